// Following a game: server-sent events. The browser reconnects by itself and names the last row it saw.
import type { LogEntry } from "./shapes";

export interface Listener {
  row(entry: LogEntry): void; // a committed row, in order, each once
  poke(): void; // something else changed: seats, drafts, wishes, bots that think
  connected(on: boolean): void;
}

/** Follow the game from the row after `last` on; the answer ends it. */
export function follow(game: string, last: number, listener: Listener): () => void {
  let seen = last;
  let source: EventSource | undefined;
  let again: number | undefined;

  const open = () => {
    source = new EventSource(`/api/games/${game}/live?after=${seen}`);
    source.onopen = () => listener.connected(true);
    source.onerror = () => {
      listener.connected(false);
      // the browser gives up on some failures (a proxy's 502): begin anew from the last row
      if (source?.readyState === EventSource.CLOSED) {
        window.clearTimeout(again);
        again = window.setTimeout(open, 1000);
      }
    };
    source.addEventListener("row", (event) => {
      const entry = JSON.parse((event as MessageEvent<string>).data) as LogEntry;
      if (entry.ply <= seen) return;
      seen = entry.ply;
      listener.row(entry);
    });
    source.addEventListener("poke", () => listener.poke());
  };
  open();
  return () => {
    window.clearTimeout(again);
    source?.close();
  };
}
