// Parts of tiles and cards that speak of trade: a choice once, VP for each trade, VP by the number of seals.
import type { BonusCard, FavorTile } from "../../api/shapes";
import { Icon } from "../../art/icons";
import { Gains, Points } from "../../table/tiles/faces";

/** VP as a range: from the least to the most that is not 0. */
const span = (numbers: number[]) => {
  const some = numbers.filter(Boolean);
  const [least, most] = [Math.min(...some), Math.max(...some)];
  return least === most ? String(least) : `${least}–${most}`;
};

export function TradeTileEffects({ tile }: { tile: FavorTile }) {
  const { coins = 0, ...voyage } = tile.one_of;
  const markers = tile.more_rows.pass_vp_markers ?? [];
  const trade = Object.values(tile.more_tables.trade_vp ?? {});
  return (
    <>
      {Object.keys(tile.one_of).length > 0 && (
        <span class="either">
          <span>
            <Gains of={voyage} />
          </span>
          <i>/</i>
          <span>
            <Gains of={{ priests: 1, coins }} />
          </span>
        </span>
      )}
      {trade.length > 0 && (
        <span class="gain">
          <Icon name="trade" />
          <Points n={span(trade)} />
        </span>
      )}
      {markers.length > 0 && (
        <span class="gain">
          <Icon name="markers" />
          <Points n={span(markers)} />
        </span>
      )}
    </>
  );
}

/** VP for each trade, on a bonus card. */
export function TradeCardEffects({ tile }: { tile: BonusCard }) {
  const { trade_vp = 0 } = tile.more;
  if (trade_vp <= 0) return null;
  return (
    <span class="pass-points">
      <span class="scorers">
        <Icon name="trade" />
      </span>
      <Points n={trade_vp} />
    </span>
  );
}
