// Links that are handed to others: shown, copied with one click, or passed to the phone's share sheet.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { t } from "../base/texts";

/** The full address of a place in the app. */
export function addressOf(path: string): string {
  return `${location.origin}${location.pathname}#/${path}`;
}

/** Put text on the clipboard. Where the browser forbids it (no https), a selected field does. */
async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand("copy");
  }
}

export function CopyLink({ label, address }: { label: string; address: string }) {
  const [done, setDone] = useState(false);
  return (
    <div class="copy-link">
      <input type="text" readOnly value={address} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        class="button"
        onClick={(event) => {
          const field = event.currentTarget.previousElementSibling as HTMLInputElement;
          void copy(address, field).then((copied) => {
            setDone(copied);
            setTimeout(() => setDone(false), 2500);
          });
        }}
      >
        <Icon name={done ? "check" : "share"} size={16} />
        <span aria-live="polite">{t(done ? "shell-copied" : "shell-copy")}</span>
      </button>
    </div>
  );
}
