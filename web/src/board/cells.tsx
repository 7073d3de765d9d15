// The map for keys and for those who hear it: a grid of named cells with one tab stop.
import { useComputed, type Signal } from "@preact/signals";
import type { Space } from "../api/shapes";
import { hovered, isLegal, selected } from "../store";
import { t } from "../base/texts";
import { AROUND, cellKey, centre, HALF, hexPath, PITCH } from "./geometry";
import { spaceName } from "./names";

export interface CellsProps {
  spaces: readonly Space[];
  /** The label that tab leads to. */
  current: Signal<string>;
  onPick(space: Space): void;
  onFocus(space: Space): void;
}

function SpaceCell({ space, current, onPick, onFocus }: { space: Space } & Omit<CellsProps, "spaces">) {
  const stop = useComputed(() => (current.value === space.label ? 0 : -1));
  const target = `space:${space.label}`;
  return (
    <path
      role="gridcell"
      class="cell"
      data-space={space.label}
      data-target={target}
      data-legal={isLegal(target) || undefined}
      d={hexPath(0.97, space)}
      tabindex={stop}
      aria-label={spaceName(space)}
      aria-selected={selected.value === target}
      onFocus={() => {
        current.value = space.label;
        onFocus(space);
      }}
      onBlur={() => {
        if (hovered.value === target) hovered.value = null;
      }}
      onClick={(event) => {
        if (event.detail === 0) onPick(space); // from a screen reader; the pointer is heard by the board
      }}
    />
  );
}

export function CellsLayer(props: CellsProps) {
  const rows = new Map<number, Space[]>();
  for (const space of props.spaces) rows.set(space.row, [...(rows.get(space.row) ?? []), space]);
  return (
    <g role="rowgroup" aria-label={t("heading-map")}>
      {[...rows].map(([row, spaces]) => (
        <g role="row" key={row}>
          {spaces.map((space) => (
            <SpaceCell key={space.label} space={space} current={props.current} onPick={props.onPick} onFocus={props.onFocus} />
          ))}
        </g>
      ))}
    </g>
  );
}

/** The space that a key leads to: arrows to the neighbour, Home and End to the ends of the row. */
export function spaceByKey({ key }: KeyboardEvent, from: Space, spaces: readonly Space[]): Space | undefined {
  const at = new Map(spaces.map((space) => [cellKey(space), space]));
  const go = (i: number) => at.get(cellKey({ row: from.row + AROUND[i]!.row, x: from.x + AROUND[i]!.x }));
  switch (key) {
    case "ArrowLeft":
      return go(4);
    case "ArrowRight":
      return go(1);
    case "ArrowUp": // zigzag, so that two steps lead straight up
      return from.row % 2 ? (go(5) ?? go(0)) : (go(0) ?? go(5));
    case "ArrowDown":
      return from.row % 2 ? (go(3) ?? go(2)) : (go(2) ?? go(3));
    case "Home":
      return spaces.find((space) => space.row === from.row);
    case "End":
      return spaces.filter((space) => space.row === from.row).at(-1);
  }
}

/** The space a place of the map means: the nearest one. A finger is allowed to miss a legal space a little. */
export function spaceAt([x, y]: readonly [number, number], spaces: readonly Space[], touch: boolean): Space | undefined {
  let best: Space | undefined;
  let least = HALF * (touch ? 1.35 : 1.13);
  for (const space of spaces) {
    const [cx, cy] = centre(space);
    if (Math.abs(cy - y) > PITCH || Math.abs(cx - x) > 2 * HALF) continue;
    const far = Math.hypot(cx - x, cy - y) * (touch && isLegal(`space:${space.label}`) ? 0.8 : 1);
    if (far < least) [best, least] = [space, far];
  }
  return best;
}
