// A box that can be taken whole or in parts, where a game is set up; and the canals of the map it is played on.
import { Icon } from "../art/icons";
import { Switch } from "../parts/fields";
import { catalogue } from "../store";
import { t } from "../texts";
import { chooseOption, isOn, optionValue, wholeOf, type Plan } from "../pages/new-game/plan";
import { notesOf } from "./provenance";

/** What makes sense only with another part. */
const NEEDS: Record<string, string> = { "merchants-canals": "merchants-ships", "merchants-cards-first": "merchants-tiles" };
/** A wish about the setup, no part of what is in the box. */
const WISHES = ["merchants-cards-first"];
const CANALS = "merchants-canals";

/** Options that are parts of another one. */
export function partsOf(name: string): string[] {
  return Object.keys(catalogue.value.options).filter((key) => wholeOf(key) === name);
}

function Part({ now, name }: { now: Plan; name: string }) {
  const whole = optionValue(now, wholeOf(name)) === "true" && !WISHES.includes(name);
  const lacks = NEEDS[name] && !isOn(now, NEEDS[name]);
  const on = whole || (optionValue(now, name) === "true" && !lacks);
  return (
    <li data-option={name} class={name in now.options ? "changed" : ""}>
      <Switch label={t(`option-${name}`)} hint={t(`ruling-${name}`)} checked={on} disabled={Boolean(whole || lacks)} onChange={(value) => choosePart(now, name, value)} />
    </li>
  );
}

/** What needs a part goes with it. */
function choosePart(now: Plan, name: string, on: boolean): void {
  let plan = chooseOption(now, name, String(on));
  if (!on) for (const [key, needed] of Object.entries(NEEDS)) if (needed === name) plan = chooseOption(plan, key, "false");
}

function chooseWhole(now: Plan, name: string, on: boolean): void {
  let plan = now;
  for (const part of partsOf(name)) if (!on || !WISHES.includes(part)) plan = chooseOption(plan, part, "false");
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
