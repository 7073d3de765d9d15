// Which factions play: chosen in the game, drawn, or picked here. Two of one colour never play together.
import { useState } from "preact/hooks";
import type { Faction } from "../../api/shapes";
import { Icon } from "../../art/icons";
import { openHelp } from "../../store/help";
import { Dialog } from "../../parts/dialog";
import { FactionChip } from "../../parts/faction-chip";
import { OneOf } from "../../parts/fields";
import { catalogue } from "../../store";
import { byWheel } from "../../table/facts";
import { listing, t } from "../../base/texts";
import { Group } from "./group";
import { change, changeSeat, chooseOption, closed, usualName, type Plan, type SeatPlan } from "./plan";

interface Card {
  faction: Faction;
  chosen: boolean;
  /** Why it cannot be picked. */
  reason: string;
  /** What would make it possible. */
  repair?: () => void;
  onPick(): void;
}

function FactionCard({ faction, chosen, reason, repair, onPick }: Card) {
  return (
    <li
      class={`faction-option ${chosen ? "chosen" : ""}`}
      style={`--chip: var(--piece-${faction.colour}); --on-chip: var(--on-${faction.colour})`}
    >
      <button type="button" disabled={!!reason} aria-pressed={chosen} onClick={onPick}>
        <span class="faction-band">
          <Icon name="SH" size={22} colour={faction.colour} />
          <b>{t(`faction-${faction.key}`)}</b>
          <span>{t(`colour-${faction.colour}`)}</span>
        </span>
        <span class="faction-text">{t(`faction-${faction.key}-ability`)}</span>
        <span class="faction-text">
          <b>{t("structure-SH")}</b> {t(`faction-${faction.key}-stronghold`)}
        </span>
        {reason && <span class="faction-taken">{reason}</span>}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t("shell-help-about", { what: t(`faction-${faction.key}`) })}
        onClick={() => openHelp(`faction:${faction.key}`)}
      >
        <Icon name="help" size={16} />
      </button>
      {repair && (
        <button type="button" class="button" onClick={repair}>
          {t("shell-switch-on")}
        </button>
      )}
    </li>
  );
}

export function PickFaction({ now, seat }: { now: Plan; seat: SeatPlan }) {
  const [open, setOpen] = useState(false);
  const name = seat.name || usualName(now, seat);
  return (
    <>
      <button type="button" class="button pick-faction" aria-label={t("shell-pick-faction-for", { name })} onClick={() => setOpen(true)}>
        {seat.faction ? <FactionChip faction={seat.faction} /> : t("shell-pick-faction")}
      </button>
      {open && (
        <Dialog title={t("shell-pick-faction-for", { name })} kind="wide" onClose={() => setOpen(false)}>
          <ul class="faction-choices">
            {byWheel(Object.values(catalogue.value.factions)).map((faction) => {
              const why = closed(now, seat, faction);
              return (
                <FactionCard
                  key={faction.key}
                  faction={faction}
                  chosen={seat.faction === faction.key}
                  reason={why ? t(`shell-${why.key}`, why.args) : ""}
                  repair={why?.key === "needs-option" ? () => chooseOption(now, faction.option, "true") : undefined}
                  onPick={() => {
                    changeSeat(seat.id, { faction: faction.key });
                    setOpen(false);
                  }}
                />
              );
            })}
          </ul>
        </Dialog>
      )}
    </>
  );
}

export function FactionMode({ now }: { now: Plan }) {
  const picked = now.seats.flatMap(({ faction }) => (faction ? [t(`faction-${faction}`)] : []));
  const says = t(`shell-factions-${now.factions}`);
  return (
    <Group title={t("shell-factions")} says={now.factions === "picked" && picked.length ? `${says}: ${listing(picked)}` : says}>
      <OneOf
        legend={t("shell-factions")}
        quiet
        kind="cards"
        value={now.factions}
        options={(["choice", "random", "auction", "picked"] as const).map((value) => ({
          value,
          label: t(`shell-factions-${value}`),
          hint: t(`shell-factions-${value}-hint`),
        }))}
        onChange={(value) => change({ factions: value as Plan["factions"] })}
      />
    </Group>
  );
}
