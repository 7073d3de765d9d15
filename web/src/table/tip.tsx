// One small sheet beside what the pointer or the focus is on: its name, what it does, and where more is said.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { table } from "../store";
import { t } from "../base/texts";

export interface TipText {
  title: string;
  lines?: string[];
  /** There is help about it. */
  help?: boolean;
}

const shown = signal<{ at: Element; place: DOMRect; text: TipText } | null>(null);

let waiting = 0;

export function hideTip(): void {
  clearTimeout(waiting);
  if (shown.value) shown.value = null;
}

function showTip(at: EventTarget | null, text: () => TipText, delay: number): void {
  clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    if (at instanceof Element && at.isConnected) shown.value = { at, place: at.getBoundingClientRect(), text: text() };
  }, delay);
}

/** For what is touched: its tip at once. */
export const showTipNow = (at: EventTarget | null, text: () => TipText) => showTip(at, text, 0);

/** What an element needs to have a tip. */
export function tipOf(text: () => TipText) {
  return {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== "touch" && showTip(event.currentTarget, text, 260),
    onPointerLeave: hideTip,
    onFocus: (event: FocusEvent) => {
      const at = event.currentTarget;
      if (at instanceof Element && at.matches(":focus-visible")) showTip(at, text, 60);
    },
    onBlur: hideTip,
  };
}

const EDGE = 8; // px that stay free beside the window's edge

/** Stands once on the page. */
export function TipSheet() {
  const sheet = useRef<HTMLDivElement>(null);
  const now = shown.value;
  const position = table.value;
  // what it is about may be gone from the table, without the pointer having left it
  useEffect(() => {
    if (now && !now.at.isConnected) hideTip();
  }, [position]);
  useLayoutEffect(() => {
    const box = sheet.current;
    if (!box || !now) return;
    const { width, height } = box.getBoundingClientRect();
    const { place } = now;
    const left = Math.min(innerWidth - width - EDGE, Math.max(EDGE, place.left + place.width / 2 - width / 2));
    const above = place.top - height - EDGE;
    box.style.left = `${left}px`;
    box.style.top = `${above >= EDGE ? above : Math.min(innerHeight - height - EDGE, place.bottom + EDGE)}px`;
    // it is on top of everything: Escape means the tip alone, whatever lies below it
    const away = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      hideTip();
    };
    addEventListener("keydown", away, true);
    return () => removeEventListener("keydown", away, true);
  }, [now]);
  // what is touched answers itself
  useEffect(() => {
    addEventListener("pointerdown", hideTip, true);
    return () => removeEventListener("pointerdown", hideTip, true);
  }, []);
  if (!now) return null;
  return (
    <div class="tip" ref={sheet} role="tooltip">
      <b>{now.text.title}</b>
      {now.text.lines?.filter(Boolean).map((line) => (
        <p>{line}</p>
      ))}
      {now.text.help && <p class="tip-help">{t("table-tip-help")}</p>}
    </div>
  );
}
