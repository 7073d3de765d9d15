import { beforeEach, expect, test } from "vitest";
import type { Catalogue, Faction } from "../src/api/shapes";
import {
  chooseOption,
  closed,
  factionsInPlay,
  isOn,
  lacking,
  optionValue,
  plan,
  startVp,
  usualPlan,
  whyOf,
  wishOf,
  type Plan,
} from "../src/pages/new-game/plan";
import { catalogue } from "../src/store";

const option = (what: object) => ({ values: ["false", "true"], official: "false", whole: "", needs: "", follows: {}, ...what });
const faction = (key: string, colour: string, needs = "") => ({ key, colour, option: needs }) as unknown as Faction;

beforeEach(() => {
  localStorage.clear();
  catalogue.value = {
    usual_bot: "novice",
    profiles: ["official", "online"],
    presets: ["standard", "first-game"],
    preset_options: { expert: { extra: "true" } },
    maps: [
      { name: "base", title: "", start_vp: { witches: 24 }, barred: [], spaces: [], notes: [] },
      { name: "islands", title: "", start_vp: {}, barred: ["giants"], spaces: [], notes: [] },
    ],
    introductions: [],
    options: {
      box: option({}),
      part: option({ whole: "box" }),
      extra: option({ online: "true" }),
      vp: option({
        values: ["flat", "table", "file"],
        official: "flat",
        follows: {
          box: { value: "table", when: { part: "true" }, map_without: "" },
          "no-table": { value: "flat", when: {}, map_without: "vp-table" },
        },
      }),
      factions: option({ values: ["choice", "random", "auction"], official: "choice" }),
    },
    factions: { witches: faction("witches", "green"), giants: faction("giants", "red"), yetis: faction("yetis", "ice", "box") },
    replaced_tiles: {},
    common: { wheel: ["green", "red"], starting_vp: 20, rounds: 6, extra_bonus_cards: 3 },
  } as unknown as Catalogue;
  plan.value = usualPlan();
});

const now = (): Plan => plan.value!;

test("options are as preset and profile say until somebody chooses", () => {
  expect(optionValue(now(), "extra")).toBe("false");
  expect(optionValue({ ...now(), profile: "online" }, "extra")).toBe("true");
  expect(optionValue({ ...now(), preset: "expert" }, "extra")).toBe("true");
  chooseOption(now(), "extra", "true");
  expect([now().options, whyOf(now(), "extra")]).toEqual([{ extra: "true" }, "chosen"]);
  chooseOption(now(), "extra", "false"); // as it would be anyway: not kept
  expect(now().options).toEqual({});
});

test("a part is in the game with the whole, and other options follow from it", () => {
  expect(isOn(now(), "part")).toBe(false);
  expect([optionValue(now(), "vp"), whyOf(now(), "vp")]).toEqual(["flat", "profile"]);
  chooseOption(now(), "box", "true");
  expect(isOn(now(), "part")).toBe(true);
  expect([optionValue(now(), "vp"), whyOf(now(), "vp")]).toEqual(["table", "box"]);
  expect([startVp(now(), "witches"), startVp(now(), "giants")]).toEqual([24, 20]);
  chooseOption(now(), "vp", "flat"); // usual for others, but here it was chosen
  expect([optionValue(now(), "vp"), startVp(now(), "witches")]).toEqual(["flat", 20]);
});

test("factions need their box, a free colour and a map that bears them", () => {
  const [first, second] = now().seats as [Plan["seats"][0], Plan["seats"][0]];
  const { witches, giants, yetis } = catalogue.value.factions as Record<"witches" | "giants" | "yetis", Faction>;
  expect(closed(now(), first, witches)).toBeNull();
  expect(closed(now(), first, yetis)?.key).toBe("needs-option");
  expect(closed({ ...now(), map: "islands" }, first, giants)?.key).toBe("barred-by-map");
  const taken = { ...now(), seats: [first, { ...second, faction: "witches" }] };
  expect(closed(taken, first, witches)?.key).toBe("colour-taken");
  expect(closed(taken, taken.seats[1]!, witches)).toBeNull(); // one's own
  expect(factionsInPlay({ ...now(), map: "islands" }).map(({ key }) => key)).toEqual(["witches"]);
});

test("what is picked has to be picked", () => {
  expect(lacking(now())).toBeNull();
  expect(lacking({ ...now(), factions: "picked" })).toBe("factions");
  const tiles = { ...now(), tiles: "picked" as const };
  expect(lacking(tiles)).toBe("scoring");
  const scoring = Array<string>(6).fill("SCORE1");
  expect(lacking({ ...tiles, scoring })).toBe("bonus");
  expect(lacking({ ...tiles, scoring, bonus: Array<string>(7).fill("BON1") })).toBeNull(); // four players and three
  expect(lacking({ ...tiles, preset: "first-game" })).toBeNull(); // there everything is given
});

test("the server is asked for what was planned, and nothing that does not count", () => {
  const [own, ...bots] = now().seats;
  const planned: Plan = {
    ...now(),
    seats: [{ ...own!, name: " Ann " }, ...bots],
    factions: "auction",
    options: { vp: "file", extra: "true" },
    startVp: { witches: 30 },
    scoring: ["SCORE1"],
    factsText: "coins = 1",
    seed: "42",
  };
  expect(wishOf(planned)).toMatchObject({
    options: { extra: "true", factions: "auction" }, // an auction sets the VP itself
    start_vp: {},
    scoring: [],
    facts_text: "", // no box with such values is in the game
    seed: 42,
  });
  expect(wishOf(planned).seats[0]).toMatchObject({ name: "Ann", bot: "", here: true });
  expect(usualPlan().seats[0]!.name).toBe("Ann"); // known the next time
  expect(wishOf({ ...planned, factions: "choice" })).toMatchObject({
    start_vp: { witches: 30, giants: 20 },
    options: { factions: "choice" },
  });
  expect(wishOf({ ...planned, preset: "first-game" })).toMatchObject({ options: {}, seed: null, map: "base" });
});
