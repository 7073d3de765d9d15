// What a map and its spaces are called, for those who hear them and for the line on the frame.
import type { Space } from "../api/shapes";
import { catalogue, isLegal, names } from "../store";
import { has, t } from "../texts";

/** Terrain, structure with owner and power, town: what is to be said after the label. */
export function spaceFacts(space: Space): string[] {
  const facts = [t(`terrain-${space.terrain}`)];
  if (space.structure && space.owner !== null)
    facts.push(
      t("board-structure", {
        structure: t(`structure-${space.structure}`),
        player: names.value[space.owner] ?? "",
        power: catalogue.value.common.power_values[space.structure] ?? 0,
      }),
    );
  if (space.town_of !== null) facts.push(t("board-town", { player: names.value[space.town_of] ?? "" }));
  return facts;
}

export function spaceName(space: Space): string {
  const facts = [space.label, ...spaceFacts(space)];
  if (isLegal(`space:${space.label}`)) facts.push(t("board-legal"));
  return facts.join(", ");
}

/** Maps of our own have names in every language; others the name their file gives. */
export function mapName(name: string): string {
  const key = `map-${name.replaceAll(".", "-")}`; // a dot in a name is a hyphen in its key
  return has(key) ? t(key) : (catalogue.value.maps.find((map) => map.name === name)?.title ?? name);
}
