// Settings: how the app looks and asks; in a game also what own seats let happen by themselves.
import { signal } from "@preact/signals";
import { AutomaticRulesForm } from "../play/automatic-rules";
import { prefer, preferences } from "../preferences";
import { names, view } from "../store";
import { t } from "../texts";
import { Dialog } from "./dialog";
import { Switch } from "./fields";
import { LanguageChoice, ThemeChoice } from "./language-theme";

export const settingsOpen = signal(false);

const SWITCHES = ["labels", "warnings", "motion", "confirm"] as const;

export function Settings() {
  const now = preferences.value;
  const mine = view.value?.mine ?? [];
  return (
    <Dialog title={t("shell-settings")} onClose={() => (settingsOpen.value = false)}>
      <div class="settings">
        <LanguageChoice />
        <ThemeChoice />
        <fieldset class="switches">
          <legend>{t("shell-table-settings")}</legend>
          {SWITCHES.map((name) => (
            <Switch
              key={name}
              label={t(`shell-prefer-${name}`)}
              hint={t(`shell-prefer-${name}-hint`)}
              checked={now[name]}
              onChange={(on) => prefer({ [name]: on })}
            />
          ))}
        </fieldset>
        {mine.map((seat) => (
          <section key={seat} class="settings-rules">
            <h3>{mine.length > 1 ? t("shell-automatic-of", { player: names.value[seat] ?? "" }) : t("shell-automatic")}</h3>
            <AutomaticRulesForm seat={seat} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
