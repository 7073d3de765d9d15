// Looking at earlier positions: which there are, going to one, and the address that shows it.
import { computed, signal } from "@preact/signals";
import { readRoute } from "../base/routes";
import { look, past, view } from "../store";

/** The rows after which one can look, from the start to now. */
export const rowsOnLine = computed(() => view.value?.line ?? [0]);

/** The place of the position that is shown among them. */
export const placeOnLine = computed(() => {
  const line = rowsOnLine.value;
  const row = past.value?.row;
  if (row === undefined) return line.length - 1;
  const after = line.findIndex((other) => other >= row);
  return after < 0 ? line.length - 1 : after;
});

let wanted: number | null | undefined;
let underway = false;

/** Look at the position after a row; nothing: at the present. While an answer is awaited only the last wish counts. */
export async function lookAt(row: number | null): Promise<void> {
  wanted = row === rowsOnLine.value.at(-1) ? null : row;
  if (underway) return;
  underway = true;
  try {
    while (wanted !== undefined) {
      const next: number | null = wanted;
      wanted = undefined;
      await look(next);
    }
  } finally {
    wanted = undefined;
    underway = false;
    showAddress();
  }
}

/** Back to the present, for good. */
export function leavePast(): void {
  stopRunning();
  void lookAt(null);
}

/** The address names the position, so that it can be handed on. That is no step of the browser's history and no new
 * page: what is shown is shown already. */
function showAddress(): void {
  const game = view.value;
  if (game) history.replaceState(null, "", past.value ? `#/game/${game.id}/row/${past.value.row}` : `#/game/${game.id}`);
}

// a link to another position of the open game
addEventListener("hashchange", () => {
  const place = readRoute(location.hash);
  if (place.page === "game" && place.id === view.value?.id && (place.row ?? null) !== (past.value?.row ?? null))
    void lookAt(place.row ?? null);
});

/** Go to a place on the line; the last one is the present. */
export function goTo(place: number): Promise<void> {
  const line = rowsOnLine.value;
  const at = Math.max(0, Math.min(line.length - 1, place));
  return lookAt(at === line.length - 1 ? null : line[at]!);
}

// ---- playing by itself ------------------------------------------------------------------------------------

const PACE = 900; // ms a position is shown

export const running = signal(false);
let clock = 0;
let run = 0; // counts the starts: what an earlier one still awaits is of no use

export function stopRunning(): void {
  clearTimeout(clock);
  running.value = false;
}

/** Show one position after the other; from the start if the present is shown. */
export function startRunning(): void {
  const mine = ++run;
  running.value = true;
  const go = async (place: number) => {
    try {
      await goTo(place);
    } catch (error) {
      stopRunning();
      throw error;
    }
    if (mine !== run || !running.value) return;
    if (past.value) clock = window.setTimeout(() => void go(placeOnLine.value + 1), PACE);
    else stopRunning();
  };
  void go(past.value ? placeOnLine.value + 1 : 0);
}
