// The same people at the same table once more: everything that is drawn is drawn anew.
import { api } from "../api/client";
import { knowCreated, sittingOf } from "../api/keys";
import type { NewGameRequest, View } from "../api/shapes";
import { FIRST_GAME, usualBot } from "../store/presets";
import { openSeats } from "../store/sheets";
import { go } from "../base/routes";
import { catalogue } from "../store";

/** Values that the game has replaced, as a file that replaces them. */
const factsText = (game: View) =>
  Object.entries(game.facts)
    .map(([path, value]) => `${path} = ${JSON.stringify(value)}`)
    .join("\n");

export function wishOf(game: View): NewGameRequest {
  const levels = catalogue.value.bots.map(({ name }) => name);
  // who plays in a lesson is no level of a bot
  const sitting = (bot: string) => (bot && !levels.includes(bot.split("@")[0]!) ? usualBot() : bot);
  const seats = game.seats.map(({ seat, name, bot }) => ({ name: name || null, bot: sitting(bot), here: game.mine.includes(seat) }));
  // a game that was loaded has a preset of its own
  const preset = catalogue.value.presets.includes(game.preset) ? game.preset : undefined;
  const wish: NewGameRequest = { preset, title: game.title, profile: game.profile, seats, advice: game.advice_rule };
  // one that is given in full takes neither a map nor options
  return game.preset === FIRST_GAME ? wish : { ...wish, map: game.table.map.name, options: game.options, facts_text: factsText(game) };
}

/** What only the save has: the rows of a map of one's own, starting VP of one's own. */
async function ownParts(game: View): Promise<Partial<NewGameRequest>> {
  if (catalogue.value.maps.some((map) => map.name === game.table.map.name) && game.options.vp !== "file") return {};
  const { setup } = (await api.save(game.id)) as { setup: { map_rows?: string[]; start_vp?: Record<string, number> } };
  return { map_text: setup.map_rows?.join("\n") ?? "", start_vp: setup.start_vp ?? {} };
}

export async function rematch(game: View): Promise<void> {
  const created = await api.create({ ...wishOf(game), ...(await ownParts(game)) });
  knowCreated(created, game.title, sittingOf(game));
  go(`game/${created.id}`);
  if (created.invitations.length) openSeats(); // the others need new links
}
