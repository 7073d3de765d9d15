// Games this browser knows, with the keys of its seats: who has a key plays that seat.
import { signal } from "@preact/signals";
import type { Created } from "./shapes";

export interface KnownGame {
  id: string;
  title: string;
  at: number; // when it was last open, in milliseconds
  host?: string;
  seats: Record<string, string>; // key by seat
}

const PLACE = "mystica.games";

function kept(): KnownGame[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as KnownGame[]).filter((game) => typeof game?.id === "string" && game.seats && Number.isFinite(game.at)) : [];
  } catch {
    return [];
  }
}

export const games = signal<KnownGame[]>(kept());

function keep(list: KnownGame[]): void {
  games.value = [...list].sort((a, b) => b.at - a.at);
  try {
    localStorage.setItem(PLACE, JSON.stringify(games.value));
  } catch {
    // a browser that keeps nothing: they last as long as the page
  }
}

/** Remember a game, or something more about it. */
export function know(id: string, more: Partial<KnownGame>): void {
  const old = games.value.find((game) => game.id === id) ?? { id, title: "", at: 0, seats: {} };
  const seats = { ...old.seats, ...more.seats };
  keep([...games.value.filter((game) => game.id !== id), { ...old, ...more, seats }]);
}

export function knowCreated(created: Created, title: string): void {
  const seats = Object.fromEntries(created.links.map((link) => [String(link.seat), link.key]));
  know(created.id, { title, at: Date.now(), host: created.host, seats });
}

export function forget(id: string): void {
  keep(games.value.filter((game) => game.id !== id));
}

/** All keys this browser has for a game, the host's included. */
export function keysOf(id: string): string[] {
  const game = games.value.find((known) => known.id === id);
  return game ? [...Object.values(game.seats), ...(game.host ? [game.host] : [])] : [];
}
