// Choices as they are offered: a title in plain words, what comes with it, what it costs. Their order is the server's.
import type { Choice, EventShape, FollowUp, Warning } from "../api/shapes";
import { preferences } from "../base/preferences";
import { alike, choicesByTarget, desk, grouped, isWideChoice, names, type Target } from "../store";
import { describeStep, listing, readAloud, say, t } from "../base/texts";
import { changeOf, changeOfSteps, changeText, type Change } from "./changes";
import { owedPrices } from "./slots";

export interface Offer {
  /** What is played: the move's text. */
  text: string;
  kind: string;
  title: string;
  /** Further parts, in order. */
  parts: string[];
  /** How it is paid, if conversions are needed. */
  payment: string;
  change: Change;
  followUps: FollowUp[];
  warnings: Warning[];
  /** For the ghost on the board. */
  choice: Choice | null;
}

/** Offers that come to the same: the best first, the others only pay in another way. */
export interface Group {
  best: Offer;
  others: Offer[];
}

const PAYING = ["convert", "sacrifice"];

const wordsOf = (step: EventShape) => describeStep(step, names.value);
const isPaying = (step: EventShape) => PAYING.includes(step.key);

/** Equal conversions in a row as one. */
function folded(steps: EventShape[]): EventShape[] {
  const out: EventShape[] = [];
  for (const step of steps) {
    const last = out.at(-1);
    const same = last?.key === step.key && Object.keys(last.args).join() === Object.keys(step.args).join();
    if (!same) out.push({ ...step, args: { ...step.args } });
    else for (const [name, n] of Object.entries(step.args)) if (typeof n === "number") last.args[name] = Number(last.args[name]) + n;
  }
  return out;
}

function payingWords(step: EventShape): string {
  return step.key === "sacrifice" ? t("play-sacrifice", { n: -Number(step.args.tokens ?? -1) }) : wordsOf(step);
}

export function offerOf(choice: Choice): Offer {
  const main = choice.steps.filter((step) => !isPaying(step));
  const paying = folded(choice.steps.filter(isPaying)).map(payingWords);
  const named = choice.steps[choice.title];
  return {
    text: choice.text,
    kind: choice.kind,
    title: named ? wordsOf(named) : listing(paying),
    parts: main.filter((step) => step !== named).map(wordsOf),
    payment: named && paying.length ? listing(paying) : "",
    change: changeOf([choice]),
    followUps: choice.follow_ups.filter((next) => next.amount > 0),
    warnings: preferences.value.warnings ? choice.warnings : [],
    choice,
  };
}

const groupOf = (all: Choice[]): Group => {
  const [best, ...others] = all.map(offerOf);
  return { best: best!, others };
};

/** Choices in their order; those with the same number are one group. */
export function groupsByNumber(choices: readonly Choice[], numbers: readonly number[]): Group[] {
  return alike(choices, numbers).map(groupOf);
}

/** Choices of the desk in the order of lists: the same result by different means is one group, the natural and cheap come first. */
export function groupsOf(choices: readonly Choice[]): Group[] {
  const now = desk.value;
  return now ? grouped(now, choices).map(groupOf) : [];
}

/** Needs more than one space to be transformed: rarely what was meant by touching one. */
export function isWide(offer: Offer): boolean {
  return offer.choice !== null && isWideChoice(offer.choice);
}

/** `kind:pass` stands for all moves of a kind, beside what can be touched on the table. */
export function choicesOf(target: Target): Choice[] {
  if (!target.startsWith("kind:")) return choicesByTarget.value.get(target) ?? [];
  return desk.value?.moves.filter((choice) => choice.kind === target.slice(5)) ?? [];
}

/** Take an action first and choose its spaces on the map afterwards, where a list of all places would be long. */
export function actionAlone(target: Target): Offer | null {
  const start = desk.value?.starts.find(({ code }) => target === `tile:${code}`);
  const choice = start && desk.value!.moves[start.move];
  if (!choice) return null;
  const steps = choice.steps.slice(0, start.steps);
  return {
    text: start.text,
    kind: choice.kind,
    title: wordsOf(steps.at(-1)!),
    parts: [t("play-then-on-map")],
    payment: listing(folded(steps.filter(isPaying)).map(payingWords)),
    change: changeOfSteps(steps),
    followUps: [],
    warnings: [],
    choice: null,
  };
}

/** Is it a price still to be chosen? */
export const owesPrice = (next: FollowUp): boolean => owedPrices.all.some((owes) => owes(next));

export function followUpText(next: FollowUp): string {
  if (next.kind === "leech") return t("play-then-leech", { player: names.value[next.seat] ?? "", n: next.amount });
  if (owesPrice(next)) return t("play-then-price");
  return t(`play-then-${next.kind}`, { n: next.amount });
}

export function warningText(warning: Warning): string {
  return say(`warning-${warning.key}`, warning.args);
}

/** Everything about an offer in one go, as it is read aloud. */
export function spokenOffer(offer: Offer): string {
  return readAloud([
    offer.title,
    ...offer.parts,
    offer.payment && t("play-payment", { how: offer.payment }),
    changeText(offer.change),
    ...offer.followUps.map(followUpText),
    ...offer.warnings.map((warning) => `${t("play-warning")} ${warningText(warning)}`),
  ]);
}
