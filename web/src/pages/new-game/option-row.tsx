// An option with all its values and what it means.
import { Select } from "../../parts/fields";
import { catalogue } from "../../store";
import { t } from "../../base/texts";
import { chooseOption, optionValue, type Plan } from "./plan";

export function OptionRow({ now, name, disabled = () => false }: { now: Plan; name: string; disabled?: (value: string) => boolean }) {
  const option = catalogue.value.options[name]!;
  return (
    <li class={name in now.options ? "changed" : ""} data-option={name}>
      <Select
        label={t(`option-${name}`)}
        value={optionValue(now, name)}
        options={option.values.map((each) => ({ value: each, label: t(`option-${name}-${each}`), disabled: disabled(each) }))}
        onChange={(chosen) => chooseOption(now, name, chosen)}
      />
      <small class="soft">{t(`ruling-${name}`)}</small>
    </li>
  );
}
