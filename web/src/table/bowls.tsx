// The three bowls of power with their tokens. A token that changes its bowl is seen to move.
import { useRef } from "preact/hooks";
import { t } from "../base/texts";
import { Rolling } from "./rolling";

const PLACES = 12; // tokens a bowl can show; more are only counted
const WIDTH = 44;
const RADIUS = 19;
const TOKEN = 4.1;

// Places of tokens in a bowl: rings around the middle, dense for many and loose for few
const RINGS: [number, number][] = [
  [3, 4.9],
  [9, 13.2],
];

function places(count: number): [number, number][] {
  if (count === 1) return [[0, 0]];
  if (count <= 5) return ring(count, count < 4 ? 5.4 : 8);
  if (count <= 8) return [[0, 0], ...ring(count - 1, 11)];
  return RINGS.flatMap(([most, radius], at) => ring(at === 0 ? most : Math.min(count, PLACES) - RINGS[0]![0], radius));
}

function ring(count: number, radius: number): [number, number][] {
  return [...Array(count).keys()].map((step) => {
    const angle = (step / count) * 2 * Math.PI - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Which bowl each token is in, moving as few of them as possible. */
export function settle(was: number[], counts: readonly number[]): number[] {
  const room = counts.map((count) => Math.min(count, PLACES));
  const kept = was.map((bowl) => (room[bowl]! > 0 ? (room[bowl]!--, bowl) : -1));
  // those that must move go where there is room, from the first bowl on
  const free = room.flatMap((count, bowl) => Array<number>(count).fill(bowl));
  const moved = kept.map((bowl) => (bowl >= 0 ? bowl : (free.shift() ?? -1)));
  while (moved.at(-1) === -1) moved.pop();
  return [...moved, ...free];
}

export function Bowls({ bowls, numbers = true }: { bowls: readonly [number, number, number]; numbers?: boolean }) {
  const tokens = useRef<number[]>([]);
  tokens.current = settle(tokens.current, bowls);
  const taken = [0, 0, 0];
  const spots = bowls.map((count) => places(Math.min(count, PLACES)));
  return (
    <span class="bowls" role="img" aria-label={t("ui-bowls", { one: bowls[0], two: bowls[1], three: bowls[2] })}>
      <svg viewBox={`0 0 ${3 * WIDTH} ${WIDTH}`} aria-hidden="true">
        {bowls.map((_, bowl) => (
          <g transform={`translate(${WIDTH * (bowl + 0.5)} ${WIDTH / 2})`}>
            <circle class="bowl-rim" r={RADIUS + 1.6} />
            <circle class="bowl" r={RADIUS} />
            <path
              class="bowl-shade"
              d={`M${-RADIUS + 2} 0a${RADIUS - 2} ${RADIUS - 2} 0 0 1 ${2 * RADIUS - 4} 0a${RADIUS} ${RADIUS + 5} 0 0 0 ${-2 * RADIUS + 4} 0z`}
            />
          </g>
        ))}
        {tokens.current.map((bowl, token) => {
          if (bowl < 0) return null;
          const [x, y] = spots[bowl]![taken[bowl]!++] ?? [0, 0];
          return (
            <g
              key={token}
              class="power-token"
              style={`transform:translate(${(WIDTH * (bowl + 0.5) + x).toFixed(1)}px,${(WIDTH / 2 + y).toFixed(1)}px)`}
            >
              <circle r={TOKEN} />
              <path d="M-2.400 -.8a2.600 2.600 0 0 1 2.400-1.900" />
            </g>
          );
        })}
      </svg>
      {numbers && (
        <span class="bowl-numbers" aria-hidden="true">
          {bowls.map((count, bowl) => (
            <span>
              <small>{["I", "II", "III"][bowl]}</small>
              <Rolling value={count} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
