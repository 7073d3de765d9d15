import { expect, test } from "vitest";
import { lettersLook, lettersOf } from "../src/art/letters";

test("two letters where names begin alike", () => {
  expect(lettersOf(["Nomads", "Cultists", "Chaos Magicians"])).toEqual(["N", "Cu", "Ch"]);
});

test("one letter of a wide script, and another one where names begin alike", () => {
  expect(lettersOf(["마녀", "마족", "인어"])).toEqual(["녀", "족", "인"]);
  expect(lettersOf(["드워프", "드래곤 군주", "워"])).toEqual(["프", "래", "워"]);
});

test("names that cannot be told apart keep their first letter", () => {
  expect(lettersOf(["마", "마"])).toEqual(["마", "마"]);
});

test("two letters on a disc get less type", () => {
  expect(["N", "Né", "마"].map(lettersLook)).toEqual(["", "two", ""]);
});
