// What comes onto the table and how the game begins: every option of the setup with its explanation where it is chosen.
import { Switch } from "../../parts/fields";
import { catalogue } from "../../store";
import { listing, t } from "../../base/texts";
import { BoxRows, boxOf, partsOf } from "./box-options";
import { Group } from "./group";
import { chooseOption, FACTIONS_OPTION, isOn, optionValue, START_VP_OPTION, type Plan } from "./plan";
import { OptionRow } from "./option-row";
import { StartVp } from "./start-vp";

/** Options of the setup stand before the one about factions, rulings after it. */
export function setupOptions(): string[] {
  const names = Object.keys(catalogue.value.options);
  return names.slice(0, names.indexOf(FACTIONS_OPTION));
}

/** Something that is in the game or stays in the box. */
function SwitchRow({ now, name }: { now: Plan; name: string }) {
  return (
    <li class={name in now.options ? "changed" : ""} data-option={name}>
      <Switch
        label={t(`option-${name}`)}
        hint={t(`ruling-${name}`)}
        checked={optionValue(now, name) === "true"}
        onChange={(on) => chooseOption(now, name, String(on))}
      />
    </li>
  );
}

function Row({ now, name }: { now: Plan; name: string }) {
  if (partsOf(name).length) return <BoxRows now={now} name={name} />;
  if (name === START_VP_OPTION) return <StartVp now={now} />;
  const switched = catalogue.value.options[name]!.values.includes("true");
  return switched ? <SwitchRow now={now} name={name} /> : <OptionRow now={now} name={name} />;
}

/** What is in the game that not every game has, and what is settled in another way than usual. */
function extras(now: Plan): string[] {
  return setupOptions().flatMap((name) => {
    const { values, official, whole } = catalogue.value.options[name]!;
    const value = optionValue(now, name);
    if (values.includes("true")) return value === "true" && !(whole && isOn(now, whole)) ? [t(`option-${name}`)] : [];
    return value === official || name === START_VP_OPTION ? [] : [`${t(`option-${name}`)}: ${t(`option-${name}-${value}`)}`];
  });
}

export function SetupOptions({ now }: { now: Plan }) {
  return (
    <Group title={t("shell-extras")} says={listing(extras(now)) || t("shell-extras-none")}>
      <p class="soft">{t("shell-extras-text")}</p>
      <ul class="option-rows">
        {setupOptions()
          .filter((name) => !boxOf(name))
          .map((name) => (
            <Row key={name} now={now} name={name} />
          ))}
      </ul>
    </Group>
  );
}
