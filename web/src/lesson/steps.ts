// The steps of the first lesson. A step waits for the learner to do something, or has a button to go on.
import type { LogEntry } from "../api/shapes";
import { desk, log, selected, view } from "../store";
import type { Tab } from "../table/layout";

export interface Step {
  key: string;
  /** Where to look: selectors, the first that is on the page counts. */
  at?: () => string[];
  /** Where it lies on a small screen. */
  tab?: Tab;
  /** The learner has done it; without this there is a button to go on. */
  done?: (base: number) => boolean;
  /** Not yet: others are still playing, or the question is another one. */
  waits?: () => boolean;
}

const own = () => view.value?.mine[0] ?? 0;

/** Own turns since the step began, those of automatic rules left out. */
function ownRows(base: number): LogEntry[] {
  return log.value.filter((entry) => entry.row > base && entry.seat === own() && entry.kind === "turn" && !entry.automatic);
}

const drafted = () => (desk.value?.draft.length ?? 0) > 0;

/** Spaces of the choices that are made of exactly these parts: nothing is converted for them. */
function spacesFor(...parts: string[]): string[] {
  const fitting = desk.value?.moves.filter((choice) => choice.steps.map((step) => step.key).join() === parts.join()) ?? [];
  return fitting.map((choice) => `[data-space="${choice.spaces[0]}"]`);
}

const CONFIRM = '[data-testid="confirm"]';
const OWN_BOARD = ".player-board[data-mine]";
const board = () => [OWN_BOARD];
// a complete draft asks nothing more, and is still the learner's
const myTurn = () => desk.value?.decision === "turn" || drafted();
const round = () => view.value?.table.round ?? 0;

/** Where to look while a turn is being put together: what is to be touched, its choices, then the confirmation. */
function acting(first: () => string[]): string[] {
  if (drafted()) return [CONFIRM];
  return selected.value ? [".play-popover", ".play-sheet", ...first()] : first();
}

export const STEPS: Step[] = [
  { key: "welcome" },
  { key: "map", at: () => [".map-place"] },
  { key: "card", at: () => acting(() => [".play-offered", ".bonus-cards"]), tab: "tiles", done: (base) => ownRows(base).length > 0 },
  { key: "goods", at: board, tab: "players" },
  { key: "power", at: () => [`${OWN_BOARD} .resource.power`, OWN_BOARD], tab: "players" },
  {
    key: "build",
    at: () => [...spacesFor("build"), ...spacesFor("transform", "build")],
    waits: () => !myTurn(),
    done: (base) => selected.value?.startsWith("space:") === true || drafted() || ownRows(base).length > 0,
  },
  {
    key: "confirm",
    at: () => acting(() => [".play-place"]),
    done: (base) => ownRows(base).length > 0,
  },
  { key: "others", at: () => [".turn-order"], done: () => myTurn() && !drafted() },
  {
    key: "spades",
    at: () => acting(() => [...spacesFor("transform", "build"), ...spacesFor("transform")]),
    waits: () => !myTurn(),
    done: (base) => ownRows(base).length > 0,
  },
  { key: "cults", at: () => [".cult-board"], tab: "cults" },
  { key: "points", at: () => [".scoring-tile[data-current]", ".scoring-tiles"], tab: "tiles" },
  {
    key: "pass",
    tab: "tiles",
    at: () => (myTurn() ? acting(() => [".bonus-cards"]) : []),
    done: () => !drafted() && (round() > 1 || (view.value?.table.players[own()]?.passed ?? false)),
  },
  { key: "income", at: board, tab: "players", waits: () => round() < 2 },
  { key: "end" },
];

/** What may come up at any time, explained once: named after the decision. */
export const INTERRUPTIONS: Step[] = [
  { key: "leech", at: () => [".leech-question"], done: () => desk.value?.decision !== "leech" },
  { key: "favor", at: () => [".play-offered", ".favor-tiles"], done: () => desk.value?.decision !== "favor" },
];

export const stepOf = (key: string) => [...STEPS, ...INTERRUPTIONS].find((step) => step.key === key);
export const after = (key: string) => STEPS[STEPS.findIndex((step) => step.key === key) + 1];
