// Asks a person what to be called. Whoever would rather not say is a player with a number.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { prefer } from "../base/preferences";
import { t } from "../base/texts";
import { Dialog } from "./dialog";
import { Line } from "./fields";

interface Asking {
  title: string;
  /** The name that is likely. */
  likely: string;
  yes: string;
  children?: ComponentChildren;
  /** With the name, or with nothing for whoever gives none. */
  onDone(name: string): void;
}

export function NameDialog({ title, likely, yes, children, onDone }: Asking) {
  const [name, setName] = useState(likely);
  const wanted = name.trim();
  const done = (said: string) => {
    prefer({ name: said });
    onDone(said);
  };
  return (
    <Dialog title={title} onClose={() => onDone("")} kind="small">
      <form
        class="name-question"
        onSubmit={(event) => {
          event.preventDefault();
          done(wanted);
        }}
      >
        {children}
        <Line label={t("people-name")} value={name} longest={40} hint={t("people-name-hint")} onInput={setName} />
        <p class="row">
          <button type="submit" class="button main" disabled={!wanted}>
            {yes}
          </button>
          <button type="button" class="button" onClick={() => onDone("")}>
            {t("people-name-skip")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
