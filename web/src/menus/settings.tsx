// Settings: how the app looks and asks; in a game also what your seats let happen by themselves.
import { AutomaticRulesForm } from "./automatic-rules";
import { Calling } from "./calling";
import { prefer, preferences } from "../base/preferences";
import { names, view } from "../store";
import { settingsOpen } from "../store/sheets";
import { t } from "../base/texts";
import { Dialog } from "../parts/dialog";
import { Switch } from "../parts/fields";
import { LanguageChoice, ThemeChoice } from "../parts/language-theme";

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
        <Calling />
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
