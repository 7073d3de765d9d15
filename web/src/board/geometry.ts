// Where spaces lie: pointy-top hexagons, 60 wide. `Space.x` counts half spaces from the left, so neighbours in a row
// are 2 apart and those in the next rows 1.
import type { Space } from "../api/shapes";

export const HALF = 30;
export const SIDE = HALF / Math.sin(Math.PI / 3);
export const PITCH = SIDE * 1.5;

export type Point = readonly [number, number];
export type Cell = Pick<Space, "row" | "x">;

export const centre = (of: Cell): Point => [of.x * HALF, of.row * PITCH];

/** Steps to the neighbours, clockwise from the upper right. */
export const AROUND = [
  { row: -1, x: 1 },
  { row: 0, x: 2 },
  { row: 1, x: 1 },
  { row: 1, x: -1 },
  { row: 0, x: -2 },
  { row: -1, x: -1 },
] as const;

/** Corners of a hexagon around 0, clockwise from the top; corner i to i+1 is the edge towards AROUND[i]. */
export function corners(size = 1): Point[] {
  const [w, s] = [HALF * size, SIDE * size];
  return [
    [0, -s],
    [w, -s / 2],
    [w, s / 2],
    [0, s],
    [-w, s / 2],
    [-w, -s / 2],
  ];
}

export const number = (value: number) => String(Math.round(value * 10) / 10);
export const line = (points: readonly Point[]) => "M" + points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L");

/** A hexagon as a path, around 0 or a cell. */
export function hexPath(size = 1, at?: Cell): string {
  const [cx, cy] = at ? centre(at) : [0, 0];
  return line(corners(size).map(([x, y]) => [x + cx, y + cy])) + "z";
}

export const cellKey = (of: Cell) => `${of.row},${of.x}`;

/** The frame around all cells: left, top, width, height. */
export function bounds(cells: readonly Cell[], margin: number): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cell of cells) {
    const [x, y] = centre(cell);
    left = Math.min(left, x - HALF);
    right = Math.max(right, x + HALF);
    top = Math.min(top, y - SIDE);
    bottom = Math.max(bottom, y + SIDE);
  }
  return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
}

/** The edge i of a cell, clockwise. */
export function edge(cell: Cell, i: number): [Point, Point] {
  const [cx, cy] = centre(cell);
  const [a, b] = [corners()[i]!, corners()[(i + 1) % 6]!];
  return [
    [a[0] + cx, a[1] + cy],
    [b[0] + cx, b[1] + cy],
  ];
}

const pointKey = ([x, y]: Point) => `${Math.round(x)},${Math.round(y)}`;

/** The outer edges of a group of cells as closed loops, clockwise around the group. */
export function outline(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(cellKey));
  const from = new Map<string, [Point, Point][]>();
  for (const cell of cells)
    AROUND.forEach((step, i) => {
      if (inside.has(cellKey({ row: cell.row + step.row, x: cell.x + step.x }))) return;
      const piece = edge(cell, i);
      const key = pointKey(piece[0]);
      from.set(key, [...(from.get(key) ?? []), piece]);
    });
  const loops: Point[][] = [];
  for (;;) {
    const start = [...from.values()].find((pieces) => pieces.length);
    if (!start) return loops;
    const loop: Point[] = [];
    for (let pieces: [Point, Point][] | undefined = start; pieces?.length;) {
      const [a, b]: [Point, Point] = pieces.pop()!;
      loop.push(a);
      pieces = from.get(pointKey(b));
    }
    loops.push(loop);
  }
}

/** A clockwise loop moved inwards. */
export function inset(loop: readonly Point[], by: number): Point[] {
  const normal = (a: Point, b: Point): Point => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  };
  return loop.map((at, i) => {
    const before = normal(loop.at(i - 1)!, at);
    const after = normal(at, loop[(i + 1) % loop.length]!);
    const scale = by / (1 + before[0] * after[0] + before[1] * after[1]);
    return [at[0] + (before[0] + after[0]) * scale, at[1] + (before[1] + after[1]) * scale];
  });
}

/** The outline of a group as a path, moved inwards. */
export const outlinePath = (cells: readonly Cell[], by = 0) =>
  outline(cells)
    .map((loop) => line(inset(loop, by)) + "z")
    .join("");

/** Groups of cells that touch, or that something else joins. */
export function groups<T extends Cell>(cells: readonly T[], joined: (a: T, b: T) => boolean = () => false): T[][] {
  const left = new Set(cells);
  const found: T[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const one of group)
      for (const other of left)
        if (touches(one, other) || joined(one, other)) {
          left.delete(other);
          group.push(other);
        }
    found.push(group);
  }
  return found;
}

export const touches = (a: Cell, b: Cell) => AROUND.some((step) => a.row + step.row === b.row && a.x + step.x === b.x);

/** A number that looks like chance and is always the same for a cell. */
export function chance(of: Cell, salt = 0): number {
  let n = (of.row * 73856093) ^ (of.x * 19349663) ^ (salt * 83492791);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}
