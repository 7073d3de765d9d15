// What moves change, ready to be shown: what is paid and what is gained, with power as people count it.
import type { Choice, EventShape } from "../api/shapes";
import { spokenAmount } from "../art/amounts";
import { listing, t } from "../base/texts";

export interface Change {
  cost: Record<string, number>;
  gain: Record<string, number>;
}

const BOWLS = ["bowl1", "bowl2", "bowl3"];

/** All moves together. Power is told as spent, gained and sacrificed, not as numbers of three bowls. */
export function changeOf(choices: Choice[]): Change {
  const net: Record<string, number> = {};
  let spent = 0;
  for (const choice of choices) {
    for (const [name, n] of Object.entries(choice.gain)) net[name] = (net[name] ?? 0) + n;
    for (const [name, n] of Object.entries(choice.cost)) net[name] = (net[name] ?? 0) - n;
    for (const step of choice.steps) if (typeof step.args.power === "number") spent += Math.max(0, -step.args.power);
  }
  const [one, two, three] = BOWLS.map((name) => net[name] ?? 0) as [number, number, number];
  const change: Change = { cost: {}, gain: {} };
  for (const [name, n] of Object.entries(net)) {
    if (BOWLS.includes(name)) continue;
    if (n < 0) change.cost[name] = -n;
    if (n > 0) change.gain[name] = n;
  }
  // every power gained lifts one token by one bowl, every power spent brings one down by two, a sacrifice does neither
  const gained = two + 2 * three + 2 * spent;
  if (spent > 0) change.cost.power = spent;
  if (gained > 0) change.gain.power = gained;
  if (one + two + three < 0) change.cost.tokens = -(one + two + three);
  return change;
}

/** What the parts of a move take and bring by themselves, without what follows from them. */
export function changeOfSteps(steps: EventShape[]): Change {
  const net: Record<string, number> = {};
  for (const step of steps)
    for (const name of ["coins", "workers", "priests", "power", "tokens", "vp"])
      if (typeof step.args[name] === "number") net[name] = (net[name] ?? 0) + step.args[name];
  const part = (sign: number) => Object.fromEntries(Object.entries(net).flatMap(([name, n]) => (n * sign > 0 ? [[name, n * sign]] : [])));
  return { cost: part(-1), gain: part(1) };
}

/** The bowls after the moves, if they stood like this before. */
export function bowlsAfter(bowls: readonly [number, number, number], choices: Choice[]): [number, number, number] {
  const after: [number, number, number] = [...bowls];
  for (const choice of choices) for (const [at, name] of BOWLS.entries()) after[at]! += (choice.gain[name] ?? 0) - (choice.cost[name] ?? 0);
  return after;
}

const spoken = (of: Record<string, number>) => listing(Object.entries(of).map(([name, n]) => spokenAmount(name, n)));

/** `cost: 2 coins; gain: 1 VP`, or that nothing is paid. */
export function changeText({ cost, gain }: Change): string {
  const parts: string[] = [];
  if (Object.keys(cost).length) parts.push(t("ui-cost", { amounts: spoken(cost) }));
  if (Object.keys(gain).length) parts.push(t("ui-gain", { amounts: spoken(gain) }));
  return parts.join("; ");
}

export function isNothing({ cost, gain }: Change): boolean {
  return !Object.keys(cost).length && !Object.keys(gain).length;
}
