// The land of the start page as one sees it standing on a hill: spaces of the map, from the camera to the haze.
import { catalogue } from "../../store";
import { AROUND, chance, corners, HALF, number, PITCH, type Point } from "../../board/geometry";

export const WIDTH = 1600;
export const HEIGHT = 900;
export const HORIZON = 318;
const CAMERA = 182; // height above the land, in the map's units
const FOCUS = 1000;
const NEAREST = 322;
export const ROWS = 15;
const FIRST = -1; // the row at the feet of whoever looks
const BANK = 7; // how high land lies above water

/** A cell of the scene: rows count from the camera away. */
export interface Plot {
  row: number;
  x: number;
  terrain: string;
  structure?: string;
  colour?: string;
}

/** How large things are at a distance. */
export const scaleAt = (depth: number) => FOCUS / depth;
const depthOf = (row: number, dy = 0) => NEAREST + row * PITCH - dy;

/** Where a place of a plot is on the picture: `dx` right, `dy` towards the camera, `up` above the water. */
export function place(plot: { row: number; x: number }, dx = 0, dy = 0, up = BANK): Point {
  const scale = scaleAt(depthOf(plot.row, dy));
  return [WIDTH / 2 + (plot.x * HALF + dx) * scale, HORIZON + (CAMERA - up) * scale];
}

export const sizeAt = (plot: { row: number }, dy = 0) => scaleAt(depthOf(plot.row, dy));

/** A shape on the ground as a path. */
export const path = (points: Point[]) => "M" + points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L") + "z";

export function hexagon(plot: Plot, up: number): string {
  return path(corners(1.004).map(([dx, dy]) => place(plot, dx, dy, up)));
}

/** The bank of a plot where the edge i (towards the camera) meets water. */
export function wall(plot: Plot, i: number): string {
  const [a, b] = [corners()[i]!, corners()[(i + 1) % 6]!];
  return path([place(plot, ...a, BANK), place(plot, ...b, BANK), place(plot, ...b, 0), place(plot, ...a, 0)]);
}

export const isWater = (plot: Plot | undefined) => plot?.terrain === "river";
export const key = (row: number, x: number) => `${row},${x}`;

// People have settled here: row, x in half spaces from the middle, structure, place of their colour on the wheel
const SETTLED: [number, number, string, number][] = [
  [1, 9, "SH", 0],
  [1, 7, "TP", 0],
  [2, 10, "D", 0],
  [2, 6, "TE", 0],
  [4, 2, "SA", 4],
  [4, 4, "TP", 4],
  [5, 3, "D", 4],
  [3, 1, "D", 4],
  [5, 15, "TE", 3],
  [5, 13, "D", 3],
  [6, 16, "TP", 3],
  [4, 16, "SH", 3],
  [7, -5, "SH", 5],
  [7, -7, "D", 5],
  [6, -4, "TP", 5],
  [8, 8, "TP", 2],
  [8, 10, "SH", 2],
  [9, 9, "D", 2],
  [3, -11, "TP", 6],
  [4, -12, "D", 6],
  [10, -1, "TE", 1],
  [10, 1, "D", 1],
  [9, -14, "SA", 0],
  [10, 18, "SH", 6],
  [1, -11, "D", 2],
  [0, -8, "TP", 2],
  [11, 9, "D", 4],
  [11, -9, "SH", 3],
];
/** Boats on the river. */
export const BOATS: [number, number][] = [
  [2, 2],
  [6, 8],
  [8, -2],
];

/** The terrain of the first map, laid out again and again. */
function terrainOf(row: number, x: number): string {
  const spaces = catalogue.value.maps[0]!.spaces;
  const rows = Math.max(...spaces.map((space) => space.row)) + 1;
  const wide = Math.max(...spaces.map((space) => space.x)) + 2;
  const mapRow = (((rows - 1 - row) % rows) + rows) % rows;
  const mapX = (((x + 12) % wide) + wide) % wide;
  const line = spaces.filter((space) => space.row === mapRow);
  return line.find((space) => space.x === mapX || space.x === mapX - 1)?.terrain ?? line[0]!.terrain;
}

/** All plots that can be seen, the far ones first. */
export function plots(): Plot[] {
  const wheel = catalogue.value.common.wheel;
  const settled = new Map(
    SETTLED.map(([row, x, structure, colour]) => [key(row, x), { structure, colour: wheel[colour % wheel.length]! }]),
  );
  const water = new Set(BOATS.map(([row, x]) => key(row, x)));
  const found: Plot[] = [];
  for (let row = ROWS - 1; row >= FIRST; row--) {
    const half = Math.ceil(WIDTH / 2 / scaleAt(depthOf(row)) / HALF) + 2;
    for (let x = -half; x <= half; x++) {
      if ((x + row) % 2) continue;
      const home = settled.get(key(row, x));
      const terrain = home?.colour ?? (water.has(key(row, x)) ? "river" : terrainOf(row, x));
      found.push({ row, x, terrain, ...home });
    }
  }
  return found;
}

/** Edges of a plot that the camera sees: those towards it, and one of the sides unless it lies straight ahead. */
export function seenEdges(plot: Plot): { edge: number; row: number; x: number }[] {
  const edges = plot.x < 0 ? [1, 2, 3] : plot.x > 0 ? [4, 2, 3] : [2, 3];
  return edges.map((edge) => ({ edge, row: plot.row - AROUND[edge]!.row, x: plot.x + AROUND[edge]!.x }));
}

/** Where things grow on a plot: as many places as wished, always the same for a plot, the far ones first. */
export function scattered(plot: Plot, count: number): [number, number][] {
  const spots = [...Array(count).keys()].map((n): [number, number] => {
    const turn = (n / count) * 2 * Math.PI + chance(plot, n) * 1.2;
    const far = 9 + chance(plot, n + 50) * 12;
    return [Math.cos(turn) * far * 1.1, Math.sin(turn) * far];
  });
  return spots.sort((a, b) => a[1] - b[1]);
}
