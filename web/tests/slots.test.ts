import { expect, test } from "vitest";
import { answer, slot } from "../src/base/slots";

test("parts come by their order, and as they were put in where it is the same", () => {
  const letters = slot<string>();
  letters.fill("late", 5);
  letters.fill("first");
  letters.fill("second");
  letters.fill("before all", -1);
  expect(letters.all).toEqual(["before all", "first", "second", "late"]);
});

test("the first answer counts", () => {
  const asked = slot<(n: number) => string | null>();
  expect(answer(asked, (ask) => ask(1))).toBeNull();
  asked.fill((n) => (n > 1 ? "many" : null));
  asked.fill(() => "any");
  expect(answer(asked, (ask) => ask(1))).toBe("any");
  expect(answer(asked, (ask) => ask(2))).toBe("many");
});
