// Leaves a game: forgets it, and ignores answers for it that still come in.
import { batch } from "@preact/signals";
import type { Refusal } from "../api/client";
import { connected, failure, here, log, past, refusal, undone, view } from "./known";
import { overlay } from "./overlays";
import { ghost, hovered, pulsing, selected } from "./targets";

const PATIENCE = 1500; // ms without a connection before it is told

let stop: (() => void) | undefined;
let visit = 0;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Whatever is begun now is of use only as long as nobody leaves: the answer says whether that is so. */
export function stay(): () => boolean {
  const mine = visit;
  return () => mine === visit;
}

/** What ends the following of the open game. */
export function endWith(ending: () => void): void {
  stop = ending;
}

/** How the line to the server stands. */
export function hear(on: boolean): void {
  if (on) {
    clearTimeout(silence);
    silence = undefined;
    connected.value = true;
  } else silence ??= setTimeout(silent, PATIENCE);
}

function silent(): void {
  connected.value = false;
  here.value = null; // whoever it was, nobody knows any more
}

export function closeGame(): void {
  visit += 1;
  stop?.();
  stop = undefined;
  hear(true);
  batch(() => {
    view.value = null;
    here.value = null;
    log.value = [];
    past.value = null;
    selected.value = null;
    hovered.value = null;
    ghost.value = null;
    pulsing.value = [];
    overlay.value = null;
    refusal.value = null;
    undone.value = [];
  });
}

/** The game is not there any more: its page says so. */
export function gone(why: Refusal): void {
  closeGame();
  failure.value = why;
}
