// Who sits at a seat: a person, or a bot of some level with the time it thinks.
import { catalogue } from "../store";
import { t } from "../texts";
import { Select } from "./fields";

const PERSON = "person";

/** A bot is a level; where it thinks for longer than usual, `level@10s`. */
export const levelOf = (bot: string) => bot.split("@")[0]!;
const secondsOf = (bot: string) => (bot.includes("@") ? Number.parseFloat(bot.split("@")[1]!) : null);

/** What a bot is called; those of the same kind at one table are told apart by a number. */
export function botName(bot: string, n = 0): string {
  const name = t(`bot-${levelOf(bot)}`);
  const level = n ? t("shell-bot-number", { level: name, n }) : name;
  const seconds = secondsOf(bot);
  return seconds === null ? level : t("shell-bot-time", { level, seconds });
}

const sitters = () => [
  { value: PERSON, label: t("shell-person") },
  ...catalogue.value.bots.map(({ name }) => ({ value: name, label: t("shell-bot-of", { level: t(`bot-${name}`) }) })),
];

/** The times a level can be given, the usual one first, and whatever this bot has. */
function times(bot: string) {
  const level = levelOf(bot);
  const facts = catalogue.value.bots.find(({ name }) => name === level);
  const own = secondsOf(bot);
  const given = new Set([...(facts?.times ?? []), ...(own === null ? [] : [own])]);
  if (!facts || !given.size) return [];
  return [
    { value: level, label: t("shell-time-usual", { seconds: facts.seconds }) },
    ...[...given].sort((one, other) => one - other).map((seconds) => ({ value: `${level}@${seconds}s`, label: t("shell-time", { seconds }) })),
  ];
}

/** The choice for seat number `n`; `bot` is empty for a person. */
export function Sitter({ n, bot, onChange }: { n: number; bot: string; onChange(bot: string): void }) {
  const offered = times(bot);
  return (
    <div class="sitter">
      <Select
        label={t("shell-seat-kind", { n })}
        quiet
        value={levelOf(bot) || PERSON}
        options={sitters()}
        onChange={(value) => onChange(value === PERSON ? "" : value)}
      />
      {offered.length > 0 && <Select label={t("shell-seat-time", { n })} quiet value={bot} options={offered} onChange={onChange} />}
    </div>
  );
}
