import { expect, test } from "vitest";
import { AROUND, bounds, centre, chance, groups, inset, outline, touches, type Cell, type Point } from "../src/board/geometry";

const cell = (row: number, x: number): Cell => ({ row, x });
const ring = AROUND.map((by) => cell(4 + by.row, 4 + by.x));

/** Positive for a loop that runs clockwise on the screen. */
const area = (loop: readonly Point[]) =>
  loop.reduce((sum, [x, y], i) => sum + x * loop[(i + 1) % loop.length]![1] - loop[(i + 1) % loop.length]![0] * y, 0) / 2;

test("six spaces lie around one, and touching goes both ways", () => {
  const [x, y] = centre(cell(4, 4));
  for (const one of ring) {
    expect(touches(one, cell(4, 4)) && touches(cell(4, 4), one)).toBe(true);
    expect(Math.hypot(centre(one)[0] - x, centre(one)[1] - y)).toBeCloseTo(60);
  }
  expect(touches(cell(4, 4), cell(4, 8))).toBe(false);
});

test("an outline runs clockwise around a group, and once more around its hole", () => {
  expect(outline([cell(0, 0)])).toHaveLength(1);
  expect(outline([cell(0, 0)])[0]).toHaveLength(6);
  expect(outline([cell(0, 0), cell(0, 2)])[0]).toHaveLength(10);
  const loops = outline(ring);
  expect(loops.map((loop) => loop.length).sort((a, b) => a - b)).toEqual([6, 18]);
  expect(loops.map((loop) => Math.sign(area(loop))).sort()).toEqual([-1, 1]);
});

test("an outline can be drawn further in", () => {
  const [loop] = outline([cell(0, 0)]);
  expect(area(inset(loop!, 5))).toBeLessThan(area(loop!));
  expect(area(inset(loop!, 0))).toBeCloseTo(area(loop!));
});

test("groups are of spaces that touch, or that a bridge joins", () => {
  const far = cell(9, 9);
  expect(groups([cell(0, 0), far, cell(0, 2)]).map((group) => group.length)).toEqual([2, 1]);
  expect(groups([cell(0, 0), far], (a, b) => a === far || b === far)).toHaveLength(1);
});

test("the frame holds every space and the margin", () => {
  const [left, top, width, height] = bounds([cell(0, 0), cell(2, 4)], 10);
  expect([left, width]).toEqual([-40, 200]);
  expect(top + height).toBeGreaterThan(centre(cell(2, 4))[1] + 40);
});

test("chance is the same for the same space, and differs between spaces", () => {
  const drawn = ring.map((one) => chance(one));
  expect(drawn).toEqual(ring.map((one) => chance(one)));
  expect(new Set(drawn).size).toBe(6);
  for (const n of drawn) expect(n >= 0 && n < 1).toBe(true);
});
