// What those who sit at a table are called, and the table after them, in the language of this window: names are what people
// have given themselves, and whoever gave none is a player or a bot with a number.
import { listing, t } from "./texts";

export interface Sitting {
  name?: string | null;
  bot?: string;
  /** Did a person come to the seat before a bot got it? */
  claimed?: boolean;
}

/** A bot is a level; where it thinks for longer than usual, `level@10s`. */
export const levelOf = (bot: string) => bot.split("@")[0]!;
export const secondsOf = (bot: string) => (bot.includes("@") ? Number.parseFloat(bot.split("@")[1]!) : null);

/** What a bot is called; those of the same kind at one table are told apart by a number. */
export function botName(bot: string, n = 0): string {
  const name = t(`bot-${levelOf(bot)}`);
  const level = n ? t("shell-bot-number", { level: name, n }) : name;
  const seconds = secondsOf(bot);
  return seconds === null ? level : t("shell-bot-time", { level, seconds });
}

export function sitterName(seats: Sitting[], seat: number): string {
  const { name, bot, claimed } = seats[seat] ?? {};
  if (!bot) return name || t("player-number", { n: seat + 1 });
  if (name) return claimed ? t("people-bot-for", { bot: botName(bot), name }) : name;
  const same = seats.flatMap((other, at) => (other.bot === bot && !other.name ? at : []));
  return botName(bot, same.length > 1 ? same.indexOf(seat) + 1 : 0);
}

/** What a game is called that nobody has called anything: after its people, and how many bots are with them. */
export function titleOf(seats: Sitting[]): string {
  const people = seats.flatMap(({ bot }, seat) => (bot ? [] : sitterName(seats, seat)));
  const bots = seats.length - people.length;
  if (!people.length) return t("shell-title-bots", { n: bots });
  return listing(bots ? [...people, t("people-bots", { n: bots })] : people);
}

export const titleOfGame = (game: { title: string; seats: Sitting[] }) => game.title || titleOf(game.seats);
