// How far the lesson is that runs on the open game: which step, and what the learner has done in it.
import { computed } from "@preact/signals";
import type { LessonShape, LessonStepShape, LogEntry } from "../api/shapes";
import { route } from "../base/routes";
import { desk, log, view } from "../store";
import { accepts } from "./accepted";
import { lessonOf } from "./lessons";
import { keepLesson, running, type Running } from "./state";

export type Stage =
  | "read" // there is only something to read
  | "do" // the learner is to move
  | "wait" // others move
  | "done" // the learner has done it, and can decide again
  | "stray"; // the learner did something else

export interface Progress {
  lesson: LessonShape;
  step: LessonStepShape;
  /** Its place, from 0 on. */
  at: number;
  stage: Stage;
  /** The row the game is to go back to, if the learner has strayed. */
  base: number;
}

/** The row that the game's line ends with. */
const lineEnd = () => view.value?.line.at(-1) ?? 0;

/** The rows of the learner since the step began that are still played. Answers by rules are not the learner's. */
function ownRows(base: number): LogEntry[] {
  const game = view.value;
  const [own] = game?.mine ?? [];
  const line = new Set(game?.line);
  return log.value.filter(
    ({ row, seat, kind, automatic, text }) =>
      row > base && line.has(row) && seat === own && kind === "turn" && !automatic && text !== "done",
  );
}

/** May the learner decide something new? The end of a turn is no decision. */
const isAsked = () => !!desk.value && !desk.value.draft.length && desk.value.decision !== "after";

function stageOf(step: LessonStepShape, base: number): Stage {
  if (!step.moves.length) return "read";
  const rows = ownRows(base);
  const found = step.free ? rows.find(({ text }) => accepts(step.moves, text)) : rows[0];
  const ready = isAsked() || view.value?.table.over === true;
  if (found && !accepts(step.moves, found.text)) return ready ? "stray" : "wait";
  if (found) return ready ? "done" : "wait";
  return desk.value ? "do" : "wait";
}

export const progress = computed<Progress | null>(() => {
  const now = running.value;
  const game = view.value;
  if (!now || !game || route.value.page !== "game" || game.id !== now.game) return null;
  const lesson = lessonOf(now.lesson);
  if (!lesson) return null;
  const bases = standing(now, game.line);
  const at = Math.max(bases.length - 1, 0);
  const step = lesson.steps[at];
  if (!step) return null;
  const base = bases[at] ?? lineEnd();
  return { lesson, step, at, base, stage: stageOf(step, base) };
});

/** The steps that begin on the game's line: whoever takes moves back goes back in the lesson, too. */
function standing(now: Running, line: number[]): number[] {
  const gone = now.bases.findIndex((base) => !line.includes(base));
  return gone < 0 ? now.bases : now.bases.slice(0, gone);
}

/** To the next step, or where no step has begun yet, to the first. Whoever moves while there is only something to read has
 * moved in the step that follows. */
export function goOn(): void {
  const now = running.peek();
  const game = view.peek();
  const at = progress.peek();
  if (!now || !game) return;
  const base = at?.stage === "read" && now.bases.length ? at.base : (game.line.at(-1) ?? 0);
  keepLesson({ ...now, bases: [...standing(now, game.line), base] });
}

export function begin(): void {
  const now = running.peek();
  if (now && !now.bases.length) goOn();
}
