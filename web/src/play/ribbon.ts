// What a decision offers lies above the bar; the table is told how high it is, so that nothing is covered.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

export function useRibbon(box: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const ribbon = box.current;
    const game = ribbon?.closest<HTMLElement>(".game");
    if (!ribbon || !game) return;
    const tell = () => game.style.setProperty("--ribbon", `${ribbon.offsetHeight}px`);
    const watcher = new ResizeObserver(tell);
    tell();
    watcher.observe(ribbon);
    return () => {
      watcher.disconnect();
      game.style.removeProperty("--ribbon");
    };
  }, [shown]);
}
