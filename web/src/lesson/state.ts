// Where one is in the lessons: kept in the browser, so that a reload goes on with it.
import { signal } from "@preact/signals";
import { api } from "../api/client";
import { games, knowCreated } from "../api/keys";
import { preferences } from "../base/preferences";
import { t } from "../base/texts";

export interface Running {
  game: string;
  lesson: string;
  /** The last row of the game's line when each step began, up to the step one is at. Going back in the game goes back here. */
  bases: number[];
}

const PLACE = "mystica.lesson";
const DONE = "mystica.lessons-done";
const PACE = 1200; // slow enough to be watched

function read(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

function write(place: string, what: unknown): void {
  try {
    if (what === null) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(what));
  } catch {
    // a browser that keeps nothing: it lasts as long as the page
  }
}

/** What is kept there may be of an older version, which had one lesson with named steps: that is over. */
function keptLesson(): Running | null {
  const found = read(PLACE) as Partial<Running> | null;
  const whole =
    found !== null &&
    typeof found === "object" &&
    typeof found.game === "string" &&
    typeof found.lesson === "string" &&
    Array.isArray(found.bases) &&
    found.bases.every((base) => typeof base === "number");
  return whole ? (found as Running) : null;
}

function keptDone(): string[] {
  const found = read(DONE);
  return Array.isArray(found) ? found.filter((key) => typeof key === "string") : [];
}

export const running = signal<Running | null>(keptLesson());
/** Keys of the lessons that were taken to their end. */
export const done = signal<string[]>(keptDone());

export function keepLesson(now: Running | null): void {
  running.value = now;
  write(PLACE, now);
}

export function finish(lesson: string): void {
  if (done.peek().includes(lesson)) return;
  done.value = [...done.peek(), lesson];
  write(DONE, done.peek());
}

/** The lesson that was begun, if the browser still knows its game. */
export function unfinished(): Running | null {
  const now = running.value;
  return now && games.value.some((game) => game.id === now.game) ? now : null;
}

/** Make the game of a lesson; what comes back is its address. */
export async function beginLesson(lesson: string): Promise<string> {
  const title = t(`lesson-${lesson}`);
  const made = await api.lesson({ lesson, title, name: preferences.value.name ?? "", pace: PACE });
  knowCreated(made, title);
  keepLesson({ game: made.id, lesson, bases: [] });
  return `game/${made.id}`;
}
