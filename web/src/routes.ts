// Addresses: everything stands behind the #, so that secrets never reach a server's log.
import { signal } from "@preact/signals";

export type Route =
  | { page: "start" }
  | { page: "new" }
  | { page: "load" }
  | { page: "help"; topic: string }
  | { page: "lesson" }
  | { page: "game"; id: string; seat?: number; key?: string; ply?: number };

/** `#/game/ID`, `#/game/ID/seat/2/KEY` (claims a seat), `#/game/ID/ply/57`, `#/new`, `#/load`, `#/help/TOPIC`, `#/lesson`. */
export function readRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, "").split("/").filter(Boolean);
  const [page, id] = parts;
  if (page === "new" || page === "load" || page === "lesson") return { page };
  if (page === "help") return { page, topic: id ?? "" };
  if (page === "game" && id) {
    if (parts[2] === "seat" && parts[4]) return { page, id, seat: Number(parts[3]), key: parts[4] };
    if (parts[2] === "ply" && /^\d{1,6}$/.test(parts[3] ?? "")) return { page, id, ply: Number(parts[3]) };
    return { page, id };
  }
  return { page: "start" };
}

export const route = signal<Route>(readRoute(location.hash));
addEventListener("hashchange", () => (route.value = readRoute(location.hash)));

export function go(path: string): void {
  location.hash = `#/${path}`;
}
