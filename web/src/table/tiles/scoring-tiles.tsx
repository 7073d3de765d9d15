// The scoring tiles of the six rounds, and what the end of the game brings.
import { Icon } from "../../art/icons";
import { openHelp } from "../../store/help";
import { gameTiles } from "./game-tiles";
import { catalogue, table } from "../../store";
import { readAloud, t } from "../../base/texts";
import { tipOf } from "../tip";
import { ScoringFace } from "./faces";
import { FinalTileSpot } from "./final-tile";
import { Strip } from "./strip";
import { tileLabel, tileTip } from "./words";

export function ScoringTiles() {
  const now = table.value;
  if (!now) return null;
  const rounds = now.tiles.scoring;
  return (
    <Strip name="scoring-tiles" title={t("heading-scoring-tiles")} count={rounds.length + 1}>
      {rounds.map(({ round, code, current }, at) => {
        const facts = gameTiles().scoring_tiles[code];
        if (!facts) return null;
        const gone = round < now.round || now.over;
        const place = t("table-round", { round });
        const state = current ? t("table-this-round") : gone ? t("table-round-over") : "";
        return (
          <button
            key={round}
            type="button"
            class="tile scoring-tile"
            tabIndex={at ? -1 : 0}
            data-current={current || undefined}
            data-gone={gone || undefined}
            aria-label={tileLabel(code, place, state)}
            onClick={() => openHelp(`tile:${code}`)}
            {...tipOf(() => tileTip(code, place, state))}
          >
            <span class="round-number">{round}</span>
            <ScoringFace tile={facts} />
          </button>
        );
      })}
      <FinalTileSpot />
      <FinalReminder />
    </Strip>
  );
}

/** Final scoring: the best three on every cult track and of the connected structures. */
function FinalReminder() {
  const { cult_vp, area_vp, coins_per_vp } = catalogue.value.common;
  const lines = [
    t("table-final-cults", { first: cult_vp[0]!, second: cult_vp[1]!, third: cult_vp[2]! }),
    t("table-final-area", { first: area_vp[0]!, second: area_vp[1]!, third: area_vp[2]! }),
    t("table-final-resources", { coins: coins_per_vp }),
  ];
  const title = t("phase-final");
  return (
    <button
      type="button"
      class="tile final-tile"
      tabIndex={-1}
      aria-label={readAloud([title, ...lines])}
      {...tipOf(() => ({ title, lines }))}
    >
      <span>
        <Icon name="anycult" />
        {cult_vp.join("·")}
      </span>
      <span>
        <Icon name="map" />
        {area_vp.join("·")}
      </span>
      <span>
        <Icon name="coins" />
        {coins_per_vp}:1
      </span>
    </button>
  );
}
