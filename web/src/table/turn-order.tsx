// The round, the players in turn order, and whom everybody waits for.
import { Icon } from "../art/icons";
import { desk, names, past, table, view } from "../store";
import { t } from "../base/texts";
import { Disc } from "./disc";
import { Dots } from "./dots";
import { personState, PresenceDot } from "./person";
import { decider, isBot, personName } from "./seats";
import { tipOf } from "./tip";

export function TurnOrder() {
  const now = table.value;
  if (!now) return null;
  return (
    <div class="turn-order">
      <Rounds round={now.round} rounds={now.rounds} over={now.over} />
      <ol class="order" aria-label={t("table-turn-order")}>
        {now.turn_order.map((seat) => (
          <Place key={seat} seat={seat} />
        ))}
      </ol>
      <Waiting />
    </div>
  );
}

function Rounds({ round, rounds, over }: { round: number; rounds: number; over: boolean }) {
  const text = over ? t("table-game-over") : round ? t("ui-round", { round, rounds }) : t("table-setup");
  return (
    <span class="rounds" role="img" aria-label={text} title={text}>
      {[...Array(rounds).keys()].map((at) => (
        <i key={at} class={over || at + 1 < round ? "gone" : at + 1 === round ? "now" : ""}>
          {at + 1}
        </i>
      ))}
    </span>
  );
}

function Place({ seat }: { seat: number }) {
  const now = table.value!;
  const player = now.players[seat]!;
  const deciding = decider.value === seat && !now.over;
  const thinking = deciding && !past.value && view.value?.thinking === seat;
  const state = [deciding ? t("table-decides") : "", player.passed ? t("ui-passed") : "", player.dropped ? t("ui-dropped") : ""].filter(
    Boolean,
  );
  const place = nextPlace(seat);
  if (place) state.push(t("table-next-place", { n: place }));
  const title = names.value[seat] ?? "";
  const person = [personName(seat), personState(seat)].filter((part) => part && part !== title).join(", ");
  return (
    <li
      data-passed={player.passed || undefined}
      data-deciding={deciding || undefined}
      data-thinking={thinking || undefined}
      {...tipOf(() => ({ title, lines: [person, ...state] }))}
    >
      <Disc seat={seat} />
      <PresenceDot seat={seat} />
      {player.passed && <Icon name="pass" class="flag" />}
      {place > 0 && (
        <span class="next-place" aria-hidden="true">
          {place}
        </span>
      )}
      <span class="hidden-text">{[title, person, ...state].filter(Boolean).join(", ")}</span>
    </li>
  );
}

// The option whose value says that those who passed keep their order
const PASSING = ["turn-order", "passing"] as const;

/** The place in the next round of somebody who has passed; 0 where it is not known yet. */
function nextPlace(seat: number): number {
  const now = table.value!;
  if (now.round === now.rounds || view.value?.options[PASSING[0]] !== PASSING[1] || !now.players[seat]!.passed) return 0;
  return now.turn_order.filter((other) => now.players[other]!.passed).indexOf(seat) + 1;
}

/** Whom we wait for, in words. */
export function Waiting() {
  const now = table.value;
  const game = view.value;
  if (!now || !game) return null;
  if (desk.value) return <span class="waits mine">{t(desk.value.decision ? "table-your-decision" : "table-confirm")}</span>;
  if (now.over) return <span class="waits">{t("table-game-over")}</span>;
  const seat = now.decider;
  if (seat === null) return null;
  const player = names.value[seat] ?? "";
  if (!past.value && game.mine.includes(seat)) return <span class="waits mine">{t("table-your-decision")}</span>;
  const thinking = !past.value && isBot(seat);
  const words = t(past.value ? "ui-turn-of" : thinking ? "ui-thinking" : "table-waiting", { player });
  return (
    <span class="waits" data-thinking={thinking || undefined} title={words}>
      <span class="waits-words">{words}</span>
      {thinking && <Dots />}
    </span>
  );
}
