// A ring around what the coach speaks of, and a place for the card that does not cover it.
import { useEffect, useState } from "preact/hooks";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 6;

/** Does something else lie over the middle of it? */
function hidden(element: Element, box: DOMRect): boolean {
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top !== null && !(element.closest(".board") ?? element).contains(top) && !top.closest(".coach");
}

function find(selectors: string[]): Box | null {
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.width < 1 || box.height < 1) continue;
    if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) continue;
    if (hidden(element, box)) continue;
    return { left: box.left - MARGIN, top: box.top - MARGIN, width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN };
  }
  return null;
}

const same = (a: Box | null, b: Box | null) =>
  a === b || (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height);

/** Where the thing is now; looked at a few times a second, since boards move when windows do. */
export function useSpot(selectors: () => string[]): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const update = () =>
      setBox((old) => {
        const now = find(selectors());
        return same(old, now) ? old : now;
      });
    update();
    const timer = setInterval(update, 250);
    addEventListener("resize", update);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", update);
    };
  });
  return box;
}

/** How much of the card would lie over the thing, at a place of the window. */
function covered(card: Box, thing: Box): number {
  const wide = Math.min(card.left + card.width, thing.left + thing.width) - Math.max(card.left, thing.left);
  const high = Math.min(card.top + card.height, thing.top + thing.height) - Math.max(card.top, thing.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const EDGE = 12;
const BAR = 52; // below the bar at the top

/** The place for a card of this size that covers the least of the thing, or the middle; the buttons at the bottom stay free. */
export function placeFor(width: number, height: number, thing: Box | null, central: boolean): { left: number; top: number } {
  const floor = document.querySelector(".play-place")?.getBoundingClientRect().top ?? innerHeight;
  const right = Math.max(EDGE, innerWidth - width - EDGE);
  const low = Math.max(BAR, floor - height - EDGE);
  const middle = Math.max(BAR, (floor - height) / 2);
  const centre = Math.max(EDGE, (innerWidth - width) / 2);
  if (central) return { left: centre, top: middle };
  // away from the map first
  const places = [
    { left: right, top: low },
    { left: right, top: BAR },
    { left: EDGE, top: low },
    { left: EDGE, top: BAR },
    { left: centre, top: middle },
  ];
  if (!thing) return places[0]!;
  const cost = places.map((place) => covered({ ...place, width, height }, thing));
  return places[cost.indexOf(Math.min(...cost))]!;
}
