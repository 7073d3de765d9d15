// Victory points at the start: the same for all, the map's table, or a number for each faction.
import { Icon } from "../../art/icons";
import { notesOf } from "../../table/provenance";
import { catalogue } from "../../store";
import { byWheel } from "../../table/facts";
import { t } from "../../base/texts";
import { change, factionsInPlay, mapOf, optionValue, START_VP_OPTION, startVp, whyOf, type Plan } from "./plan";
import { OptionRow } from "./option-row";

const MOST = 200; // the server takes no more

function Values({ now, own }: { now: Plan; own: boolean }) {
  return (
    <ul class="vp-values">
      {byWheel(factionsInPlay(now)).map(({ key, colour }) => (
        <li key={key} style={`--chip: var(--piece-${colour})`}>
          <label>
            <span>{t(`faction-${key}`)}</span>
            {own ? (
              <input
                type="number"
                min={0}
                max={MOST}
                value={startVp(now, key)}
                onInput={(event) => {
                  const n = Number(event.currentTarget.value);
                  if (Number.isInteger(n) && n >= 0 && n <= MOST) change({ startVp: { ...now.startVp, [key]: n } });
                }}
              />
            ) : (
              <b>{startVp(now, key)}</b>
            )}
          </label>
        </li>
      ))}
    </ul>
  );
}

export function StartVp({ now }: { now: Plan }) {
  const { start_vp: table, vp_mark: mark } = mapOf(now);
  const known = Object.keys(table).length > 0;
  const value = optionValue(now, START_VP_OPTION);
  const [note] = notesOf({ table: value === "table" ? mark : "" });
  if (now.factions === "auction")
    return (
      <li data-option={START_VP_OPTION}>
        <b>{t(`option-${START_VP_OPTION}`)}</b>
        <small class="soft">{t("start-vp-auction", { n: catalogue.value.common.auction_vp })}</small>
      </li>
    );
  return (
    <>
      <OptionRow now={now} name={START_VP_OPTION} disabled={(each) => each === "table" && !known} />
      <li class="soft note" data-testid="vp-why">
        {t(`start-vp-${whyOf(now, START_VP_OPTION)}`, { n: catalogue.value.common.starting_vp })}
      </li>
      {value !== "flat" && (
        <li class="vp-row">
          {note && (
            <p class="soft">
              <Icon name={note.sign} size={16} /> {t(`start-vp-mark-${note.sign}`)}
            </p>
          )}
          <Values now={now} own={value === "file"} />
        </li>
      )}
    </>
  );
}
