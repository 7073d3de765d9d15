// The keys and what they do.
import { Dialog } from "../parts/dialog";
import { t } from "../base/texts";
import { shortcutsOpen } from "./acts";
import { SHORTCUTS } from "./keys";

// What is printed on the keys
const PRINTED: Record<string, string> = { Enter: "⏎", Backspace: "⌫", Escape: "Esc" };

function printed(keys: string[]): string[] {
  return keys.length > 3 ? [`${keys[0]}–${keys.at(-1)}`] : keys.map((key) => PRINTED[key] ?? key);
}

export function ShortcutsDialog() {
  if (!shortcutsOpen.value) return null;
  return (
    <Dialog title={t("play-shortcuts")} onClose={() => (shortcutsOpen.value = false)}>
      <dl class="shortcuts">
        {SHORTCUTS.map(({ id, keys }) => (
          <div key={id}>
            <dt>
              {printed(keys).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`play-key-${id}`)}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">{t("play-keys-arrows")}</p>
    </Dialog>
  );
}
