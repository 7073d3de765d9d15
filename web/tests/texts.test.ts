import { beforeAll, expect, test } from "vitest";
import { amounts, describe as tell, has, listing, loadTexts, nameOf, readAloud, say, t } from "../src/base/texts";
import { serveTexts, step } from "./helpers";

beforeAll(async () => {
  serveTexts({ fr: 30 });
  await loadTexts("en");
});

test("a message without a text is its key", () => {
  expect(t("no-such-message")).toBe("no-such-message");
  expect(has("structure-D.one")).toBe(true);
  expect(has("structure-D.many")).toBe(false);
});

test("lists and amounts read as a sentence", () => {
  expect(listing([])).toBe("");
  expect(listing(["a", "b", "c"])).toBe("a, b and c");
  expect(amounts({ workers: 1, coins: 2, priests: 0, fire: 3 })).toBe("2 coins and 1 worker"); // in the order of resources
});

test("keys of things become their names, with their numbers", () => {
  expect(nameOf("structure", "TP")).toBe("a trading house");
  expect(nameOf("structure", "TP 2")).toBe("a trading house 2");
  expect(nameOf("space", "TP")).toBe("TP"); // no name is asked for
  expect(say("event-upgrade", { player: "Nomads", old: "D", space: "F3", structure: "TP", paid: "" })).toBe(
    "Nomads upgraded a dwelling on F3 to a trading house.",
  );
});

test("what happened is told with price and gain, and who built by name", () => {
  const names = ["Nomads", "Giants"];
  expect(tell(step("build", { structure: "D", space: "F3", workers: -1, coins: -2 }), names)).toBe(
    "Nomads built a dwelling on F3 for 2 coins and 1 worker.",
  );
  expect(tell(step("take-power", { power: 3, vp: -2, builder: 0 }, 1), names)).toBe("Giants took 3 power beside Nomads for 2 VP.");
  expect(tell(step("take-power", { power: 3, builder: 4 }, 1), names)).toContain("Player 5"); // nobody has a name yet
});

test("a faction may have a sentence of its own", () => {
  expect(tell(step("skip", { faction: "dwarves" }), ["Dwarves"])).toContain("tunnel");
  expect(tell(step("skip", { faction: "fakirs" }), ["Fakirs"])).toContain("carpet");
});

test("the language wished for last is shown, whatever comes first", async () => {
  const slow = loadTexts("fr");
  const quick = loadTexts("ko");
  expect(await quick).toBe(true);
  expect(await slow).toBe(false);
  expect(t("list-end", { first: "a", last: "b" })).not.toContain("et");
  await loadTexts("en");
});

test("who thinks may be one or many: the sentence is right for both", async () => {
  for (const locale of ["en", "fr", "ko"]) {
    await loadTexts(locale);
    expect(t("ui-thinking", { player: "Nomads" })).toMatch(/^(Nomads ?: .+|.+ ?: Nomads)$/);
  }
  await loadTexts("en");
});

test("what is read aloud has one full stop between its parts", () => {
  expect(readAloud(["Fire", "", "Gives 2 VP.", undefined, "taken"])).toBe("Fire. Gives 2 VP. taken");
  expect(readAloud(["Fire.", "Gives 2 VP."])).toBe("Fire. Gives 2 VP.");
  expect(readAloud([])).toBe("");
});
