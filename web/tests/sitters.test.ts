// What those who sit at a table are called, and the table after them.
import { beforeAll, expect, test } from "vitest";
import { sitterName, titleOf, titleOfGame, type Sitting } from "../src/base/sitters";
import { loadTexts } from "../src/base/texts";
import { serveTexts } from "./helpers";

const seat = (name = "", bot = "", claimed = false): Sitting => ({ name, bot, claimed });
const names = (...seats: Sitting[]) => seats.map((_, at) => sitterName(seats, at));

beforeAll(async () => {
  serveTexts();
  await loadTexts("en");
});

test("whoever gave no name is a player or a bot with a number", () => {
  expect(names(seat("Anna"), seat(), seat("", "novice"))).toEqual(["Anna", "Player 2", "Novice"]);
  expect(names(seat("", "casual"), seat("", "novice"), seat("", "casual"))).toEqual(["Casual 1", "Novice", "Casual 2"]);
  expect(names(seat("", "expert@3s"))).toEqual(["Expert, 3 s"]);
});

test("a bot keeps the name it was given, and plays for the person whose seat it got", () => {
  expect(names(seat("Rex", "novice"), seat("Bram", "novice", true))).toEqual(["Rex", "Novice for Bram"]);
});

test("a game is called after its people and bots, unless somebody has called it", () => {
  expect(titleOf([seat("Anna"), seat("Bram"), seat("", "novice"), seat("", "novice")])).toBe("Anna, Bram and 2 bots");
  expect(titleOf([seat(), seat("Bram", "novice", true)])).toBe("Player 1 and 1 bot");
  expect(titleOf([seat("", "novice"), seat("", "novice")])).toBe("2 bots");
  expect(titleOfGame({ title: "Friday", seats: [seat("Anna")] })).toBe("Friday");
});

test("in the language of the window", async () => {
  await loadTexts("fr");
  expect(titleOf([seat("Anna"), seat(), seat("", "novice")])).toBe("Anna, Joueur 2 et 1 bot");
});
