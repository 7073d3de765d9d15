// A link that did not lead to a seat: why, and what to do. The game itself is shown all the same.
import { signal } from "@preact/signals";
import { view } from "../store";
import { has, t } from "../base/texts";
import { Dialog } from "../parts/dialog";

export const linkTrouble = signal<{ game: string; problem: string } | null>(null);

export function LinkTrouble() {
  const now = linkTrouble.value;
  if (!now || view.value?.id !== now.game) return null;
  const close = () => (linkTrouble.value = null);
  const advice = `shell-advice-${now.problem}`;
  return (
    <Dialog
      title={t("shell-link-trouble")}
      kind="small"
      onClose={close}
      foot={
        <button type="button" class="button main" onClick={close}>
          {t("shell-to-table")}
        </button>
      }
    >
      <p>{t(has(`problem-${now.problem}`) ? `problem-${now.problem}` : "problem-unexpected")}</p>
      <p>{t(has(advice) ? advice : "shell-advice-no-invitation")}</p>
      <p class="soft">{t("shell-link-kept")}</p>
    </Dialog>
  );
}
