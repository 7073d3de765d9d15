// Which arrangement of the table fits the window, and what is open in it.
import { computed, effect, signal } from "@preact/signals";
import { asked, closeHelp, openHelp } from "../store/help";

export type Arrangement = "tabs" | "laptop" | "wide";
export type Tab = "players" | "cults" | "tiles" | "log" | "score";
export const TABS: Tab[] = ["players", "cults", "tiles", "log", "score"];

const small = matchMedia("(max-width: 1179px), (max-height: 559px)");
const large = matchMedia("(min-width: 1700px) and (min-height: 800px)");
const long = matchMedia("(min-aspect-ratio: 2 / 1)");

const fitting = (): Arrangement => (small.matches ? "tabs" : large.matches ? "wide" : "laptop");
const apart = () => large.matches && long.matches;

export const arrangement = signal<Arrangement>(fitting());
/** Is the window so wide for its height that the log stands beside the boards? Else it stands below them. */
export const sideApart = signal(apart());
for (const query of [small, large, long])
  query.addEventListener("change", () => {
    arrangement.value = fitting();
    sideApart.value = apart();
  });

/** What lies below the map on a small screen. */
export const tab = signal<Tab>("players");

// ---- the column of the log, the score and help ------------------------------------------------------------------

export type SideTab = "log" | "score";
export type SideShown = SideTab | "help";

const PLACE = "mystica.column";
const SHUT = "shut";

/** As it was left the last time; at first it is open where there is much room. */
function kept(): SideTab | null {
  const usual = fitting() === "wide" ? "log" : null;
  try {
    const found = localStorage.getItem(PLACE);
    return found === "log" || found === "score" ? found : found === SHUT ? null : usual;
  } catch {
    return usual; // a browser that keeps nothing
  }
}

/** What the column has open; nothing: it is shut. */
export const side = signal<SideTab | null>(kept());

let first = true;
effect(() => {
  const now = side.value ?? SHUT;
  if (!first)
    try {
      localStorage.setItem(PLACE, now);
    } catch {
      // it lasts as long as the page
    }
  first = false;
});

/** The tab of the column that is seen: what was asked comes before the rest, and gives way to it again. */
export const sideShown = computed<SideShown | null>(() =>
  arrangement.value === "tabs" ? null : asked.value === null ? side.value : "help",
);

export function showSide(what: SideShown): void {
  if (what === "help") return openHelp("");
  closeHelp();
  side.value = what;
}

/** Shows a tab of the column, or shuts the column if that is the tab which is seen. */
export function toggleSide(what: SideTab): void {
  if (sideShown.value === what) side.value = null;
  else showSide(what);
}

export function shutSide(): void {
  side.value = null;
  closeHelp();
}
