import { expect, test } from "vitest";
import { readRoute } from "../src/base/routes";

const id = "jlLiWOmgKFEfChDZlH6uQg";

test("an address names the row after which the game is looked at", () => {
  expect(readRoute(`#/game/${id}/row/57`)).toEqual({ page: "game", id, row: 57 });
  expect(readRoute(`#/game/${id}/row/x`)).toEqual({ page: "game", id });
  expect(readRoute(`#/game/${id}`)).toEqual({ page: "game", id });
});

test("links of version 0.1 lead where they led", () => {
  expect(readRoute(`#/game/${id}/ply/57`)).toEqual({ page: "game", id, row: 57 });
});
