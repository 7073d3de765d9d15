// Who sits at a seat: a person, on this screen or elsewhere, or a bot of some level with the time it thinks.
import { catalogue } from "../store";
import { isAlone } from "../base/alone";
import { levelOf, secondsOf } from "../base/sitters";
import { t } from "../base/texts";
import { Select } from "./fields";

const PERSON = "person"; // somewhere
const HERE = "here"; // at this screen
const LINK = "link"; // wherever the link is opened

const sitters = (places: boolean, now: string) => [
  ...(places ? (isAlone ? [HERE] : [HERE, LINK]) : [PERSON]).map((value) => ({ value, label: t(`shell-sits-${value}`) })),
  ...catalogue.value.bots.map(({ name }) => ({ value: name, label: t("shell-bot-of", { level: t(`bot-${name}`) }) })),
  // one that is no level, as in a lesson
  ...(now && !catalogue.value.bots.some(({ name }) => name === now)
    ? [{ value: now, label: t("shell-bot-of", { level: t(`bot-${now}`) }) }]
    : []),
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
    ...[...given]
      .sort((one, other) => one - other)
      .map((seconds) => ({ value: `${level}@${seconds}s`, label: t("shell-time", { seconds }) })),
  ];
}

interface Sitting {
  n: number;
  /** Empty for a person. */
  bot: string;
  /** Does the person play at this screen? Nothing where that is not for choice. */
  here?: boolean;
  onChange(bot: string, here: boolean): void;
}

/** The choice for seat number `n`. */
export function Sitter({ n, bot, here, onChange }: Sitting) {
  const offered = times(bot);
  const person = here === undefined ? PERSON : here ? HERE : LINK;
  return (
    <div class="sitter">
      <Select
        label={t("shell-seat-kind", { n })}
        quiet
        value={levelOf(bot) || person}
        options={sitters(here !== undefined, levelOf(bot))}
        onChange={(value) => onChange([PERSON, HERE, LINK].includes(value) ? "" : value, value === HERE)}
      />
      {offered.length > 0 && (
        <Select label={t("shell-seat-time", { n })} quiet value={bot} options={offered} onChange={(slower) => onChange(slower, false)} />
      )}
    </div>
  );
}
