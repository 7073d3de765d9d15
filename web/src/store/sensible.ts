// The one sensible thing that is meant by touching something, where there is one. What comes to the same is one thing.
import type { Choice, Desk } from "../api/shapes";
import { atOnce, targetsOf, type Target } from "./targets";

/** Choices in their order; those with the same number come to the same and are one group. */
export function alike(choices: readonly Choice[], numbers: readonly number[]): Choice[][] {
  const found = new Map<number, Choice[]>();
  choices.forEach((choice, place) => found.set(numbers[place]!, [...(found.get(numbers[place]!) ?? []), choice]));
  return [...found.values()];
}

/** Choices of a desk by what they come to, as lists have them: the natural and cheap come first, also within a group. */
export function grouped(now: Desk, choices: readonly Choice[]): Choice[][] {
  const wanted = new Set(choices);
  const places = now.order.filter((place) => wanted.has(now.moves[place]!));
  return alike(
    places.map((place) => now.moves[place]!),
    places.map((place) => now.groups[place]!),
  );
}

/** Needs more than one space to be transformed: rarely what was meant by touching one. */
export const isWideChoice = (choice: Choice): boolean => choice.steps.filter((step) => step.key === "transform").length > 1;

/** Does it build a bridge? */
export const spans = (choice: Choice): boolean => choice.steps.some((step) => step.key === "bridge");

const orderSteps = (choice: Choice) => Math.max(...choice.steps.map((step) => Number(step.args.steps ?? 0)));

const titleOf = (choice: Choice) => choice.steps[choice.title]?.key ?? "";

/** Moves that a desk has for something on the table. */
export function movesAt(now: Desk, target: Target): Choice[] {
  if (target.startsWith("kind:")) return now.moves.filter((choice) => choice.kind === target.slice("kind:".length));
  return now.moves.filter((choice) => targetsOf(choice).includes(target));
}

/** What is played by touching something: an action whose spaces are chosen afterwards, the only thing there is, or the
 * one that is nearly always meant. `home`: the terrain that spades are usually spent for. */
export function sensible(now: Desk, target: Target, choices: readonly Choice[], home: string): string | null {
  const start = now.starts.find(({ code }) => target === `tile:${code}`);
  if (start) return start.text;
  const groups = grouped(now, choices);
  const plain = groups.filter(([best]) => !isWideChoice(best!));
  const all = (plain.length ? plain : groups).map(([best]) => best!);
  // a bridge is chosen with its action; who touches one of its ends means what stands there
  const inland = target.startsWith("space:") ? all.filter((choice) => !spans(choice)) : [];
  const bests = inland.length ? inland : all;
  if (bests.length < 2) return bests[0]?.text ?? null;
  if (bests.every(({ kind }) => kind === "priest")) return bests.reduce((a, b) => (orderSteps(b) > orderSteps(a) ? b : a)).text;
  if (!target.startsWith("space:") || !bests.every((choice) => ["build", "transform"].includes(titleOf(choice)))) return null;
  // who touches land wants to build there; where that is not possible, to make it a home
  const built = bests.filter((choice) => titleOf(choice) === "build");
  const likely = built.length ? built : bests.filter((choice) => choice.steps[choice.title]?.args.terrain === home);
  const [one, ...others] = likely;
  if (!one || others.length) return null;
  // what has to be sacrificed for is not meant as long as there is something else
  return atOnce(one) || !bests.some(atOnce) ? one.text : null;
}
