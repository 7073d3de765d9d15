// Notes about people: one's seat was handed to a bot, somebody would like theirs back, what the table has settled.
import { useEffect } from "preact/hooks";
import { knownGame, putAway, takeOut } from "../api/keys";
import type { SeatShape, View } from "../api/shapes";
import { Icon } from "../art/icons";
import { botName } from "../base/sitters";
import { t } from "../base/texts";
import { IconButton } from "../parts/icon-button";
import { changeSeat, view } from "../store";
import { AdviceRule, isRuled } from "./advice-rule";

const RULE = "advice-rule";
const handed = (seat: number) => `handed-over-${seat}`;
const isPutAway = (game: View, note: string) => knownGame(game.id)?.read?.includes(note) === true;

function Close({ game, note }: { game: View; note: string }) {
  return (
    <IconButton class="small-button" label={t("shell-close")} onClick={() => putAway(game.id, note)}>
      <Icon name="close" size={18} />
    </IconButton>
  );
}

/** What its person may do about a seat that a bot has. */
export function HandedOverButton({ game, seat }: { game: View; seat: SeatShape }) {
  if (game.host)
    return (
      <button type="button" class="button" onClick={() => void changeSeat(seat.seat, { bot: "" })}>
        {t("people-take-seat-back")}
      </button>
    );
  if (seat.asks_back) return <span>{t("people-asked-back")}</span>;
  return (
    <button type="button" class="button" onClick={() => void changeSeat(seat.seat, { asks_back: true })}>
      {t("people-ask-back")}
    </button>
  );
}

/** A bot has an own seat: said until it is put away, and again if it happens again. */
function HandedOver({ game }: { game: View }) {
  const mine = game.mine.join();
  useEffect(() => takeOut(game.id, game.mine.map(handed)), [game.id, mine]);
  return (
    <>
      {game.handed_over
        .filter((seat) => !isPutAway(game, handed(seat)))
        .map((at) => {
          const seat = game.seats[at]!;
          return (
            <div class="notice person-note" role="status" key={at} data-testid="handed-over">
              <Icon name="bot" size={20} />
              <div class="notice-words">
                <b>{t("people-handed-over", { bot: botName(seat.bot) })}</b>
                <span>{t(game.host ? "people-handed-over-host" : "people-handed-over-text")}</span>
              </div>
              <HandedOverButton game={game} seat={seat} />
              <Close game={game} note={handed(at)} />
            </div>
          );
        })}
    </>
  );
}

/** For the host, who can give the seat back. */
function AskedBack({ game }: { game: View }) {
  if (!game.host) return null;
  return (
    <>
      {game.seats
        .filter((seat) => seat.asks_back)
        .map((seat) => (
          <div class="notice" role="status" key={seat.seat} data-testid="asked-back">
            <Icon name="person" size={20} />
            <b>{t("people-asks-back", { name: seat.name || t("player-number", { n: seat.seat + 1 }) })}</b>
            <button type="button" class="button" onClick={() => void changeSeat(seat.seat, { bot: "" })}>
              {t("people-give-back")}
            </button>
            <button type="button" class="button" onClick={() => void changeSeat(seat.seat, { asks_back: false })}>
              {t("people-keep-bot")}
            </button>
          </div>
        ))}
    </>
  );
}

/** At the beginning, for everybody who plays; never on top of what is to be chosen. */
function Rule({ game }: { game: View }) {
  if (!game.mine.length || game.desk || game.table.round || !isRuled() || isPutAway(game, RULE)) return null;
  return (
    <div class="notice" role="status" data-testid="table-rule">
      <AdviceRule />
      <Close game={game} note={RULE} />
    </div>
  );
}

export function PeopleNotes() {
  const game = view.value;
  if (!game) return null;
  return (
    <>
      {game.status === "open" && <HandedOver game={game} />}
      {game.status === "open" && <AskedBack game={game} />}
      <Rule game={game} />
    </>
  );
}
