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

/** What was touched: its choices are offered, or the reason why there are none. */
export const selected = signal<Target | null>(null);
/** What shows its choices as a list, though they could be chosen on the map, or one of them alone be meant. */
export const listed = signal<Target | null>(null);

/** Moves of an action that was picked, if they are to be chosen on the map: nothing else glows meanwhile. */
export const picking = computed<Choice[] | null>(() => {
  const [now, target] = [desk.value, selected.value];
  if (!now || !target || target === listed.value) return null;
  const kind = target.startsWith("kind:") ? target.slice("kind:".length) : null;
  if (kind === null && !target.startsWith("tile:")) return null;
  const found = now.moves.filter((choice) => (kind === null ? targetsOf(choice).includes(target) : choice.kind === kind));
  return found.length && found.every((choice) => choice.spaces.length) ? found : null;
});

/** All choices now, conversions included, by target. */
export const choicesByTarget = computed(() => {
  const found = new Map<Target, Choice[]>();
  const now = desk.value;
  if (now)
    for (const choice of picking.value ?? [...now.moves, ...now.conversions])
      for (const target of new Set(targetsOf(choice))) found.set(target, [...(found.get(target) ?? []), choice]);
  return found;
});

/** Can something be done with it now? */
export function isLegal(target: Target): boolean {
  return choicesByTarget.value.has(target);
}

const PAYING = ["convert", "sacrifice"];
/** Nothing is converted or sacrificed for it. */
export const atOnce = (choice: Choice) => PAYING.includes(choice.kind) || !choice.steps.some((step) => PAYING.includes(step.key));

/** What can be done only if something is converted or sacrificed for it first. */
export const dear = computed(() => {
  const found = new Set<Target>();
  for (const [target, choices] of choicesByTarget.value) if (!choices.some(atOnce)) found.add(target);
  return found;
});

const BESIDE_THE_MAP = /^(tile|cult|track):/;

/** Does it glow? What lies beside the map does not while something else is chosen. */
export function glows(target: Target): boolean {
  if (!isLegal(target)) return false;
  return !selected.value || selected.value === target || !BESIDE_THE_MAP.test(target);
}

/** What the pointer or the focus is on. */
export const hovered = signal<Target | null>(null);
/** The choice whose effect is shown as a ghost. */
export const ghost = signal<Choice | null>(null);
/** Spaces that pulse, because a row of the log is touched. */
export const pulsing = signal<string[]>([]);
