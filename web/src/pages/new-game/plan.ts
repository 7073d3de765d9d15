// What a new game shall be, while it is being planned.
import { signal } from "@preact/signals";
import type { Faction, MapPicture, NewGameRequest, View } from "../../api/shapes";
import { isLocal } from "../../parts/seat-links";
import { catalogue } from "../../store";
import { FIRST_GAME, STANDARD, usualBot } from "../../store/presets";
import { prefer, preferences } from "../../base/preferences";
import { sitterName } from "../../base/sitters";
import { t } from "../../base/texts";

export type Advice = View["advice_rule"];

export interface SeatPlan {
  id: number;
  name: string;
  bot: string; // level, with its time if that is not the usual one; empty for a person
  here: boolean; // does the person play at this screen? Else somewhere, by a link
  faction: string;
}

export interface Plan {
  preset: string;
  title: string;
  map: string;
  mapText: string; // of a map of one's own, and how the server drew it
  ownMap: MapPicture | null;
  profile: string;
  options: Record<string, string>; // those that differ from preset and profile
  startVp: Record<string, number>; // by faction, where the option asks for them
  factsText: string; // values of a box that the game replaces, as a file
  seats: SeatPlan[];
  factions: "choice" | "random" | "auction" | "picked";
  tiles: "drawn" | "picked";
  scoring: string[]; // by round
  bonus: string[];
  seed: string;
  pace: number;
  advice: Advice; // hints and review while people play
}

/** The option that says how factions are found; picked ones need none. */
export const FACTIONS_OPTION = "factions";
export const START_VP_OPTION = "vp";
const VP_TABLE = "vp-table"; // what a map may lack that an option depends on
export const PACES = [0, 300, 600, 1200, 2500];

let nextSeat = 0;

/** Where the app runs on one's own computer everybody sits around it; others get links. */
export function newSeat(bot: string, name = "", here = isLocal()): SeatPlan {
  return { id: nextSeat++, name, bot, here: !bot && here, faction: "" };
}

export function usualPlan(): Plan {
  const bots = [0, 1, 2].map(() => newSeat(usualBot()));
  return {
    preset: STANDARD,
    title: "",
    map: catalogue.value.maps[0]!.name,
    mapText: "",
    ownMap: null,
    profile: catalogue.value.profiles[0]!,
    options: {},
    startVp: {},
    factsText: "",
    seats: [newSeat("", preferences.value.name ?? "", true), ...bots],
    factions: "choice",
    tiles: "drawn",
    scoring: [],
    bonus: [],
    seed: "",
    pace: 600,
    advice: "no",
  };
}

export const plan = signal<Plan | null>(null);

export function change(what: Partial<Plan>): void {
  if (plan.value) plan.value = { ...plan.value, ...what };
}

export function changeSeat(id: number, what: Partial<SeatPlan>): void {
  const now = plan.value;
  if (now) change({ seats: now.seats.map((seat) => (seat.id === id ? { ...seat, ...what } : seat)) });
}

/** The reason in the data why an option has a value that nobody chose: the first that applies. */
function followed(now: Plan, key: string): string | undefined {
  const follows = catalogue.value.options[key]!.follows;
  const holds = ([other, value]: [string, string]) => (value === "true" ? isOn(now, other) : optionValue(now, other) === value);
  return Object.keys(follows).find((why) => {
    const { when, map_without } = follows[why]!;
    return Object.entries(when).some(holds) || (map_without === VP_TABLE && !Object.keys(mapOf(now).start_vp).length);
  });
}

/** What follows from other choices, else what preset and profile say about an option. */
function usualValue(now: Plan, key: string): string {
  const option = catalogue.value.options[key]!;
  const why = followed(now, key);
  if (why) return option.follows[why]!.value;
  const ofProfile = (option as unknown as Record<string, string>)[now.profile];
  return catalogue.value.preset_options[now.preset]?.[key] ?? ofProfile ?? option.official;
}

/** Why an option has its value, in the words of the server's `settle_options`. */
export function whyOf(now: Plan, key: string): string {
  if (key in now.options) return "chosen";
  return followed(now, key) ?? (catalogue.value.preset_options[now.preset]?.[key] ? "preset" : "profile");
}

/** The value an option has in this plan. */
export function optionValue(now: Plan, key: string): string {
  if (key === FACTIONS_OPTION) return now.factions === "picked" ? "choice" : now.factions;
  return now.options[key] ?? usualValue(now, key);
}

/** Choose an option; what preset and profile say anyway is not kept, unless other choices could change it. */
export function chooseOption(now: Plan, key: string, value: string): Plan {
  const { [key]: _, ...rest } = now.options;
  const usual = value === usualValue(now, key) && !Object.keys(catalogue.value.options[key]!.follows).length;
  const options = usual ? rest : { ...rest, [key]: value };
  change({ options });
  return { ...now, options };
}

/** Is it in the game, by itself or with the whole it is a part of? */
export function isOn(now: Plan, key: string): boolean {
  const { whole } = catalogue.value.options[key]!;
  return optionValue(now, key) === "true" || (whole !== "" && optionValue(now, whole) === "true");
}

/** Tiles that can be in the game: those without an option, and those whose option is on, unless others replace them. */
export function inPlay<T extends { option: string }>(now: Plan, tiles: Record<string, T>): [string, T][] {
  const replaced = catalogue.value.replaced_tiles;
  return Object.entries(tiles).filter(
    ([code, tile]) => (!tile.option || isOn(now, tile.option)) && !(replaced[code] && isOn(now, replaced[code])),
  );
}

