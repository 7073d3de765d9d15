// The table of contents of the rules, and the search over them.
import type { TopicShape } from "../api/shapes";
import { t } from "../base/texts";
import { searched } from "../store/help";
import { TopicLink } from "./prose";
import { chapters, search, topicsFailed } from "./topics";
import { TopicsFailed } from "./topics-failed";

const FOUND = 30; // more are not read anyway

function Titles({ of, current }: { of: TopicShape[]; current: string }) {
  return (
    <ul>
      {of.map((topic) => (
        <li key={topic.key} class={topic.key === current ? "current" : ""}>
          <TopicLink to={topic.key}>{topic.title}</TopicLink>
        </li>
      ))}
    </ul>
  );
}

export function SearchField() {
  return (
    <label class="search">
      <span class="hidden-text">{t("help-app-search")}</span>
      <input
        type="search"
        value={searched.value}
        placeholder={t("help-app-search")}
        onInput={(event) => (searched.value = event.currentTarget.value)}
      />
    </label>
  );
}

/** Results while something is searched, else the chapters; the one with the current topic is open. */
export function Contents({ current = "" }: { current?: string }) {
  const text = searched.value.trim();
  if (topicsFailed.value) return <TopicsFailed />;
  if (text) {
    const found = search(text);
    return (
      <div class="contents" role="status">
        <p class="soft">{t("help-app-found", { n: found.length })}</p>
        <Titles of={found.slice(0, FOUND)} current={current} />
      </div>
    );
  }
  return (
    <nav class="contents" aria-label={t("help-app-contents")}>
      {chapters().map(([chapter, list], place) => (
        <details key={chapter} open={current ? list.some((topic) => topic.key === current) : place === 0}>
          <summary>{chapter}</summary>
          <Titles of={list} current={current} />
        </details>
      ))}
    </nav>
  );
}
