import { expect, test } from "vitest";
import { inOrder, standingOf, type KnownGame, type Standing } from "../src/api/keys";
import type { View } from "../src/api/shapes";

const view = (status: View["status"], mine: number[]) => {
  const players = [
    { faction: "nomads", vp: 90 },
    { faction: "witches", vp: 120 },
    { faction: "", vp: 90 },
  ];
  return { status, mine, table: { players } } as unknown as View;
};

test("a game has the own factions, and when it is over place and VP of the one own seat", () => {
  expect(standingOf(view("open", [0]))).toEqual({ status: "open", factions: ["nomads"] });
  expect(standingOf(view("over", [0]))).toEqual({ status: "over", factions: ["nomads"], result: { place: 2, players: 3, vp: 90 } });
  expect(standingOf(view("over", [0, 1]))).toEqual({ status: "over", factions: ["nomads", "witches"] });
  expect(standingOf(view("closed", [2]))).toEqual({ status: "closed", factions: [] });
  expect(standingOf(view("over", []))).toEqual({ status: "over", factions: [] });
});

test("games that go on come first, the newest before the others", () => {
  const game = (id: string, at: number, status?: Standing["status"]): KnownGame => ({
    id,
    title: "",
    at,
    seats: {},
    ...(status && { standing: { status, factions: [] } }),
  });
  const list = [game("over", 5, "over"), game("old", 1, "open"), game("unknown", 3), game("closed", 6, "closed"), game("new", 4, "open")];
  expect(inOrder(list).map(({ id }) => id)).toEqual(["new", "unknown", "old", "closed", "over"]);
});
