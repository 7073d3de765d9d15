// What belongs to a seat's ships: its fleet in this game, and how its yard is drawn and called.
import type { FleetView, Space } from "../api/shapes";
import { catalogue, table } from "../store";
import { has, t } from "../texts";

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

export function drawingOn(space: Space): string {
  return drawingOf(space.structure, space.owner !== null && Boolean(table.value?.sea?.fleets[space.owner]?.merchants));
}

/** Its name: merchants have a market. */
export function structureName(structure: string, owner: number | null): string {
  const market = owner !== null && structure === YARD && table.value?.sea?.fleets[owner]?.merchants;
  return t(market && has("sea-market") ? "sea-market" : `structure-${structure}`);
}

/** Where the values of a faction's board come from, those that no rulebook at hand states. */
export function yardProvenance(faction: string): Record<string, string> {
  const facts = catalogue.value.ships;
  return { ...facts.yards[faction]?.provenance, ...facts.ranges[faction]?.provenance };
}
