// A click on the table. The one sensible thing that it can mean is put into the unfinished turn at once, to be looked at and
// confirmed; where there is something to choose, its choices open. A click elsewhere then tries something else instead.
import { computed, signal } from "@preact/signals";
import type { Choice, Desk } from "../api/shapes";
import { preferences } from "../base/preferences";
import { busy, catalogue, desk, table, undone, view } from "./known";
import { choose, decided, setDraft } from "./playing";
import { movesAt, sensible } from "./sensible";
import { choicesByTarget, listed, picking, selected, type Target } from "./targets";

interface Laid {
  /** What was touched. */
  target: Target;
  /** The move that was put into the turn for it. */
  text: string;
  /** What could be done before. */
  before: Desk;
  row: number;
}

const last = signal<Laid | null>(null);
const textsOf = (now: Desk) => now.draft.map((choice) => choice.text);

/** The last step of the turn, if a click has put it there. */
export const laid = computed<Laid | null>(() => {
  const [now, found] = [desk.value, last.value];
  if (!now || found?.row !== view.value?.last_row || found?.before.seat !== now.seat) return null;
  return [...textsOf(found.before), found.text].join("\n") === textsOf(now).join("\n") ? found : null;
});

/** Is there a whole turn that a click has finished? It is confirmed beside what was touched. */
export const toConfirm = computed(() => (laid.value && !busy.value && decided() ? laid.value : null));

function homeOf(seat: number): string {
  const faction = table.value?.players[seat]?.faction ?? "";
  return catalogue.value.factions[faction]?.colour ?? "";
}

/** Put a move into the turn, for something that was touched. */
export async function lay(target: Target, text: string): Promise<boolean> {
  const [before, row] = [desk.value, view.value?.last_row ?? 0];
  if (!before || busy.value) return false;
  last.value = { target, text, before, row };
  return choose(text);
}

/** Something was touched. The answer says whether a move was put into the turn. */
export async function touch(target: Target): Promise<boolean> {
  const now = desk.value;
  if (busy.value) return false;
  const own = picking.value?.filter((choice) => now && movesAt(now, target).includes(choice));
  if (own && !own.length && selected.value !== target) selected.value = null; // something else than what was picked for
  const choices = own?.length ? own : (choicesByTarget.value.get(target) ?? []);
  if (now && choices.length && preferences.value.confirm && selected.value !== target) {
    const text = sensible(now, target, choices.filter(isMove), homeOf(now.seat));
    if (text) return lay(target, text);
  }
  if (now && !choices.length && laid.value) {
    if (laid.value.target === target) return false; // once more: nothing to be done, and nothing is sent
    if (movesAt(laid.value.before, target).length) return tryInstead(target, laid.value);
  }
  listed.value = null;
  selected.value = selected.value === target ? null : target;
  return false;
}

const isMove = ({ kind }: Choice) => kind !== "convert" && kind !== "sacrifice";

/** Take the last click back and do this instead, as far as it can be known what is meant. */
async function tryInstead(target: Target, { before, row }: Laid): Promise<boolean> {
  const text = sensible(before, target, movesAt(before, target), homeOf(before.seat));
  const worked = await setDraft(text ? [...textsOf(before), text] : textsOf(before));
  if (!worked) return false;
  undone.value = [];
  last.value = text ? { target, text, before, row } : null;
  selected.value = text ? null : target;
  return Boolean(text);
}

/** Take the last click back. */
export async function takeUp(): Promise<boolean> {
  const found = laid.value;
  return found !== null && (await setDraft(textsOf(found.before)));
}

/** What was touched offers more than what was put into the turn. */
export const hasOtherWays = computed(() => {
  const found = laid.value;
  if (!found) return false;
  const folded = found.before.other_ways.some((space) => found.target === `space:${space}`);
  return folded || movesAt(found.before, found.target).length > 1;
});

/** All that what was touched offers, in place of what was put into the turn. */
export async function otherWays(): Promise<void> {
  const target = laid.value?.target;
  if (!target || !(await takeUp())) return;
  listed.value = target;
  selected.value = target;
}
