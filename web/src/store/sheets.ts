// Which sheets are open over the page: what one room opens, another draws.
import { signal } from "@preact/signals";

export type GameSheet = "hints" | "review" | "seats" | "position" | "back" | "close" | "delete" | "leave";

/** The sheet of the game's menu that is open. */
export const gameSheet = signal<GameSheet | null>(null);
/** Show who sits where, with the links that are still to be sent. */
export const openSeats = () => (gameSheet.value = "seats");

export const settingsOpen = signal(false);
/** The seat whose automatic rules are shown. */
export const rulesOpen = signal<number | null>(null);

/** Who has just come to a seat by an invitation: to be asked for a name. */
export const guest = signal<{ game: string; seat: number } | null>(null);
