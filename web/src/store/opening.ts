// Opening a game and following it, and looking at its past.
import { batch } from "@preact/signals";
import { api } from "../api/client";
import { forgetSecrets, know, sittingOf, standingOf } from "../api/keys";
import { follow } from "../api/live";
import { failure, here, log, past, view } from "./known";
import { closeGame, endWith, gone, hear, stay } from "./leaving";
import { expect, heard, refresh } from "./views";

/** Open the game; if that fails, `failure` says why. */
export async function openGame(id: string): Promise<void> {
  closeGame();
  failure.value = null;
  const stays = stay();
  try {
    const found = await api.view(id);
    const rows = await api.log(id, 0);
    if (!stays()) return;
    batch(() => {
      view.value = found;
      log.value = rows;
    });
    know(id, { title: found.title, sitting: sittingOf(found), at: Date.now(), standing: standingOf(found) });
    forgetSecrets(
      id,
      "invitations",
      found.seats.filter(({ claimed, bot }) => claimed && !bot).map(({ seat }) => seat),
    );
    const row = (entry: (typeof rows)[number]) => {
      log.value = [...log.value, entry];
      expect(entry.row);
    };
    const tag = () => view.value?.tag ?? "";
    endWith(
      follow(id, rows.at(-1)?.row ?? 0, {
        row,
        change: heard,
        poke: () => void refresh(),
        here: (seats) => (here.value = seats),
        tag,
        connected: hear,
        gone,
      }),
    );
  } catch (error) {
    if (stays()) failure.value = error;
  }
}

/** Look at the position after an earlier row; nothing: back to the present. */
export async function look(row: number | null): Promise<void> {
  const game = view.value;
  if (!game) return;
  const found = row === null || row >= game.last_row ? null : { row, table: await api.past(game.id, row) };
  if (view.value?.id === game.id) past.value = found;
}
