// The picture of the start page: land with its peoples under the sky, drawn from the map and from our own pieces.
import { useMemo } from "preact/hooks";
import "../art/icons";
import "../art/terrain-drawings";
import { chance, number } from "../board/geometry";
import { pieceStyle } from "../board/pieces";
import { GROWTH } from "./hero/growth";
import {
  HEIGHT,
  HORIZON,
  hexagon,
  isWater,
  key,
  path,
  place,
  plots,
  scattered,
  seenEdges,
  BOATS,
  sizeAt,
  wall,
  WIDTH,
  type Plot,
} from "./hero/scene";

const SYMBOL = 48; // box of a drawing of growth
const HAZY = 8; // rows from here on grow half as much: it is not seen

function Growth({ plot, name, dx, dy }: { plot: Plot; name: string; dx: number; dy: number }) {
  const size = sizeAt(plot, dy);
  const [x, y] = place(plot, dx, dy);
  const box = SYMBOL * size;
  return <use href={`#h-${name}`} x={number(x - box / 2)} y={number(y - (box * 44) / SYMBOL)} width={number(box)} height={number(box)} />;
}

function Stands({ plot }: { plot: Plot }) {
  if (isWater(plot)) return null;
  const kinds = GROWTH[plot.terrain] ?? [];
  const all = kinds.flatMap(([name, count]) => Array<string>(plot.row < HAZY ? count : Math.ceil(count / 2)).fill(name));
  const spots = scattered(plot, all.length);
  // around a structure only what is low and behind it
  const grown = all.map((name, n) => ({ name, at: spots[n]! })).filter(({ at }) => !plot.structure || at[1] < -12);
  grown.sort((a, b) => a.at[1] - b.at[1]);
  return (
    <g class={`t-${plot.terrain}`}>
      {grown.map(({ name, at }, n) => (
        <Growth key={n} plot={plot} name={name} dx={at[0]} dy={at[1]} />
      ))}
      {plot.structure && <Piece plot={plot} code={plot.structure} colour={plot.colour} units={40} up={7} />}
    </g>
  );
}

function Piece({
  plot,
  code,
  colour,
  units,
  up,
}: {
  plot: { row: number; x: number };
  code: string;
  colour?: string;
  units: number;
  up: number;
}) {
  const box = units * sizeAt(plot);
  const [x, y] = place(plot, 0, 4, up);
  return (
    <g style={pieceStyle(colour)}>
      <ellipse class="structure-shade" cx={number(x + box * 0.06)} cy={number(y)} rx={number(box * 0.5)} ry={number(box * 0.16)} />
      <use href={`#i-${code}`} x={number(x - box / 2)} y={number(y - box * 0.88)} width={number(box)} height={number(box)} />
    </g>
  );
}

function Land() {
  const all = plots();
  const at = new Map(all.map((plot) => [key(plot.row, plot.x), plot]));
  const rows = [...new Set(all.map((plot) => plot.row))];
  const boats = new Set(BOATS.map(([row, x]) => key(row, x)));
  return (
    <g>
      {rows.map((row) => {
        const line = all.filter((plot) => plot.row === row);
        return (
          <g key={row}>
            {line.map((plot) => (
              <path
                key={plot.x}
                class={isWater(plot) ? "hero-water" : `hero-land t-${plot.terrain} tone-${Math.floor(chance(plot, 3) * 3)}`}
                d={hexagon(plot, isWater(plot) ? 0 : 7)}
              />
            ))}
            {line.map(
              (plot) =>
                !isWater(plot) &&
                seenEdges(plot).map(
                  (beyond) =>
                    isWater(at.get(key(beyond.row, beyond.x))) && (
                      <path key={beyond.edge} class={`hero-bank t-${plot.terrain}`} d={wall(plot, beyond.edge)} />
                    ),
                ),
            )}
            {line.map((plot) => (
              <Stands key={plot.x} plot={plot} />
            ))}
            {line.map((plot) => boats.has(key(row, plot.x)) && <Piece key={plot.x} plot={plot} code="shipping" units={26} up={0} />)}
          </g>
        );
      })}
    </g>
  );
}

