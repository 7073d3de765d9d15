// Which arrangement of the table fits the window, and what is open in it.
import { signal } from "@preact/signals";

export type Arrangement = "tabs" | "laptop" | "wide";
export type Tab = "players" | "cults" | "tiles" | "log" | "score";
export const TABS: Tab[] = ["players", "cults", "tiles", "log", "score"];

const small = matchMedia("(max-width: 1179px), (max-height: 559px)");
const large = matchMedia("(min-width: 1700px) and (min-height: 800px)");

const fitting = (): Arrangement => (small.matches ? "tabs" : large.matches ? "wide" : "laptop");

export const arrangement = signal<Arrangement>(fitting());
for (const query of [small, large]) query.addEventListener("change", () => (arrangement.value = fitting()));

/** What lies below the map on a small screen. */
export const tab = signal<Tab>("players");
/** What the side shows: a column of its own on a wide screen, else a drawer; nothing: shut. */
export const side = signal<"log" | "score" | null>(fitting() === "wide" ? "log" : null);
