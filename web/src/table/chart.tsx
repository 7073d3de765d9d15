// VP over the game: a line for every player, told apart by colour, dashes and marks, with the rounds below.
import { computed } from "@preact/signals";
import { log, names, past, table, view } from "../store";
import { t } from "../base/texts";
import { initials, seatColours } from "./seats";

const WIDTH = 520;
const HEIGHT = 240;
const LEFT = 30;
const RIGHT = 34;
const TOP = 10;
const BOTTOM = 22;
const DASHES = ["", "9 3", "3 3", "11 3 3 3", "6 2 1 2"];
// marks at the ends of rounds, one shape for each seat
const MARKS = [
  "M-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z",
  "M-3.200-3.200h6.400v6.400h-6.400z",
  "M0-4.200l4 7h-8z",
  "M0-4.400l4.400 4.400-4.400 4.400-4.400-4.400z",
  "M-1.500-4h3v2.500H4v3H1.500V4h-3V1.500H-4v-3h2.500z",
];

interface Point {
  row: number;
  round: number;
  vp: number[];
}

/** VP after every row that still counts, from the first on where all have a faction. */
export const course = computed<Point[]>(() => {
  const counted = new Set(view.value?.line ?? []);
  return log.value
    .filter((entry) => entry.kind === "turn" && counted.has(entry.row) && entry.vp.every((n) => n > 0))
    .map(({ row, round, vp }) => ({ row, round, vp }));
});

/** The last point of every round. */
function roundEnds(points: Point[]): Point[] {
  return points.filter((point, at) => points[at + 1]?.round !== point.round);
}

function ticksUpTo(top: number): number[] {
  const step = top > 160 ? 40 : top > 80 ? 20 : 10;
  return [...Array(Math.floor(top / step) + 1).keys()].map((n) => n * step);
}

export function Chart() {
  const points = course.value;
  const now = table.value;
  if (!now || points.length < 2) return <p class="chart-empty">{t("score-chart-empty")}</p>;
  const top = Math.max(...points.flatMap((point) => point.vp)) + 4;
  const x = (at: number) => LEFT + (at / (points.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (vp: number) => HEIGHT - BOTTOM - (vp / top) * (HEIGHT - TOP - BOTTOM);
  const ends = roundEnds(points);
  const place = new Map(points.map((point, at) => [point.row, at]));
  const looked = past.value && place.get(past.value.row);
  const seats = now.players.map((player) => player.seat);
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("score-chart")}>
        {ticksUpTo(top).map((n) => (
          <g key={n} class="grid">
            <path d={`M${LEFT} ${y(n)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 5} y={y(n) + 4} text-anchor="end">
              {n}
            </text>
          </g>
        ))}
        {ends.map((end, at) => {
          const from = at ? x(place.get(ends[at - 1]!.row)!) : LEFT;
          const to = x(place.get(end.row)!);
          return (
            <g key={end.round} class="rounds-below">
              <rect x={from} y={TOP} width={to - from} height={HEIGHT - TOP - BOTTOM} class={at % 2 ? "odd" : ""} />
              <text x={(from + to) / 2} y={HEIGHT - 6} text-anchor="middle">
                {end.round || "·"}
              </text>
            </g>
          );
        })}
        {typeof looked === "number" && <path class="looked" d={`M${x(looked)} ${TOP}V${HEIGHT - BOTTOM}`} />}
        {seats.map((seat) => {
          const d = points.map((point, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(point.vp[seat]!).toFixed(1)}`).join("");
          return (
            <g key={seat} class="line" style={seatColours(now.players[seat]!.colour)}>
              <path class="under" d={d} />
              <path d={d} stroke-dasharray={DASHES[seat % DASHES.length]} />
              {ends.map((end) => (
                <path
                  key={end.row}
                  class="mark"
                  transform={`translate(${x(place.get(end.row)!)} ${y(end.vp[seat]!)})`}
                  d={MARKS[seat % MARKS.length]}
                />
              ))}
            </g>
          );
        })}
        {labels(points.at(-1)!, y).map(({ seat, at }) => (
          <text key={seat} class="line-name" x={WIDTH - RIGHT + 7} y={at + 4}>
            {initials.value[seat]} <title>{names.value[seat]}</title>
          </text>
        ))}
      </svg>
      <details>
        <summary>{t("score-as-table")}</summary>
        <table class="score-table">
          <thead>
            <tr>
              <th scope="col">{t("score-end-of-round")}</th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {names.value[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ends.map((end) => (
              <tr key={end.round}>
                <th scope="row">{end.round || t("table-setup")}</th>
                {seats.map((seat) => (
                  <td key={seat}>{end.vp[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Names at the ends of the lines, pushed apart where they would cover each other. */
function labels(last: Point, y: (vp: number) => number): { seat: number; at: number }[] {
  const found = last.vp.map((vp, seat) => ({ seat, at: y(vp) })).sort((a, b) => a.at - b.at);
  for (const [place, label] of found.entries()) {
    const before = found[place - 1];
    if (before && label.at < before.at + 13) label.at = before.at + 13;
  }
  return found;
}
