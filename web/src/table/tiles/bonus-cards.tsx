// The bonus cards of this game: the coins on those nobody has, and who holds the others.
import { Icon } from "../../art/icons";
import { catalogue, names, table } from "../../store";
import { t } from "../../base/texts";
import { Disc } from "../disc";
import { Rolling } from "../rolling";
import { TargetButton } from "../target";
import { BonusFace } from "./faces";
import { Strip } from "./strip";
import { tileLabel, tileTip } from "./words";

export function BonusCards() {
  const cards = table.value?.tiles.bonus ?? [];
  return (
    <Strip name="bonus-cards" title={t("heading-bonus-cards")} count={cards.length}>
      {cards.map(({ code, coins, holder }, at) => {
        const facts = catalogue.value.bonus_cards[code];
        if (!facts) return null;
        const state = [
          coins > 0 ? t("table-coins-on-card", { n: coins }) : "",
          holder !== null ? t("table-held-by", { player: names.value[holder] ?? "" }) : "",
        ];
        return (
          <TargetButton
            key={code}
            target={`tile:${code}`}
            class="tile bonus-card"
            tabIndex={at ? -1 : 0}
            data={{ held: holder !== null }}
            label={tileLabel(code, ...state)}
            tip={() => tileTip(code, ...state)}
          >
            <BonusFace tile={facts} />
            {coins > 0 && (
              <span class="card-coins">
                <Icon name="coins" />
                <Rolling value={coins} />
              </span>
            )}
            {holder !== null && <Disc seat={holder} class="holder" />}
          </TargetButton>
        );
      })}
    </Strip>
  );
}
