// The tiles of the open game: a host may have replaced values of the catalogue's.
import { catalogue, view } from "../store";
import { t } from "../texts";
import { signWords } from "./provenance";

const KINDS = ["favor_tiles", "town_tiles", "scoring_tiles"] as const;

/** Favor, town and scoring tiles as this game has them; the catalogue's where no game is open. */
export function gameTiles() {
  const { favor_tiles, town_tiles, scoring_tiles } = catalogue.value;
  const own = view.value?.own_tiles;
  return {
    favor_tiles: { ...favor_tiles, ...own?.favor_tiles },
    town_tiles: { ...town_tiles, ...own?.town_tiles },
    scoring_tiles: { ...scoring_tiles, ...own?.scoring_tiles },
  };
}

/** What is to be said about values of a tile that no rulebook at hand states, or that this game replaces. */
export function tileMarks(code: string): string[] {
  const tiles = gameTiles();
  const replaced = KINDS.some((kind) => view.value?.own_tiles[kind][code]);
  const words = KINDS.flatMap((kind) => signWords(tiles[kind][code]?.provenance));
  return replaced ? [...words, t("sea-mark-replaced")] : words;
}
