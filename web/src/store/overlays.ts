// Which map overlay is shown, and for which seat.
import { batch, signal } from "@preact/signals";
import { api } from "../api/client";
import type { Overlays } from "../api/shapes";
import { view } from "./known";

/** The overlay that is shown, by its name. */
export const overlay = signal<string | null>(null);
/** The seat whose eyes are used. */
export const overlaySeat = signal(0);
export const overlays = signal<Overlays | null>(null);

let overlayWish = 0;

/** While an answer is awaited only the last wish counts. */
export async function showOverlay(name: string | null, seat = overlaySeat.value): Promise<void> {
  const game = view.value;
  const wish = ++overlayWish;
  if (!game || name === null) {
    overlay.value = null;
    return;
  }
  const found = await api.overlays(game.id, seat);
  if (wish !== overlayWish || view.value?.id !== game.id) return;
  batch(() => {
    overlaySeat.value = seat;
    overlays.value = found;
    overlay.value = name;
  });
}
