// Language and theme: two switches that stand on every page outside a game, and in the settings.
import { useState } from "preact/hooks";
import { LOCALES, prefer, preferences, THEMES, type Locale, type Theme } from "../base/preferences";
import { loadTexts, t } from "../base/texts";
import { OneOf } from "./fields";
import { ProblemNote } from "./problem";

/** What a language calls itself, as the browser knows it. */
function ownName(locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Everything in this language from now on; the old one stays if its texts do not come. */
async function speak(locale: Locale): Promise<void> {
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
        options={LOCALES.map((locale) => ({ value: locale, label: <span lang={locale}>{ownName(locale)}</span> }))}
        onChange={(value) => void speak(value as Locale).then(() => setError(null), setError)}
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
