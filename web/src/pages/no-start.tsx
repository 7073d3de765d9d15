// The app could not be loaded, since the server does not answer. If the browser kept the texts of a language, the page says what
// works all the same; else it is the only page that has its words in it.
import { useEffect, useState } from "preact/hooks";
import { games } from "../api/keys";
import { Icon } from "../art/icons";
import { t } from "../base/texts";
import { ThemeChoice } from "../parts/language-theme";

const WORDS = Object.entries({
  en: { what: "Mystica could not be loaded: the server does not answer.", again: "Try again" },
  fr: { what: "Impossible de charger Mystica : le serveur ne répond pas.", again: "Réessayer" },
  ko: { what: "미스티카를 불러올 수 없습니다. 서버가 응답하지 않습니다.", again: "다시 시도" },
});

const OFTEN = 10_000; // ms after which it is tried again
const SHOWN = 6; // games

interface NoStart {
  /** The texts of the person's language are there. */
  spoken: boolean;
  onAgain(): Promise<void>;
}

export function NoStart({ spoken, onAgain }: NoStart) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await onAgain();
    setBusy(false);
  };
  useEffect(() => {
    const hurry = () => void again();
    addEventListener("online", hurry);
    const clock = setInterval(() => document.visibilityState === "visible" && void onAgain(), OFTEN);
    return () => {
      removeEventListener("online", hurry);
      clearInterval(clock);
    };
  }, []);
  return (
    <main class="page-main narrow">
      <section class="paper trouble" role="alert">
        <Icon name="hourglass" size={64} />
        {spoken ? <h1 class="trouble-what">{t("shell-offline")}</h1> : <InAllLanguages words="what" />}
        {spoken && <p>{t("shell-offline-wait")}</p>}
        <p class="row">
          <button type="button" class="button main" disabled={busy} onClick={() => void again()}>
            {spoken ? t("shell-try-again") : <InAllLanguages words="again" />}
          </button>
        </p>
      </section>
      {spoken && <WhatWorks />}
    </main>
  );
}

function InAllLanguages({ words }: { words: "what" | "again" }) {
  if (words === "what") {
    return WORDS.map(([locale, { what }]) => (
      <p key={locale} class="trouble-what" lang={locale}>
        {what}
      </p>
    ));
  }
  return WORDS.map(([locale, { again }], at) => (
    <span key={locale} lang={locale}>
      {at > 0 && " · "}
      {again}
    </span>
  ));
}

function WhatWorks() {
  const known = games.value;
  return (
    <section class="paper offline-works">
      <h2>{t("shell-offline-works")}</h2>
      <ul>
        <li>{t("shell-offline-theme")}</li>
        {known.length > 0 && (
          <li>
            {t("shell-offline-games", { n: known.length })}
            <ul>
              {known.slice(0, SHOWN).map(({ id, title }) => (
                <li key={id}>{title || t("shell-untitled")}</li>
              ))}
            </ul>
          </li>
        )}
      </ul>
      <ThemeChoice quiet />
      <h2>{t("shell-offline-not")}</h2>
      <ul>
        <li>{t("shell-offline-play")}</li>
        <li>{t("shell-offline-rules")}</li>
      </ul>
    </section>
  );
}
