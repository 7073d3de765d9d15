// The server was renewed while this window was open: its own app may not fit any more.
import { Icon } from "../art/icons";
import { t } from "../base/texts";
import { IconButton } from "../parts/icon-button";
import { newVersion } from "../store/installed";

export function NewVersion() {
  if (!newVersion.value) return null;
  return (
    <div class="notice new-version" role="status">
      <span>{t("shell-new-version")}</span>
      <button type="button" class="button main small" onClick={() => location.reload()}>
        {t("shell-reload")}
      </button>
      <IconButton class="icon-button" label={t("shell-close")} onClick={() => (newVersion.value = false)}>
        <Icon name="close" size={14} />
      </IconButton>
    </div>
  );
}
