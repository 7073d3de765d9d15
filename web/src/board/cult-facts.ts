// What the cult board shows, gathered from the table and the catalogue.
import type { CultView, ScoringTile, TableView } from "../api/shapes";
import { gameTiles } from "../table/tiles/game-tiles";
import { catalogue } from "../store";
import { gainsOf, some } from "../table/facts";

export interface RoundReward {
  tile: ScoringTile;
  /** Name of the track that counts; nothing: priests on all tracks count. */
  cult: string | undefined;
  /** What it would bring now, for those who would get something. */
  gets: { seat: number; gains: Record<string, number> }[];
}

/** The cult bonus of this round, if one is to come. */
export function roundReward(table: TableView): RoundReward | undefined {
  const code = table.tiles.scoring.find((one) => one.current)?.code;
  const tile = code === undefined ? undefined : gameTiles().scoring_tiles[code];
  if (!tile || !table.cult_bonus.length) return undefined;
  const gets = table.cult_bonus.map(({ seat, more, ...gains }) => ({ seat, gains: some({ ...gains, ...more }) }));
  return { tile, cult: catalogue.value.common.cults[tile.cult], gets: gets.filter(({ gains }) => Object.keys(gains).length) };
}

export function rewardOf(tile: ScoringTile): Record<string, number> {
  return some(gainsOf(tile, "coins", "workers", "priests", "power", "spades", "shipping"));
}

export interface Standing {
  seat: number;
  level: number;
  /** Place among those on the same level, and how many they are. */
  place: number;
  beside: number;
  /** Has a key while the top is free. */
  mayReachTop: boolean;
}

export function standings(cult: CultView, table: TableView): Standing[] {
  const top = catalogue.value.common.cult_top;
  return cult.levels.flatMap((level, seat) => {
    const player = table.players[seat];
    if (!player?.faction) return [];
    const same = cult.levels.flatMap((other, at) => (other === level && table.players[at]?.faction ? [at] : []));
    const mayReachTop = player.keys > 0 && cult.top === null && level < top;
    return { seat, level, place: same.indexOf(seat), beside: same.length, mayReachTop };
  });
}

/** VP of final scoring on a track if the game ended now, the most first. */
export function ranking(track: number, table: TableView): { seat: number; vp: number }[] {
  return table.final
    .map(({ seat, cults }) => ({ seat, vp: cults[track] ?? 0 }))
    .filter(({ vp }) => vp > 0)
    .sort((a, b) => b.vp - a.vp);
}
