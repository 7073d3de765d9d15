// What is asked now, in words.
import type { Desk, TableView } from "../api/shapes";
import { names, view } from "../store";
import { answer } from "../base/slots";
import { sitterName } from "../base/sitters";
import { amounts, t } from "../base/texts";
import { prompts } from "./slots";

const PROMPTS: Record<string, string> = {
  faction: "choose-faction",
  dwelling: "first-dwelling",
  bonus: "first-bonus",
  turn: "turn",
  after: "after",
  leech: "take-power",
  sacrifice: "sacrificing",
  spades: "spades",
  "cult-spades": "cult-spades",
  bridge: "bridging",
  cult: "pick-step",
  favor: "pick-favor",
  town: "pick-town",
  key: "pick-key",
  ability: "own-ability",
  "bid-faction": "bid-faction",
  bid: "bidding",
};

/** The offer that a seat is asked about. */
export function offerTo(seat: number, table: TableView) {
  return table.offers.find((offer) => offer.owner === seat) ?? null;
}

export function promptOf(desk: Desk, table: TableView): string {
  if (!desk.decision) return t("play-ready");
  const asked = answer(prompts, (ask) => ask(desk, table));
  if (asked) return asked;
  const offer = desk.decision === "leech" ? offerTo(desk.seat, table) : null;
  return t(`prompt-${PROMPTS[desk.decision] ?? "turn"}`, {
    spades: desk.amount,
    steps: desk.amount,
    power: offer?.gain ?? 0,
    builder: offer ? (names.value[offer.builder] ?? "") : "",
    paid: offer?.price ? t("clause-paid", { amounts: amounts({ vp: offer.price }) }) : "",
  });
}

/** The person's name with the faction's, for whoever is asked. */
export function fullName(seat: number): string {
  const seats = view.value?.seats ?? [];
  const person = seats[seat]?.name ? sitterName(seats, seat) : "";
  const faction = names.value[seat] ?? "";
  return person && person !== faction ? `${person} · ${faction}` : faction;
}
