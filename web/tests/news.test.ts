import { expect, test } from "vitest";
import { badgeText } from "../src/log/steps-layer";
import type { Step } from "../src/log/news";

const steps = (...numbers: number[]): Step[] => numbers.map((n) => ({ n, turn: { seat: 1, rows: [] } }));

test("the badges of one space are one: two numbers, or the first and the last of more", () => {
  expect(badgeText(steps(3))).toBe("3");
  expect(badgeText(steps(1, 4))).toBe("1·4");
  expect(badgeText(steps(1, 4, 6, 7))).toBe("1…7");
});
