// What a person likes, kept in the browser: language, theme, labels, warnings, motion.
import { effect, signal } from "@preact/signals";

export const THEMES = ["classic", "safe", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Preferences {
  locale: string;
  theme: Theme;
  labels: boolean; // names of the spaces on the map
  warnings: boolean; // hints that a move may be a mistake
  motion: boolean; // short animations
  confirm: boolean; // ask before a complete turn is sent
  volume: number; // of sounds, 0 to 100
  notices: boolean; // of the browser, when it is one's turn and the window is out of sight
  name: string | null; // what one is called at tables; empty for whoever would rather give none, nothing until asked
}

const PLACE = "mystica.preferences";
const NAME_PLACE = "mystica.name"; // where version 0.1 kept the name

function usual(): Preferences {
  return {
    locale: "en", // until the server has said which languages there are
    theme: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "classic",
    labels: true,
    warnings: true,
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    confirm: true,
    volume: matchMedia("(pointer: coarse)").matches ? 0 : 50, // a telephone is silent until asked
    notices: false,
    name: null,
  };
}

function isFitting(name: string, value: unknown): boolean {
  if (name === "locale") return typeof value === "string";
  if (name === "theme") return THEMES.includes(value as Theme);
  if (name === "volume") return typeof value === "number" && value >= 0 && value <= 100;
  if (name === "name") return typeof value === "string";
  return typeof usual()[name as keyof Preferences] === "boolean" && typeof value === "boolean";
}

/** What was chosen before; whatever was not, is as the system has it today. */
function kept(): Partial<Preferences> {
  try {
    const name = localStorage.getItem(NAME_PLACE);
    const found = { ...(name ? { name } : {}), ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as object) };
    return Object.fromEntries(Object.entries(found).filter(([name, value]) => isFitting(name, value)));
  } catch {
    return {}; // unreadable
  }
}

let chosen = kept();
export const preferences = signal<Preferences>({ ...usual(), ...chosen });

export function prefer(change: Partial<Preferences>): void {
  chosen = { ...chosen, ...change };
  preferences.value = { ...preferences.value, ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(chosen));
  } catch {
    // a browser that keeps nothing: they last as long as the page
  }
}

/** Speak the language that was chosen, or else one that the browser asks for, or else the first that the server knows. */
export function settleLanguage(known: string[]): void {
  const wanted = [chosen.locale, ...navigator.languages.map((name) => name.slice(0, 2))];
  const locale = wanted.find((name) => name && known.includes(name)) ?? known[0]!;
  preferences.value = { ...preferences.value, locale };
}

/** Put them onto the page, now and whenever they change. */
export function applyPreferences(): void {
  effect(() => {
    const now = preferences.value;
    const page = document.documentElement;
    page.lang = now.locale;
    page.dataset.theme = now.theme;
    page.dataset.motion = now.motion ? "on" : "off";
  });
}
