// What river spaces are called: their labels stand nowhere on the map, so they are told by the land around them.
import { computed, effect } from "@preact/signals";
import type { Space } from "../api/shapes";
import { listing, placeNames, t } from "../base/texts";
import { table } from "./known";

const MOST = 3; // land spaces that are named

const isLand = (space: Space) => space.terrain !== "river";
/** How many spaces it takes from one to the other. */
const steps = (a: Space, b: Space) => {
  const rows = Math.abs(a.row - b.row);
  return rows + Math.max(0, (Math.abs(a.x - b.x) - rows) / 2);
};

function riverName(river: Space, land: readonly Space[]): string {
  const around = land.filter((space) => steps(space, river) === 1);
  const near = around.length ? around : land.filter((space) => steps(space, river) === 2);
  return t(around.length ? "board-river-by" : "board-river-near", { spaces: listing(near.slice(0, MOST).map(({ label }) => label)) });
}

const signature = computed(() => table.value?.map.name ?? "");

/** The names of the river spaces of this map, in words, by label. */
const rivers = computed<ReadonlyMap<string, string>>(() => {
  const spaces = signature.value ? (table.peek()?.map.spaces ?? []) : [];
  const land = spaces.filter(isLand);
  return new Map(spaces.filter((space) => !isLand(space)).map((space) => [space.label, riverName(space, land)]));
});

/** A space, as it is spoken of: land by its label, a river by what lies around it. */
export const placeName = (label: string): string => rivers.value.get(label) ?? label;

// moves speak of them, too
effect(() => {
  placeNames.value = rivers.value;
});
