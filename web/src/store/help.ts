// Help in place: openHelp names what one wants to know, and the panel at the side shows it.
import { signal } from "@preact/signals";
import { go, route } from "../base/routes";

/** What is explained: a topic of the rules, or a target (`tile:BON1`, `faction:KEY`, `cult:fire` ...); "" is the
 * table of contents, nothing: closed. */
export const asked = signal<string | null>(null);
/** What was read before it, the last at the end. */
export const trail = signal<string[]>([]);

/** What is searched in the rules, until help is closed. */
export const searched = signal("");

export function openHelp(topicOrTarget: string): void {
  if (route.value.page === "help") return go(`help/${topicOrTarget}`);
  const before = asked.value;
  if (before === topicOrTarget) return;
  trail.value = before === null ? [] : [...trail.value, before];
  asked.value = topicOrTarget;
}

export function helpBack(): void {
  const before = trail.value.at(-1);
  trail.value = trail.value.slice(0, -1);
  asked.value = before ?? "";
}

export function closeHelp(): void {
  asked.value = null;
  trail.value = [];
  searched.value = "";
}
