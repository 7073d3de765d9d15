// For those who want to decide everything: profile, options, seed, title, pace.
import { Icon } from "../../art/icons";
import { Line, OneOf } from "../../parts/fields";
import { catalogue } from "../../store";
import { t } from "../../base/texts";
import { change, FACTIONS_OPTION, isFixed, isOn, PACES, type Plan } from "./plan";
import { Group } from "./group";
import { OptionRow } from "./option-row";
import { setupOptions } from "./setup-options";

export function Options({ now }: { now: Plan }) {
  const fixed = isFixed(now);
  const makesSense = (name: string) => catalogue.value.options[name]!.needs === "" || isOn(now, catalogue.value.options[name]!.needs);
  const names = Object.keys(catalogue.value.options).filter(
    (name) => name !== FACTIONS_OPTION && !setupOptions().includes(name) && makesSense(name),
  );
  const pace = PACES.indexOf(now.pace);
  return (
    <Group title={t("shell-advanced")} says={t("shell-advanced-hint")} class="advanced">
      <div class="field-grid">
        <Line label={t("shell-title")} value={now.title} longest={80} hint={t("shell-title-hint")} onInput={(title) => change({ title })} />
        {!fixed && (
          <Line
            label={t("shell-seed")}
            value={now.seed}
            numeric
            longest={9}
            hint={t("shell-seed-hint")}
            onInput={(seed) => change({ seed: seed.replace(/\D/g, "") })}
          />
        )}
        <label class="line">
          <span class="line-label">{t("shell-pace")}</span>
          <input
            type="range"
            min={0}
            max={PACES.length - 1}
            value={pace < 0 ? 2 : pace}
            aria-valuetext={t("shell-pace-seconds", { seconds: now.pace / 1000 })}
            onInput={(event) => change({ pace: PACES[Number(event.currentTarget.value)]! })}
          />
          <small class="soft">{t("shell-pace-seconds", { seconds: now.pace / 1000 })}</small>
        </label>
      </div>
      <OneOf
        legend={t("shell-profile")}
        kind="cards"
        value={now.profile}
        options={catalogue.value.profiles.map((value) => ({ value, label: t(`profile-${value}`), hint: t(`shell-profile-${value}`) }))}
        onChange={(profile) => change({ profile, options: {} })}
      />
      {!fixed && (
        <>
          <h3>
            <Icon name="settings" size={16} /> {t("heading-options")}
          </h3>
          <ul class="option-rows">
            {names.map((name) => (
              <OptionRow key={name} now={now} name={name} />
            ))}
          </ul>
        </>
      )}
    </Group>
  );
}
