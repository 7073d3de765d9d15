// Canals: water between two land spaces that joins the rivers at the ends of their common edge.
import type { Space } from "../api/shapes";
import { centre, number } from "../board/geometry";
import "./ground-drawings";

/** A canal by the labels of the two land spaces it lies between. */
export type CanalEnds = readonly string[];

function placeOf(one: Space, other: Space): string {
  const [ax, ay] = centre(one);
  const [bx, by] = centre(other);
  const across = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return `translate(${number((ax + bx) / 2)} ${number((ay + by) / 2)}) rotate(${number(across + 90)})`;
}

export function CanalsLayer({ canals, at }: { canals: readonly CanalEnds[]; at: ReadonlyMap<string, Space> }) {
  return (
    <g>
      {canals.map(([a, b]) => {
        const [one, other] = [at.get(a!), at.get(b!)];
        return (
          one &&
          other && (
            <g key={`${a}:${b}`} class="canal" transform={placeOf(one, other)}>
              <use href="#b-canal" x="-32" y="-12" width="64" height="24" />
            </g>
          )
        );
      })}
    </g>
  );
}
