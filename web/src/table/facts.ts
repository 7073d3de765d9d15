// Reading the facts of factions and tiles for drawing: what a structure reveals, what the next step of a track costs.
import type { Faction, Income, PlayerView } from "../api/shapes";
import { catalogue } from "../store";
import { moreGains } from "./slots";

export const STRUCTURES = ["D", "TP", "TE", "SH", "SA"];

export function factionOf(player: PlayerView): Faction | undefined {
  return catalogue.value.factions[player.faction];
}

/** What the income row shows more when one more structure has left the board. */
export function revealed(before: Income | undefined, after: Income | undefined): Record<string, number> {
  const more: Record<string, number> = {};
  for (const name of ["coins", "workers", "priests", "power"] as const) {
    const difference = (after?.[name] ?? 0) - (before?.[name] ?? 0);
    if (difference) more[name] = difference;
  }
  return more;
}

/** Factions in the order of the wheel; those of no terrain of it come last. */
export function byWheel<T extends { colour: string }>(factions: readonly T[]): T[] {
  const { wheel } = catalogue.value.common;
  const place = ({ colour }: T) => (wheel.indexOf(colour) + wheel.length + 1) % (wheel.length + 1);
  return [...factions].sort((a, b) => place(a) - place(b));
}

/** Amounts without those that are 0. */
export function some(of: Record<string, number | undefined>): Record<string, number> {
  return Object.fromEntries(Object.entries(of).filter((pair): pair is [string, number] => Boolean(pair[1])));
}

/** Some amounts of a tile's facts, and those that boxes add. */
export function gainsOf<Tile extends { more: Record<string, number> }>(
  tile: Tile,
  ...usual: (keyof Tile & string)[]
): Record<string, number | undefined> {
  const facts: Record<string, unknown> = { ...tile.more, ...tile };
  const amount = (name: string) => (typeof facts[name] === "number" ? facts[name] : undefined);
  return Object.fromEntries([...usual, ...moreGains.all].map((name) => [name, amount(name)]));
}

/** What an income brings, with what boxes add. */
export function incomeOf({ more, ...usual }: Income): Record<string, number> {
  return { ...usual, ...more };
}

/** Does the faction dig with spades at all? */
export function digs(player: PlayerView): boolean {
  return player.spade_price.some(Boolean);
}

export interface TrackStep {
  /** Levels from the first to the last. */
  levels: number[];
  level: number;
  cost: Record<string, number>;
  /** VP of the next step; nothing at the end. */
  vp: number | undefined;
}

export function shippingTrack(player: PlayerView): TrackStep | null {
  const track = factionOf(player)?.shipping;
  if (!track) return null;
  return {
    levels: range(track.start, track.top),
    level: player.shipping,
    cost: some({ coins: track.coins, priests: track.priests }),
    vp: track.vp[player.shipping - track.start],
  };
}

export function diggingTrack(player: PlayerView): TrackStep | null {
  const track = factionOf(player)?.digging;
  if (!track) return null;
  return {
    levels: range(0, track.top),
    level: player.digging,
    cost: some({ coins: track.coins, workers: track.workers, priests: track.priests }),
    vp: track.vp[player.digging],
  };
}

function range(first: number, last: number): number[] {
  return [...Array(last - first + 1).keys()].map((step) => first + step);
}

/** A value of our own that no rulebook has is marked so in its source. */
export function isHouse(source: string): boolean {
  return /\bhouse\b/.test(source);
}

/** The codes of the faction's own special action, and of its other way to take it; nothing if it has none. */
export function ownAction(player: PlayerView): { code: string; other: string } | null {
  const faction = factionOf(player);
  return faction?.action ? { code: faction.action, other: faction.other_action } : null;
}
