// A ring around what the coach speaks of, and a place for the card that does not cover it.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Places {
  /** Where the ring is. */
  spot: Box | null;
  /** Where the card is. */
  left: number;
  top: number;
}

const MARGIN = 6;

/** Does something else lie over the middle of it? */
function hidden(element: Element, box: DOMRect): boolean {
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top !== null && !(element.closest(".board") ?? element).contains(top) && !top.closest(".coach");
}

function find(selectors: string[]): Box | null {
  for (const selector of selectors) {
    const element = selector ? document.querySelector(selector) : null;
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.width < 1 || box.height < 1) continue;
    if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) continue;
    if (hidden(element, box)) continue;
    return { left: box.left - MARGIN, top: box.top - MARGIN, width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN };
  }
  return null;
}

/** How much of the card would lie over the thing, at a place of the window. */
function covered(card: Box, thing: Box): number {
  const wide = Math.min(card.left + card.width, thing.left + thing.width) - Math.max(card.left, thing.left);
  const high = Math.min(card.top + card.height, thing.top + thing.height) - Math.max(card.top, thing.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const EDGE = 12;
const BAR = 52; // below the bar at the top
const OPEN = ".play-popover, .play-sheet, .play-offered, .laid";

/** The place for a card of this size that covers the least of the thing and of what is open over the table; the buttons at
 * the bottom stay free. */
function placeFor(width: number, height: number, thing: Box | null): { left: number; top: number } {
  const floor = document.querySelector(".play-place")?.getBoundingClientRect().top ?? innerHeight;
  const tabs = document.querySelector(".tab-bar")?.getBoundingClientRect();
  const right = Math.max(EDGE, innerWidth - width - EDGE);
  const low = Math.max(BAR, floor - height - EDGE);
  const middle = Math.max(BAR, (floor - height) / 2);
  const centre = Math.max(EDGE, (innerWidth - width) / 2);
  // away from the map first
  const places = [
    { left: right, top: low },
    ...(tabs ? [{ left: right, top: tabs.top }] : []),
    { left: right, top: BAR },
    { left: EDGE, top: low },
    { left: EDGE, top: BAR },
    { left: centre, top: middle },
  ].filter(({ top }) => top + height <= innerHeight);
  const open = [...document.querySelectorAll(OPEN)].map((element) => element.getBoundingClientRect());
  const cost = places.map((place) => {
    const card = { ...place, width, height };
    // what is spoken of counts most
    return open.reduce((sum, other) => sum + covered(card, other), thing ? 10 * covered(card, thing) : 0);
  });
  return places[cost.indexOf(Math.min(...cost))] ?? { left: EDGE, top: BAR };
}

const same = (a: Places, b: Places) => JSON.stringify(a) === JSON.stringify(b);

/** Where ring and card are now; looked at a few times a second, since boards move when windows do, and sheets open. */
export function usePlaces(card: RefObject<HTMLElement | null>, selectors: () => string[]): Places {
  const [places, setPlaces] = useState<Places>({ spot: null, left: EDGE, top: BAR });
  const update = () =>
    setPlaces((old) => {
      if (!card.current) return old;
      const spot = find(selectors());
      const now = { spot, ...placeFor(card.current.offsetWidth, card.current.offsetHeight, spot) };
      return same(old, now) ? old : now;
    });
  useLayoutEffect(update);
  useEffect(() => {
    const timer = setInterval(update, 250);
    addEventListener("resize", update);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", update);
    };
  });
  return places;
}
