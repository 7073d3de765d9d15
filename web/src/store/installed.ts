// The app as the browser keeps it: the service worker with its copy of the app's files (web/installable), the texts for when the
// server cannot be reached, and the news that there is another version.
import { effect, signal } from "@preact/signals";
import { preferences, settleLanguage } from "../base/preferences";
import { loadTexts } from "../base/texts";
import { connected } from "./known";

const OFTEN = 10 * 60_000; // ms after which a window that stays open looks for a new version
const TEXTS = "mystica-texts";
const A_TEXT = /\/texts\/(\w+)\.ftl$/;

/** The server has another version of the app than this window shows. */
export const newVersion = signal(false);

/** Written into the page by the build; nothing while somebody works on the app. */
const own = document.querySelector<HTMLMetaElement>("meta[name=mystica-version]")?.content;

/** Only pages that come by HTTPS, or from this very machine, may keep anything. */
const possible = () => own !== undefined && "serviceWorker" in navigator && "caches" in window;

/** Let the browser keep the app. Whatever goes wrong with that, the app works without. */
export function keepApp(): void {
  if (!possible()) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener("message", ({ data }) => {
    const { version } = data as { version: string };
    if (version !== own) newVersion.value = true;
  });
  workers.register("/sw.js").catch((error: unknown) => console.warn(error));
  void workers.ready.then((kept) => {
    const look = () => void kept.update().catch(() => undefined);
    setInterval(look, OFTEN);
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
    effect(() => {
      if (connected.value) look(); // a server that was away for a while may have been renewed
    });
  });
  effect(() => void keepTexts(preferences.value.locale));
}

async function keepTexts(locale: string): Promise<void> {
  try {
    await (await caches.open(TEXTS)).add(`/texts/${locale}.ftl`);
  } catch {
    // the server is away, or there is no room: the next time will do
  }
}

/** Without a server: speak a language that was kept. False if there is none. */
export async function speakKeptLanguage(): Promise<boolean> {
  if (!possible()) return false;
  try {
    const kept = await (await caches.open(TEXTS)).keys();
    const locales = kept.flatMap(({ url }) => A_TEXT.exec(url)?.[1] ?? []);
    if (!locales.length) return false;
    settleLanguage(locales);
    return await loadTexts(preferences.value.locale);
  } catch {
    return false;
  }
}
