// The same people at the same table once more: everything that is drawn is drawn anew.
import { api } from "../api/client";
import { knowCreated } from "../api/keys";
import type { NewGame, View } from "../api/shapes";
import { go } from "../routes";

export function wishOf(game: View): NewGame {
  return {
    preset: game.preset,
    title: game.title,
    map: game.table.map.name,
    profile: game.profile,
    options: game.options,
    seats: game.seats.map(({ name, bot }) => ({ name, bot })),
  };
}

export async function rematch(game: View): Promise<void> {
  const created = await api.create(wishOf(game));
  knowCreated(created, game.title);
  go(`game/${created.id}`);
}
