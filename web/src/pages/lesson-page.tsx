// The door to the first lesson: what it is, and a real game that begins with it.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { beginLesson, unfinished } from "../lesson/state";
import { STEPS } from "../lesson/steps";
import { ProblemNote } from "../parts/problem";
import { go } from "../base/routes";
import { t } from "../base/texts";
import { Frame } from "./frame";

const SEEN = ["D", "power", "leech", "anycult", "pass", "vp"];

export function LessonPage() {
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const begun = unfinished();
  const begin = async () => {
    setBusy(true);
    setError(null);
    try {
      go(`game/${await beginLesson(STEPS[0]!.key)}`);
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  };
  return (
    <Frame title={t("lesson-title")} lead={t("lesson-lead")} narrow>
      <section class="paper lesson-door">
        <ul class="lesson-list">
          {SEEN.map((icon, place) => (
            <li key={icon}>
              <Icon name={icon} size={34} colour="green" />
              <span>{t(`lesson-learn-${place + 1}`)}</span>
            </li>
          ))}
        </ul>
        <p class="soft">{t("lesson-any-time")}</p>
        <ProblemNote of={error} />
        <p class="row">
          {begun && (
            <a class="button main big" href={`#/game/${begun}`}>
              {t("lesson-continue")}
            </a>
          )}
          <button type="button" class={`button big ${begun ? "" : "main"}`} disabled={busy} onClick={() => void begin()}>
            {t("lesson-begin")}
          </button>
        </p>
      </section>
    </Frame>
  );
}
