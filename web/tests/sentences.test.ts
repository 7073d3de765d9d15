// Events, moves, reasons and warnings read the same here and in Python: both render one file of real ones.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { EventShape } from "../src/api/shapes";
import { describe as tell, describeStep, loadTexts, say } from "../src/base/texts";
import { serveTexts } from "./helpers";

interface Sentence {
  of: "event" | "move" | "reason" | "warning";
  key: string;
  seat?: number;
  args: EventShape["args"];
  en: string;
  fr: string;
  ko: string;
}

const GOLDEN = join(import.meta.dirname, "..", "..", "tests", "data", "sentences.json");
const { names, sitters, sentences } = JSON.parse(readFileSync(GOLDEN, "utf8")) as {
  names: string[];
  sitters: string[];
  sentences: Sentence[];
};

function rendered({ of, key, seat = -1, args }: Sentence): string {
  if (of === "event") return tell({ key, seat, args }, names, sitters);
  if (of === "move") return describeStep({ key, seat, args }, names);
  return say(`${of}-${key}`, args);
}

beforeAll(() => serveTexts());

test.each(["en", "fr", "ko"] as const)("sentences in %s are those of Python", async (locale) => {
  await loadTexts(locale);
  expect(sentences.length).toBeGreaterThan(300);
  expect(sentences.map(rendered)).toEqual(sentences.map((one) => one[locale]));
});

test("a bid is told by whoever made it, whatever faction they got, and reads well with any name", async () => {
  await loadTexts("en");
  const bid = { key: "bid-on", seat: 0, args: { faction: "darklings" } };
  expect(tell(bid, ["Ice Maidens"], ["Ada"])).toBe("Ada bid for the Darklings.");
  expect(tell(bid, ["Ice Maidens"], ["You"])).toBe("You bid for the Darklings.");
  expect(tell({ key: "faction", seat: 0, args: { faction: "witches" } }, ["Witches"], ["Ada"])).toBe("Ada will play the Witches.");
  expect(tell({ key: "pass-last", seat: 0, args: {} }, ["Witches"], ["Ada"])).toBe("Witches passed.");
});
