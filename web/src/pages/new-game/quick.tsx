// What is enough to begin: the kind of game, how many play, and how well the bots do.
import { Fragment } from "preact";
import { OneOf } from "../../parts/fields";
import { levelOf } from "../../base/sitters";
import { catalogue } from "../../store";
import { usualBot } from "../../store/presets";
import { has, t } from "../../base/texts";
import { change, newSeat, type Plan } from "./plan";

/** The level that all bots of the table have; nothing where they differ or there are none. */
function commonLevel(now: Plan): string {
  const levels = new Set(now.seats.flatMap(({ bot }) => (bot ? [bot] : [])));
  return levels.size === 1 ? [...levels][0]! : "";
}

/** Bots come and go at the end; people go last. */
function setPlayers(now: Plan, n: number): void {
  const seats = [...now.seats];
  while (seats.length < n) seats.push(newSeat(commonLevel(now) || usualBot()));
  while (seats.length > n) {
    const lastBot = seats.map(({ bot }) => Boolean(bot)).lastIndexOf(true);
    seats.splice(lastBot < 0 ? seats.length - 1 : lastBot, 1);
  }
  change({ seats });
}

function Presets({ now }: { now: Plan }) {
  return (
    <div class="game-kinds">
      <OneOf
        legend={t("shell-kind")}
        kind="cards"
        value={now.preset}
        options={catalogue.value.presets.map((value) => ({ value, label: t(`preset-${value}`), hint: t(`preset-${value}.text`) }))}
        onChange={(preset) => change({ preset, options: {} })}
      />
      <p class="soft" aria-hidden="true">
        {t(`preset-${now.preset}.text`)}
      </p>
    </div>
  );
}

/** What the levels at this table are worth. */
function BotLevels({ now }: { now: Plan }) {
  const levels = [...new Set(now.seats.map((seat) => levelOf(seat.bot)))].filter((bot) => bot && has(`bot-${bot}.text`));
  if (!levels.length) return null;
  return (
    <dl class="bot-levels">
      {levels.map((bot) => (
        <Fragment key={bot}>
          <dt>{t(`bot-${bot}`)}</dt>
          <dd>{t(`bot-${bot}.text`)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function Quick({ now }: { now: Plan }) {
  const [least, most] = catalogue.value.common.players;
  const counts = [...Array(most - least + 1).keys()].map((step) => String(least + step));
  const bots = now.seats.some(({ bot }) => bot);
  return (
    <>
      <Presets now={now} />
      <OneOf
        legend={t("shell-players")}
        value={String(now.seats.length)}
        options={counts.map((value) => ({ value, label: value }))}
        onChange={(value) => setPlayers(now, Number(value))}
      />
      {bots && (
        <OneOf
          legend={t("shell-bots")}
          value={levelOf(commonLevel(now))}
          options={catalogue.value.bots.map(({ name }) => ({ value: name, label: t(`bot-${name}`) }))}
          onChange={(level) => change({ seats: now.seats.map((seat) => (seat.bot ? { ...seat, bot: level } : seat)) })}
        />
      )}
      <BotLevels now={now} />
    </>
  );
}
