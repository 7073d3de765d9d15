// Who sits at the table: colours, initials and names of seats, for everything that shows a player.
import { computed } from "@preact/signals";
import type { PlayerView } from "../api/shapes";
import { lettersOf } from "../art/letters";
import { desk, names, sitters, table, view } from "../store";
import { t } from "../base/texts";

/** The colours of a player as variables: `--seat` for surfaces, `--on-seat` for what is written on them. */
export function seatColours(colour: string): string {
  if (!colour) return "--seat:var(--wood-bright);--on-seat:var(--on-wood)";
  return `--seat:var(--piece-${colour},var(--${colour}));--on-seat:var(--on-${colour},var(--ink));--seat-ground:var(--${colour})`;
}

export function factionName(player: PlayerView): string {
  return player.faction ? t(`faction-${player.faction}`) : t("player-number", { n: player.seat + 1 });
}

// Who plays what changes seldom, the table with every move: what depends only on the former is computed from this text
const factions = computed(() => (table.value?.players ?? []).map((player) => `${player.faction} ${player.colour}`).join());

export interface Face {
  name: string;
  letters: string;
  colours: string;
}

/** How a player's disc looks, by seat. */
export const faces = computed<Face[]>(() => {
  void factions.value;
  const players = table.peek()?.players ?? [];
  const letters = lettersOf(players.map((player) => (player.faction ? factionName(player) : String(player.seat + 1))));
  return players.map((player, seat) => ({ name: factionName(player), letters: letters[seat]!, colours: seatColours(player.colour) }));
});

export const initials = computed(() => faces.value.map((face) => face.letters));

const namesText = computed(() => names.value.join("\n"));
/** The names of the store, the same list as long as they are the same. */
export const seatNames = computed(() => namesText.value.split("\n"));

const sittersText = computed(() => sitters.value.join("\n"));
/** The same for who sits where. */
export const sitterNames = computed(() => sittersText.value.split("\n"));

/** The person's or the bot's name. */
export function personName(seat: number): string {
  return sitters.value[seat] ?? "";
}

export function isBot(seat: number): boolean {
  return Boolean(view.value?.seats[seat]?.bot);
}

let lastOwn = -1;

/** The seat whose eyes the table is seen with: the own one that decides, or that did so last. */
export const ownSeat = computed(() => {
  const now = view.value;
  if (!now?.mine.length) return null;
  const deciding = now.desk?.seat ?? now.mine.find((seat) => seat === now.table.decider);
  lastOwn = deciding ?? (now.mine.includes(lastOwn) ? lastOwn : now.mine[0]!);
  return lastOwn;
});

/** Whom everybody waits for. A draft is played on a copy, so the table may show the next one: but until the own turn is
 * sent one waits for oneself. */
export const decider = computed(() => desk.value?.seat ?? table.value?.decider ?? null);

/** Is it this seat's desk that is open: do its resources, tracks and tiles answer to a click? */
export function atDesk(seat: number): boolean {
  return desk.value?.seat === seat;
}

/** Seats in the order of their boards: the own first, the others as they sit after it. */
export const boardOrder = computed(() => {
  const count = table.value?.players.length ?? 0;
  const first = ownSeat.value ?? 0;
  return [...Array(count).keys()].map((step) => (first + step) % count);
});
