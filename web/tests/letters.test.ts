import { expect, test } from "vitest";
import { lettersLook } from "../src/art/letters";

test("letters on a disc get less type the more room they take", () => {
  expect(["N", "Né", "노", "노마", "다"].map(lettersLook)).toEqual(["", "two", "", "two wide", ""]);
});
