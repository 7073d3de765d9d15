// Where one is in the first lesson: kept in the browser, so that a reload goes on with it.
import { signal } from "@preact/signals";
import { api } from "../api/client";
import { games, knowCreated } from "../api/keys";
import { FIRST_GAME, usualBot } from "../store/presets";
import { preferences } from "../base/preferences";
import { t } from "../base/texts";

export interface Lesson {
  game: string;
  step: string;
  base: number; // rows of the log when the step began
  seen: string[]; // interruptions that were explained
}

const PLACE = "mystica.lesson";
const OWN = 0; // the seat of the learner
const PACE = 1200; // slow enough to be watched

function kept(): Lesson | null {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Lesson | null;
    return found && typeof found.game === "string" && Array.isArray(found.seen) ? found : null;
  } catch {
    return null;
  }
}

export const lesson = signal<Lesson | null>(kept());

export function keepLesson(now: Lesson | null): void {
  lesson.value = now;
  try {
    if (now) localStorage.setItem(PLACE, JSON.stringify(now));
    else localStorage.removeItem(PLACE);
  } catch {
    // a browser that keeps nothing: it lasts as long as the page
  }
}

/** The game of a lesson that was begun, if the browser still knows it. */
export function unfinished(): string | null {
  const now = lesson.value;
  return now && games.value.some((game) => game.id === now.game) ? now.game : null;
}

/** A real game of two: the learner and a bot. Every offer of power is put as a question, so that it is seen once. */
export async function beginLesson(first: string): Promise<string> {
  const title = t("lesson-title");
  const bot = usualBot();
  const seats = [{ name: preferences.value.name || null, here: true }, { bot }];
  const made = await api.create({ preset: FIRST_GAME, title, seats, pace: PACE });
  knowCreated(made, title);
  await api.seat(made.id, OWN, { automatic: { take: -1 } });
  keepLesson({ game: made.id, step: first, base: 0, seen: [] });
  return made.id;
}
