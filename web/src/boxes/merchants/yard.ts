// What belongs to a seat's ships: its fleet in this game, and how its yard is drawn and called.
import type { FleetView } from "../../api/shapes";
import { catalogue, table } from "../../store";
import { has, t } from "../../base/texts";
import { withReplaced } from "../../table/provenance";

/** The structure of the box. */
export const YARD = "SY";

export function fleetOf(seat: number): FleetView | null {
  const fleet = table.value?.sea?.fleets[seat];
  return fleet && Object.keys(fleet.board).length ? fleet : null;
}

/** The drawing of a structure: a yard of merchants is a market. */
export function drawingOf(structure: string, merchants: boolean): string {
  return structure === YARD && merchants ? "market" : structure;
}

const ofMerchants = (owner: number | null) => owner !== null && Boolean(table.value?.sea?.fleets[owner]?.merchants);

/** How the yard of a seat is drawn and called: merchants have a market. Nothing for other structures. */
export const yardLook = {
  drawing: (structure: string, owner: number | null) => (structure === YARD ? drawingOf(structure, ofMerchants(owner)) : null),
  name: (structure: string, owner: number | null) =>
    structure === YARD && ofMerchants(owner) && has("sea-market") ? t("sea-market") : null,
};

/** A faction's shipyard board and range tile: those of the open game where it plays, else the catalogue's. */
export function yardOf(faction: string) {
  const { yards, ranges, extra_power } = catalogue.value.ships;
  const fleet = fleetOf(table.value?.players.findIndex((player) => player.faction === faction) ?? -1);
  return {
    numbers: fleet?.board ?? yards[faction]?.numbers,
    range: fleet?.range ?? ranges[faction],
    extraPower: fleet?.extra_power ?? extra_power,
  };
}

/** Where their values come from: those that no rulebook at hand states, and those that this game replaces. */
export function yardProvenance(faction: string): Record<string, string> {
  const { yards, ranges } = catalogue.value.ships;
  const [yard, range] = [yards[faction], ranges[faction]];
  const here = yardOf(faction);
  return {
    ...(yard && withReplaced(yard.provenance, here.numbers ?? {}, yard.numbers)),
    ...(range && withReplaced(range.provenance, here.range ?? {}, range)),
  };
}
