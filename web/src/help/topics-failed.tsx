// The rules did not come; they can be asked for again.
import { ProblemNote } from "../parts/problem";
import { t } from "../base/texts";
import { retryTopics, topicsFailed } from "./topics";

export function TopicsFailed() {
  return (
    <>
      <ProblemNote of={topicsFailed.value} />
      <button type="button" class="button" onClick={retryTopics}>
        {t("shell-try-again")}
      </button>
    </>
  );
}
