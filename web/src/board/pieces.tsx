// What players put onto the map: structures, bridges, towns; and the names of the spaces.
import type { BridgeView, Space } from "../api/shapes";
import { Hex, groundOf, isRiver } from "./ground";
import { structureDrawing } from "./names";
import { centre, groups, hexPath, inset, line, number, outline, type Cell, type Point } from "./geometry";

const STRUCTURE_SIZE = 40;

/** A player's colour, for the drawings of pieces. */
export function pieceStyle(colour: string | undefined): Record<string, string> {
  return colour ? { "--piece": `var(--piece-${colour})`, "--on-piece": `var(--on-${colour})` } : {};
}

interface Drawn {
  colour?: string;
  class?: string;
}

export function Structure({ at, code, colour, class: extra }: { at: Cell; code: string } & Drawn) {
  const [x, y] = centre(at);
  const half = STRUCTURE_SIZE / 2;
  return (
    <g class={extra ? `structure ringed ${extra}` : "structure ringed"} style={pieceStyle(colour)}>
      <ellipse class="structure-shade" cx={number(x + 1)} cy={number(y + 11)} rx="17" ry="6" />
      <use href={`#i-${code}`} x={number(x - half)} y={number(y - half - 4)} width={STRUCTURE_SIZE} height={STRUCTURE_SIZE} />
    </g>
  );
}

/** Level ground below the structures, a path for each terrain. */
export function LotsLayer({ spaces }: { spaces: readonly Space[] }) {
  const lots = new Map<string, string>();
  for (const space of spaces) if (space.structure) lots.set(space.terrain, (lots.get(space.terrain) ?? "") + hexPath(0.64, space));
  return (
    <g>
      {[...lots].map(([terrain, d]) => (
        <path key={terrain} class={`lot t-${terrain}`} d={d} />
      ))}
    </g>
  );
}

/** Middle and angle of the line between two cells. */
function between(a: Cell, b: Cell): { middle: Point; angle: number } {
  const [ax, ay] = centre(a);
  const [bx, by] = centre(b);
  return { middle: [(ax + bx) / 2, (ay + by) / 2], angle: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI };
}

export function Bridge({ from, to, colour, class: extra }: { from: Cell; to: Cell } & Drawn) {
  const { middle, angle } = between(from, to);
  const place = `translate(${number(middle[0])} ${number(middle[1])}) rotate(${number(angle)})`;
  return (
    <g class={extra ? `bridge ${extra}` : "bridge"} style={pieceStyle(colour)} transform={place}>
      <use href="#b-bridge" x="-32" y="-12" width="64" height="24" />
    </g>
  );
}

export interface Town {
  seat: number;
  spaces: Space[];
}

/** The towns of the map: spaces of one owner that touch, or that a bridge joins. */
export function townsOf(spaces: readonly Space[], bridges: readonly BridgeView[]): Town[] {
  const seats = [...new Set(spaces.flatMap((space) => (space.town_of === null ? [] : [space.town_of])))];
  return seats.flatMap((seat) =>
    groups(
      spaces.filter((space) => space.town_of === seat),
      (a, b) => bridges.some(({ ends, owner }) => owner === seat && ends.includes(a.label) && ends.includes(b.label)),
    ).map((group) => ({ seat, spaces: group })),
  );
}

export function TownOutline({ town, colour, class: extra }: { town: Town } & Drawn) {
  const loops = outline(town.spaces).map((loop) => inset(loop, 3.4));
  const d = loops.map((loop) => line(loop) + "z").join("");
  return (
    <g class={extra ? `town ${extra}` : "town"} style={pieceStyle(colour)}>
      <path class="town-rim" d={d} />
      <path class="town-line" d={d} />
      <path class="town-light" d={d} />
    </g>
  );
}

/** The badge of a town, on the top corner of its first space. */
export function TownBadge({ town, colour }: { town: Town; colour?: string }) {
  const first = [...town.spaces].sort((a, b) => a.row - b.row || a.x - b.x)[0]!;
  const [x, y] = centre(first);
  return (
    <g style={pieceStyle(colour)} transform={`translate(${number(x)} ${number(y - 31)})`}>
      <circle class="town-badge" r="8.2" />
      <use href="#i-keys" x="-6" y="-6" width="12" height="12" />
    </g>
  );
}

interface LabelsProps extends Omit<PiecesProps, "fresh" | "serial"> {
  labels: boolean;
}

/** Names of the land spaces, bold in towns, and the badges of the towns. */
export function LabelsLayer({ spaces, bridges, colours, labels }: LabelsProps) {
  return (
    <g>
      {labels &&
        spaces.map((space) => {
          if (isRiver(space)) return null;
          const [x, y] = centre(space);
          return (
            <text
              key={space.label}
              class={`space-label on-${space.terrain}${space.town_of === null ? "" : " in-town"}`}
              x={number(x)}
              y={number(y + 26.5)}
            >
              {space.label}
            </text>
          );
        })}
      {townsOf(spaces, bridges).map((town) => (
        <TownBadge key={town.spaces[0]!.label} town={town} colour={colours[town.seat]} />
      ))}
    </g>
  );
}

export interface PiecesProps {
  spaces: readonly Space[];
  bridges: readonly BridgeView[];
  /** Colours by seat. */
  colours: readonly string[];
  /** What has just changed (see changes.ts). */
  fresh: ReadonlyMap<string, string>;
  serial: number;
}

export function PiecesLayer({ spaces, bridges, colours, fresh, serial }: PiecesProps) {
  const at = new Map(spaces.map((space) => [space.label, space]));
  const towns = townsOf(spaces, bridges);
  return (
    <g>
      {spaces.map((space) => {
        const was = fresh.get(space.label);
        return was && <Hex key={`${space.label}.${serial}`} at={space} href={groundOf(was, space)} class="fading" />;
      })}
      {towns.map((town) => (
        <TownOutline
          key={town.spaces.map((space) => space.label).join()}
          town={town}
          colour={colours[town.seat]}
          class={town.spaces.some((space) => fresh.has(`${space.label}.town`)) ? "fresh" : ""}
        />
      ))}
      {bridges.map(({ ends: [a, b], owner }) => (
        <Bridge key={`${a}:${b}`} from={at.get(a)!} to={at.get(b)!} colour={colours[owner]} class={fresh.has(`${a}:${b}`) ? "fresh" : ""} />
      ))}
      {spaces.map(
        (space) =>
          space.structure && (
            <Structure
              key={`${space.label}.${space.structure}.${space.owner}`}
              at={space}
              code={structureDrawing(space.structure, space.owner)}
              colour={space.owner === null ? undefined : colours[space.owner]}
              class={fresh.has(`${space.label}.${space.structure}`) ? "fresh" : ""}
            />
          ),
      )}
    </g>
  );
}
