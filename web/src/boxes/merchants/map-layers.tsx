// The layers of seafaring on the map: canals, docks, seals, ships; then courses and what the helm shows.
import type { BridgeView, SeaView, Space, TableView } from "../../api/shapes";
import { centre, hexPath, number, type Point } from "../../board/geometry";
import { pieceStyle } from "../../board/pieces";
import { table } from "../../store";
import { CanalsLayer } from "./canals";
import { craft } from "./craft";
import "./drawings";
import { DockUnder, Piece, Seals, Stacks, standing, type Stack } from "./fleet";
import { helm, type Leg } from "./helm";
import { pathOf, type Waters } from "./paths";
import { canalSign } from "./canal-sign";
import { aim, reach, sailed, voyage } from "./voyage";

interface LayerProps {
  at: ReadonlyMap<string, Space>;
  colours: readonly string[];
}

/** Who lies where, by space. */
function stacksOf({ fleets }: SeaView, colours: readonly string[]): Map<string, Stack[]> {
  const found = new Map<string, Stack[]>();
  for (const { seat, ships, merchants } of fleets)
    for (const space of ships) {
      const here = found.get(space) ?? [];
      const own = here.find((stack) => stack.seat === seat);
      if (own) own.n += 1;
      else here.push({ seat, n: 1, icon: craft(merchants), colour: colours[seat] ?? "" });
      found.set(space, here);
    }
  return found;
}

/** Below the structures. */
export function SeaGround({ at }: Pick<LayerProps, "at">) {
  const sea = table.value?.sea;
  if (!sea) return null;
  return (
    <g>
      <CanalsLayer canals={sea.canals.map(({ between }) => between)} at={at} sign={canalSign()} />
      {sea.fleets.map(({ seat, dock, merchants }) => {
        const space = at.get(dock);
        return space && <DockUnder key={seat} at={space} kind={merchants ? "storehouse" : "dock"} />;
      })}
    </g>
  );
}

/** Above them. */
export function SeaPieces({ at, colours }: LayerProps) {
  const sea = table.value?.sea;
  if (!sea) return null;
  return (
    <g>
      {Object.entries(sea.markers).map(([label, seats]) => {
        const space = at.get(label);
        return space && <Seals key={label} at={space} seats={seats} colours={colours} />;
      })}
      {[...stacksOf(sea, colours)].map(([label, stacks]) => {
        const space = at.get(label);
        return space && <Stacks key={label} space={space} stacks={stacks} />;
      })}
    </g>
  );
}

/** A line through the spaces, with an arrow at its end. */
function Course({ path, class: extra }: { path: readonly Space[]; class: string }) {
  if (path.length < 2) return null;
  const points = path.map(centre);
  const [from, to] = [points.at(-2)!, points.at(-1)!];
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const back = (away: number, turn: number): Point => [to[0] - away * Math.cos(angle + turn), to[1] - away * Math.sin(angle + turn)];
  const tip: Point = back(4, 0);
  const d = "M" + [...points.slice(0, -1), tip].map(([x, y]) => `${number(x)} ${number(y)}`).join("L");
  const head = "M" + [back(15, 0.45), tip, back(15, -0.45)].map(([x, y]) => `${number(x)} ${number(y)}`).join("L");
  return (
    <g class={`course ${extra}`}>
      <path class="course-rim" d={d + head} />
      <path class="course-line" d={d} />
      <path class="course-head" d={head} />
    </g>
  );
}

/** What costs power to reach, with its badge. */
function FarMark({ space, leg }: { space: Space; leg: Leg }) {
  const [x, y] = centre(space);
  return (
    <g class="far-mark" transform={`translate(${number(x)} ${number(y + 18)})`}>
      <rect x="-13" y="-7" width="26" height="14" rx="7" />
      <text x="-5" y="4">
        {leg.power}
      </text>
      <use href="#i-power" x="0" y="-5.5" width="11" height="11" />
      {leg.tokens > 0 && <path class="far-loss" d="M1 5L11-5" />}
    </g>
  );
}

export function VoyageLayer({
  at,
  colours,
  bridges,
  players,
}: LayerProps & { bridges: readonly BridgeView[]; players: TableView["players"] }) {
  const sea = table.value?.sea;
  if (!sea || (!voyage.value && !sailed.value.length)) return null;
  const waters: Waters = { at, canals: sea.canals, bridges };
  const now = sea.voyage ?? voyage.value;
  const seat = now?.seat ?? sailed.value[0]?.choice.steps[0]?.seat ?? 0;
  const fleet = sea.fleets[seat];
  const land = fleet?.merchants ?? false;
  const colour = players[seat]?.colour ?? "";
  const here = at.get(helm.value);
  const to = aim.value;
  const goal = to && at.get(to.to);
  const place = goal && standing({ ...goal }, 1);
  return (
    <g style={pieceStyle(colour)}>
      {sailed.value.map((leg, i) => (
        <Course key={i} path={pathOf(leg.from, leg.to, waters, land)} class="made" />
      ))}
      {[...reach.value.values()].map((leg) => {
        const space = helm.value && leg.power > 0 && at.get(leg.to);
        return space && <FarMark key={leg.to} space={space} leg={leg} />;
      })}
      {voyage.value && here && (
        <g>
          <path class="helm-rim" d={hexPath(0.8, here)} />
          <path class="helm-ring" d={hexPath(0.8, here)} />
        </g>
      )}
      {to && goal && here && (
        <>
          <Course path={pathOf(helm.value, to.to, waters, land)} class="meant" />
          <Piece at={place!.places[0]!} size={place!.size} stack={{ icon: craft(land), colour, n: 1 }} class="ghost" />
          {goal.structure && !land && <Seals at={goal} seats={[...(sea.markers[goal.label] ?? []), seat]} colours={colours} />}
        </>
      )}
    </g>
  );
}
