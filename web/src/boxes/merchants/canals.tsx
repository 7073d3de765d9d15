// Canals: water between two land spaces that joins the rivers at the ends of their common edge.
import type { Space } from "../../api/shapes";
import { centre, number } from "../../board/geometry";
import { t } from "../../base/texts";
import "./ground-drawings";
import type { Sign } from "../../table/provenance";

/** A canal by the labels of the two land spaces it lies between. */
export type CanalEnds = readonly string[];

function middleOf(one: Space, other: Space): string {
  const [ax, ay] = centre(one);
  const [bx, by] = centre(other);
  return `translate(${number((ax + bx) / 2)} ${number((ay + by) / 2)})`;
}

function acrossOf(one: Space, other: Space): string {
  const [ax, ay] = centre(one);
  const [bx, by] = centre(other);
  const across = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return `rotate(${number(across + 90)})`;
}

interface CanalsProps {
  canals: readonly CanalEnds[];
  at: ReadonlyMap<string, Space>;
  /** The mark they bear, if where they lie is not stated. */
  sign?: Sign | null;
}

export function CanalsLayer({ canals, at, sign }: CanalsProps) {
  return (
    <g>
      {canals.map(([a, b]) => {
        const [one, other] = [at.get(a!), at.get(b!)];
        return (
          one &&
          other && (
            <g key={`${a}:${b}`} class="canal" transform={middleOf(one, other)}>
              <use href="#b-canal" x="-32" y="-12" width="64" height="24" transform={acrossOf(one, other)} />
              {sign && (
                <g class="canal-mark" data-sign={sign}>
                  <title>{t(`value-mark-${sign}`)}</title>
                  <circle r="7" />
                  <use href={`#i-${sign}`} x="-5" y="-5" width="10" height="10" />
                </g>
              )}
            </g>
          )
        );
      })}
    </g>
  );
}
