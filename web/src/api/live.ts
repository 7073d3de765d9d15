// Following a game: server-sent events. Whoever loses the line comes back after a while and names the last row seen.
import { api, Refusal } from "./client";
import type { LogEntry } from "./shapes";

export interface Listener {
  row(entry: LogEntry): void; // a committed row, in order, each once
  poke(): void; // something else changed: seats, drafts, wishes, bots that think
  connected(on: boolean): void;
  gone(why: Refusal): void; // there is no such game any more: nothing will come
}

const FIRST = 1000; // ms before it is tried again; twice as long after each failure
const LONGEST = 30_000;

/** Does the answer say that a thing is not there, and never will be? */
export function isGone(error: unknown): error is Refusal {
  return error instanceof Refusal && (error.status === 404 || error.status === 410);
}

/** Follow the game from the row after `last` on; the answer ends it. */
export function follow(game: string, last: number, listener: Listener): () => void {
  let seen = last;
  let source: EventSource | undefined;
  let again: number | undefined;
  let pause = FIRST;
  let over = false;

  const open = () => {
    window.clearTimeout(again);
    again = undefined;
    source?.close();
    source = new EventSource(`/api/games/${encodeURIComponent(game)}/live?after=${seen}`);
    source.onopen = () => {
      pause = FIRST;
      listener.connected(true);
    };
    source.onerror = () => {
      source?.close(); // the browser itself would come back every second for ever
      listener.connected(false);
      again = window.setTimeout(open, pause);
      pause = Math.min(2 * pause, LONGEST);
      void findOut();
    };
    source.addEventListener("row", (event) => {
      const entry = JSON.parse((event as MessageEvent<string>).data) as LogEntry;
      if (entry.ply <= seen) return;
      seen = entry.ply;
      listener.row(entry);
    });
    source.addEventListener("poke", () => listener.poke());
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
    source?.close();
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
  };

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  open();
  return stop;
}
