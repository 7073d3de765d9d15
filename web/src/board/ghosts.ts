// What a choice would bring to the map, read from its steps.
import type { Choice } from "../api/shapes";
import { choicesByTarget, ghost, hovered } from "../store";

export interface Ghost {
  seat: number;
  space: string;
  terrain?: string;
  structure?: string;
  spades: number;
}

export interface GhostBridge {
  seat: number;
  from: string;
  to: string;
}

export interface Ghosts {
  spaces: Ghost[];
  bridges: GhostBridge[];
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

export function ghostsOf(choice: Choice): Ghosts {
  const spaces = new Map<string, Ghost>();
  const bridges: GhostBridge[] = [];
  for (const { key, seat, args } of choice.steps) {
    const [space, from, to] = [text(args.space), text(args.from), text(args.to)];
    if (space) {
      const one = spaces.get(space) ?? { seat, space, spades: 0 };
      one.terrain = text(args.terrain) ?? one.terrain;
      one.structure = text(args.structure) ?? one.structure;
      if (typeof args.spades === "number") one.spades += args.spades;
      spaces.set(space, one);
    } else if (from && to && key === "bridge") bridges.push({ seat, from, to });
  }
  return { spaces: [...spaces.values()], bridges };
}

const NOTHING: Ghosts = { spaces: [], bridges: [] };

/** The ghosts to be drawn now: of the choice that is looked at, else of what the space under the pointer offers. */
export function currentGhosts(): Ghosts {
  if (ghost.value) return ghostsOf(ghost.value);
  const target = hovered.value;
  if (!target?.startsWith("space:")) return NOTHING;
  const offered = (choicesByTarget.value.get(target) ?? []).map(ghostsOf);
  const here = target.slice("space:".length);
  const built = offered.find(({ spaces }) => spaces.some((one) => one.space === here && one.structure));
  if (built) return built;
  const bridges = offered.flatMap((one) => one.bridges);
  if (bridges.length) return { spaces: [], bridges };
  const dug = (one: Ghosts) => one.spaces.reduce((sum, { spades }) => sum + spades, 0);
  return offered.reduce((best, one) => (dug(one) > dug(best) ? one : best), offered[0] ?? NOTHING);
}
