// Calling a person to the table: the icon of the tab, a sound, and a notice of the browser where the window is out of sight.
import { preferences, prefer } from "./preferences";
import { sound } from "./sound";
import { t } from "./texts";

// The app's own icon with a disc in the corner
const CALLING =
  "data:image/svg+xml," +
  encodeURIComponent(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='M16 1l13 7.5v15L16 31 3 23.5v-15z' fill='#8a1f11'/>" +
      "<path d='M8 22v-7l8-7 8 7v7z' fill='#ffe9a6'/><circle cx='24' cy='8' r='7' fill='#ffc61a' stroke='#fff' stroke-width='2'/></svg>",
  );

let usual: string | undefined;

/** The icon of the tab says whether somebody is waited for here. */
export function showCalling(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  usual ??= icon.href;
  const wanted = on ? CALLING : usual;
  if (icon.href !== wanted) icon.href = wanted;
}

/** Can this browser show notices here? It does so for secure pages only. */
export const noticesWork = () => isSecureContext && typeof Notification !== "undefined";

/** Only from a click: browsers ask nothing else. */
export async function allowNotices(on: boolean): Promise<void> {
  const allowed = on && noticesWork() && (await Notification.requestPermission()) === "granted";
  prefer({ notices: allowed });
}

let shown: Notification | undefined;

/** It is this person's turn at a table. */
export function call(game: string, title: string): void {
  sound("your-turn");
  if (document.visibilityState === "visible" || !preferences.value.notices || !noticesWork()) return;
  if (Notification.permission !== "granted") return;
  const about = { body: title, tag: game };
  try {
    shown = new Notification(t("people-your-turn"), about);
    shown.onclick = () => (focus(), shown?.close());
  } catch {
    // telephones let only the installed app's worker show notices
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(t("people-your-turn"), about));
  }
}

/** Nobody needs to be called any more. */
export function endCall(): void {
  shown?.close();
  shown = undefined;
}
