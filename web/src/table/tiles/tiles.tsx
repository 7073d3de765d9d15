// Everything that lies beside the map for all: power actions, scoring tiles, bonus cards, favor and town tiles.
import { table } from "../../store";
import { BonusCards } from "./bonus-cards";
import { PowerActions } from "./power-actions";
import { ScoringTiles } from "./scoring-tiles";
import { FavorTiles, TownTiles } from "./supply";

export function Tiles() {
  const tiles = table.value?.tiles;
  if (!tiles) return null;
  // two lines; their type is as large as the fuller one allows
  const cards = tiles.bonus.length;
  const towns = Math.ceil(Object.keys(tiles.towns_left).length / 2);
  const favors = Math.ceil(Object.keys(tiles.favors_left).length / 2);
  const powers = Object.keys(tiles.power_actions).length;
  return (
    <div class="tiles">
      <div
        class={`tile-board ${powers > 6 ? "many" : ""}`}
        style={`--cards:${cards};--towns:${towns};--favors:${favors};--powers:${powers};--final:${tiles.final ? 1 : 0}`}
      >
        <div class="tile-line">
          <PowerActions />
          <ScoringTiles />
        </div>
        <div class="tile-line">
          <BonusCards />
          <FavorTiles />
          <TownTiles />
        </div>
      </div>
    </div>
  );
}
