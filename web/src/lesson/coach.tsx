// The coach: a card that says what to do next and waits until it is done. It can be folded, and left at any time.
import { effect, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { LessonStepShape } from "../api/shapes";
import { Icon } from "../art/icons";
import { go } from "../base/routes";
import { t } from "../base/texts";
import { useAttempt } from "../parts/attempt";
import { IconButton } from "../parts/icon-button";
import { ProblemNote } from "../parts/problem";
import { choose, desk, ended, isLegal, selected, takeBack, view } from "../store";
import { fold } from "../play/acts";
import { openHelp } from "../store/help";
import { putResultAway } from "../table/final-screen";
import { arrangement } from "../table/layout";
import { accepts, leadsTo } from "./accepted";
import { fetchLessons, lessonAfter, lessons } from "./lessons";
import { selectorOf, show, trayOf } from "./look";
import { begin, goOn, progress, type Progress } from "./progress";
import { usePlaces } from "./spot";
import { beginLesson, finish, keepLesson, running } from "./state";

/** The step whose card is folded to its head. */
const foldedAt = signal("");

const keyOf = ({ lesson, step }: Progress) => `${lesson.key} ${step.key}`;
const isLast = ({ lesson, at }: Progress) => at === lesson.steps.length - 1;

// a step that is done goes on by itself; the last card is the lesson's end
effect(() => {
  const now = progress.value;
  if (!now) return;
  begin();
  if (ended.value) putResultAway();
  if (now.stage === "done") goOn();
  if (isLast(now)) finish(now.lesson.key);
});

// beside what was clicked, or in the bar
const CONFIRM = ['[data-testid="confirm-here"]', '[data-testid="confirm"]'];
const CHOICES = [".play-popover", ".play-sheet", ".play-offered:not(.folded)"];

/** Where to look: at what the card speaks of, then at what it offers, then at the confirmation. */
function places({ step, stage }: Progress): string[] {
  const look = step.look.map(selectorOf);
  if (stage === "wait" || stage === "stray") return [];
  if (stage !== "do") return look;
  const draft = desk.value?.draft ?? [];
  if (desk.value?.complete && accepts(step.moves, draft.map(({ text }) => text).join(". "))) return CONFIRM;
  if (draft.length && !selected.value) {
    return [...step.look.slice(1).filter(isLegal).map(selectorOf), ...CHOICES, trayOf(desk.value?.decision ?? ""), ...look];
  }
  return selected.value ? [...CHOICES, ...look] : look;
}

/** How well a choice suits: the lesson names the best moves first; a whole one beats a beginning, a plain one a detour. */
function suits({ moves }: LessonStepShape, text: string): number {
  const place = moves.findIndex((move) => accepts([move], text));
  return (place < 0 ? -100 : -place) * 1000 - text.length;
}

/** Put the move of the step into the draft, or as much of it as is one choice. */
async function showMove({ step }: Progress): Promise<void> {
  const fitting = desk.value?.moves.map(({ text }) => text).filter((text) => leadsTo(step.moves, text)) ?? [];
  const [best] = fitting.sort((one, other) => suits(step, other) - suits(step, one));
  if (best) await choose(best);
}

function Card({ now }: { now: Progress }) {
  const { lesson, step, at, stage, base } = now;
  const name = `lesson-${lesson.key}-${step.key}`;
  const key = keyOf(now);
  const card = useRef<HTMLElement>(null);
  const { spot, left, top } = usePlaces(card, () => places(now));
  const small = arrangement.value === "tabs";
  // on a phone what was touched needs the room
  const acting = stage === "do" && (!!selected.value || !!desk.value?.draft.length);
  const folded = foldedAt.value === key || (small && acting);
  useEffect(() => {
    // whoever plays by keys and is nowhere yet, or in the card, goes on from its button
    const active = document.activeElement;
    if (active && active !== document.body && !card.current!.contains(active)) return;
    card.current!.querySelector<HTMLElement>(".button.main")?.focus({ preventScroll: true });
  }, [key, stage]);
  useEffect(() => {
    if (stage !== "read" && stage !== "do") return;
    if (step.look[0]) show(step.look[0]);
    fold(stage === "read"); // what is offered would lie over what the card speaks of
  }, [key, stage === "wait"]);
  const text = stage === "wait" ? "lesson-wait" : stage === "stray" ? "lesson-stray" : `${name}-text`;
  return (
    <>
      {spot && <div class="coach-spot" style={`left:${spot.left}px;top:${spot.top}px;width:${spot.width}px;height:${spot.height}px`} />}
      <section
        class="coach"
        ref={card}
        style={`left:${left}px;top:${top}px`}
        aria-label={t(`lesson-${lesson.key}`)}
        data-step={step.key}
        data-stage={stage}
        data-folded={folded || undefined}
      >
        <header>
          <p class="coach-count">{t("lesson-step", { n: at + 1, total: lesson.steps.length })}</p>
          {folded && <p class="coach-short">{step.moves.length ? t(`${name}-task`) : t(name)}</p>}
          {!(small && acting) && (
            <IconButton
              class="icon-button"
              label={t(folded ? "lesson-unfold" : "lesson-fold")}
              aria-expanded={!folded}
              onClick={() => (foldedAt.value = folded ? "" : key)}
            >
              <Icon name={folded ? "plus" : "minus"} size={14} />
            </IconButton>
          )}
          <IconButton class="icon-button" label={t("lesson-leave")} onClick={() => keepLesson(null)}>
            <Icon name="close" size={14} />
          </IconButton>
        </header>
        {!folded && (
          <>
            <div aria-live="polite">
              <h2>{t(name)}</h2>
              <p>{t(text)}</p>
              {stage === "do" && <p class="coach-task">{t(`${name}-task`)}</p>}
            </div>
            <Buttons now={now} base={base} />
          </>
        )}
      </section>
    </>
  );
}

function Buttons({ now, base }: { now: Progress; base: number }) {
  const { step, stage, lesson } = now;
  const seat = view.value?.mine[0] ?? 0;
  const { error, busy, attempt } = useAttempt();
  const next = isLast(now) ? lessonAfter(lesson.key) : undefined;
  return (
    <>
      <ProblemNote of={error} />
      <footer>
        {step.rule && (
          <button type="button" class="button" onClick={() => openHelp(step.rule)}>
            {t("lesson-more")}
          </button>
        )}
        {stage === "do" && !desk.value?.draft.length && (
          <button type="button" class="button" onClick={() => void showMove(now)}>
            {t("lesson-show")}
          </button>
        )}
        {stage === "stray" && (
          <button type="button" class="button main" onClick={() => void takeBack(seat, base)}>
            {t("lesson-take-back")}
          </button>
        )}
        {stage === "read" && !isLast(now) && (
          <button type="button" class="button main" onClick={goOn}>
            {t("lesson-next")}
          </button>
        )}
        {isLast(now) && (
          <>
            <a class="button" href="#/lesson">
              {t("lesson-all")}
            </a>
            {next ? (
              <button
                type="button"
                class="button main"
                disabled={busy}
                onClick={() => void attempt(async () => go(await beginLesson(next.key)))}
              >
                {t("lesson-next-one", { lesson: t(`lesson-${next.key}`) })}
              </button>
            ) : (
              <button type="button" class="button main" onClick={() => keepLesson(null)}>
                {t("lesson-play-on")}
              </button>
            )}
          </>
        )}
      </footer>
    </>
  );
}

export function Coach() {
  const known = lessons.value.length > 0;
  useEffect(() => {
    if (!known) void fetchLessons();
  }, [running.value?.game]);
  const now = progress.value;
  return now && <Card now={now} key={now.lesson.key} />;
}
