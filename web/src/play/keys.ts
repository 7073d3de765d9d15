// All shortcuts of the game page in one place, so that no key is given away twice.
import { overlayNames } from "../board/overlay-layer";
import { desk, isLegal, overlay, past, selected, showOverlay, view } from "../store";
import { asked, closeHelp } from "../store/help";
import { leavePast } from "../log/looking";
import { arrangement, side, tab, toggleSide } from "../table/layout";
import { close, confirm, fold, folded, open, panel, redo, restart, shortcutsOpen, toggle, undo } from "./acts";
import { allTargets, targetOf } from "./anchor";
import { wasting } from "./draft";
import { watchLayers } from "./layers";
import { offered, offeredOpen } from "./offered";
import { closeSelection } from "./popover";

export interface Shortcut {
  /** `play-key-<id>` says what it does. */
  id: string;
  keys: string[];
  run(event: KeyboardEvent): void;
}

/** The log or the score: as a tab, or at the side. */
const show = (what: "log" | "score") => () => {
  if (arrangement.value === "tabs") tab.value = what;
  else toggleSide(what);
};

/** Go to the next thing on the table that something can be done with, or to the one before. */
function nextLegal(step: 1 | -1): void {
  const all = allTargets().filter((element) => isLegal(targetOf(element)!) && element.getClientRects().length > 0);
  const at = all.indexOf(document.activeElement as HTMLElement | SVGElement);
  all[(at < 0 && step < 0 ? all.length - 1 : at + step + all.length) % all.length]?.focus();
}

/** The overlays one after the other, then none. */
function nextOverlay(): void {
  const at = overlay.value ? overlayNames().indexOf(overlay.value) + 1 : 0;
  void showOverlay(overlayNames()[at] ?? null, desk.value?.seat ?? view.value?.mine[0] ?? view.value?.table.decider ?? 0);
}

const closeTop = watchLayers([
  { shown: () => selected.value, close: closeSelection },
  { shown: () => panel.value, close },
  { shown: () => asked.value, close: closeHelp },
  { shown: () => (arrangement.value === "tabs" ? null : side.value), close: () => (side.value = null) },
  { shown: () => (past.value ? "past" : null), close: leavePast },
  { shown: () => (offeredOpen.value ? "offered" : null), close: () => fold(true) },
]);

/** Closes what was opened last; where nothing is left, what was folded away comes back. */
function escape(): void {
  if (!closeTop() && folded.value) fold(false);
}

/** Enter confirms only what leaves nothing unused, and only if something was chosen or there is nothing to choose. */
function enter(): void {
  const now = desk.value;
  if (now?.complete && !wasting(now)) void confirm();
}

const ifDesk = (run: () => void) => () => {
  if (desk.value) run();
};

export const SHORTCUTS: Shortcut[] = [
  { id: "pick", keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], run: ({ key }) => pick(key) },
  { id: "confirm", keys: ["Enter"], run: enter },
  { id: "undo", keys: ["u", "Backspace"], run: () => void undo() },
  { id: "redo", keys: ["r"], run: () => void redo() },
  { id: "restart", keys: ["x"], run: () => void restart() },
  { id: "escape", keys: ["Escape"], run: escape },
  { id: "next", keys: ["n"], run: () => nextLegal(1) },
  { id: "before", keys: ["b"], run: () => nextLegal(-1) },
  { id: "moves", keys: ["m"], run: ifDesk(() => toggle("moves")) },
  { id: "typed", keys: ["/"], run: ifDesk(() => toggle("typed")) },
  { id: "pass", keys: ["p"], run: ifDesk(() => open("kind:pass")) },
  { id: "convert", keys: ["c"], run: ifDesk(() => open("kind:convert")) },
  { id: "log", keys: ["l"], run: show("log") },
  { id: "score", keys: ["s"], run: show("score") },
  { id: "overlays", keys: ["o"], run: nextOverlay },
  { id: "shortcuts", keys: ["?"], run: () => (shortcutsOpen.value = true) },
];

/** The choice with this number, in what is open on top; what is folded away is opened for it. */
function pick(key: string): void {
  if (!selected.value && !panel.value && offered.value && folded.value) {
    fold(false);
    setTimeout(() => pickOf(key)); // once it is drawn
  } else pickOf(key);
}

function pickOf(key: string): void {
  for (const place of [".play-popover", ".play-sheet", ".hint-list", ".play-picks"]) {
    const box = document.querySelector(place);
    if (!box) continue;
    const choice = box.querySelector<HTMLElement>(`[data-testid="choice"][aria-keyshortcuts="${key}"]`);
    return choice?.click();
  }
}

const TYPING = "input, textarea, select, [contenteditable]";
const ANSWERING = "button, a, [role=button], summary";

// once for all: what is looked at while the past or the result stands in place of the bar can be left with keys, too
addEventListener("keydown", (event: KeyboardEvent) => {
  const at = event.target instanceof Element ? event.target : null;
  if (!view.value || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  // a sheet is above everything, also if what has the focus is not in it
  if (document.querySelector("dialog[open]") || (at?.closest(TYPING) && event.key !== "Escape")) return;
  if (event.key === "Enter" && at?.closest(ANSWERING)) return; // the button itself answers
  const found = SHORTCUTS.find(({ keys }) => keys.includes(event.key));
  if (!found) return;
  event.preventDefault();
  found.run(event);
});
