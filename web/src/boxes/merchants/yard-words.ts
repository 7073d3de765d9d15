// A shipyard board in words: actions, price, rewards, range tile.
import type { FleetView, PlayerView } from "../../api/shapes";
import { table } from "../../store";
import { some } from "../../table/facts";
import type { TipText } from "../../table/tip";
import { amounts, has, listing, readAloud, t } from "../../base/texts";
import { craft, ofCraft } from "./craft";
import { signWords } from "../../table/provenance";
import { yardProvenance } from "./yard";

/** Price of the yard, and of a ship. */
export const yardPrice = ({ board }: FleetView) => ({ workers: board.workers ?? 0, coins: board.coins ?? 0 });
export const shipPrice = ({ board }: FleetView) => ({ workers: board.ship_workers ?? 0, coins: board.ship_coins ?? 0 });

/** Goods that a host may put on a board. */
const GOODS = ["vp", "coins", "workers", "priests", "power", "tokens"];

/** What the yard brings when it is built. */
export function atOnce({ board, merchants, range }: FleetView): string {
  return listing(
    [
      board.ships ? t(`sea-reward-${craft(merchants)}`, { n: board.ships }) : "",
      board.shipping ? t(range ? "sea-reward-range" : "sea-reward-shipping", { n: board.shipping }) : "",
      board.steps ? t("sea-reward-steps", { n: board.steps }) : "",
      board.new_home ? t("sea-reward-new-home") : "",
      amounts(some(Object.fromEntries(GOODS.map((good) => [good, board[`reward_${good}`] ?? 0])))),
      board.reward_keys ? t("sea-reward-keys", { n: board.reward_keys }) : "",
      board.reward_favors ? t("sea-reward-favors", { n: board.reward_favors }) : "",
      board.reward_spades ? t("sea-reward-free-spades", { n: board.reward_spades }) : "",
    ].filter(Boolean),
  );
}

/** The marks of some values of a faction's board. */
export function marksOf(faction: string, ...values: string[]): Record<string, string> {
  const all = yardProvenance(faction);
  return Object.fromEntries(Object.entries(all).filter(([value]) => values.includes(value)));
}

const YARD_VALUES = ["workers", "coins", "ships", "shipping", "steps", "income_ships"];
const SHIP_VALUES = ["ship_workers", "ship_coins"];

export const yardMarks = (faction: string) => marksOf(faction, ...YARD_VALUES);
export const shipMarks = (faction: string) => marksOf(faction, ...SHIP_VALUES);
export const rangeMarks = (faction: string) => marksOf(faction, "movement", "reach");

export function fleetWords(fleet: FleetView): TipText {
  return {
    title: ofCraft("sea-fleet", fleet, { on: fleet.ships.length, left: fleet.ships_left }),
    lines: [
      fleet.ships.length ? t("sea-fleet-at", { spaces: listing(fleet.ships) }) : "",
      fleet.income ? t("sea-income", { n: fleet.income }) : "",
      fleet.dock || fleet.yard || !table.value?.round ? "" : ofCraft("sea-no-dock", fleet),
    ],
  };
}

export function moveWords(fleet: FleetView): TipText {
  return {
    title: ofCraft("sea-move-action", fleet, { n: fleet.movement }),
    lines: [
      t("sea-move-more", { n: fleet.extra_spaces, power: fleet.extra_power }),
      fleet.extra_from_bowl_two ? t("sea-move-bowl-two") : "",
    ],
    help: true,
  };
}

export function buildWords(player: PlayerView, fleet: FleetView): TipText {
  return {
    title: ofCraft("sea-build-action", fleet, { amounts: amounts(shipPrice(fleet)) }),
    lines: [fleet.yard ? "" : ofCraft("sea-after-yard", fleet), ...signWords(shipMarks(player.faction))],
    help: true,
  };
}

export function yardWords(player: PlayerView, fleet: FleetView): TipText {
  const { merchants, board, yard } = fleet;
  return {
    title: t(merchants ? "sea-market" : "structure-SY"),
    lines: [
      yard ? `${t("sea-yard-built")}: ${yard}` : t("sea-yard-price", { amounts: amounts(yardPrice(fleet)) }),
      t("sea-yard-at-once", { what: atOnce(fleet) }),
      board.income_ships ? t("sea-yard-income", { what: t(`sea-reward-${craft(merchants)}`, { n: board.income_ships }) }) : "",
      ...signWords(yardMarks(player.faction)),
    ],
    help: true,
  };
}

export function rangeWords(player: PlayerView, fleet: FleetView): TipText {
  const { place, movement, reach } = fleet.range!;
  const at = place - 1;
  const more = at + 1 < movement.length;
  return {
    title: t("sea-range"),
    lines: [
      t("sea-range-now", { movement: movement[at] ?? 0, reach: reach[at] ?? 0 }),
      more ? t("sea-range-next", { movement: movement[at + 1]!, reach: reach[at + 1]! }) : t("sea-range-end"),
      ...signWords(rangeMarks(player.faction)),
    ],
    help: true,
  };
}

export const spoken = (words: TipText) => readAloud([words.title, ...(words.lines ?? [])]);

/** The name of a value of a shipyard board; values of tiles have none. */
export function yardValueName(value: string): string {
  const key = `yard-${value.replaceAll("_", "-")}`;
  return has(key) ? t(key) : "";
}
