// Which turns a lesson accepts: here and in Python one file of examples decides.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { accepts } from "../src/lesson/accepted";

interface Example {
  moves: string[];
  text: string;
  accepted: boolean;
}

const EXAMPLES = join(import.meta.dirname, "..", "..", "tests", "data", "lesson-turns.json");
const examples = JSON.parse(readFileSync(EXAMPLES, "utf8")) as Example[];

test.each(examples)("$moves: $text", ({ moves, text, accepted }) => {
  expect(accepts(moves, text)).toBe(accepted);
});
