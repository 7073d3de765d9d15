// The final scoring tile of this game: what it counts, and who would get what for it now.
import type { FinalTile } from "../../api/shapes";
import { Icon } from "../../art/icons";
import { openHelp } from "../../store/help";
import { catalogue, names, table } from "../../store";
import { answer } from "../../base/slots";
import { t } from "../../base/texts";
import { Disc } from "../disc";
import { finalSigns } from "../slots";
import { tipOf } from "../tip";
import { tileLabel, tileTip } from "./words";

/** How what is measured is drawn. */
const signsOf = (measure: string) => answer(finalSigns, (signs) => signs[measure]) ?? ["map"];

export function FinalFace({ tile }: { tile: FinalTile }) {
  return (
    <span class="face final-face">
      <span class="scorers">
        {signsOf(tile.measure).map((sign, at) => (
          <Icon key={at} name={sign} />
        ))}
      </span>
      <span class="final-vp">
        {tile.vp.join("·")} <Icon name="vp" />
      </span>
    </span>
  );
}

/** Seats by what the tile counts, those with the most first; nobody who has nothing. */
function ranking() {
  return (table.value?.final ?? []).filter((row) => row.tile > 0).sort((a, b) => b.tile - a.tile);
}

export function FinalTileSpot() {
  const code = table.value?.tiles.final ?? "";
  const tile = catalogue.value.final_tiles[code];
  if (!tile) return null;
  const ranks = ranking();
  const lines = ranks.map((row) => t("table-final-rank", { player: names.value[row.seat] ?? "", n: row.tile, vp: row.tile_vp }));
  const help = `tile:${code}`;
  return (
    <button
      type="button"
      class="tile game-final"
      tabIndex={-1}
      aria-label={tileLabel(code, ...lines)}
      onClick={() => openHelp(help)}
      {...tipOf(() => tileTip(code, ...lines))}
    >
      <FinalFace tile={tile} />
      <span class="final-ranks" aria-hidden="true">
        {ranks.slice(0, tile.vp.length).map((row) => (
          <span key={row.seat}>
            <Disc seat={row.seat} />
            <b>{row.tile}</b>
          </span>
        ))}
      </span>
    </button>
  );
}
