// The rules as topics, fetched once for each language; finding the topic of a thing, and searching.
import { signal } from "@preact/signals";
import { api } from "../api/client";
import type { TopicShape } from "../api/shapes";
import { preferences } from "../base/preferences";
import { answer } from "../base/slots";
import { catalogue } from "../store";
import { has, t } from "../base/texts";
import { topicKeys } from "./slots";

const known = signal<Partial<Record<string, TopicShape[]>>>({});
const fetching = new Set<string>();
export const topicsFailed = signal<unknown>(null);

/** All topics in the language that is spoken; none until they have come. */
export function topics(): TopicShape[] {
  const locale = preferences.value.locale;
  const found = known.value[locale];
  if (!found && !topicsFailed.value) void fetchTopics(locale); // else there is a button for it
  return found ?? [];
}

async function fetchTopics(locale: string): Promise<void> {
  if (fetching.has(locale)) return;
  fetching.add(locale);
  try {
    const found = await api.rules(locale);
    known.value = { ...known.value, [locale]: found };
    topicsFailed.value = null;
  } catch (error) {
    topicsFailed.value = error;
  } finally {
    fetching.delete(locale);
  }
}

export function retryTopics(): void {
  topicsFailed.value = null;
  void fetchTopics(preferences.value.locale);
}

// Which topic explains a thing that can be touched; tiles and factions have topics of their own
const ABOUT: Record<string, string> = {
  space: "transform-and-build",
  cult: "send-priest",
  "track:shipping": "advance-shipping",
  "track:digging": "advance-digging",
  "resource:power": "bowls",
  "resource:vp": "goal",
  resource: "conversions",
  "answer:leech": "leech",
};

const FINAL = "final-tile"; // the topic of all final scoring tiles

export interface Subject {
  topic?: TopicShape;
  tile?: string; // code of a tile, card or action with facts
  faction?: string;
  name: string;
}

export function isTile(code: string): boolean {
  const facts = catalogue.value;
  return [facts.power_actions, facts.bonus_cards, facts.favor_tiles, facts.town_tiles, facts.scoring_tiles, facts.final_tiles].some(
    (kind) => code in kind,
  );
}

/** The faction whose own special action has this code. */
function factionOfAction(code: string): string | undefined {
  return Object.values(catalogue.value.factions).find((faction) => code !== "" && [faction.action, faction.other_action].includes(code))
    ?.key;
}

/** What is meant by a topic's key or a target. */
export function subjectOf(asked: string): Subject {
  const [kind, rest = ""] = asked.split(":") as [string, string?];
  const thing = rest && (kind === "tile" || kind === "faction") ? rest : asked;
  const owner = factionOfAction(thing);
  const final = thing in catalogue.value.final_tiles ? FINAL : undefined;
  const key = owner ?? final ?? answer(topicKeys, (keyOf) => keyOf(thing)) ?? ABOUT[asked] ?? (rest ? ABOUT[kind] : undefined) ?? thing;
  const topic = topics().find((each) => each.key === key);
  const faction = key in catalogue.value.factions ? key : undefined;
  const tile = isTile(thing) ? thing : undefined;
  const action = has(`tile-${thing}`) ? t(`tile-${thing}`) : undefined;
  const named = tile && topic?.key !== tile ? t(`tile-${tile}`) : (topic?.title ?? action); // not every tile has a topic of its own
  const name = named ?? (faction ? t(`faction-${faction}`) : tile ? t(`tile-${tile}`) : thing);
  return { topic, tile, faction, name };
}

/** Chapters in the order of the rules, with their topics. */
export function chapters(): [string, TopicShape[]][] {
  const found = new Map<string, TopicShape[]>();
  for (const topic of topics()) found.set(topic.chapter, [...(found.get(topic.chapter) ?? []), topic]);
  return [...found];
}

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** How well a topic answers a word: titles and names before texts. */
function weight(topic: TopicShape, word: string): number {
  if (plain(topic.key) === word) return 9;
  const title = plain(topic.title);
  if (title.startsWith(word)) return 8;
  if (title.includes(word)) return 6;
  if (topic.aliases.some((alias) => plain(alias).includes(word))) return 5;
  if (topic.headings.some((heading) => plain(heading).includes(word))) return 2;
  return plain(`${topic.text} ${topic.also.map(({ text }) => text).join(" ")} ${topic.example} ${topic.ours}`).includes(word) ? 1 : 0;
}

/** Topics that have all the words, the best first. */
export function search(text: string): TopicShape[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return topics()
    .map((topic) => ({ topic, weights: words.map((word) => weight(topic, word)) }))
    .filter(({ weights }) => weights.every(Boolean))
    .sort((a, b) => sum(b.weights) - sum(a.weights))
    .map(({ topic }) => topic);
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
