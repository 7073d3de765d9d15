// Overlays on the map: which one, and for which seat.
import { useState } from "preact/hooks";
import { names, overlay, overlaySeat, showOverlay, view } from "../store";
import { overlayNames } from "../board/overlay-layer";
import { t } from "../base/texts";
import { OneOf, Select } from "../parts/fields";
import { Menu } from "../parts/menu";

const OFF = "off";

export function OverlaysMenu() {
  const [eyes, setEyes] = useState<number | null>(null); // chosen before an overlay is
  const game = view.value;
  if (!game) return null;
  const now = overlay.value;
  // until somebody chooses, one looks with one's own eyes
  const own = game.mine[0] ?? game.table.decider ?? 0;
  const seat = now ? overlaySeat.value : (eyes ?? own);
  return (
    <Menu label={t("shell-overlays")} icon="eye" on={now !== null}>
      {() => (
        <div class="overlays">
          <OneOf
            legend={t("shell-overlays")}
            kind="cards"
            value={now ?? OFF}
            options={[
              { value: OFF, label: t("shell-overlay-off") },
              ...overlayNames().map((name) => ({ value: name, label: t(`shell-overlay-${name}`), hint: t(`shell-overlay-${name}-hint`) })),
            ]}
            onChange={(value) => void showOverlay(overlayNames().find((name) => name === value) ?? null, seat)}
          />
          <Select
            label={t("shell-overlay-seat")}
            value={String(seat)}
            options={game.seats.map((each) => ({ value: String(each.seat), label: names.value[each.seat] ?? "" }))}
            onChange={(value) => {
              setEyes(Number(value));
              if (now) void showOverlay(now, Number(value));
            }}
          />
        </div>
      )}
    </Menu>
  );
}
