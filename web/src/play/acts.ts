// Playing by hand: choosing, confirming, undoing. The focus then moves to where play continues.
import { computed, effect, signal } from "@preact/signals";
import { preferences } from "../base/preferences";
import { busy, choose, commit, desk, ghost, lay, listed, redoStep, selected, startAgain, undoStep, view, type Target } from "../store";
import { decisionPanels } from "./slots";

/** What is open above the bar: the list of all moves, the line for typing, or hints. */
export const panel = signal<"moves" | "typed" | "hints" | null>(null);
/** The text of the offer under the pointer or the focus. */
export const pointed = signal("");
const foldedOtherwise = signal("");
const decisionNow = () => `${view.value?.last_row} ${desk.value?.draft.length} ${desk.value?.decision}`;

/** Bridges are drawn on the map, all of them: there is no need to name them. Nothing else begins folded. */
const beginsFolded = computed(() => desk.value?.decision === "bridge");

/** The choices of this decision are folded away, to see the whole table; the next decision begins in its own way again. */
export const folded = computed(() => beginsFolded.value !== (foldedOtherwise.value === decisionNow()));

export function fold(on: boolean): void {
  foldedOtherwise.value = on === beginsFolded.value ? "" : decisionNow();
}
export const shortcutsOpen = signal(false);

// what was opened in one position is of no use in the next
let position = 0;
effect(() => {
  const now = view.value?.last_row ?? 0;
  if (now !== position) panel.value = null;
  position = now;
});

function focusOn(...selectors: string[]): void {
  // after the new choices are drawn
  setTimeout(() => {
    for (const selector of selectors) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) return found.focus({ preventScroll: true });
    }
  });
}

const CONFIRM = '[data-testid="confirm"][aria-disabled="false"]';
const HERE = '[data-testid="confirm-here"]';
const PICK = '.play-picks [data-testid="choice"]';
const PROMPT = '[data-testid="prompt"]';

export function close(): void {
  panel.value = null;
  selected.value = null;
  ghost.value = null;
}

/** Put a move into the draft. `now`: a plain answer, which is sent without being asked again. */
export async function play(text: string, now = false): Promise<void> {
  if (busy.value) return;
  const at = selected.value;
  const touched = at !== null && !at.startsWith("kind:");
  if (!(await (touched ? lay(at, text) : choose(text)))) return; // what was typed stays, to be corrected
  close();
  if (now && preferences.value.confirm && desk.value?.complete) await commit();
  goOn();
}

/** The focus goes where the turn does. */
export function goOn(): void {
  // what a panel still offers comes before the end of the turn
  const offers = decisionPanels.all.some(({ decision }) => decision === desk.value?.decision);
  if (desk.value?.draft.length && !offers) focusOn(HERE, CONFIRM, PICK, PROMPT);
  else focusOn(PICK, PROMPT);
}

/** Put a move into the draft and stay with what is selected: conversions go on. */
export async function playOn(text: string): Promise<void> {
  await choose(text, true);
}

export async function confirm(): Promise<void> {
  close();
  await commit();
  focusOn(PICK, PROMPT);
}

export async function undo(): Promise<void> {
  close();
  await undoStep();
}

export async function redo(): Promise<void> {
  close();
  await redoStep();
  focusOn(CONFIRM, PICK, PROMPT);
}

export async function restart(): Promise<void> {
  close();
  await startAgain();
  focusOn(PICK, PROMPT);
}

export function open(target: Target): void {
  panel.value = null;
  listed.value = null;
  selected.value = target;
}

export function toggle(what: "moves" | "typed" | "hints"): void {
  selected.value = null;
  panel.value = panel.value === what ? null : what;
}
