// Targets in words: what was touched, and the moves one might have wanted with it.
import { catalogue, desk, table, type Target } from "../store";
import { structureName } from "../board/names";
import { tileEffect } from "../table/tiles/words";
import { amounts, has, say, t } from "../base/texts";

const split = (target: Target): [string, string] => {
  const at = target.indexOf(":");
  return [target.slice(0, at), target.slice(at + 1)];
};

export function spaceOf(label: string) {
  return table.value?.map.spaces.find((space) => space.label === label);
}

/** Its name, as a heading. */
export function targetName(target: Target): string {
  const [sort, name] = split(target);
  if (sort === "space") {
    const space = spaceOf(name);
    const what = space?.structure ? structureName(space.structure, space.owner) : space ? t(`terrain-${space.terrain}`) : "";
    return what ? `${name} · ${what}` : name;
  }
  if (sort === "kind") return t(`play-kind-${name.replaceAll(" ", "-")}`);
  if (sort === "resource" || sort === "track") return t(`word-${name}`);
  const key = `${sort}-${name}`;
  return has(key) ? t(key) : name;
}

/** What it does, if it is a tile or an action. */
export function targetEffect(target: Target): string {
  const [sort, name] = split(target);
  const key = `faction-${name}-ability`;
  return sort === "tile" ? tileEffect(name) : sort === "faction" && has(key) ? t(key) : "";
}

/** A move that one might have wanted: as it is asked about, and in words; without words the heading says it all. */
export interface Question {
  text: string;
  words: string;
}

// How the ledger language calls what tracks and resources are for
const TRACKS: Record<string, string> = { shipping: "advance ship", digging: "advance dig" };
const RESOURCES: Record<string, [string, string]> = {
  power: ["pw", "power"],
  priest: ["p", "priests"],
  worker: ["w", "workers"],
  coin: ["c", "coins"],
};

function conversionsOf(resource: string): Question[] {
  const found: Question[] = resource === "power" ? [{ text: "burn 1", words: t("move-sacrifice") }] : [];
  for (const [name, [paid, gained]] of Object.entries(catalogue.value.common.conversions)) {
    const [from, to] = name.split("_to_").map((one) => RESOURCES[one]) as [[string, string]?, [string, string]?];
    if (!from || !to || from[1] !== resource) continue;
    const words = t("move-convert", { price: amounts({ [from[1]]: paid }), gains: amounts({ [to[1]]: gained }) });
    found.push({ text: `convert ${paid}${from[0]} to ${gained}${to[0]}`, words });
  }
  return found;
}

/** Moves whose refusal explains why nothing can be done with a target. */
export function questionsAbout(target: Target): Question[] {
  const [sort, name] = split(target);
  const plain = (text: string) => [{ text, words: "" }];
  if (sort === "space") return upgradesOn(name) ?? plain(name);
  if (sort === "track") return plain(TRACKS[name] ?? name);
  if (sort === "resource") return conversionsOf(name);
  if (sort === "faction") return plain(`setup ${name}`);
  return name in catalogue.value.scoring_tiles ? [] : plain(name);
}

/** What the own structure there could become; nothing if there is none. */
function upgradesOn(label: string): Question[] | null {
  const space = spaceOf(label);
  if (!space?.structure || space.owner !== desk.value?.seat || desk.value?.decision !== "turn") return null;
  const next = Object.entries(catalogue.value.common.upgrades).filter(([, before]) => before === space.structure);
  if (!next.length) return null;
  return next.map(([structure]) => ({
    text: `upgrade ${label} to ${structure}`,
    words: say("move-upgrade", { space: label, structure }),
  }));
}

/** What one might want on a space beside what is offered. */
export function questionsBeside(target: Target, offered: string[]): Question[] {
  const [sort, name] = split(target);
  if (sort !== "space" || desk.value?.decision !== "turn") return [];
  const build = { text: `build ${name}`, words: say("move-build", { space: name, structure: "D" }) };
  const asked = upgradesOn(name) ?? [build];
  return asked.filter(({ text }) => !offered.some((move) => move.split(". ").includes(text)));
}
