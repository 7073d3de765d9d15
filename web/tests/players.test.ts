import { expect, test } from "vitest";
import { sharedSizes } from "../src/table/players";

test("above the open column the boards of the others fold before the own one", () => {
  expect(sharedSizes(432, 954, 2).sizes).toEqual(["roomy", "roomy"]);
  expect(sharedSizes(432, 954, 4).sizes).toEqual(["roomy", "compact", "compact", "compact"]);
  expect(sharedSizes(377, 648, 4).sizes).toEqual(["roomy", "slim", "slim", "slim"]);
  expect(sharedSizes(377, 648, 5).sizes).toEqual(["compact", "slim", "slim", "slim", "slim"]);
});

test("what the boards do not take is the column's, and that is never less than it needs", () => {
  for (const boards of [1, 2, 3, 4, 5])
    for (const height of [500, 648, 954]) expect(height - sharedSizes(377, height, boards).height).toBeGreaterThanOrEqual(270);
});
