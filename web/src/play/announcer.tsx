// Everything that is said aloud by a screen reader without being asked for, from one place: whose decision it is, what
// happened, what was drafted, what was refused.
import { effect, signal, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LogEntry } from "../api/shapes";
import { offerOf } from "./offers";
import { promptLine } from "./prompt";
import { connected, desk, log, names, refusal, sitters, view } from "../store";
import { describe, t } from "../base/texts";
import { problemText } from "../parts/problem";

const KEPT = 4; // messages that stay, so that none is overwritten before it is read
const PAUSE = 150; // ms in which messages are gathered

const polite = signal<{ id: number; text: string }[]>([]);
const assertive = signal<{ id: number; text: string }[]>([]);
let count = 0;
let waiting: string[] = [];
let pause: ReturnType<typeof setTimeout> | undefined;

/** Say something when the screen reader is done with what it says; `now`: at once. */
export function announce(text: string, now = false): void {
  if (!text) return;
  if (now) {
    assertive.value = [...assertive.value, { id: ++count, text }].slice(-1);
    return;
  }
  waiting.push(text);
  clearTimeout(pause);
  pause = setTimeout(() => {
    polite.value = [...polite.value, { id: ++count, text: waiting.join(" ") }].slice(-KEPT);
    waiting = [];
  }, PAUSE);
}

function rowText(row: LogEntry): string {
  if (row.kind === "back") return t("play-went-back", { player: names.value[row.seat] ?? "", n: row.back_to ?? 0 });
  return row.events.map((event) => describe(event, names.value, sitters.value)).join(" ");
}

/** Say what happened since the last time. */
function followLog(): () => void {
  let seen: string | undefined;
  let rows = 0;
  return effect(() => {
    const all = log.value;
    const game = view.value?.id;
    untracked(() => {
      if (game === seen) for (const row of all.slice(rows)) announce(rowText(row));
      seen = game;
      rows = all.length;
    });
  });
}

/** Say who decides what, whenever that changes. */
function followDecision(): () => void {
  let last = "";
  return effect(() => {
    const line = promptLine();
    const text = line ? [line.who, line.what].filter(Boolean).join(": ") : "";
    if (text !== last) untracked(() => announce(text));
    last = text;
  });
}

/** Say what was added to the draft or taken out of it. */
function followDraft(): () => void {
  let last: string[] = [];
  let place = "";
  return effect(() => {
    const now = desk.value;
    const moves = now?.draft.map((choice) => offerOf(choice).title) ?? [];
    const here = `${now?.seat} ${view.value?.last_row}`;
    untracked(() => {
      if (here === place) {
        for (const move of moves.slice(last.length)) announce(t("play-added", { move }));
        for (const move of last.slice(moves.length).reverse()) announce(t("play-removed", { move }));
      }
      last = moves;
      place = here;
    });
  });
}

function followTrouble(): () => void {
  return effect(() => {
    const now = refusal.value;
    const on = connected.value;
    untracked(() => {
      if (now) announce(problemText(now), true);
      if (!on) announce(t("play-offline"), true);
    });
  });
}

export function Announcer() {
  useEffect(() => {
    const stops = [followLog(), followDraft(), followDecision(), followTrouble()];
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <>
      <div class="hidden-text" role="status" aria-live="polite" aria-relevant="additions">
        {polite.value.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div class="hidden-text" role="alert" aria-live="assertive">
        {assertive.value.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </>
  );
}
