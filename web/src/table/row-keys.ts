// Many buttons in one row are one stop of the Tab key: arrows, Home and End go from one to the next.
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function stops(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("button:not(:disabled)")];
}

/** For `onKeyDown` of the row. */
export function rowKeys(event: KeyboardEvent): void {
  const row = event.currentTarget as HTMLElement;
  const all = stops(row);
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const step = STEPS[event.key];
  const next =
    step !== undefined ? (at + step + all.length) % all.length : event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : -1;
  if (next < 0) return;
  event.preventDefault();
  event.stopPropagation();
  for (const [place, stop] of all.entries()) stop.tabIndex = place === next ? 0 : -1;
  all[next]!.focus();
}

/** For `onFocusIn` of the row: what is focused by a click is the row's stop from then on. */
export function rowStop(event: FocusEvent): void {
  const row = event.currentTarget as HTMLElement;
  for (const stop of stops(row)) stop.tabIndex = stop === event.target ? 0 : -1;
}
