// The rules on a page of their own: contents at the left, the topic beside it.
import { Contents, SearchField } from "../help/contents";
import { subjectOf } from "../help/topics";
import { Topic } from "../help/topic";
import { t } from "../base/texts";
import { Frame } from "./frame";

const FIRST = "the-game";

export function HelpPage({ topic }: { topic: string }) {
  const asked = topic ? decodeURIComponent(topic) : FIRST;
  const subject = subjectOf(asked);
  return (
    <Frame title={t("heading-help")} lead={t("help-app-lead")}>
      <div class="help-page">
        <div class={`paper help-side ${topic ? "" : "alone"}`}>
          <SearchField />
          <Contents current={subject.topic?.key ?? ""} />
        </div>
        <div class="paper help-main">
          <Topic asked={asked} />
        </div>
      </div>
    </Frame>
  );
}
