// What can be touched on the table, and what is touched now.
import { computed, signal } from "@preact/signals";
import type { Choice } from "../api/shapes";
import { answer } from "../base/slots";
import { desk } from "./known";
import { choiceTargets } from "./slots";

/** `space:F3`, `tile:BON1` (any tile, card or action by its code), `cult:fire`, `track:shipping`, `track:digging`,
 * `resource:coins` (what a conversion pays with: coins, workers, priests, power, vp), `faction:KEY`, `answer:leech`. */
export type Target = string;

/** Everything on the table a choice can be reached by. */
export function targetsOf(choice: Choice): Target[] {
  const found: Target[] = answer(choiceTargets, (ask) => ask(choice)) ?? choice.spaces.map((space) => `space:${space}`);
  switch (choice.kind) {
    case "power":
    case "special":
    case "favor":
    case "town":
    case "pass":
    case "bonus":
      if (choice.target) found.push(`tile:${choice.target}`);
      break;
    case "priest":
    case "cult":
      found.push(`cult:${choice.target}`);
      break;
    case "shipping":
    case "digging":
      found.push(`track:${choice.kind}`);
      break;
    case "faction":
      found.push(`faction:${choice.target}`);
      break;
    case "convert":
      found.push(...payers(choice));
      break;
    case "sacrifice":
      found.push("resource:power");
      break;
    case "leech":
    case "decline":
      found.push("answer:leech");
      break;
  }
  return found;
}

function payers(choice: Choice): Target[] {
  return Object.keys(choice.cost).map((name) => (name.startsWith("bowl") ? "resource:power" : `resource:${name}`));
}

/** All choices now, conversions included, by target. */
export const choicesByTarget = computed(() => {
  const found = new Map<Target, Choice[]>();
  const now = desk.value;
  if (now)
    for (const choice of [...now.moves, ...now.conversions])
      for (const target of new Set(targetsOf(choice))) found.set(target, [...(found.get(target) ?? []), choice]);
  return found;
});

/** Does it glow: can something be done with it now? */
export function isLegal(target: Target): boolean {
  return choicesByTarget.value.has(target);
}

/** What was touched: its choices are offered, or the reason why there are none. */
export const selected = signal<Target | null>(null);
/** What the pointer or the focus is on. */
export const hovered = signal<Target | null>(null);
/** The choice whose effect is shown as a ghost. */
export const ghost = signal<Choice | null>(null);
/** Spaces that pulse, because a row of the log is touched. */
export const pulsing = signal<string[]>([]);
