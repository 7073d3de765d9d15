// The boards of all players; the own one first, and as large as the room allows.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../base/texts";
import type { BoardSize } from "./belongings";
import { sideApart, sideShown } from "./layout";
import { PlayerBoard } from "./player-board";
import { boardOrder } from "./seats";
import { boardParts } from "./slots";

// Heights of a folded board, a compact one, and of one with its rows, in sizes of its type (styles/table/boards.css)
const SLIM = 3;
const COMPACT = 8.8;
const ROOMY = 16.6;
const SPACIOUS = 22.5;
const GRAND = 29; // with the faction's abilities in words
const GAP = 6; // px
const SIDE = 270; // px that the log below the boards needs at least
const typeSize = (width: number) => Math.min(18, Math.max(12, width * 0.035));

/** How large each board can be: all alike and spacious or grand, or as many roomy ones from the first on as there is room for. */
export function boardSizes(width: number, height: number, boards: number, more = 0): BoardSize[] {
  const room = (height - (boards - 1) * GAP) / typeSize(width);
  if (boards * (SPACIOUS + more) <= room) return Array<BoardSize>(boards).fill(boards * (GRAND + more) <= room ? "grand" : "spacious");
  return roomyFirst(room, boards, more);
}

/** As many boards roomy as there is room for, the others compact. */
function roomyFirst(room: number, boards: number, more: number): BoardSize[] {
  let roomy = boards;
  while (roomy > 0 && roomy * (ROOMY + more) + (boards - roomy) * COMPACT > room) roomy--;
  return [...Array(boards).keys()].map((at) => (at < roomy ? "roomy" : "compact"));
}

/** How large each board can be above the open column, and how high all of them are then: boards of the others fold to strips
 * before the own one does. */
export function sharedSizes(width: number, height: number, boards: number, more = 0): { sizes: BoardSize[]; height: number } {
  const type = typeSize(width);
  const gaps = (boards - 1) * GAP;
  const room = (height - SIDE - GAP - gaps) / type;
  const heights: Record<BoardSize, number> = { slim: SLIM, compact: COMPACT, roomy: ROOMY + more, spacious: SPACIOUS, grand: GRAND };
  const high = (sizes: BoardSize[]) => sizes.reduce((sum, size) => sum + heights[size], 0);
  const folded = (own: BoardSize) => [own, ...Array<BoardSize>(boards - 1).fill("slim")];
  const wishes = [roomyFirst(room, boards, more), folded("roomy"), folded("compact"), folded("slim")];
  const sizes = wishes.find((wish) => high(wish) <= room) ?? folded("slim");
  return { sizes, height: Math.ceil(high(sizes) * type + gaps) };
}

interface Fitted {
  sizes: BoardSize[];
  /** Of all boards, where the column leaves it to them. */
  height?: number;
}

export function Players({ scrolls = false }: { scrolls?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [fitted, fit] = useState<Fitted>({ sizes: [] });
  const boards = boardOrder.value.length;
  const shared = sideShown.value !== null && !sideApart.value;
  const more = boardParts.all.reduce((sum, { height }) => sum + (height?.() ?? 0), 0);
  useLayoutEffect(() => {
    const column = box.current?.parentElement;
    if (!column || scrolls) return;
    const measure = () => {
      const width = box.current!.clientWidth;
      const height = column.clientHeight;
      fit(shared ? sharedSizes(width, height, boards, more) : { sizes: boardSizes(width, height, boards, more) });
    };
    const watcher = new ResizeObserver(measure);
    measure();
    watcher.observe(column);
    return () => watcher.disconnect();
  }, [boards, scrolls, more, shared]);
  const height = shared && !scrolls ? fitted.height : undefined;
  return (
    <section
      class={scrolls ? "players scrolls" : "players"}
      aria-label={t("heading-players")}
      style={height === undefined ? undefined : `flex:0 0 ${height}px`}
      ref={box}
    >
      {boardOrder.value.map((seat, at) => (
        <PlayerBoard key={seat} seat={seat} size={scrolls ? "roomy" : (fitted.sizes[at] ?? "compact")} />
      ))}
    </section>
  );
}
