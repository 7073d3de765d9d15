// Before anything is known, not even a language: the app could not be loaded. The only page that has its words in it.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";

const WORDS = Object.entries({
  en: { what: "Mystica could not be loaded: the server does not answer.", again: "Try again" },
  fr: { what: "Impossible de charger Mystica : le serveur ne répond pas.", again: "Réessayer" },
  ko: { what: "Mystica를 불러올 수 없습니다. 서버가 응답하지 않습니다.", again: "다시 시도" },
});

export function NoStart({ onAgain }: { onAgain(): Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await onAgain();
    setBusy(false);
  };
  return (
    <main class="page-main narrow">
      <section class="paper trouble" role="alert">
        <Icon name="hourglass" size={64} />
        {WORDS.map(([locale, { what }]) => (
          <p key={locale} class="trouble-what" lang={locale}>
            {what}
          </p>
        ))}
        <p class="row">
          <button type="button" class="button main" disabled={busy} onClick={() => void again()}>
            {WORDS.map(([locale, { again }], at) => (
              <span key={locale} lang={locale}>
                {at > 0 && " · "}
                {again}
              </span>
            ))}
          </button>
        </p>
      </section>
    </main>
  );
}
