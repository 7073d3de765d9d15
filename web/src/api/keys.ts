// Games this browser knows, with the keys of its seats: who has a key plays that seat. Invitations are for others: they
// are kept to be shown again, and never sent along.
import { signal } from "@preact/signals";
import type { Created, SeatShape, View } from "./shapes";

/** How a game stood when it was last heard of. */
export interface Standing {
  status: View["status"];
  /** Those played in this browser. */
  factions: string[];
  /** Of a finished game with one own seat. */
  result?: { place: number; players: number; vp: number };
}

/** Who sits where, as far as it takes to say so. */
export type KnownSitter = Pick<SeatShape, "name" | "bot" | "claimed">;

export interface KnownGame {
  id: string;
  title: string; // empty where nobody has given one: then it is called after those who sit there
  sitting?: KnownSitter[];
  read?: string[]; // notes that were put away
  at: number; // when it was last open, in milliseconds
  standing?: Standing;
  host?: string;
  seats: Record<string, string>; // key by seat
  invitations?: Record<string, string>; // by seat, until somebody has come
}

const PLACE = "mystica.games";
const SECRET = /^[A-Za-z0-9_-]{22}$/;
const SEAT = /^[0-4]$/;

export const isSecret = (text: unknown): text is string => typeof text === "string" && SECRET.test(text);
export const isSeat = (text: string) => SEAT.test(text);

/** What can be a secret of a seat: anything else would only spoil every request. */
function secretsIn(found: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(found ?? {}).filter(([seat, secret]) => isSeat(seat) && isSecret(secret)));
}

export function standingOf({ status, mine, table: { players } }: View): Standing {
  const own = mine.flatMap((seat) => players[seat] ?? []);
  const factions = own.flatMap(({ faction }) => faction || []);
  const [only] = own;
  if (status !== "over" || !only || own.length > 1) return { status, factions };
  const place = 1 + players.filter(({ vp }) => vp > only.vp).length;
  return { status, factions, result: { place, players: players.length, vp: only.vp } };
}

export const sittingOf = ({ seats }: View): KnownSitter[] => seats.map(({ name, bot, claimed }) => ({ name, bot, claimed }));

/** Those that go on come first, of each kind the one that was open last. */
export function inOrder(list: KnownGame[]): KnownGame[] {
  const ended = ({ standing }: KnownGame) => Number(standing !== undefined && standing.status !== "open");
  return [...list].sort((a, b) => ended(a) - ended(b) || b.at - a.at);
}

function cleaned(game: KnownGame): KnownGame {
  const { host, standing, ...rest } = game;
  const known = standing && Array.isArray(standing.factions) ? { standing } : {};
  if (!Array.isArray(rest.sitting)) delete rest.sitting;
  if (!Array.isArray(rest.read)) delete rest.read;
  return { ...rest, ...known, ...(isSecret(host) ? { host } : {}), seats: secretsIn(game.seats), invitations: secretsIn(game.invitations) };
}

/** As the browser has it; nothing if it has none. */
function stored(): KnownGame[] | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "null");
    if (!Array.isArray(found)) return null;
    return (found as KnownGame[]).filter((game) => typeof game?.id === "string" && game.seats && Number.isFinite(game.at)).map(cleaned);
  } catch {
    return null;
  }
}

export const games = signal<KnownGame[]>(stored() ?? []);

// other windows of this browser come to seats, too
addEventListener("storage", (event) => {
  if (event.key === PLACE || event.key === null) games.value = stored() ?? [];
});

/** Change what is kept, as it is now: another window may have kept a key since. */
function keep(change: (list: KnownGame[]) => KnownGame[]): void {
  games.value = change(stored() ?? games.value).sort((a, b) => b.at - a.at);
  try {
    localStorage.setItem(PLACE, JSON.stringify(games.value));
  } catch {
    // a browser that keeps nothing: they last as long as the page
  }
}

/** Remember a game, or something more about it. */
export function know(id: string, more: Partial<KnownGame>): void {
  keep((list) => {
    const old = list.find((game) => game.id === id) ?? { id, title: "", at: 0, seats: {} };
    const seats = { ...old.seats, ...more.seats };
    const invitations = { ...old.invitations, ...more.invitations };
    return [...list.filter((game) => game.id !== id), { ...old, ...more, seats, invitations }];
  });
}

export function knowCreated(created: Created, title: string, sitting?: KnownSitter[]): void {
  const seats = Object.fromEntries(created.keys.map(({ seat, key }) => [String(seat), key]));
  const invitations = Object.fromEntries(created.invitations.map(({ seat, secret }) => [String(seat), secret]));
  know(created.id, { title, sitting, at: Date.now(), host: created.host, seats, invitations });
}

/** A note of a game that was read and put away. */
export function putAway(id: string, note: string): void {
  know(id, { read: [...(knownGame(id)?.read ?? []), note] });
}

/** Notes that are of use again. */
export function takeOut(id: string, notes: string[]): void {
  const read = knownGame(id)?.read ?? [];
  if (read.some((note) => notes.includes(note))) know(id, { read: read.filter((note) => !notes.includes(note)) });
}

export function forget(id: string): void {
  keep((list) => list.filter((game) => game.id !== id));
}

/** Keys that fit no more, and invitations that somebody has followed. */
export function forgetSecrets(id: string, what: "seats" | "invitations", seats: number[]): void {
  const without = (secrets: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(secrets).filter(([seat]) => !seats.includes(Number(seat))));
  if (seats.some((seat) => knownGame(id)?.[what]?.[seat]))
    keep((list) => list.map((game) => (game.id === id ? { ...game, [what]: without(game[what]) } : game)));
}

export function knownGame(id: string): KnownGame | undefined {
  return games.value.find((known) => known.id === id);
}

/** All keys this browser has for a game, the host's included. */
export function keysOf(id: string): string[] {
  const game = knownGame(id);
  return game ? [...Object.values(game.seats), ...(game.host ? [game.host] : [])] : [];
}
