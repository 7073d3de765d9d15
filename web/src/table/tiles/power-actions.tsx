// The power actions of the game board; one that is taken is covered until the round ends.
import { Icon } from "../../art/icons";
import { catalogue, table } from "../../store";
import { t } from "../../base/texts";
import { TargetButton } from "../target";
import { PowerFace } from "./faces";
import { Strip } from "./strip";
import { tileLabel, tileTip } from "./words";

export function PowerActions() {
  const taken = table.value?.tiles.power_actions ?? {};
  const codes = Object.keys(taken);
  return (
    <Strip name="power-actions" title={t("heading-power-actions")} count={codes.length}>
      {codes.map((code, at) => {
        const facts = catalogue.value.power_actions[code];
        if (!facts) return null;
        const state = taken[code] ? t("table-taken") : "";
        return (
          <TargetButton
            key={code}
            target={`tile:${code}`}
            class="tile power-tile"
            tabIndex={at ? -1 : 0}
            data={{ taken: taken[code] }}
            label={tileLabel(code, state)}
            tip={() => tileTip(code, state)}
          >
            <PowerFace tile={facts} />
            {taken[code] && <Icon name="close" class="taken-mark" />}
          </TargetButton>
        );
      })}
    </Strip>
  );
}
