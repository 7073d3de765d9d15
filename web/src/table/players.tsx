// The boards of all players; the own one first, and as large as the room allows.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../base/texts";
import type { BoardSize } from "./belongings";
import { PlayerBoard } from "./player-board";
import { boardOrder } from "./seats";
import { boardParts } from "./slots";

// Heights of a compact board, and of one with its rows, in sizes of its type (styles/table/boards.css)
const COMPACT = 8.8;
const ROOMY = 16.6;
const SPACIOUS = 22.5;
const GRAND = 29; // with the faction's abilities in words
const GAP = 6; // px
const typeSize = (width: number) => Math.min(18, Math.max(12, width * 0.035));

/** How large each board can be: all alike and spacious or grand, or as many roomy ones from the first on as there is room for. */
export function boardSizes(width: number, height: number, boards: number, more = 0): BoardSize[] {
  const room = (height - (boards - 1) * GAP) / typeSize(width);
  if (boards * (SPACIOUS + more) <= room) return Array<BoardSize>(boards).fill(boards * (GRAND + more) <= room ? "grand" : "spacious");
  let roomy = boards;
  while (roomy > 0 && roomy * (ROOMY + more) + (boards - roomy) * COMPACT > room) roomy--;
  return [...Array(boards).keys()].map((at) => (at < roomy ? "roomy" : "compact"));
}

export function Players({ scrolls = false }: { scrolls?: boolean }) {
  const column = useRef<HTMLDivElement>(null);
  const [sizes, setSizes] = useState<BoardSize[]>([]);
  const order = boardOrder.value;
  const more = boardParts.all.reduce((sum, { height }) => sum + (height?.() ?? 0), 0);
  useLayoutEffect(() => {
    const box = column.current;
    if (!box || scrolls) return;
    const watcher = new ResizeObserver(() => setSizes(boardSizes(box.clientWidth, box.clientHeight, order.length, more)));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, [order.length, scrolls, more]);
  return (
    <section class={scrolls ? "players scrolls" : "players"} aria-label={t("heading-players")} ref={column}>
      {order.map((seat, at) => (
        <PlayerBoard key={seat} seat={seat} size={scrolls ? "roomy" : (sizes[at] ?? "compact")} />
      ))}
    </section>
  );
}
