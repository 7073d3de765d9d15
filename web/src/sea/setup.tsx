// A box that can be taken whole or in parts, where a game is set up; and the canals of the map it is played on.
import { Icon } from "../art/icons";
import { Switch } from "../parts/fields";
import { catalogue } from "../store";
import { t } from "../texts";
import { chooseOption, isOn, optionValue, type Plan } from "../pages/new-game/plan";
import { notesOf } from "./provenance";

const CANALS = "merchants-canals";

/** The whole that an option stands with: it is a part of it, or a wish about a part of it. */
export function boxOf(name: string): string {
  const { whole, needs } = catalogue.value.options[name]!;
  return whole || (needs && boxOf(needs));
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
      <Switch label={t(`option-${name}`)} hint={t(`ruling-${name}`)} checked={isOn(now, name) && !lacks} disabled={given || lacks} onChange={(value) => choosePart(now, name, value)} />
    </li>
  );
}

/** What needs a part goes with it. */
function choosePart(now: Plan, name: string, on: boolean): void {
  let plan = chooseOption(now, name, String(on));
  if (!on) for (const [key, { needs }] of Object.entries(catalogue.value.options)) if (needs === name) plan = chooseOption(plan, key, "false");
}

/** The whole brings its parts; without it wishes about them go, too. */
function chooseWhole(now: Plan, name: string, on: boolean): void {
  let plan = now;
  for (const part of partsOf(name)) if (!on || catalogue.value.options[part]!.whole) plan = chooseOption(plan, part, "false");
  chooseOption(plan, name, String(on));
}

export function BoxRows({ now, name }: { now: Plan; name: string }) {
  return (
    <li class={`box-option ${name in now.options ? "changed" : ""}`} data-option={name}>
      <Switch label={t(`option-${name}`)} hint={t("sea-setup-text")} checked={optionValue(now, name) === "true"} onChange={(on) => chooseWhole(now, name, on)} />
      <ul class="option-rows box-parts" aria-label={t(`option-${name}`)}>
        {partsOf(name).map((part) => (
          <Part key={part} now={now} name={part} />
        ))}
      </ul>
    </li>
  );
}

/** The canals of a map, if they are in the game. */
export function canalsOf(now: Plan, map: string): readonly (readonly string[])[] {
  return isOn(now, CANALS) ? (catalogue.value.ships.canals[map] ?? []) : [];
}

/** Where they lie stood only in pictures: that is said beside the map. */
export function CanalNote({ now, map }: { now: Plan; map: string }) {
  if (!canalsOf(now, map).length) return null;
  const [note] = notesOf({ canals: catalogue.value.ships.canal_provenance[map] ?? "" });
  if (!note) return null;
  return (
    <p class="mark-note">
      <Icon name={note.sign} size={16} /> <b>{t("option-merchants-canals")}</b> {t(`sea-mark-${note.sign}`)}
    </p>
  );
}
