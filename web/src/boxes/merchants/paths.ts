// The way a ship or merchant takes, for the line that is drawn: the shortest over what it may pass.
import type { BridgeView, CanalView, Space } from "../../api/shapes";
import { AROUND, cellKey } from "../../board/geometry";
import { isRiver } from "../../board/ground";

export interface Waters {
  at: ReadonlyMap<string, Space>;
  canals: readonly CanalView[];
  bridges: readonly BridgeView[];
}

function neighbours(space: Space, { at, canals, bridges }: Waters, cells: ReadonlyMap<string, Space>, land: boolean): Space[] {
  const found = AROUND.flatMap((step) => cells.get(cellKey({ row: space.row + step.row, x: space.x + step.x })) ?? []);
  const joined = land ? bridges.map(({ ends }) => ends) : canals.map(({ joins }) => joins);
  for (const [a, b] of joined) {
    const other = a === space.label ? at.get(b) : b === space.label ? at.get(a) : undefined;
    if (other) found.push(other);
  }
  return found;
}

/** Spaces from one to the other, both included; nothing where none is found. `land`: it walks instead of sailing. */
export function pathOf(from: string, to: string, waters: Waters, land: boolean): Space[] {
  const [start, end] = [waters.at.get(from), waters.at.get(to)];
  if (!start || !end) return [];
  const cells = new Map([...waters.at.values()].map((space) => [cellKey(space), space]));
  const before = new Map<Space, Space | null>([[start, null]]);
  const front = [start];
  for (const space of front) {
    if (space === end) break;
    if (!land && !isRiver(space)) continue; // a ship goes no further from land
    for (const next of neighbours(space, waters, cells, land))
      if (!before.has(next) && (land || next === end || isRiver(next))) {
        before.set(next, space);
        front.push(next);
      }
  }
  if (!before.has(end)) return [];
  const path: Space[] = [];
  for (let space: Space | null | undefined = end; space; space = before.get(space)) path.unshift(space);
  return path;
}
