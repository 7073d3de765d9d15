// What tiles are called and what they do, for tips and for those who listen.
import { catalogue } from "../../store";
import { has, readAloud, t } from "../../base/texts";
import { replacedEffect, tileMarks } from "./game-tiles";
import { isHouse } from "../facts";
import type { TipText } from "../tip";

export function tileName(code: string): string {
  return t(`tile-${code}`);
}

export function tileEffect(code: string): string {
  return replacedEffect(code) || (has(`tile-${code}-effect`) ? t(`tile-${code}-effect`) : "");
}

/** Where the facts of a tile come from. */
export function tileSource(code: string): string {
  const facts = catalogue.value;
  const all = [facts.power_actions, facts.bonus_cards, facts.favor_tiles, facts.town_tiles, facts.scoring_tiles, facts.final_tiles];
  return all.map((kind) => kind[code]?.source).find(Boolean) ?? "";
}

/** Name, effect and state in one sentence after the other. */
export function tileLabel(code: string, ...state: string[]): string {
  return readAloud([tileName(code), tileEffect(code), ...state]);
}

export function tileTip(code: string, ...state: string[]): TipText {
  const house = isHouse(tileSource(code)) ? t("table-house") : "";
  return { title: tileName(code), lines: [tileEffect(code), ...state, house, ...tileMarks(code)], help: true };
}
