// The canals of the map that a new game is played on, and what is said about the box where it is chosen.
import type { Space } from "../../api/shapes";
import { Icon } from "../../art/icons";
import { t } from "../../base/texts";
import { isOn, type Plan } from "../../pages/new-game/plan";
import { catalogue } from "../../store";
import { notesOf } from "../../table/provenance";
import { CanalsLayer } from "./canals";

const CANALS = "merchants-canals";

/** A value as the file would have it. */
export function example(): string {
  const [faction, yard] = Object.entries(catalogue.value.ships.yards)[0] ?? [];
  return faction ? `[shipyards.${faction}]\ncoins = ${yard!.numbers.coins}` : "";
}

/** The canals of a map, if they are in the game. */
function canalsOf(now: Plan, map: string): readonly (readonly string[])[] {
  return isOn(now, CANALS) ? (catalogue.value.ships.canals[map] ?? []) : [];
}

/** Are canals wished for on a map that has none? A file of facts may name some. */
function lacksCanals(now: Plan, map: string): boolean {
  return isOn(now, CANALS) && !canalsOf(now, map).length && !now.factsText.includes("[canals]");
}

/** Where they lie stood only in pictures: that is said beside the map. */
export function CanalNote({ now, map }: { now: Plan; map: string }) {
  if (lacksCanals(now, map))
    return (
      <p class="mark-note" data-testid="no-canals">
        {t("sea-no-canals")}
      </p>
    );
  if (!canalsOf(now, map).length) return null;
  const [note] = notesOf({ canals: catalogue.value.ships.canal_provenance[map] ?? "" });
  if (!note) return null;
  return (
    <p class="mark-note">
      <Icon name={note.sign} size={16} /> <b>{t("option-merchants-canals")}</b> {t(`value-mark-${note.sign}`)}
    </p>
  );
}

/** They lie on the picture of a map. */
export function CanalPicture({ now, map, at }: { now: Plan; map: string; at: ReadonlyMap<string, Space> }) {
  return <CanalsLayer canals={canalsOf(now, map)} at={at} />;
}

export const shortNote = (now: Plan, map: string) => (lacksCanals(now, map) ? t("sea-no-canals-short") : "");
