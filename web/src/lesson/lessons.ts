// The lessons there are, as the server has them: asked for once.
import { signal } from "@preact/signals";
import { api } from "../api/client";
import type { LessonShape } from "../api/shapes";

export const lessons = signal<LessonShape[]>([]);

let asked: Promise<void> | null = null;

/** Ask for them, unless that was done; what fails is tried again the next time. */
export function fetchLessons(): Promise<void> {
  asked ??= api.lessons().then(
    (found) => void (lessons.value = found),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export const lessonOf = (key: string) => lessons.value.find((lesson) => lesson.key === key);

/** The one that follows, if there is one. */
export const lessonAfter = (key: string) => lessons.value[lessons.value.findIndex((lesson) => lesson.key === key) + 1];
