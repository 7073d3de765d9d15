// What the others did since one's own last turn, step by step: until the own next turn ends.
import { computed, signal } from "@preact/signals";
import { desk, log, past, view } from "../store";
import { ownSeat } from "../table/seats";
import { isAnswer, mainEvents, roundsOf, type Row, type Turn } from "./groups";

/** A turn of another player; the first one is step 1. */
export interface Step {
  n: number;
  turn: Turn;
}

const brief = (row: Row): Row => ({ ...row, events: mainEvents(row.events) });

/** The seat whose last turn counts, and the row that it ended with. */
const lastOwn = computed(() => {
  const game = view.value;
  const seat = desk.value?.seat ?? ownSeat.value;
  if (!game || seat === null) return null;
  const counted = new Set(game.line);
  const own = log.value.findLast((entry) => entry.kind === "turn" && counted.has(entry.row) && entry.seat === seat && !isAnswer(entry));
  return own ? { seat, row: own.row } : null;
});

/** The turns of the others, in short, with the own answers to them. */
export const steps = computed<Step[]>(() => {
  const own = lastOwn.value;
  if (!own || past.value) return [];
  const counted = new Set(view.value!.line);
  return roundsOf(log.value.filter(({ kind, row }) => kind === "turn" && row >= own.row && counted.has(row)))
    .flatMap((round) => round.turns)
    .filter((turn) => turn.seat >= 0 && turn.seat !== own.seat)
    .map((turn) => ({ ...turn, rows: turn.rows.filter(({ entry }) => !isAnswer(entry) || entry.seat === own.seat).map(brief) }))
    .filter((turn) => turn.rows.length)
    .map((turn, at) => ({ n: at + 1, turn }));
});

/** The own row after which the news were put away: those of the next turn are shown again. */
const putAway = signal(-1);

export const newsAway = computed(() => lastOwn.value !== null && putAway.value === lastOwn.value.row);

export function showNews(on: boolean): void {
  putAway.value = on ? -1 : (lastOwn.value?.row ?? -1);
}

/** The steps that changed a space, by its label; none while they are put away. */
export const stepsOn = computed(() => {
  const found = new Map<string, Step[]>();
  if (newsAway.value) return found;
  for (const step of steps.value)
    for (const space of new Set(step.turn.rows.flatMap(({ entry }) => (isAnswer(entry) ? [] : entry.spaces))))
      found.set(space, [...(found.get(space) ?? []), step]);
  return found;
});
