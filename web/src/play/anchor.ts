// Where the thing touched last is on the screen: choices open beside it.
let touched: Element | null = null;

const note = (event: Event) => {
  const at = event.target instanceof Element ? event.target.closest("[data-target], [data-space], button, [tabindex]") : null;
  if (at && (targetOf(at) || !at.closest(".play"))) touched = at;
};
addEventListener("pointerdown", note, true);
addEventListener("keydown", note, true);

/** The target that an element stands for, if it does. */
export function targetOf(element: Element): string | null {
  const space = element.getAttribute("data-space");
  return space ? `space:${space}` : element.getAttribute("data-target");
}

/** Everything on the table that stands for a target. */
export function allTargets(): (HTMLElement | SVGElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>("[data-target], [data-space]")];
}

/** The element that stands for the target, if it is on the screen. */
export function anchorOf(target: string): Element | null {
  if (touched?.isConnected && targetOf(touched) === target) return touched;
  const seen = allTargets().find((element) => {
    if (targetOf(element) !== target) return false;
    const { width, bottom, top } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  return seen ?? (touched?.isConnected ? touched : null);
}

/** Back to where one came from, after the choices are closed with the keyboard. */
export function focusAnchor(target: string): void {
  const element = anchorOf(target);
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}
