// Texts in every language there is, from the same catalogues that the server's package has. The twin of mystica.i18n and of
// mystica.events.texts; tests on both sides render tests/data/sentences.json, and how sentences are made is said once, in
// sentences.ftl.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { fetchTexts } from "../api/client";
import type { EventShape } from "../api/shapes";

type Arguments = Record<string, FluentVariable | null>;

const bundles = new Map<string, FluentBundle>();
const current = signal<{ locale: string; bundle: FluentBundle }>({ locale: "en", bundle: new FluentBundle("en") });

let wanted: string;

/** Fetch a language and show everything in it; false if another one was wished for in the meantime. */
export async function loadTexts(locale: string): Promise<boolean> {
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

/** A list of `sentences.ftl`; nothing where there is none of this name. */
function listed(key: string): string[] {
  return has(key) ? t(key).split(" ") : [];
}

/** What a key given as this argument is called; the key itself where it is none. */
export function nameOf(argument: string, value: string): string {
  const place = /^(.*) (\d+)$/.exec(value);
  if (place) return `${nameOf(argument, place[1]!)} ${place[2]}`;
  for (const form of listed(`sentence-names-${argument}`)) {
    const key = form.replace("*", value.replaceAll(" ", "-"));
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

/** Sentences and parts of sentences one after the other, as they are read aloud: with one full stop between them. */
export function readAloud(parts: (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== "")
    .reduce<string>((all, part) => (all ? `${all.replace(/\.$/, "")}. ${part}` : part!), "");
}

/** Resources with their numbers as a list, without those that are 0; other keys are left out. */
export function amounts(of: Record<string, number>): string {
  return listing(
    listed("sentence-amounts")
      .filter((name) => of[name])
      .map((name) => t(`amount-${name}`, { n: of[name]! })),
  );
}

function eventText(kind: string, event: EventShape, names: string[]): string {
  const gains: Record<string, number> = {};
  const price: Record<string, number> = {};
  for (const [name, value] of Object.entries(event.args)) {
    if (typeof value === "number" && value > 0) gains[name] = value;
    if (typeof value === "number" && value < 0) price[name] = -value;
  }
  const args: Arguments = { ...event.args };
  args.player = event.seat < 0 ? "" : (names[event.seat] ?? t("player-number", { n: event.seat + 1 }));
  const gained = amounts(gains);
  args.gains = gained || t("amount-nothing");
  args.price = amounts(price);
  args.gained = gained ? t("clause-gained", { amounts: gained }) : "";
  args.paid = args.price ? t("clause-paid", { amounts: args.price }) : "";
  if (typeof args.builder === "number") args.builder = names[args.builder] ?? t("player-number", { n: args.builder + 1 });
  const key = `${kind}-${event.key}`;
  const form = listed("sentence-own-forms").find((name) => event.args[name]);
  const own = form ? `${key}.${String(event.args[form])}` : key;
  return say(has(own) ? own : key, args);
}

/** Something that happened, as a sentence; `names` are the players' by seat. `sitters` are those of the people and bots
 * themselves: a bid is theirs, whatever faction they get. */
export function describe(event: EventShape, names: string[], sitters = names): string {
  return eventText("event", event, listed("sentence-by-sitter").includes(event.key) ? sitters : names);
}

/** What spaces are called whose labels are not on the map, by label: see store/places.ts. */
export const placeNames = signal<ReadonlyMap<string, string>>(new Map());

/** A part of a move, as a choice. */
export function describeStep(step: EventShape, names: string[]): string {
  const called = ([name, value]: [string, number | string]) => [name, placeNames.value.get(String(value)) ?? value];
  return eventText("move", { ...step, args: Object.fromEntries(Object.entries(step.args).map(called)) as EventShape["args"] }, names);
}
