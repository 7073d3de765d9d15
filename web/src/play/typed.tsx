// A move typed in the ledger language: tried while it is typed, completed with Tab, played with Enter.
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { api, Refusal } from "../api/client";
import type { Preview } from "../api/shapes";
import { Icon } from "../art/icons";
import { desk, ghost, view } from "../store";
import { has, t } from "../base/texts";
import { close, play } from "./acts";
import { ChangeRow, Consequences } from "./offer-card";
import { offerOf } from "./offers";
import { ReasonNote } from "./why-not";
import { IconButton } from "../parts/icon-button";

const PAUSE = 120; // ms without a key before the server is asked

/** What the server says to the text, and the text it belongs to. */
function usePreview(text: string): { of: string; answer: Preview } | null {
  const [known, setKnown] = useState<{ of: string; answer: Preview } | null>(null);
  const last = view.value?.last_row;
  const now = desk.value;
  useEffect(() => {
    if (!now) return;
    let wanted = true;
    const wait = setTimeout(
      async () => {
        try {
          const answer = await api.preview(
            view.value!.id,
            now.seat,
            now.draft.map((choice) => choice.text),
            text,
          );
          if (!wanted) return;
          setKnown({ of: text, answer });
          ghost.value = answer.choice;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const answer: Preview = {
            choice: null,
            problem: error.problem.problem,
            reason: error.problem.reason,
            table: null,
            completions: [],
          };
          if (wanted) setKnown({ of: text, answer });
        }
      },
      text ? PAUSE : 0,
    );
    return () => {
      wanted = false;
      clearTimeout(wait);
    };
  }, [text, last, now]);
  return known;
}

function Outcome({ text, answer }: { text: string; answer: Preview }) {
  if (!text.trim()) return <p class="soft">{t("play-typed-hint")}</p>;
  if (answer.choice) {
    const offer = offerOf(answer.choice);
    return (
      <p class="typed-outcome">
        <Icon name="check" size={18} /> <b>{offer.title}</b> <ChangeRow of={offer.change} />
        <Consequences of={offer} />
      </p>
    );
  }
  if (answer.reason) return <ReasonNote reason={answer.reason} />;
  const problem = `problem-${answer.problem}`;
  return answer.completions.length ? null : <p class="soft">{has(problem) ? t(problem) : t("play-no-move")}</p>;
}

export function Typed() {
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  // before it is painted, so that whoever types on at once loses no letter
  useLayoutEffect(() => {
    field.current?.focus();
    return () => {
      ghost.value = null;
    };
  }, []);
  const known = usePreview(text);
  const completions = known?.answer.completions.filter((one) => one !== text) ?? [];
  const fresh = known !== null && known.of === text;

  // what is known to be no move stays, with the reason below it
  const impossible = fresh && !known.answer.choice;
  const send = () => {
    if (text.trim() && !impossible) void play(text.trim());
  };
  const take = (completion: string) => {
    setText(completion);
    setActive(-1);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = completions[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      // -1 is the field itself
      setActive(((active + 1 + step + completions.length + 1) % (completions.length + 1)) - 1);
    } else if (event.key === "Tab" && !event.shiftKey && completions.length && text.trim()) {
      event.preventDefault();
      take(chosen ?? completions[0]!);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (chosen) take(chosen);
      else send();
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (active >= 0) setActive(-1);
      else close();
    }
  };
  return (
    <div class="typed" role="dialog" aria-label={t("play-type")}>
      <div class="typed-line">
        <input
          ref={field}
          data-testid="typed"
          class="panel-field"
          type="text"
          role="combobox"
          aria-label={t("play-type")}
          aria-expanded={completions.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={2000}
          placeholder={t("play-typed-example")}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" class="button main" aria-disabled={!text.trim() || impossible} onClick={send}>
          {t("play-typed-play")}
        </button>
        <IconButton class="small-button" label={t("play-close")} onClick={close}>
          <Icon name="close" size={18} />
        </IconButton>
      </div>
      <div class="typed-answer" aria-live="polite">
        {known && fresh && <Outcome text={text} answer={known.answer} />}
      </div>
      <ul class="completions" id={list} role="listbox" aria-label={t("play-completions")}>
        {completions.map((completion, at) => (
          <li
            key={completion}
            id={`${list}-${at}`}
            role="option"
            aria-selected={at === active}
            class={at === active ? "active" : ""}
            onPointerDown={(event) => {
              event.preventDefault(); // the field keeps the focus
              take(completion);
            }}
          >
            {completion}
          </li>
        ))}
      </ul>
    </div>
  );
}
