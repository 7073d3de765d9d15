// The tiles of the open game: a host may have replaced values of the catalogue's.
import { computed } from "@preact/signals";
import { spokenAmount } from "../../art/amounts";
import { catalogue, view } from "../../store";
import { has, listing, t } from "../../base/texts";
import { signWords, withReplaced } from "../provenance";

const KINDS = ["favor_tiles", "town_tiles", "scoring_tiles"] as const;

interface Marked {
  provenance: Record<string, string>;
}

/** The tiles of a kind, with the game's own in place of the usual ones. */
function ours<T extends Marked>(usual: Record<string, T>, own: Record<string, T> = {}): Record<string, T> {
  const all = { ...usual };
  for (const [code, tile] of Object.entries(own))
    all[code] = { ...tile, provenance: withReplaced(tile.provenance, tile, usual[code] ?? tile) };
  return all;
}

const tiles = computed(() => {
  const { favor_tiles, town_tiles, scoring_tiles } = catalogue.value;
  const own = view.value?.own_tiles;
  return {
    favor_tiles: ours(favor_tiles, own?.favor_tiles),
    town_tiles: ours(town_tiles, own?.town_tiles),
    scoring_tiles: ours(scoring_tiles, own?.scoring_tiles),
  };
});

/** Favor, town and scoring tiles as this game has them; the catalogue's where no game is open. */
export const gameTiles = () => tiles.value;

/** What is to be said about values of a tile that no rulebook at hand states, or that this game replaces. */
export function tileMarks(code: string): string[] {
  return KINDS.flatMap((kind) => signWords(tiles.value[kind][code]?.provenance));
}

/** What a tile does that the host has changed: no sentence of the catalogues says it. */
export function replacedEffect(code: string): string {
  const kind = KINDS.find((one) => view.value?.own_tiles[one][code]);
  if (!kind) return "";
  const values = Object.entries(tiles.value[kind][code]!).flatMap(([name, n]) => {
    if (typeof n !== "number" || (n === 0 && name !== "cult")) return [];
    if (name === "cult") return has(`cult-${catalogue.value.common.cults[n]}`) ? t(`cult-${catalogue.value.common.cults[n]}`) : [];
    if (name === "per") return t("replaced-per", { n });
    return has(`amount-${name}`) ? spokenAmount(name, n) : [];
  });
  return t("replaced-tile", { values: listing(values) });
}
