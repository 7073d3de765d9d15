// Overlay: where a seat's ships may go, for nothing and with power, and the land they open for building.
import type { Overlays, Space, TableView } from "../../api/shapes";
import { centre, hexPath, number } from "../../board/geometry";
import { isRiver } from "../../board/ground";
import { pieceStyle } from "../../board/pieces";

const rings = (labels: Iterable<string>, at: Map<string, Space>, size: number) =>
  [...labels]
    .flatMap((label) => at.get(label) ?? [])
    .map((space) => hexPath(size, space))
    .join("");

export function ShipsLook({ at, players, found }: { at: Map<string, Space>; players: TableView["players"]; found: Overlays }) {
  const near = new Set(found.ships.flatMap((ship) => ship.near));
  const far = new Set(found.ships.flatMap((ship) => ship.far).filter((label) => !near.has(label)));
  const land = new Set(found.ship_land);
  const starts = found.ships.map(({ ship }) => ship);
  const shown = (label: string) => near.has(label) || far.has(label) || land.has(label) || starts.includes(label);
  const dim = [...at.values()].filter((space) => !isRiver(space) && !shown(space.label));
  return (
    <g style={pieceStyle(players[found.seat]?.colour)}>
      <path class="veil" d={dim.map((space) => hexPath(0.98, space)).join("")} />
      {[near, far].map((labels, kind) => (
        <g key={kind} class={kind ? "look dashed" : "look"}>
          <path class="look-rim" d={rings(labels, at, 0.84)} />
          <path class="look-line" d={rings(labels, at, 0.84)} />
        </g>
      ))}
      {[...land].map((label) => {
        const space = at.get(label);
        if (!space) return null;
        const [x, y] = centre(space);
        return <use key={label} href="#i-D" x={number(x - 9)} y={number(y - 12)} width="18" height="18" />;
      })}
      <path class="helm-ring" d={rings(starts, at, 0.7)} />
    </g>
  );
}
