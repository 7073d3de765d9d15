// Addresses: everything stands behind the #, so that secrets never reach a server's log.
import { signal } from "@preact/signals";
import { isSeat, isSecret } from "../api/keys";

export type Route =
  | { page: "start" }
  | { page: "new" }
  | { page: "load" }
  | { page: "help"; topic: string }
  | { page: "lesson" }
  | { page: "game"; id: string; link?: SeatLink; row?: number };

/** What a link to a seat says; broken if it cannot be one. */
export type SeatLink = { seat: number; secret: string } | "broken";

/** `#/game/ID`, `#/game/ID/seat/2/SECRET` (leads to a seat), `#/game/ID/row/57`, `#/new`, `#/load`, `#/help/TOPIC`, `#/lesson`. */
export function readRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, "").split("/").filter(Boolean);
  const [page, id] = parts;
  if (page === "new" || page === "load" || page === "lesson") return { page };
  if (page === "help") return { page, topic: id ?? "" };
  if (page === "game" && id) {
    if (parts[2] === "seat") return { page, id, link: readLink(parts.slice(3)) };
    // links of version 0.1 call the row a ply
    if (/^(row|ply)$/.test(parts[2] ?? "") && /^\d{1,6}$/.test(parts[3] ?? "")) return { page, id, row: Number(parts[3]) };
    return { page, id };
  }
  return { page: "start" };
}

function readLink(parts: string[]): SeatLink {
  const [seat = "", secret] = parts;
  return parts.length === 2 && isSeat(seat) && isSecret(secret) ? { seat: Number(seat), secret } : "broken";
}

export const route = signal<Route>(readRoute(location.hash));
addEventListener("hashchange", () => (route.value = readRoute(location.hash)));

/** The address without the link's secret, which nobody needs any more. */
export function leaveLink(id: string): void {
  history.replaceState(null, "", `#/game/${id}`);
  route.value = readRoute(location.hash);
}

export function go(path: string): void {
  location.hash = `#/${path}`;
}
