// A box that can be taken whole or in parts, and values of one's own in place of those that no rulebook states.
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { t } from "../../base/texts";
import { Switch } from "../../parts/fields";
import { FileDrop } from "../../parts/file-drop";
import { catalogue } from "../../store";
import { openHelp } from "../../store/help";
import { change, chooseOption, factsCount, isOn, optionValue, type Plan } from "./plan";
import { boxOptions } from "./slots";

const LARGEST = 20_000; // characters; the server takes no more

const sayingOf = (name: string) => boxOptions.all.find(({ option }) => option === name);

/** The whole that an option stands with: it is a part of it, or a wish about a part of it. Rulings stand elsewhere. */
export function boxOf(name: string): string {
  const { whole, needs, values } = catalogue.value.options[name]!;
  return values.includes("true") ? whole || (needs && boxOf(needs)) : "";
}

/** What stands with a whole. */
export function partsOf(name: string): string[] {
  return Object.keys(catalogue.value.options).filter((key) => boxOf(key) === name);
}

function Part({ now, name }: { now: Plan; name: string }) {
  const { whole, needs } = catalogue.value.options[name]!;
  const given = whole !== "" && optionValue(now, whole) === "true";
  const lacks = needs !== "" && !isOn(now, needs);
  return (
    <li data-option={name} class={name in now.options ? "changed" : ""}>
      <Switch
        label={t(`option-${name}`)}
        hint={t(`ruling-${name}`)}
        checked={isOn(now, name) && !lacks}
        disabled={given || lacks}
        onChange={(value) => choosePart(now, name, value)}
      />
    </li>
  );
}

/** What needs a part goes with it. */
function choosePart(now: Plan, name: string, on: boolean): void {
  let plan = chooseOption(now, name, String(on));
  if (!on)
    for (const [key, { needs }] of Object.entries(catalogue.value.options))
      if (needs === name && boxOf(key)) plan = chooseOption(plan, key, "false");
}

/** The whole brings its parts; without it wishes about them go, too. */
function chooseWhole(now: Plan, name: string, on: boolean): void {
  let plan = now;
  for (const part of partsOf(name)) if (!on || catalogue.value.options[part]!.whole) plan = chooseOption(plan, part, "false");
  chooseOption(plan, name, String(on));
}

/** Values of one's own in place of marked ones. The server reads them when the game is made, and says what is wrong. */
function OwnFacts({ now, example }: { now: Plan; example: string }) {
  const [open] = useState(now.factsText !== "");
  const set = (factsText: string) => change({ factsText });
  return (
    <details class="own-facts" open={open}>
      <summary>{t("own-facts")}</summary>
      <FileDrop most={LARGEST} accept=".toml,.txt,text/plain" onText={set} about={<span>{t("own-facts-text")}</span>}>
        <label class="line">
          <span class="line-label">{t("own-facts-label")}</span>
          <textarea
            rows={5}
            spellcheck={false}
            maxLength={LARGEST}
            value={now.factsText}
            placeholder={example}
            onInput={(event) => set(event.currentTarget.value)}
          />
        </label>
      </FileDrop>
      <button type="button" class="button" onClick={() => openHelp("own-facts")}>
        <Icon name="help" size={16} /> {t("own-facts-help")}
      </button>
    </details>
  );
}

export function BoxRows({ now, name }: { now: Plan; name: string }) {
  return (
    <li class={`box-option ${name in now.options ? "changed" : ""}`} data-option={name}>
      <Switch
        label={t(`option-${name}`)}
        hint={sayingOf(name)?.hint() ?? t(`ruling-${name}`)}
        checked={optionValue(now, name) === "true"}
        onChange={(on) => chooseWhole(now, name, on)}
      />
      <ul class="option-rows box-parts" aria-label={t(`option-${name}`)}>
        {partsOf(name).map((part) => (
          <Part key={part} now={now} name={part} />
        ))}
      </ul>
      {factsCount(now) && <OwnFacts now={now} example={sayingOf(name)?.example() ?? ""} />}
    </li>
  );
}
