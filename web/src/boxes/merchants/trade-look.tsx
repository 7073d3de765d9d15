// Overlay: with whom a seat has not traded yet, and what it would bring by the overview.
import type { Space } from "../../api/shapes";
import { centre, hexPath, number } from "../../board/geometry";
import { isRiver } from "../../board/ground";
import { catalogue, table } from "../../store";

const ICONS: Record<string, string> = { steps: "anycult", ship: "ships", action: "moves" };

/** Rewards beside the VP, as icons; of several one is chosen. */
function rewards(structure: string): string[] {
  const { coins = 0, workers = 0, power = 0, spades = 0, one_of = {} } = catalogue.value.ships.trade[structure] ?? {};
  const sure = Object.entries({ coins, workers, power, spades })
    .filter(([, n]) => n)
    .map(([name]) => name);
  return [...sure, ...Object.keys(one_of).map((name) => ICONS[name] ?? name)].slice(0, 3);
}

function Worth({ space }: { space: Space }) {
  const [x, y] = centre(space);
  const icons = rewards(space.structure);
  const width = 18 + icons.length * 11;
  return (
    <g class="pill worth" transform={`translate(${number(x)} ${number(y - 27)})`}>
      <rect x={-width / 2} y="-8" width={width} height="16" rx="8" />
      <text x={-width / 2 + 9} y="4">{`+${catalogue.value.ships.trade[space.structure]?.vp ?? 0}`}</text>
      {icons.map((icon, at) => (
        <use key={icon} href={`#i-${icon}`} x={-width / 2 + 16 + at * 11} y="-5.5" width="11" height="11" />
      ))}
    </g>
  );
}

export function TradeLook({ at, found }: { at: Map<string, Space>; found: { seat: number } }) {
  const sea = table.value?.sea;
  if (!sea) return null;
  const others = [...at.values()].filter((space) => space.structure && space.owner !== null && space.owner !== found.seat);
  const open = others.filter((space) => !sea.markers[space.label]?.includes(found.seat));
  const shown = new Set(others.map((space) => space.label));
  const dim = [...at.values()].filter((space) => !isRiver(space) && !shown.has(space.label));
  const ring = open.map((space) => hexPath(0.84, space)).join("");
  return (
    <g>
      <path class="veil" d={dim.map((space) => hexPath(0.98, space)).join("")} />
      <g class="look">
        <path class="look-rim" d={ring} />
        <path class="look-line" d={ring} />
      </g>
      {open.map((space) => (
        <Worth key={space.label} space={space} />
      ))}
    </g>
  );
}
