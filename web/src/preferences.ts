// What a person likes, kept in the browser: language, theme, labels, warnings, motion.
import { effect, signal } from "@preact/signals";

export const LOCALES = ["en", "fr", "ko"] as const;
export type Locale = (typeof LOCALES)[number];
export const THEMES = ["classic", "safe", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Preferences {
  locale: Locale;
  theme: Theme;
  labels: boolean; // names of the spaces on the map
  warnings: boolean; // hints that a move may be a mistake
  motion: boolean; // short animations
  confirm: boolean; // ask before a complete turn is sent
}

const PLACE = "mystica.preferences";

function usual(): Preferences {
  const wanted = navigator.languages.map((name) => name.slice(0, 2));
  return {
    locale: LOCALES.find((name) => wanted.includes(name)) ?? "en",
    theme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "classic",
    labels: true,
    warnings: true,
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    confirm: true,
  };
}

function kept(): Preferences {
  const found = usual();
  try {
    const text = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Preferences>;
    if (LOCALES.includes(text.locale!)) found.locale = text.locale!;
    if (THEMES.includes(text.theme!)) found.theme = text.theme!;
    for (const name of ["labels", "warnings", "motion", "confirm"] as const)
      if (typeof text[name] === "boolean") found[name] = text[name];
  } catch {
    // unreadable: the usual ones
  }
  return found;
}

export const preferences = signal<Preferences>(kept());

export function prefer(change: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...change };
}

/** Put them onto the page, now and whenever they change. */
export function applyPreferences(): void {
  effect(() => {
    const now = preferences.value;
    const page = document.documentElement;
    page.lang = now.locale;
    page.dataset.theme = now.theme;
    page.dataset.motion = now.motion ? "on" : "off";
    try {
      localStorage.setItem(PLACE, JSON.stringify(now));
    } catch {
      // a browser that keeps nothing: they last as long as the page
    }
  });
}
