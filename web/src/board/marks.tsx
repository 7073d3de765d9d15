// What the map says at the moment: legal targets, what is selected or under the pointer, ghosts, pulsing spaces.
import type { Space, TableView } from "../api/shapes";
import { choicesByTarget, dear, desk, hovered, isLegal, pulsing, selected } from "../store";
import { centre, hexPath, number, type Cell } from "./geometry";
import { currentGhosts } from "./ghosts";
import { groundOf, Hex, isRiver } from "./ground";
import { powerValue } from "./names";
import { Bridge, Structure } from "./pieces";

export interface MarksProps {
  at: Map<string, Space>;
}

const spaceOf = (target: string | null) => (target?.startsWith("space:") ? target.slice("space:".length) : undefined);

const legalSpaces = (at: Map<string, Space>) => [...choicesByTarget.value.keys()].flatMap((target) => at.get(spaceOf(target) ?? "") ?? []);

const isDear = (space: Space) => dear.value.has(`space:${space.label}`);
const hexes = (spaces: readonly Space[], size: number) => spaces.map((space) => hexPath(size, space)).join("");

/** The soft part of the glow of what can be paid now; a layer of its own breathes without anything being painted anew. */
export function GlowLayer({ at }: MarksProps) {
  const spaces = legalSpaces(at).filter((space) => !isDear(space));
  return <path class="glow-soft" d={hexes(spaces, 0.82)} />;
}

/** Ghosts and the rings of legal targets: below the names of the spaces. */
export function GhostLayer({ at, players }: MarksProps & { players: TableView["players"] }) {
  const spaces = legalSpaces(at);
  const full = hexes(
    spaces.filter((space) => !isDear(space)),
    0.87,
  );
  const thin = hexes(spaces.filter(isDear), 0.87);
  const drafted = (desk.value?.draft ?? []).flatMap((choice) => choice.spaces.flatMap((label) => at.get(label) ?? []));
  const ghosts = currentGhosts();
  return (
    <g>
      {ghosts.spaces.map((one) => {
        const space = at.get(one.space);
        const colour = players[one.seat]?.colour;
        return (
          space && (
            <g key={one.space}>
              {(one.structure || one.terrain) && (
                <Hex at={space} href={groundOf(one.terrain ?? space.terrain, space)} class="ghost-ground" />
              )}
              {one.structure && <Structure at={space} code={one.structure} colour={colour} class="ghost" />}
            </g>
          )
        );
      })}
      {ghosts.bridges.map(({ from, to, seat }) => {
        const [a, b] = [at.get(from), at.get(to)];
        return a && b && <Bridge key={`${from}:${to}`} from={a} to={b} colour={players[seat]?.colour} class="ghost" />;
      })}
      <path class="glow-rim" d={full} />
      <path class="glow-ring" d={full} />
      <path class="glow-rim dear" d={thin} />
      <path class="glow-ring dear" d={thin} />
      <path class="drafted-rim" d={hexes(drafted, 0.9)} />
      <path class="drafted-ring" d={hexes(drafted, 0.9)} />
    </g>
  );
}

/** What is touched or under the pointer, and what pulses: above everything. */
export function TouchLayer({ at }: MarksProps) {
  const pulses = pulsing.value.flatMap((label) => at.get(label) ?? []);
  const touched = at.get(spaceOf(selected.value) ?? "");
  const over = at.get(spaceOf(hovered.value) ?? "");
  const ghosts = currentGhosts();
  const haunted = new Set(ghosts.spaces.map((one) => one.space));
  return (
    <g>
      {over && (!isRiver(over) || isLegal(`space:${over.label}`)) && <path class="over" d={hexPath(0.9, over)} />}
      {touched && (
        <g>
          <path class="touched-rim" d={hexPath(0.9, touched)} />
          <path class="touched-ring" d={hexPath(0.9, touched)} />
        </g>
      )}
      {ghosts.spaces.map(({ space, spades }) => spades > 0 && at.has(space) && <Spades key={space} at={at.get(space)!} n={spades} />)}
      {over?.structure && !haunted.has(over.label) && <PowerValue at={over} n={powerValue(over.structure, over.owner ?? -1)} />}
      {pulses.map((space) => (
        <g key={space.label} class="pulse">
          <path class="pulse-rim" d={hexPath(0.92, space)} />
          <path class="pulse-line" d={hexPath(0.92, space)} />
        </g>
      ))}
    </g>
  );
}

function Badge({ at, icon, n, class: extra }: { at: Cell; icon: string; n: number; class: string }) {
  const [x, y] = centre(at);
  return (
    <g class={`badge ${extra}`} transform={`translate(${number(x + 15)} ${number(y - 20)})`}>
      <rect x="-14" y="-8.5" width="28" height="17" rx="8.5" />
      <text x="-5.5" y="4.4">
        {n}
      </text>
      <use href={`#i-${icon}`} x="-1" y="-6.5" width="13" height="13" />
    </g>
  );
}

const Spades = ({ at, n }: { at: Cell; n: number }) => <Badge at={at} icon="spades" n={n} class="badge-spades" />;
const PowerValue = ({ at, n }: { at: Cell; n: number }) => <Badge at={at} icon="power" n={n} class="badge-power" />;
