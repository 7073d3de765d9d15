// Targets in words: what was touched.
import { placeName, table, type Target } from "../store";
import { structureName } from "../board/names";
import { tileEffect } from "../table/tiles/words";
import { has, t } from "../base/texts";

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
    if (placeName(name) !== name) return placeName(name);
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