/** A chain of mountains before the sky: the far ones lie deep in the haze. */
function Ridge({ base, high, count, salt, kind }: { base: number; high: number; count: number; salt: number; kind: string }) {
  const peaks = [...Array(count).keys()].map((n) => {
    const x = ((n + 0.2 + 0.6 * chance({ row: n, x: salt })) / count) * WIDTH;
    const up = high * (0.4 + 0.6 * chance({ row: n, x: salt + 1 }));
    return { x, up, wide: up * (0.9 + 0.5 * chance({ row: n, x: salt + 2 })), lean: 0.2 + 0.3 * chance({ row: n, x: salt + 3 }) };
  });
  const at = (...points: [number, number][]) => path(points);
  return (
    <g class={kind}>
      {peaks.map(({ x, up, wide, lean }, n) => {
        const top: [number, number] = [x, base - up];
        const saddle: [number, number] = [x + wide * lean * 0.5, base - up * 0.55];
        return (
          <g key={n}>
            <path
              class="ridge-lit"
              d={at(
                [x - wide, base],
                [x - wide * 0.42, base - up * 0.5],
                [x - wide * 0.3, base - up * 0.52],
                top,
                [x + wide * 0.36, base - up * 0.58],
                [x + wide, base],
              )}
            />
            <path
              class="ridge-dim"
              d={at(top, [x + wide * 0.36, base - up * 0.58], [x + wide, base], [x + wide * lean, base], saddle, [
                x + wide * 0.04,
                base - up * 0.72,
              ])}
            />
            <path
              class="ridge-snow"
              d={at(
                top,
                [x + wide * 0.17, base - up * 0.8],
                [x + wide * 0.06, base - up * 0.76],
                [x - wide * 0.02, base - up * 0.68],
                [x - wide * 0.1, base - up * 0.77],
                [x - wide * 0.16, base - up * 0.75],
              )}
            />
          </g>
        );
      })}
    </g>
  );
}

function Sky() {
  return (
    <g>
      <rect width={WIDTH} height={HEIGHT} fill="url(#hero-sky)" />
      <g class="hero-stars">
        {[...Array(60).keys()].map((n) => (
          <circle
            key={n}
            cx={number(chance({ row: n, x: 1 }) * WIDTH)}
            cy={number(chance({ row: n, x: 2 }) * HORIZON)}
            r={number(0.7 + chance({ row: n, x: 3 }) * 1.4)}
          />
        ))}
      </g>
      <circle class="hero-glow" cx="1180" cy="150" r="330" fill="url(#hero-glow)" />
      <circle class="hero-sun" cx="1180" cy="150" r="46" />
      <g class="hero-clouds">
        {[
          [260, 95, 1.1],
          [760, 60, 0.8],
          [1420, 190, 1],
          [980, 230, 0.6],
        ].map(([x, y, s], n) => (
          <path
            key={n}
            transform={`translate(${x} ${y}) scale(${s})`}
            d="M-90 16c0-14 12-22 28-20C-58-20-36-28-18-18-6-34 26-34 36-14 52-20 74-10 74 6c14 0 22 8 20 14H-84c-4 0-6-2-6-4z"
          />
        ))}
      </g>
      <Ridge kind="ridge-far" base={HORIZON + 70} high={185} count={10} salt={21} />
      <rect y={HORIZON - 150} width={WIDTH} height="330" fill="url(#hero-mist)" />
      <Ridge kind="ridge-near" base={HORIZON + 130} high={105} count={17} salt={40} />
      <rect y={HORIZON - 60} width={WIDTH} height="300" fill="url(#hero-mist)" />
    </g>
  );
}

/** Drawn once: nothing in it changes. */
export function Hero() {
  return useMemo(drawn, []);
}

function drawn() {
  return (
    <svg class="hero" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="hero-sky" x2="0" y2="1">
          <stop class="sky-top" />
          <stop class="sky-low" offset=".5" />
        </linearGradient>
        <radialGradient id="hero-glow">
          <stop class="sky-sun" />
          <stop class="sky-sun" offset="1" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="hero-mist" x2="0" y2="1">
          <stop class="sky-haze" stop-opacity="0" />
          <stop class="sky-haze" offset=".55" stop-opacity=".75" />
          <stop class="sky-haze" offset="1" stop-opacity="0" />
        </linearGradient>
        <linearGradient id="hero-distance" x2="0" y2="1">
          <stop class="sky-haze" stop-opacity="0" />
          <stop class="sky-haze" offset=".36" stop-opacity=".95" />
          <stop class="sky-haze" offset=".5" stop-opacity=".62" />
          <stop class="sky-haze" offset="1" stop-opacity="0" />
        </linearGradient>
      </defs>
      <Sky />
      <Land />
      <rect y={HORIZON + 20} width={WIDTH} height="290" fill="url(#hero-distance)" />
    </svg>
  );
}
