// Choices as they are offered: a title in plain words, what comes with it, what it costs. Sorting and folding only.
import type { Choice, EventShape, FollowUp, Warning } from "../api/shapes";
import { preferences } from "../base/preferences";
import { choicesByTarget, desk, names, type Target } from "../store";
import { describeStep, listing, say, t } from "../base/texts";
import { changeOf, changeOfSteps, changeText, type Change } from "./changes";
import { moreKinds, moreTitles, owedPrices } from "./slots";

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
const MEANS = ["power-action", "special-action", "buy-spade"];
// What a move is called after, if it has several parts
const TITLES = ["build", "upgrade", "bridge", "transform"];
// The order of kinds in lists
const KINDS = [
  "leech",
  "decline",
  "faction",
  "bid",
  "dwelling",
  "bonus",
  "build",
  "upgrade",
  "transform",
  "power",
  "special",
  "bridge",
  "priest",
  "shipping",
  "digging",
  "favor",
  "town",
  "cult",
  "ability",
  "connect",
  "dig",
  "spades first",
  "later",
  "pass",
  "convert",
  "sacrifice",
  "done",
  "resign",
];

/** A list with further names, each before the one it belongs to, else at the end. */
function withMore(names: readonly string[], more: readonly { name: string; before?: string }[]): string[] {
  const found = [...names];
  for (const { name, before } of more) {
    const place = before === undefined ? -1 : found.indexOf(before);
    found.splice(place < 0 ? found.length : place, 0, name);
  }
  return found;
}

/** All kinds of moves, in the order of lists. */
export const allKinds = (): string[] =>
  withMore(
    KINDS,
    moreKinds.all.map(({ kind, before }) => ({ name: kind, before })),
  );
const allTitles = (): string[] =>
  withMore(
    TITLES,
    moreTitles.all.map(({ step, before }) => ({ name: step, before })),
  );

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
  const named =
    allTitles()
      .map((key) => main.findLast((step) => step.key === key))
      .find(Boolean) ?? main[0];
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

// Only for the order of a list: about how dear things are
const WEIGHT: Record<string, number> = { coins: 1, workers: 2, priests: 4, power: 1, tokens: 2, vp: 3 };

function dearness({ change, warnings }: Offer): number {
  const sum = (of: Record<string, number>) => Object.entries(of).reduce((all, [name, n]) => all + n * (WEIGHT[name] ?? 0), 0);
  return sum(change.cost) - sum(change.gain) + 4 * warnings.length;
}

function touched(offer: Offer): number {
  return offer.choice?.steps.filter((step) => step.key === "transform").length ?? 0;
}

function resultOf(offer: Offer): string {
  const result = offer.choice?.steps.filter((step) => !isPaying(step) && !MEANS.includes(step.key)) ?? [];
  return result.length ? result.map(wordsOf).join("|") : offer.text;
}

function order(offer: Offer): number {
  const titles = allTitles();
  return titles.indexOf(offer.choice?.steps.findLast((step) => titles.includes(step.key))?.key ?? "");
}

/** Same result, different means: one group. The natural and cheap come first. */
export function groupsOf(offers: Offer[]): Group[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = resultOf(offer);
    found.set(key, [...(found.get(key) ?? []), offer]);
  }
  const groups = [...found.values()].map((all) => {
    const [best, ...others] = all.sort((a, b) => dearness(a) - dearness(b));
    return { best: best!, others };
  });
  return groups.sort((a, b) => touched(a.best) - touched(b.best) || order(a.best) - order(b.best) || dearness(a.best) - dearness(b.best));
}

/** Needs more than one space to be transformed: rarely what was meant by touching one. */
export function isWide(offer: Offer): boolean {
  return touched(offer) > 1;
}

/** `kind:pass` stands for all moves of a kind, beside what can be touched on the table. */
export function choicesOf(target: Target): Choice[] {
  if (!target.startsWith("kind:")) return choicesByTarget.value.get(target) ?? [];
  return desk.value?.moves.filter((choice) => choice.kind === target.slice(5)) ?? [];
}

/** Take an action first and choose its spaces on the map afterwards, where a list of all places would be long. */
export function actionAlone(target: Target, choices: Choice[]): Offer | null {
  const code = target.slice(5);
  const best = groupsOf(choices.filter((choice) => choice.target === code && choice.spaces.length > 0).map(offerOf))[0]?.best;
  const at = best?.choice?.steps.findIndex((step) => MEANS.includes(step.key)) ?? -1;
  const phrases = best?.text.split(". ") ?? [];
  const cut = phrases.indexOf(`action ${code}`);
  if (!best?.choice || at < 0 || cut < 0 || cut === phrases.length - 1) return null;
  const steps = best.choice.steps.slice(0, at + 1);
  return {
    ...best,
    text: phrases.slice(0, cut + 1).join(". "),
    title: wordsOf(steps[at]!),
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
  return [
    offer.title,
    ...offer.parts,
    offer.payment && t("play-payment", { how: offer.payment }),
    changeText(offer.change),
    ...offer.followUps.map(followUpText),
    ...offer.warnings.map((warning) => `${t("play-warning")} ${warningText(warning)}`),
  ]
    .filter(Boolean)
    .join(". ");
}
