// The course: the lessons in their order, with a tick at those that were taken.
import { useEffect } from "preact/hooks";
import type { LessonShape } from "../api/shapes";
import { Icon } from "../art/icons";
import { go } from "../base/routes";
import { t } from "../base/texts";
import { fetchLessons, lessonOf, lessons } from "../lesson/lessons";
import { beginLesson, done, unfinished } from "../lesson/state";
import { useAttempt } from "../parts/attempt";
import { ProblemNote } from "../parts/problem";
import { catalogue } from "../store";
import { Frame } from "./frame";

/** The colour of the faction one plays in it, for its icon. */
const colourOf = (lesson: LessonShape) => catalogue.value.factions[lesson.factions[lesson.seat]!]?.colour;

export function LessonPage() {
  const { busy, error, attempt } = useAttempt();
  useEffect(() => void attempt(fetchLessons), []);
  const begun = unfinished();
  const next = lessons.value.find(({ key }) => !done.value.includes(key));
  const begin = (key: string) => void attempt(async () => go(await beginLesson(key)));
  return (
    <Frame title={t("lesson-title")} lead={t("lesson-lead")} narrow>
      <section class="paper lesson-door">
        <ProblemNote of={error} />
        {begun && lessonOf(begun.lesson) && (
          <p class="row">
            <a class="button main big" href={`#/game/${begun.game}`}>
              {t("lesson-continue", { lesson: t(`lesson-${begun.lesson}`) })}
            </a>
          </p>
        )}
        <ol class="lesson-list">
          {lessons.value.map((lesson, place) => (
            <li key={lesson.key} data-lesson={lesson.key} data-done={done.value.includes(lesson.key) || undefined}>
              <Icon name={lesson.icon} size={34} colour={colourOf(lesson)} />
              <div>
                <h2>
                  {t("lesson-number", { n: place + 1, lesson: t(`lesson-${lesson.key}`) })}
                  {done.value.includes(lesson.key) && <Icon name="check" size={18} title={t("lesson-done")} />}
                </h2>
                <p>{t(`lesson-${lesson.key}-about`)}</p>
              </div>
              <button
                type="button"
                class={`button ${lesson === next && !begun ? "main" : ""}`}
                aria-label={t("lesson-begin-one", { lesson: t(`lesson-${lesson.key}`) })}
                disabled={busy}
                onClick={() => begin(lesson.key)}
              >
                {t(done.value.includes(lesson.key) ? "lesson-again" : "lesson-begin")}
              </button>
            </li>
          ))}
        </ol>
        <p class="soft">{t("lesson-any-time")}</p>
      </section>
    </Frame>
  );
}
