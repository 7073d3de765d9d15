// What the server said about the open game, and the state of the connection.
import { computed, signal } from "@preact/signals";
import { api, type Refusal } from "../api/client";
import type { Catalogue, LogEntry, TableView, View } from "../api/shapes";
import { sitterName } from "../base/sitters";
import { t } from "../base/texts";

export const catalogue = signal<Catalogue>(undefined as unknown as Catalogue); // loaded before anything is drawn
/** The open game as it stands, with the own draft played. */
export const view = signal<View | null>(null);
/** Rows of the log, oldest first; those taken back stay in it. */
export const log = signal<LogEntry[]>([]);
/** An earlier position that is looked at, if one is. */
export const past = signal<{ row: number; table: TableView } | null>(null);
/** The seats of people whose windows show the game; nothing while that is not known. */
export const here = signal<number[] | null>(null);
/** The server has been heard of lately: a short break is nobody's business. */
export const connected = signal(true);
/** Why the game of the address is not on the table. */
export const failure = signal<unknown>(null);
/** A request is on its way. */
export const busy = signal(false);
/** The last refusal, until it is read or something works. */
export const refusal = signal<Refusal | null>(null);
/** Moves of the draft taken back, the next to make again last. */
export const undone = signal<string[]>([]);

/** What is drawn: the past if it is looked at, else the present. */
export const table = computed(() => past.value?.table ?? view.value?.table ?? null);
/** What one may do; nothing while looking at the past. */
export const desk = computed(() => (past.value ? null : (view.value?.desk ?? null)));
/** Is the game over, and is nothing of it still to be confirmed? */
export const ended = computed(() => table.value?.over === true && !desk.value);
/** Who sits where, by name: for what people did before they had a faction. */
export const sitters = computed(() => (view.value?.seats ?? []).map((seat) => sitterName(view.value!.seats, seat.seat)));
/** Names by seat, as sentences use them: the faction's, before there is one the person's. */
export const names = computed(() =>
  (view.value?.seats ?? []).map((seat) => {
    const faction = table.value?.players[seat.seat]?.faction;
    return faction ? t(`faction-${faction}`) : sitters.value[seat.seat]!;
  }),
);

export async function loadCatalogue(): Promise<void> {
  catalogue.value = await api.catalogue();
}
