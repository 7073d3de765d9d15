// Follows a game by server-sent events. After a lost connection it reconnects and names the last row seen.
// The events are fetched, since the browser's own EventSource cannot send keys, and drafts go only to those with a seat's key.
import { api, keyHeaders, Refusal } from "./client";
import type { LogEntry, ViewChange } from "./shapes";

export interface Listener {
  row(entry: LogEntry): void; // a committed row, in order, each once
  change(change: ViewChange): void; // what is new about the view: by a row, or by seats, drafts, bots that think
  poke(): void; // the whole view has to be asked for
  here(seats: number[]): void; // whose windows show the game
  tag(): string; // of the view there is
  connected(on: boolean): void;
  gone(why: Refusal): void; // there is no such game any more: nothing will come
}

const FIRST = 1000; // ms before it is tried again; twice as long after each failure
const LONGEST = 30_000;

/** Does the answer say that a thing is not there, and never will be? */
export function isGone(error: unknown): error is Refusal {
  return error instanceof Refusal && (error.status === 404 || error.status === 410);
}

/** Each event with its data, as they come; comments keep the line open. */
async function readEvents(body: ReadableStream<Uint8Array>, hear: (kind: string, data: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = blocks.pop()!;
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split("\n")
          .find((text) => text.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      const kind = field("event");
      if (kind !== undefined) hear(kind, field("data") ?? "");
    }
  }
}

/** Follow the game from the row after `last` on; the answer ends it. */
export function follow(game: string, last: number, listener: Listener): () => void {
  let seen = last;
  let line: AbortController | undefined;
  let again: number | undefined;
  let pause = FIRST;
  let over = false;

  const open = () => {
    window.clearTimeout(again);
    again = undefined;
    line?.abort();
    const own = (line = new AbortController());
    void hear(own.signal).then(() => {
      if (own.signal.aborted) return;
      listener.connected(false);
      again = window.setTimeout(open, pause);
      pause = Math.min(2 * pause, LONGEST);
      void findOut();
    });
  };

  /** Until the line is lost. */
  const hear = async (signal: AbortSignal) => {
    try {
      const known = `after=${seen}&tag=${encodeURIComponent(listener.tag())}`;
      const answer = await fetch(`/api/games/${encodeURIComponent(game)}/live?${known}`, { headers: keyHeaders(game), signal });
      if (!answer.ok || !answer.body) return;
      pause = FIRST;
      listener.connected(true);
      await readEvents(answer.body, (kind, data) => {
        if (signal.aborted) return;
        if (kind === "poke") return listener.poke();
        if (kind === "view") return listener.change(JSON.parse(data) as ViewChange);
        if (kind === "here") return listener.here((JSON.parse(data) as { seats: number[] }).seats);
        if (kind !== "row") return;
        const entry = JSON.parse(data) as LogEntry;
        if (entry.row <= seen) return;
        seen = entry.row;
        listener.row(entry);
      });
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error; // else it is the line
    }
  };

  /** A stream does not say why it ended: ask. */
  const findOut = async () => {
    try {
      await api.view(game);
    } catch (error) {
      if (!isGone(error) || over) return;
      stop();
      listener.gone(error);
    }
  };

  /** Something may have changed for the better: do not wait any longer. */
  const hurry = () => {
    if (again !== undefined && document.visibilityState === "visible") open();
  };

  const stop = () => {
    over = true;
    window.clearTimeout(again);
    line?.abort();
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
  };

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  open();
  return stop;
}