const byBoard = (key: string) => catalogue.value.factions[key]?.colour ?? "";

/** Why a faction cannot be given to a seat: a key of `shell-…` and its arguments; nothing if it can. */
export function closed(now: Plan, seat: SeatPlan, faction: Faction): { key: string; args: Record<string, string> } | null {
  const other = now.seats.find((each) => each !== seat && each.faction && byBoard(each.faction) === faction.colour);
  if (other) {
    const key = catalogue.value.common.wheel.includes(faction.colour) ? "colour-taken" : "board-taken";
    return { key, args: { name: other.name || usualName(now, other) } };
  }
  if (faction.option && optionValue(now, faction.option) !== "true")
    return { key: "needs-option", args: { option: t(`option-${faction.option}`) } };
  if (mapOf(now).barred.includes(faction.key)) return { key: "barred-by-map", args: {} };
  return null;
}

/** Factions that can be chosen or drawn: those of the options that are on, as far as the map allows them. */
export function factionsInPlay(now: Plan): Faction[] {
  const barred = mapOf(now).barred;
  return inPlay(now, catalogue.value.factions)
    .map(([, faction]) => faction)
    .filter((faction) => !barred.includes(faction.key));
}

/** Starting VP of a faction as the plan has them. */
export function startVp(now: Plan, key: string): number {
  const { common } = catalogue.value;
  const value = optionValue(now, START_VP_OPTION);
  const table = mapOf(now).start_vp[key] ?? common.starting_vp;
  return value === "flat" ? common.starting_vp : value === "table" ? table : (now.startVp[key] ?? table);
}

/** Is everything of this game given beforehand? */
export function isFixed(now: Plan): boolean {
  return now.preset === FIRST_GAME;
}

/** The map that is played on: a game that is given beforehand has its own, the first. */
export function mapOf(now: Plan) {
  const maps = catalogue.value.maps;
  const own = now.ownMap?.name === now.map ? now.ownMap : undefined;
  return (isFixed(now) ? undefined : (own ?? maps.find((map) => map.name === now.map))) ?? maps[0]!;
}

export function introduction(now: Plan) {
  return catalogue.value.introductions.find((intro) => intro.players === now.seats.length);
}

export function bonusNeeded(now: Plan): number {
  return now.seats.length + catalogue.value.common.extra_bonus_cards;
}

/** The name a seat has if nobody gives it one. */
export function usualName(now: Plan, seat: SeatPlan): string {
  return sitterName(
    now.seats.map((other) => (other === seat ? { ...other, name: "" } : other)),
    now.seats.indexOf(seat),
  );
}

const people = (now: Plan) => now.seats.filter((seat) => !seat.bot);

/** Do several people play? */
export const isShared = (now: Plan) => people(now).length > 1;

/** The seat of whoever makes the game, if there is one. */
export const ownSeat = (now: Plan) => people(now).find((seat) => seat.here);

/** What has still to be chosen before the game can be made: a key of `shell-lacks-…`. */
export function lacking(now: Plan): string | null {
  if (isFixed(now)) return null;
  if (now.factions === "picked" && !now.seats.some((seat) => seat.faction)) return "factions";
  if (now.tiles === "picked" && now.scoring.filter(Boolean).length < catalogue.value.common.rounds) return "scoring";
  if (now.tiles === "picked" && now.bonus.length !== bonusNeeded(now)) return "bonus";
  return null;
}

/** Is there a box in the game whose values may be replaced? It is one that can be taken in parts. */
export function factsCount(now: Plan): boolean {
  return Object.entries(catalogue.value.options).some(([key, { whole }]) => whole && isOn(now, key));
}

/** The plan as the server wants it. */
export function wishOf(now: Plan): NewGameRequest {
  const fixed = isFixed(now);
  const picked = !fixed && now.factions === "picked";
  const options = { ...now.options };
  if (!fixed && now.factions !== "picked") options[FACTIONS_OPTION] = now.factions;
  if (now.factions === "auction") delete options[START_VP_OPTION]; // it sets the VP itself
  const given = !fixed && now.factions !== "auction" && optionValue(now, START_VP_OPTION) === "file";
  const ownMap = !fixed && now.ownMap?.name === now.map;
  const own = ownSeat(now)?.name.trim();
  if (own) prefer({ name: own });
  return {
    preset: now.preset,
    title: now.title.trim(),
    map: mapOf(now).name,
    map_text: ownMap ? now.mapText : "",
    start_vp: given ? Object.fromEntries(factionsInPlay(now).map(({ key }) => [key, startVp(now, key)])) : {},
    facts_text: !fixed && factsCount(now) ? now.factsText : "",
    profile: now.profile,
    options: fixed ? {} : options,
    seats: now.seats.map((seat) => ({
      name: seat.name.trim() || null,
      bot: seat.bot,
      here: seat.here,
      faction: picked ? seat.faction : "",
    })),
    scoring: !fixed && now.tiles === "picked" ? now.scoring : [],
    bonus: !fixed && now.tiles === "picked" ? now.bonus : [],
    seed: now.seed.trim() && !fixed ? Number(now.seed) : null,
    pace: now.pace,
    advice: isShared(now) ? now.advice : null,
  };
}
