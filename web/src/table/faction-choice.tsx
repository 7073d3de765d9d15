// Choosing a faction: all of them with their colour, their ability and what they start with.
import type { Faction } from "../api/shapes";
import { Amounts } from "../art/amounts";
import { Icon } from "../art/icons";
import { catalogue, isLegal, table, view } from "../store";
import { readAloud, t } from "../base/texts";
import { ability } from "./abilities";
import { some } from "./facts";
import { rowKeys, rowStop } from "./row-keys";
import { seatColours } from "./seats";
import { TargetButton } from "./target";

export function FactionChoice() {
  const { factions, common } = catalogue.value;
  const place = (faction: Faction) => (common.wheel.indexOf(faction.colour) + common.wheel.length + 1) % (common.wheel.length + 1);
  const played = (faction: Faction) => !faction.option || view.value?.options[faction.option] === "true";
  const closed = (faction: Faction) => Number(!isLegal(`faction:${faction.key}`)); // what may be chosen stands on top
  const all = Object.values(factions)
    .filter(played)
    .sort((a, b) => closed(a) - closed(b) || place(a) - place(b));
  return (
    <section class="faction-choice" aria-label={t("prompt-choose-faction")}>
      <h2>{t("prompt-choose-faction")}</h2>
      <div class="faction-cards" role="toolbar" aria-label={t("prompt-choose-faction")} onKeyDown={rowKeys} onFocusIn={rowStop}>
        {all.map((faction, at) => (
          <FactionCard key={faction.key} faction={faction} first={at === 0} />
        ))}
      </div>
    </section>
  );
}

function FactionCard({ faction, first }: { faction: Faction; first: boolean }) {
  const legal = isLegal(`faction:${faction.key}`);
  const taken = table.value?.players.some((player) => player.faction === faction.key);
  const name = t(`faction-${faction.key}`);
  const text = ability(faction.key, "ability");
  const stronghold = ability(faction.key, "stronghold");
  const [one, two, three] = faction.power;
  return (
    <TargetButton
      target={`faction:${faction.key}`}
      class="faction-card"
      style={seatColours(faction.colour)}
      tabIndex={first ? 0 : -1}
      data={{ closed: !legal }}
      label={readAloud([
        name,
        t(`colour-${faction.colour}`),
        text,
        taken ? t("table-faction-taken") : legal ? "" : t("table-faction-closed"),
      ])}
      tip={() => ({ title: name, lines: [text, `${t("structure-SH")}: ${stronghold}`], help: true })}
    >
      <span class="faction-head">
        <Icon name="SH" colour={faction.colour} />
        <b>{name}</b>
        <span class="start-cults" aria-hidden="true">
          {catalogue.value.common.cults.map((cult, at) => {
            const steps = faction.cults[at] ?? 0;
            return (
              steps > 0 && (
                <span key={cult}>
                  {steps > 1 && <b>{steps}</b>}
                  <Icon name={cult} />
                </span>
              )
            );
          })}
        </span>
      </span>
      <span class="faction-ability">{text}</span>
      <span class="faction-start">
        <Amounts of={some({ coins: faction.coins, workers: faction.workers, priests: faction.priests })} />
        <span class="start-power">
          <Icon name="power" />
          {one}/{two}/{three}
        </span>
      </span>
    </TargetButton>
  );
}
