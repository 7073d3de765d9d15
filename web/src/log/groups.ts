// The log as people read it: rounds, in them turns, in them what happened.
import type { EventShape, LogEntry } from "../api/shapes";

const CHANGES = ["vp", "coins", "workers", "priests", "power", "tokens", "fire", "water", "earth", "air"];
// what happens to all at the end of a round or of the game belongs to nobody's turn
const OF_ALL = new Set(["round", "income", "cult-bonus", "cult-spades", "cult-score", "area-score", "resource-score", "win"]);
// answers of others stand in the turn that asked
const ANSWERS = new Set(["take-power", "decline-power", "later"]);
// what goes without saying: an offer is told by its answer, the end of a turn by the next one
const SILENT = new Set(["offer", "end-turn"]);

// what follows from a move; a summary does without it
const FOLLOWS = new Set([
  "skip",
  "advance",
  "shipping",
  "scoring-tile",
  "favor-tile",
  "card-vp",
  "faction-gain",
  "gain",
  "loss",
  "offer-void",
  "town-founded",
]);
// what pays for a move
const PAYS = new Set(["sacrifice", "convert"]);

export interface Row {
  entry: LogEntry;
  events: EventShape[];
  /** What it changed for its player. */
  changes: Record<string, number>;
}

export interface Turn {
  /** -1: nobody's, what happens to all. */
  seat: number;
  rows: Row[];
}

export interface Round {
  round: number;
  turns: Turn[];
}

// tokens that leave the game are told in words: beside the power that was spent they would read as the same thing twice
const SHOWN = CHANGES.filter((name) => name !== "tokens");

/** What events changed for a seat, summed up. */
export function changesOf(events: EventShape[], seat: number): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const event of events)
    if (event.seat === seat)
      for (const name of SHOWN) {
        const n = event.args[name];
        if (typeof n === "number" && n) sum[name] = (sum[name] ?? 0) + n;
      }
  return Object.fromEntries(Object.entries(sum).filter(([, n]) => n));
}

/** Several alike in a row (one token after the other) become one. */
function merged(events: EventShape[]): EventShape[] {
  const found: EventShape[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const alike = last && last.key === event.key && last.seat === event.seat;
    const names = Object.keys(event.args);
    if (alike && names.every((name) => CHANGES.includes(name) && name in last.args) && names.length === Object.keys(last.args).length) {
      const args = { ...last.args };
      for (const name of names) args[name] = Number(args[name]) + Number(event.args[name]);
      found[found.length - 1] = { ...last, args };
    } else found.push(event);
  }
  return found;
}

/** The moves alone, without what paid for them and what followed. */
export function mainEvents(events: EventShape[]): EventShape[] {
  const moves = events.filter((event) => !FOLLOWS.has(event.key));
  const main = moves.filter((event) => !PAYS.has(event.key));
  return main.length ? main : moves;
}

export function isFollowUp(event: EventShape): boolean {
  return FOLLOWS.has(event.key);
}

export function isAnswer(entry: LogEntry): boolean {
  return ANSWERS.has(entry.events[0]?.key ?? "");
}

const owned = new WeakMap<LogEntry, EventShape[]>(); // the same list for the same row, however often it is asked for

/** What the row's player did, and what followed from it. */
function ownEvents(entry: LogEntry): EventShape[] {
  let found = owned.get(entry);
  if (!found) owned.set(entry, (found = merged(entry.events.filter((event) => !OF_ALL.has(event.key) && !SILENT.has(event.key)))));
  return found;
}

/** Does the row belong to the turn above it? Whoever alone has not passed takes one turn after the other. */
function goesOn(turn: Turn, entry: LogEntry): boolean {
  if (entry.kind !== "turn" || turn.seat === -1) return false;
  if (isAnswer(entry)) return true;
  if (turn.seat !== entry.seat) return false;
  return entry.decision !== "turn" || turn.rows.every((row) => row.entry.decision !== "turn");
}

/** What the player of a row did in that turn, as far as that row; what happened to all where nobody did anything. */
export function toldAt(entries: LogEntry[], row: number): EventShape[] {
  const at = entries.find((entry) => entry.row === row);
  if (!at) return [];
  const own =
    at.seat < 0 || isAnswer(at)
      ? undefined
      : roundsOf(entries)
          .flatMap(({ turns }) => turns)
          .find((turn) => holds(turn, at));
  const rows = own?.rows.filter(({ entry }) => entry.seat === at.seat && entry.row <= row) ?? [];
  const told = mainEvents(rows.flatMap(({ events }) => events));
  return told.length ? told : at.events.slice(0, 1);
}

const holds = (turn: Turn, at: LogEntry) => turn.seat === at.seat && turn.rows.some(({ entry }) => entry === at);

export function roundsOf(entries: LogEntry[]): Round[] {
  const rounds: Round[] = [{ round: 0, turns: [] }];
  let turn: Turn | null = null;
  const open = (seat: number): Turn => {
    turn = { seat, rows: [] };
    rounds.at(-1)!.turns.push(turn);
    return turn;
  };
  for (const entry of entries) {
    const own = ownEvents(entry);
    if (own.length || entry.kind === "back") {
      const place: Turn = turn !== null && goesOn(turn, entry) ? turn : open(entry.seat);
      place.rows.push({ entry, events: own, changes: changesOf(own, entry.seat) });
    }
    if (entry.events.some((event) => event.key === "end-turn")) turn = null;
    for (const event of entry.events) {
      if (!OF_ALL.has(event.key)) continue;
      if (event.key === "round") {
        rounds.push({ round: Number(event.args.round), turns: [] });
        turn = null;
      }
      const place: Turn = turn !== null && (turn as Turn).seat === -1 ? turn : open(-1);
      place.rows.push({ entry, events: [event], changes: event.seat >= 0 ? changesOf([event], event.seat) : {} });
    }
  }
  return rounds.filter((round) => round.turns.length);
}
