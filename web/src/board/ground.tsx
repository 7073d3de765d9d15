// What never moves: the frame, the river with its banks, the land.
import { useId, useMemo } from "preact/hooks";
import type { Space } from "../api/shapes";
import { RIPPLES } from "../art/river-drawing";
import { VARIANTS } from "../art/terrain-drawings";
import { AROUND, bounds, cellKey, centre, chance, edge, hexPath, number, type Cell } from "./geometry";

export const MARGIN = 15;
const RIVER = "river";

type Ground = Pick<Space, "label" | "row" | "x" | "terrain">;

export const isRiver = (space: Pick<Space, "terrain">) => space.terrain === RIVER;

/** The drawing of a space's ground. */
export function groundOf(terrain: string, at: Cell): string {
  return `#t-${terrain}-${Math.floor(chance(at) * (VARIANTS[terrain] ?? 1))}`;
}

export function Hex({ at, href, class: extra }: { at: Cell; href: string; class?: string }) {
  const [x, y] = centre(at);
  return <use class={extra} href={href} x={number(x - 30)} y={number(y - 35)} width="60" height="70" />;
}

/** Where water ends, as a line that wanders a little into it. */
function banks(water: readonly Cell[]): string {
  const wet = new Set(water.map(cellKey));
  const parts: string[] = [];
  for (const cell of water) {
    const [cx, cy] = centre(cell);
    AROUND.forEach((step, i) => {
      if (wet.has(cellKey({ row: cell.row + step.row, x: cell.x + step.x }))) return;
      const [a, b] = edge(cell, i);
      const bend = (part: number, salt: number) => {
        const [x, y] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
        const deep = (1 + chance(cell, i * 7 + salt) * 7) / Math.hypot(cx - x, cy - y);
        return `${number(x + (cx - x) * deep)} ${number(y + (cy - y) * deep)}`;
      };
      parts.push(`M${number(a[0])} ${number(a[1])}C${bend(0.3, 1)} ${bend(0.7, 2)} ${number(b[0])} ${number(b[1])}`);
    });
  }
  return parts.join("");
}

/** Water beyond the map's edge, so that the river reaches the frame. */
function mouths(spaces: readonly Ground[]): Cell[] {
  const known = new Set(spaces.map(cellKey));
  const rows = Math.max(...spaces.map((space) => space.row));
  const found = new Map<string, Cell>();
  for (const space of spaces.filter(isRiver))
    for (const step of AROUND) {
      const cell = { row: space.row + step.row, x: space.x + step.x };
      if (!known.has(cellKey(cell)) && (step.row === 0 || cell.row < 0 || cell.row > rows)) found.set(cellKey(cell), cell);
    }
  return [...found.values()];
}

export function GroundLayer({ spaces }: { spaces: readonly Ground[] }) {
  const id = useId();
  const signature = spaces.map((space) => space.terrain).join() + spaces.length;
  return useMemo(() => {
    const [left, top, width, height] = bounds(spaces, MARGIN);
    const river = spaces.filter(isRiver);
    const land = spaces.filter((space) => !isRiver(space));
    const water = [...river, ...mouths(spaces)];
    const shore = banks(water);
    const wet = water.map((cell) => hexPath(1.02, cell)).join("");
    const lie = land.map((cell) => hexPath(1, cell)).join("");
    const inner = { x: left + 9, y: top + 9, width: width - 18, height: height - 18, rx: 8 };
    return (
      <g>
        <rect class="frame" x={left} y={top} width={width} height={height} rx="14" />
        <rect class="frame-light" x={left + 2} y={top + 2} width={width - 4} height={height - 4} rx="12" />
        <rect class="frame-well" {...inner} />
        <svg {...inner} viewBox={`${inner.x} ${inner.y} ${inner.width} ${inner.height}`}>
          <clipPath id={id}>
            <path d={wet} />
          </clipPath>
          <path class="river" d={wet} />
          <g clip-path={`url(#${id})`}>
            <path class="shallows" d={shore} />
            <path class="foam" d={shore} />
          </g>
          {river.map((space) => (
            <Hex key={space.label} at={space} href={`#w-${Math.floor(chance(space, 5) * RIPPLES)}`} />
          ))}
          <path class="bank" d={shore} />
          <path class="bank-light" d={shore} />
          <rect class="well-shade" {...inner} />
          <path class="land-shade" transform="translate(1.5 7.5)" d={lie} />
          <path class="land-side" transform="translate(0 4)" d={lie} />
          <path class="land" d={lie} />
        </svg>
        {land.map((space) => (
          <Hex key={space.label} at={space} href={groundOf(space.terrain, space)} />
        ))}
      </g>
    );
  }, [signature]);
}
