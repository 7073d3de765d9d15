// What is new on the map since it was last drawn, so that it can appear.
import type { MapShape } from "../api/shapes";

const MOST = 9; // more at once is a jump to another position, not a move

/** `F3`: the terrain before; `F3.TP`: a new structure; `F3.town`: a space that has become part of a town; `E9:D6`: a bridge. */
export function changes(before: MapShape, now: MapShape): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const old = new Map(before.spaces.map((space) => [space.label, space]));
  let count = 0;
  for (const space of now.spaces) {
    const was = old.get(space.label);
    if (!was) return new Map(); // another map
    const built = space.structure && (was.structure !== space.structure || was.owner !== space.owner);
    if (was.terrain !== space.terrain) found.set(space.label, was.terrain);
    if (built) found.set(`${space.label}.${space.structure}`, "");
    if (space.town_of !== null && was.town_of !== space.town_of) found.set(`${space.label}.town`, "");
    if (was.terrain !== space.terrain || was.structure !== space.structure) count += 1;
  }
  const stood = new Set(before.bridges.map(({ ends }) => ends.join(":")));
  for (const { ends } of now.bridges) if (!stood.has(ends.join(":"))) found.set(ends.join(":"), "");
  return count > MOST ? new Map() : found;
}
