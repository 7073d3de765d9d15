// What a map and its spaces are called, for those who hear them and for the line on the frame.
import type { Space } from "../api/shapes";
import { catalogue, isLegal, names, placeName, table } from "../store";
import { answer } from "../base/slots";
import { has, t } from "../base/texts";
import { isRiver } from "./ground";
import { spaceWords, structureLooks } from "./slots";

/** The name of a structure; some are called another way, depending on whose they are. */
export function structureName(structure: string, owner: number | null): string {
  return answer(structureLooks, ({ name }) => name?.(structure, owner)) ?? t(`structure-${structure}`);
}

/** Its drawing. */
export function structureDrawing(structure: string, owner: number | null): string {
  return answer(structureLooks, ({ drawing }) => drawing?.(structure, owner)) ?? structure;
}

/** As the owner's faction board has it; what no faction board holds counts the same for all. */
export function powerValue(structure: string, owner: number): number {
  const { factions, common } = catalogue.value;
  const faction = table.value?.players[owner]?.faction ?? "";
  return factions[faction]?.structures[structure]?.power_value ?? common.power_values[structure] ?? 0;
}

/** Terrain, structure with owner and power, town: what is to be said after the label. */
export function spaceFacts(space: Space): string[] {
  const facts = [t(`terrain-${space.terrain}`)];
  if (space.structure && space.owner !== null)
    facts.push(
      t("board-structure", {
        structure: structureName(space.structure, space.owner),
        player: names.value[space.owner] ?? "",
        power: powerValue(space.structure, space.owner),
      }),
    );
  if (space.town_of !== null) facts.push(t("board-town", { player: names.value[space.town_of] ?? "" }));
  return [...facts, ...spaceWords.all.flatMap(({ facts }) => facts?.(space) ?? [])];
}

export function spaceName(space: Space): string {
  const facts = isRiver(space) ? [placeName(space.label), ...spaceFacts(space).slice(1)] : [space.label, ...spaceFacts(space)];
  if (isLegal(`space:${space.label}`))
    facts.push(t("board-legal"), ...spaceWords.all.flatMap(({ choices }) => choices?.(space.label) ?? []));
  return facts.join(", ");
}

/** Maps of our own have names in every language; others the title their file gives. */
export function mapName(name: string, title = catalogue.value.maps.find((map) => map.name === name)?.title): string {
  const key = `map-${name.replaceAll(".", "-")}`; // a dot in a name is a hyphen in its key
  return has(key) ? t(key) : title || name;
}
