// What a faction can do, in words.
import { Icon } from "../art/icons";
import { catalogue } from "../store";
import { has, t } from "../base/texts";

/** The words of the catalogues; the facts' own where they have none. */
export function ability(faction: string, which: "ability" | "stronghold"): string {
  const key = `faction-${faction}-${which}`;
  return has(key) ? t(key) : (catalogue.value.factions[faction]?.[which] ?? "");
}

export function Abilities({ faction, colour }: { faction: string; colour: string }) {
  return (
    <div class="abilities">
      <section>
        <h3>{t("table-ability")}</h3>
        <p>{ability(faction, "ability")}</p>
      </section>
      <section>
        <h3>
          <Icon name="SH" colour={colour} /> <span>{t("structure-SH")}</span>
        </h3>
        <p>{ability(faction, "stronghold")}</p>
      </section>
    </div>
  );
}
