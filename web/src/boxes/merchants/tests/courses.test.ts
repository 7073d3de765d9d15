import { expect, test } from "vitest";
import type { Choice, Space } from "../../../api/shapes";
import { helm, legsOf, targetsOfLeg } from "../helm";
import { pathOf, type Waters } from "../paths";

/** A strip of spaces, `.` for river and `o` for land, labelled from 0. */
function strip(ground: string, more: Partial<Waters> = {}): Waters {
  const spaces = [...ground].map((sign, i) => ({ label: String(i), row: 0, x: 2 * i, terrain: sign === "." ? "river" : "red" }) as Space);
  return { at: new Map(spaces.map((space) => [space.label, space])), canals: [], bridges: [], ...more };
}
const way = (from: string, to: string, waters: Waters, land = false) => pathOf(from, to, waters, land).map(({ label }) => label);

test("a ship follows the river, and lands at its end only", () => {
  expect(way("0", "3", strip("...o"))).toEqual(["0", "1", "2", "3"]);
  expect(way("0", "2", strip(".o."))).toEqual([]);
  expect(way("0", "9", strip(".o."))).toEqual([]);
});

test("a canal joins two rivers, for ships alone", () => {
  const joined = strip(".o..", { canals: [{ between: ["1", "1"], joins: ["0", "2"] }] as never });
  expect(way("0", "3", joined)).toEqual(["0", "2", "3"]);
  expect(way("0", "3", joined, true)).toEqual(["0", "1", "2", "3"]);
});

const step = (key: string, args: object) => ({ key, seat: 0, args }) as Choice["steps"][0];
const move = {
  spaces: ["5"],
  steps: [step("choose-ship", {}), step("sacrifice", { power: -2, tokens: -1 }), step("sail", { from: "1", to: "5" })],
} as unknown as Choice;

test("a move of a ship is read with what was paid for it", () => {
  expect(legsOf(move)).toMatchObject([{ from: "1", to: "5", power: 2, tokens: 1 }]);
});

test("first the ship is touched, then where it goes", () => {
  expect(targetsOfLeg(move)).toEqual(["space:1"]);
  helm.value = "1";
  expect(targetsOfLeg(move)).toEqual(["space:5"]);
  helm.value = "2";
  expect(targetsOfLeg(move)).toEqual([]);
  expect(targetsOfLeg({ ...move, steps: [] })).toBeNull();
});
