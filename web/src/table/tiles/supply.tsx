// Favor and town tiles that are still to be had, with their numbers.
import type { ComponentChildren } from "preact";
import { gameTiles } from "./game-tiles";
import { table } from "../../store";
import { t } from "../../base/texts";
import { TargetButton } from "../target";
import { FavorFace, TownFace } from "./faces";
import { Strip } from "./strip";
import { tileLabel, tileTip } from "./words";

export function FavorTiles() {
  const left = table.value?.tiles.favors_left ?? {};
  const facts = gameTiles().favor_tiles;
  return (
    <Strip name="favor-tiles" title={t("heading-favor-tiles")} count={Object.keys(left).length}>
      {Object.entries(left).map(([code, n], at) => (
        <SupplyTile key={code} code={code} n={n} first={at === 0} kind="favor-tile">
          {facts[code] && <FavorFace tile={facts[code]} />}
        </SupplyTile>
      ))}
    </Strip>
  );
}

export function TownTiles() {
  const left = table.value?.tiles.towns_left ?? {};
  const facts = gameTiles().town_tiles;
  return (
    <Strip name="town-tiles" title={t("heading-town-tiles")} count={Object.keys(left).length}>
      {Object.entries(left).map(([code, n], at) => (
        <SupplyTile key={code} code={code} n={n} first={at === 0} kind="town-tile">
          {facts[code] && <TownFace tile={facts[code]} />}
        </SupplyTile>
      ))}
    </Strip>
  );
}

interface SupplyProps {
  code: string;
  n: number;
  first: boolean;
  kind: string;
  children: ComponentChildren;
}

function SupplyTile({ code, n, first, kind, children }: SupplyProps) {
  const state = t("table-left", { n });
  return (
    <TargetButton
      target={`tile:${code}`}
      class={`tile ${kind}`}
      tabIndex={first ? 0 : -1}
      data={{ none: n === 0 }}
      label={tileLabel(code, state)}
      tip={() => tileTip(code, state)}
    >
      {children}
      <span class="copies" aria-hidden="true">
        {n}
      </span>
    </TargetButton>
  );
}
