import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Choice, Desk, View } from "../src/api/shapes";
import { loadTexts } from "../src/base/texts";
import { bowlsAfter, changeOf } from "../src/play/changes";
import { actionAlone, choicesOf, groupsOf, isWide, offerOf, spokenOffer } from "../src/play/offers";
import { isLegal, view } from "../src/store";
import { choiceTargets } from "../src/store/slots";
import { targetsOf } from "../src/store/targets";
import { choice, serveTexts, step } from "./helpers";

beforeAll(async () => {
  serveTexts();
  await loadTexts("en");
});

/** The own desk with these moves. */
function sit(desk: Partial<Desk>): void {
  view.value = {
    seats: [],
    mine: [0],
    desk: { seat: 0, decision: "turn", moves: [], kinds: [], order: [], groups: [], starts: [], conversions: [], draft: [], ...desk },
  } as unknown as View;
}
beforeEach(() => (view.value = null));

const transform = (space: string) => step("transform", { space, terrain: "red", spades: 1 });
const build = step("build", { space: "F3", structure: "D" });

test("a move of several parts is called after the one that the server says", () => {
  const offer = offerOf(choice("x", { steps: [step("convert", { power: -3, workers: 1 }), transform("F3"), build], title: 2 }));
  expect(offer.title).toContain("a dwelling");
  expect(offer.parts).toHaveLength(1);
  expect(offer.payment).toContain("3 power");
});

test("equal payments are added up", () => {
  const burn = step("sacrifice", { tokens: -1 });
  expect(offerOf(choice("x", { steps: [burn, burn, burn, build], title: 3 })).payment).toBe("Sacrifice 3 power tokens");
  expect(offerOf(choice("x", { steps: [burn, burn], title: -1 })).title).toBe("Sacrifice 2 power tokens"); // nothing else to be called after
});

test("choices are grouped and ordered as the desk says", () => {
  const [one, two, three] = ["one", "two", "three"].map((text) => choice(text, { steps: [build] })) as [Choice, Choice, Choice];
  sit({ moves: [one, two, three], order: [2, 0, 1], groups: [0, 1, 0] });
  const texts = (choices: Choice[]) => groupsOf(choices).map(({ best, others }) => [best, ...others].map((offer) => offer.text));
  expect(texts([one, two, three])).toEqual([["three", "one"], ["two"]]);
  expect(texts([one, two])).toEqual([["one"], ["two"]]); // of some choices the best is another
  expect(texts([choice("one")])).toEqual([]); // no choice of this desk
});

test("what needs several spaces is told apart", () => {
  expect(isWide(offerOf(choice("wide", { steps: [transform("F3"), transform("F4"), build] })))).toBe(true);
  expect(isWide(offerOf(choice("plain", { steps: [transform("F3")] })))).toBe(false);
});

test("an action can be taken first and its space chosen afterwards", () => {
  const action = choice("burn 1. action ACT5. transform F3. build F3", {
    target: "ACT5",
    steps: [step("sacrifice", { tokens: -1 }), step("power-action", { tile: "ACT5", power: -4 }), transform("F3"), build],
  });
  sit({ moves: [action], starts: [{ code: "ACT5", text: "burn 1. action ACT5", move: 0, steps: 2 }] });
  const alone = actionAlone("tile:ACT5");
  expect(alone?.text).toBe("burn 1. action ACT5");
  expect(alone?.title).toContain("ower action");
  expect(alone?.payment).toBe("Sacrifice 1 power token");
  expect(alone?.change).toEqual({ cost: { power: 4, tokens: 1 }, gain: {} });
  expect(actionAlone("tile:ACT6")).toBeNull();
});

test("an offer is read aloud with everything that belongs to it", () => {
  view.value = { seats: [{ seat: 0, name: "Ann" }], table: null, desk: null } as unknown as View;
  const follow = { kind: "leech", seat: 0, amount: 2 } as never;
  const text = spokenOffer(offerOf(choice("x", { steps: [build], cost: { coins: 2 }, follow_ups: [follow] })));
  expect(text).toContain("a dwelling");
  expect(text).toContain("Ann may take 2 power");
});

test("power is told as gained and spent, not as bowls", () => {
  const lifted = choice("x", { gain: { bowl2: 3 }, cost: { bowl1: 3 } });
  expect(changeOf([lifted])).toEqual({ cost: {}, gain: { power: 3 } });
  const spent = choice("y", { cost: { bowl3: 4 }, gain: { bowl1: 4, coins: 7 }, steps: [step("power-action", { power: -4 })] });
  expect(changeOf([spent])).toEqual({ cost: { power: 4 }, gain: { coins: 7 } });
  const burnt = choice("z", { cost: { bowl2: 2 }, gain: { bowl3: 1 } });
  expect(changeOf([burnt])).toEqual({ cost: { tokens: 1 }, gain: {} });
  expect(bowlsAfter([5, 7, 0], [lifted, burnt])).toEqual([2, 8, 1]);
});

test("choices are reached by what they are about", () => {
  expect(targetsOf(choice("x", { kind: "build", spaces: ["F3", "F4"] }))).toEqual(["space:F3", "space:F4"]);
  expect(targetsOf(choice("x", { kind: "pass", target: "BON4" }))).toEqual(["tile:BON4"]);
  expect(targetsOf(choice("x", { kind: "convert", cost: { bowl3: 3 } }))).toEqual(["resource:power"]);
  expect(targetsOf(choice("x", { kind: "priest", target: "fire" }))).toEqual(["cult:fire"]);
  expect(targetsOf(choice("x", { kind: "digging" }))).toEqual(["track:digging"]);
});

test("what glows has a choice, conversions included", () => {
  const pass = choice("pass BON4", { kind: "pass", target: "BON4" });
  sit({ moves: [pass], conversions: [choice("convert 1w to 1c", { kind: "convert", cost: { workers: 1 } })] });
  expect(isLegal("tile:BON4")).toBe(true);
  expect(isLegal("resource:workers")).toBe(true);
  expect(isLegal("tile:BON5")).toBe(false);
  expect(choicesOf("kind:pass")).toEqual([pass]);
});

test("a box may say what a choice is reached by", () => {
  choiceTargets.fill(({ kind }) => (kind === "fly" ? ["space:A1"] : null));
  expect(targetsOf(choice("x", { kind: "fly", spaces: ["F3"] }))).toEqual(["space:A1"]);
  expect(targetsOf(choice("x", { kind: "build", spaces: ["F3"] }))).toEqual(["space:F3"]);
});
