// Language and theme: two switches that stand on every page outside a game, and in the settings.
import { useState } from "preact/hooks";
import { prefer, preferences, THEMES, type Theme } from "../base/preferences";
import { loadTexts, t } from "../base/texts";
import { catalogue } from "../store";
import { OneOf } from "./fields";
import { ProblemNote } from "./problem";

/** Everything in this language from now on; the old one stays if its texts do not come. */
async function speak(locale: string): Promise<void> {
  if (await loadTexts(locale)) prefer({ locale });
}

export function LanguageChoice({ quiet }: { quiet?: boolean }) {
  const [error, setError] = useState<unknown>(null);
  return (
    <>
      <OneOf
        legend={t("shell-language")}
        quiet={quiet}
        value={preferences.value.locale}
        options={catalogue.value.locales.map((locale) => ({
          value: locale,
          label: <span lang={locale}>{catalogue.value.language_names[locale]}</span>,
        }))}
        onChange={(value) => void speak(value).then(() => setError(null), setError)}
      />
      <ProblemNote of={error} />
    </>
  );
}

export function ThemeChoice({ quiet }: { quiet?: boolean }) {
  return (
    <OneOf
      legend={t("shell-theme")}
      quiet={quiet}
      value={preferences.value.theme}
      options={THEMES.map((theme) => ({
        value: theme,
        label: (
          <>
            <i class={`theme-dot ${theme}`} aria-hidden="true" />
            {t(`shell-theme-${theme}`)}
          </>
        ),
      }))}
      onChange={(value) => prefer({ theme: value as Theme })}
    />
  );
}
