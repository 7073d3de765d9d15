// Texts in three languages, from the same catalogues that the server's package has. The twin of mystica.i18n.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { fetchTexts } from "../api/client";
import type { EventShape } from "../api/shapes";
import type { Locale } from "./preferences";
import { slot } from "./slots";

type Arguments = Record<string, FluentVariable | null>;

const bundles = new Map<Locale, FluentBundle>();
const current = signal<{ locale: Locale; bundle: FluentBundle }>({ locale: "en", bundle: new FluentBundle("en") });

const ANYTHING = ["tile-{}", "faction-{}", "structure-{}", "cult-{}", "colour-{}", "thing-{}"];
// Arguments whose value is the key of something that has a name, and the messages that may hold the name
const NAMES: Record<string, string[]> = {
  structure: ["structure-{}.one"],
  old: ["structure-{}.one"],
  unit: ["unit-{}.one"],
  terrain: ["terrain-{}"],
  was: ["terrain-{}"],
  cult: ["cult-{}.track"],
  tile: ["tile-{}"],
  faction: ["faction-{}"],
  decider: ["faction-{}"],
  by: ["faction-{}", "thing-{}"],
  who: ["faction-{}"],
  now: ["decision-{}"],
  what: ANYTHING,
  piece: ANYTHING,
  needed: ANYTHING,
};
/** Such arguments of boxes. */
export const moreNames = slot<Record<string, string[]>>();
const RESOURCES = ["vp", "coins", "workers", "priests", "power", "tokens"];
// What an event may change
const CHANGES = [...RESOURCES, "fire", "water", "earth", "air"];

let wanted: Locale;

/** Fetch a language and show everything in it; false if another one was wished for in the meantime. */
export async function loadTexts(locale: Locale): Promise<boolean> {
  wanted = locale;
  let bundle = bundles.get(locale);
  if (!bundle) {
    const found = await fetchTexts(locale);
    bundle = new FluentBundle(locale, { useIsolating: false });
    bundle.addResource(new FluentResource(found));
    bundles.set(locale, bundle);
  }
  if (locale !== wanted) return false;
  current.value = { locale, bundle };
  return true;
}

function pattern(key: string) {
  const [name, attribute] = key.split(".") as [string, string?];
  const message = current.value.bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** Is there a message (or `message.attribute`) of this name? */
export function has(key: string): boolean {
  return pattern(key) !== null;
}

/** The text of a message, or of its attribute if the key is `message.attribute`; the key where there is none. */
export function t(key: string, args: Arguments = {}): string {
  const found = pattern(key);
  if (found === null) return key;
  const given: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) if (value !== null) given[name] = value;
  return current.value.bundle.formatPattern(found, given, []);
}

/** What a key given as this argument is called; the key itself where it is none. */
export function nameOf(argument: string, value: string): string {
  const place = /^(.*) (\d+)$/.exec(value);
  if (place) return `${nameOf(argument, place[1]!)} ${place[2]}`;
  const forms = NAMES[argument] ?? moreNames.all.find((names) => argument in names)?.[argument] ?? [];
  for (const form of forms) {
    const key = form.replace("{}", value.replaceAll(" ", "-"));
    if (has(key)) return t(key);
  }
  return value;
}

/** The text of a message whose arguments are still keys: structures, terrains, tracks, tiles, factions. */
export function say(key: string, args: Arguments): string {
  const named: Arguments = {};
  for (const [name, value] of Object.entries(args)) named[name] = typeof value === "string" ? nameOf(name, value) : value;
  return t(key, named);
}

/** `a, b and c`; nothing for nothing. */
export function listing(texts: string[]): string {
  if (texts.length < 2) return texts.join("");
  const first = texts.slice(1, -1).reduce((all, text) => t("list-more", { first: all, last: text }), texts[0]!);
  return t("list-end", { first, last: texts.at(-1)! });
}

/** Resources with their numbers as a list, without those that are 0; other keys are left out. */
export function amounts(of: Record<string, number>): string {
  return listing(RESOURCES.filter((name) => of[name]).map((name) => t(`amount-${name}`, { n: of[name]! })));
}

function eventText(kind: string, event: EventShape, names: string[]): string {
  const gains: Record<string, number> = {};
  const price: Record<string, number> = {};
  for (const name of CHANGES) {
    const value = event.args[name];
    if (typeof value === "number" && value > 0) gains[name] = value;
    if (typeof value === "number" && value < 0) price[name] = -value;
  }
  const args: Arguments = { ...event.args };
  args.player = event.seat < 0 ? "" : (names[event.seat] ?? t("player-number", { n: event.seat + 1 }));
  args.gains = amounts(gains);
  args.price = amounts(price);
  args.gained = args.gains ? t("clause-gained", { amounts: args.gains }) : "";
  args.paid = args.price ? t("clause-paid", { amounts: args.price }) : "";
  if (typeof args.builder === "number") args.builder = names[args.builder] ?? t("player-number", { n: args.builder + 1 });
  const key = `${kind}-${event.key}`;
  const own = `${key}.${String(event.args.faction)}`;
  return say(has(own) ? own : key, args);
}

/** Something that happened, as a sentence; `names` are the players' by seat. */
export function describe(event: EventShape, names: string[]): string {
  return eventText("event", event, names);
}

/** A part of a move, as a choice. */
export function describeStep(step: EventShape, names: string[]): string {
  return eventText("move", step, names);
}
