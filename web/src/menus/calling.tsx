// How loud the sounds are, and whether the browser calls whoever looks elsewhere.
import { preferences, prefer } from "../base/preferences";
import { sound } from "../base/sound";
import { t } from "../base/texts";
import { allowNotices, noticesWork } from "../base/turn-call";
import { Switch } from "../parts/fields";

export function Calling() {
  const { volume, notices } = preferences.value;
  const refused = noticesWork() && Notification.permission === "denied";
  return (
    <fieldset class="switches">
      <legend>{t("people-calling")}</legend>
      <div class="volume">
        <label class="line">
          <span class="line-label">{t("people-volume")}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={volume}
            aria-valuetext={volume ? `${volume} %` : t("people-no-sound")}
            onInput={(event) => prefer({ volume: Number(event.currentTarget.value) })}
          />
          <small class="soft">{volume ? `${volume} %` : t("people-no-sound")}</small>
        </label>
        <button type="button" class="button" disabled={!volume} onClick={() => sound("your-turn")}>
          {t("people-try-sound")}
        </button>
      </div>
      <Switch
        label={t("people-notices")}
        hint={t(refused ? "people-notices-refused" : noticesWork() ? "people-notices-hint" : "people-notices-never")}
        checked={notices && noticesWork() && !refused}
        disabled={!noticesWork() || refused}
        onChange={(on) => void allowNotices(on)}
      />
    </fieldset>
  );
}
