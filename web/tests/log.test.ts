import { expect, test } from "vitest";
import { changesOf, mainEvents, roundsOf, toldAt } from "../src/log/groups";
import { row, step } from "./helpers";

const build = step("build", { structure: "D", space: "F3", coins: -2 });

test("answers of others stand in the turn that asked", () => {
  const [round] = roundsOf([
    row(1, 0, [build, step("offer", {}, 1)]),
    row(2, 1, [step("take-power", { power: 2, vp: -1 }, 1)], { decision: "leech" }),
    row(3, 1, [step("build", {}, 1)]),
  ]);
  expect(round!.turns.map(({ seat, rows }) => [seat, rows.length])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(round!.turns[0]!.rows[0]!.events.map(({ key }) => key)).toEqual(["build"]); // the offer is told by its answer
  expect(round!.turns[0]!.rows[1]!.changes).toEqual({ power: 2, vp: -1 });
});

test("whoever alone has not passed takes one turn after the other", () => {
  const [round] = roundsOf([row(1, 0, [build]), row(2, 0, [build]), row(3, 0, [step("cult", {})], { decision: "cult" })]);
  expect(round!.turns.map(({ rows }) => rows.length)).toEqual([1, 2]);
});

test("a round begins with what happens to all, in nobody's turn", () => {
  const rounds = roundsOf([row(1, 0, [step("pass"), step("round", { round: 2 }, -1), step("income", { coins: 3 }, 1)])]);
  expect(rounds.map(({ round, turns }) => [round, turns.map(({ seat }) => seat)])).toEqual([
    [0, [0]],
    [2, [-1]],
  ]);
  expect(rounds[1]!.turns[0]!.rows.map(({ changes }) => changes)).toEqual([{}, { coins: 3 }]);
});

test("the same again and again is said once, with its sum", () => {
  const burn = step("sacrifice", { power: 1, tokens: -1 });
  const [round] = roundsOf([row(1, 0, [burn, burn, step("sacrifice", { power: 1, tokens: -1 }, 1), build])]);
  expect(round!.turns[0]!.rows[0]!.events.map(({ key, seat, args }) => [key, seat, args.power])).toEqual([
    ["sacrifice", 0, 2],
    ["sacrifice", 1, 1],
    ["build", 0, undefined],
  ]);
});

test("what was taken back keeps its row", () => {
  expect(roundsOf([row(1, 0, [build]), row(2, 0, [], { kind: "back", back_to: 0 })])[0]!.turns).toHaveLength(2);
});

test("a summary has the moves alone; payment only where there is nothing else", () => {
  const paid = step("convert", {});
  expect(mainEvents([paid, build, step("gain", { power: 1 })])).toEqual([build]);
  expect(mainEvents([paid])).toEqual([paid]);
});

test("changes are summed for one seat, without what came to nothing", () => {
  expect(changesOf([build, step("gain", { coins: 2, vp: 1 }), step("gain", { vp: 9 }, 1)], 0)).toEqual({ vp: 1 });
});

test("the caption of a past position names the whole turn so far", () => {
  const keys = (at: number) => toldAt(rows, at).map(({ key }) => key);
  const rows = [
    row(1, 0, [step("convert"), step("transform"), build, step("gain", { vp: 2 }), step("offer", {}, 1)]),
    row(2, 1, [step("take-power", { power: 2 }, 1)], { decision: "leech" }),
    row(3, 0, [step("cult", {})], { decision: "cult" }),
    row(4, -1, [step("income", { coins: 2 }, 1)]),
  ];
  expect(keys(1)).toEqual(["transform", "build"]);
  expect(keys(2)).toEqual(["take-power"]);
  expect(keys(3)).toEqual(["transform", "build", "cult"]);
  expect(keys(4)).toEqual(["income"]);
  expect(keys(9)).toEqual([]);
});
