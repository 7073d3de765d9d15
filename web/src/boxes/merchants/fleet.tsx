// What seafaring puts onto the map: docks under dwellings, seals of trades beside structures, ships and merchants.
import type { Space } from "../../api/shapes";
import { lettersLook } from "../../art/letters";
import { isRiver } from "../../board/ground";
import { centre, number, type Cell, type Point } from "../../board/geometry";
import { pieceStyle } from "../../board/pieces";
import { faces } from "../../table/seats";
import "./ground-drawings";

export interface Stack {
  seat: number;
  /** How many of this seat are on the space. */
  n: number;
  /** The drawing: `ships` or `merchants`. */
  icon: string;
  colour: string;
}

// Where pieces stand when several share a space, around its centre, by their number
const SPREAD: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-13, -6],
    [13, 7],
  ],
  [
    [-14, -9],
    [14, -8],
    [0, 13],
  ],
  [
    [-14, -12],
    [14, -12],
    [-13, 11],
    [14, 11],
  ],
  [
    [-16, -12],
    [16, -12],
    [0, 0],
    [-15, 14],
    [15, 14],
  ],
];
const SIZES = [0, 32, 27, 25, 23, 21];
// Beside a structure: the roof's sides
const ABOVE: readonly Point[] = [
  [15, -17],
  [-15, -17],
  [0, -24],
  [17, 3],
  [-17, 3],
];
const VISITING = 23;

export function Piece({
  at: [x, y],
  size,
  stack,
  class: extra = "",
}: {
  at: Point;
  size: number;
  stack: Pick<Stack, "icon" | "colour" | "n">;
  class?: string;
}) {
  const half = size / 2;
  return (
    <g class={`ship ringed ${extra}`} style={pieceStyle(stack.colour)} transform={`translate(${number(x)} ${number(y)})`}>
      <ellipse class="ship-shade" cx="1" cy={number(half * 0.82)} rx={number(half * 0.95)} ry={number(half * 0.28)} />
      <use href={`#i-${stack.icon}`} x={number(-half)} y={number(-half)} width={size} height={size} />
      {stack.n > 1 && (
        <g class="ship-count" transform={`translate(${number(half * 0.72)} ${number(half * 0.62)})`}>
          <circle r="7.8" />
          <text y="4.3">{stack.n}</text>
        </g>
      )}
    </g>
  );
}

/** Where the stacks of a space stand and how large they are. */
export function standing(space: Space, count: number): { places: Point[]; size: number } {
  const [x, y] = centre(space);
  const beside = Boolean(space.structure) && !isRiver(space);
  const spread = beside ? ABOVE : (SPREAD[Math.min(count, SPREAD.length - 1)] ?? []);
  return { places: spread.map(([dx, dy]) => [x + dx, y + dy]), size: beside ? VISITING : (SIZES[Math.min(count, SIZES.length - 1)] ?? 20) };
}

export function Stacks({ space, stacks, fresh = "" }: { space: Space; stacks: readonly Stack[]; fresh?: string }) {
  const { places, size } = standing(space, stacks.length);
  return (
    <g>
      {stacks.map((stack, i) => (
        <Piece key={`${stack.seat}${stack.icon}`} at={places[i % places.length]!} size={size} stack={stack} class={fresh} />
      ))}
    </g>
  );
}

export function DockUnder({ at, kind }: { at: Cell; kind: "dock" | "storehouse" }) {
  const [x, y] = centre(at);
  return <use class="dock-under" href={`#b-${kind}`} x={number(x - 27)} y={number(y + 3)} width="54" height="20" />;
}

const SEALS: readonly Point[] = [
  [-20, 11],
  [20, 11],
  [-22, -5],
  [22, -5],
  [0, 17],
];
const SCALLOPS = [...Array(20).keys()]
  .map((i) => {
    const angle = (Math.PI / 10) * i;
    const r = i % 2 ? 8 : 9.4;
    return `${number(r * Math.sin(angle))} ${number(-r * Math.cos(angle))}`;
  })
  .join("L");

/** The seals of those who have traded with a structure, each with its letter: colour never speaks alone. */
export function Seals({ at, seats, colours }: { at: Cell; seats: readonly number[]; colours: readonly string[] }) {
  const [x, y] = centre(at);
  return (
    <g>
      {seats.map((seat, i) => {
        const [dx, dy] = SEALS[i % SEALS.length]!;
        const letters = faces.value[seat]?.letters ?? "";
        return (
          <g key={seat} class="seal" style={pieceStyle(colours[seat])} transform={`translate(${number(x + dx)} ${number(y + dy)})`}>
            <circle class="seal-halo" r="10.6" />
            <path class="seal-body" d={`M${SCALLOPS}z`} />
            <text class={lettersLook(letters)} y="4.3">
              {letters}
            </text>
          </g>
        );
      })}
    </g>
  );
}
