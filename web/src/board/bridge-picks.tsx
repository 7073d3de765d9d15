// Bridges that can be built now, drawn where they would stand: one of them is chosen by a click on it.
import { computed } from "@preact/signals";
import type { Choice, Space, TableView } from "../api/shapes";
import { desk, ghost, grouped, picking, spans } from "../store";
import { centre, type Point } from "./geometry";
import { Bridge } from "./pieces";

export interface BridgePick {
  choice: Choice;
  from: string;
  to: string;
  seat: number;
}

/** One for each place, in the best way to pay for it; none while something else than a bridge is chosen. */
export const bridgePicks = computed<BridgePick[]>(() => {
  const now = desk.value;
  if (!now) return [];
  const choices = now.decision === "bridge" ? now.moves : (picking.value ?? []);
  return grouped(now, choices.filter(spans)).flatMap(([choice]) => {
    const step = choice!.steps.find(({ key }) => key === "bridge")!;
    return [{ choice: choice!, from: String(step.args.from), to: String(step.args.to), seat: step.seat }];
  });
});

const NEAR = 13; // units of the map beside the bridge's line that still mean it
const NEAR_FINGER = 20;

/** The bridge that a place of the map means, if it means one: the middle part of its line. */
export function bridgeAt([x, y]: Point, at: ReadonlyMap<string, Space>, finger: boolean): BridgePick | undefined {
  let best: BridgePick | undefined;
  let least = finger ? NEAR_FINGER : NEAR;
  for (const pick of bridgePicks.value) {
    const [from, to] = [at.get(pick.from), at.get(pick.to)];
    if (!from || !to) continue;
    const [ax, ay] = centre(from);
    const [dx, dy] = [centre(to)[0] - ax, centre(to)[1] - ay];
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    if (along < 0.25 || along > 0.75) continue;
    const far = Math.hypot(x - ax - along * dx, y - ay - along * dy);
    if (far < least) [best, least] = [pick, far];
  }
  return best;
}

/** Show the bridge under the pointer as if it stood. */
export function aimAtBridge(pick: BridgePick | undefined): void {
  if (pick) ghost.value = pick.choice;
  else if (bridgePicks.value.some(({ choice }) => choice === ghost.value)) ghost.value = null;
}

export function BridgePicksLayer({ at, players }: { at: ReadonlyMap<string, Space>; players: TableView["players"] }) {
  return (
    <g>
      {bridgePicks.value.map(({ choice, from, to, seat }) => {
        const [a, b] = [at.get(from), at.get(to)];
        return (
          a &&
          b && (
            <g key={choice.text} class="bridge-pick" data-bridge={`${from}:${to}`} data-move={choice.text}>
              <Bridge from={a} to={b} colour={players[seat]?.colour} class="candidate" />
            </g>
          )
        );
      })}
    </g>
  );
}
