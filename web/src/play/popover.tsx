// The choices of what was touched, beside it; on a phone they lie in the sheet at the bottom.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { openHelp } from "../store/help";
import { ghost, selected, type Target } from "../store";
import { t } from "../base/texts";
import { anchorOf, focusAnchor } from "./anchor";
import { targetEffect, targetName } from "./targets";
import { IconButton } from "../parts/icon-button";

const query = matchMedia("(max-width: 760px)");
/** Is the window as narrow as a phone's? */
export const narrow = signal(query.matches);
query.addEventListener("change", () => (narrow.value = query.matches));

const EDGE = 8;
const AWAY = 12; // px between the thing and its choices

/** Right of the thing, or left, or where there is room; never outside the window, never on the bar below. */
function place(box: HTMLElement, target: Target): void {
  const anchor = anchorOf(target)?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
  const floor = (document.querySelector(".play-bar")?.getBoundingClientRect().top ?? innerHeight) - EDGE;
  const ceiling = (document.querySelector(".top-bar")?.getBoundingClientRect().bottom ?? 0) + EDGE;
  const { width, height } = box.getBoundingClientRect();
  const right = anchor.right + AWAY;
  const left = anchor.left - AWAY - width;
  // what stands in the bar has its choices above it
  const beside = anchor.top >= floor ? null : right + width <= innerWidth - EDGE ? right : left >= EDGE ? left : null;
  const x = beside ?? Math.min(Math.max(EDGE, anchor.left + anchor.width / 2 - width / 2), innerWidth - EDGE - width);
  const above = anchor.top - AWAY - height;
  const y =
    beside !== null
      ? anchor.top + anchor.height / 2 - height / 3
      : anchor.bottom + AWAY + height > floor && above > ceiling
        ? above
        : anchor.bottom + AWAY;
  box.style.left = `${Math.round(x)}px`;
  box.style.top = `${Math.round(Math.max(ceiling, Math.min(y, floor - height)))}px`;
}

/** Keep a box beside its thing, also while the map is moved under it. The answer ends that. */
export function follow(box: HTMLElement, target: Target): () => void {
  let asked = 0;
  const again = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => place(box, target));
  };
  place(box, target);
  const moves = ["resize", "scroll", "wheel", "pointermove", "keydown", "click"];
  for (const name of moves) addEventListener(name, again, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(asked);
    for (const name of moves) removeEventListener(name, again, { capture: true });
  };
}

export function closeSelection(): void {
  const was = selected.value;
  selected.value = null;
  ghost.value = null;
  if (was) focusAnchor(was);
}

export function Popover({ target, children }: { target: Target; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const floating = !narrow.value;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !floating) return;
    place(element, target);
    const watch = new ResizeObserver(() => place(element, target));
    watch.observe(element);
    return () => watch.disconnect();
  }, [target, floating]);
  useLayoutEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('[data-testid="choice"], .stepper button:not(:disabled)');
    (first ?? box.current)?.focus({ preventScroll: true });
  }, [target]);
  useEffect(() => {
    // a click beside everything that can be touched closes it; clicks on the map and on tiles select anew
    const elsewhere = ({ target: at }: PointerEvent) => {
      if (at instanceof Element && !at.closest(".play, .board, [data-target], dialog, button, a")) selected.value = null;
    };
    addEventListener("pointerdown", elsewhere);
    return () => removeEventListener("pointerdown", elsewhere);
  }, []);
  const effect = targetEffect(target);
  return (
    <div
      class={floating ? "play-popover" : "play-sheet"}
      ref={box}
      role="dialog"
      aria-label={targetName(target)}
      tabIndex={-1}
      data-for={target}
    >
      <header class="popover-head">
        <h2>{targetName(target)}</h2>
        {!target.startsWith("kind:") && (
          <IconButton class="small-button" label={t("play-help")} onClick={() => openHelp(target)}>
            <Icon name="help" size={18} />
          </IconButton>
        )}
        <IconButton class="small-button" label={t("play-close")} onClick={closeSelection}>
          <Icon name="close" size={18} />
        </IconButton>
      </header>
      {effect && <p class="popover-effect">{effect}</p>}
      <div class="popover-body">{children}</div>
    </div>
  );
}
