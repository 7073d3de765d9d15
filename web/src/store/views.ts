// Keeping the view of the open game up to date. Answers come in any order, and only the newest counts.
import { batch } from "@preact/signals";
import { api, Refusal } from "../api/client";
import { isGone } from "../api/live";
import type { View, ViewChange } from "../api/shapes";
import { busy, undone, view } from "./known";
import { gone } from "./leaving";
import { ghost, selected } from "./targets";

/** Show what was answered, unless it is of another game or older than what is shown. */
export function show(found: View): void {
  const old = view.value;
  if (found.id !== old?.id || found.last_row < old.last_row) return;
  batch(() => {
    view.value = found;
    if (found.last_row !== old.last_row) undone.value = []; // they belong to another position
    // what lies under a resting pointer stays, if it is still offered
    const pointed = ghost.value?.text;
    const offered = found.desk ? [...found.desk.moves, ...found.desk.conversions] : [];
    ghost.value = offered.find((choice) => choice.text === pointed) ?? null;
    if (selected.value && !found.desk) selected.value = null;
  });
}

// ---- own requests -----------------------------------------------------------------------------------------

let answered = 0; // own requests so far: an answer to an older question knows nothing of them
let underway: Promise<unknown> = Promise.resolve();
const BROUGHT = 8; // tags of views that own requests brought: the stream tells of them, too, perhaps later
const brought: string[] = [];

/** Make a request that changes the game, and show its answer. */
export function change(request: () => Promise<View>): Promise<void> {
  busy.value = true;
  const run = async () => {
    try {
      const found = await request();
      brought.push(found.tag);
      if (brought.length > BROUGHT) brought.shift();
      show(found);
    } finally {
      answered += 1;
      busy.value = false;
    }
  };
  const done = run();
  underway = done.catch(() => undefined);
  return done;
}

/** Until no own request is under way. */
export async function quiet(): Promise<void> {
  while (busy.value) await underway;
}

// ---- what the live stream says ------------------------------------------------------------------------------

const LATE = 2000; // ms after a row in which the view has to follow

let hearing: Promise<unknown> = Promise.resolve();

/** Change the view as the stream says, if it is the one that is meant; else ask for the whole of it. */
export function heard(change: ViewChange): void {
  hearing = hearing.then(async () => {
    await quiet(); // the answer to an own request may bring the same
    const now = view.value;
    clearTimeout(doubted);
    if (!now || change.tag === now.tag) return;
    if (change.start === now.tag) {
      answered += 1; // whatever was asked for before may be older
      show({ ...(patched(now, change.patch) as View), tag: change.tag });
    } else if (brought.includes(change.tag)) doubt();
    else void refresh();
  });
}

let doubted: ReturnType<typeof setTimeout> | undefined;

/** The stream lags behind an own request. If it does not catch up, something was missed: ask. */
function doubt(): void {
  const shown = view.value?.tag;
  clearTimeout(doubted);
  doubted = setTimeout(() => {
    if (view.value?.tag === shown) void refresh();
  }, LATE);
}

/** A row has come, so that its view comes, too; if it does not, ask for it. */
export function expect(row: number): void {
  const game = view.value?.id;
  setTimeout(() => {
    if (view.value && view.value.id === game && view.value.last_row < row) void refresh();
  }, LATE);
}

/** A value with a patch: a list is the new value, an object goes on inside, where an empty list takes something away. */
function patched(old: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) return patch[0];
  const out = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(patch as object)) {
    if (Array.isArray(inner) && !inner.length) delete out[key];
    else out[key] = patched(out[key], inner);
  }
  return out;
}

// ---- asking anew ------------------------------------------------------------------------------------------

const FIRST = 2000; // ms before a view that did not come is asked for again; twice as long after each failure
const LONGEST = 30_000;

let refreshing = false;
let again = false;
let pause = FIRST;
let later: ReturnType<typeof setTimeout> | undefined;

/** Ask for the view anew; several pokes at once become one request, and the last one counts. */
export async function refresh(): Promise<void> {
  again = true;
  if (refreshing) return;
  refreshing = true;
  try {
    while (again) {
      again = false;
      await quiet();
      const game = view.value?.id;
      if (game) await ask(game);
    }
  } finally {
    refreshing = false;
  }
}

async function ask(game: string): Promise<void> {
  const before = answered;
  try {
    const found = await api.view(game);
    // an own request came between: this answer may be from before it
    if (busy.value || answered !== before) again = true;
    else show(found);
    pause = FIRST;
  } catch (error) {
    if (view.value?.id !== game) return;
    if (isGone(error)) gone(error);
    else if (error instanceof Refusal) {
      clearTimeout(later);
      later = setTimeout(() => void refresh(), pause);
      pause = Math.min(2 * pause, LONGEST);
    } else throw error;
  }
}
