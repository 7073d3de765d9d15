// Who sits where: names, links that are still to be sent, further devices of the own seats, and the host's right to hand a
// seat over.
import { useState } from "preact/hooks";
import { api } from "../api/client";
import { enterSeat } from "../api/entering";
import { know, knownGame } from "../api/keys";
import type { SeatShape } from "../api/shapes";
import { Icon } from "../art/icons";
import { FactionChip } from "../parts/faction-chip";
import { attempt, changeSeat, openGame, playOnlyHere, refusal, view } from "../store";
import { prefer } from "../base/preferences";
import { botName } from "../base/sitters";
import { t } from "../base/texts";
import { CopyLink } from "../parts/copy";
import { Dialog } from "../parts/dialog";
import { Line } from "../parts/fields";
import { ProblemNote } from "../parts/problem";
import { Question } from "../parts/question";
import { linkTo, LocalNote, WatchLink } from "../parts/seat-links";
import { ownMark, personState, presence, PresenceDot } from "../table/person";
import { AdviceRule } from "./advice-rule";
import { HandedOverButton } from "./people-notes";
import { seatName } from "./seat-notes";
import { Sitter } from "../parts/sitter";

function Name({ seat }: { seat: SeatShape }) {
  const [name, setName] = useState(seat.name);
  const wanted = name.trim();
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (!wanted || wanted === seat.name) return;
        if (view.value!.mine.length === 1) prefer({ name: wanted });
        void changeSeat(seat.seat, { name: wanted });
      }}
    >
      <Line
        label={t("shell-seat-name", { n: seat.seat + 1 })}
        quiet
        value={name}
        placeholder={seatName(seat)}
        longest={40}
        onInput={setName}
      />
      {wanted && wanted !== seat.name && (
        <button type="submit" class="button">
          {t("shell-rename")}
        </button>
      )}
    </form>
  );
}

/** The name of a bot that takes the seat over from one that is called by what it is, as version 0.1 did: that, with the
 * same number. */
function newName(seat: SeatShape, bot: string): string | null {
  if (!seat.bot || !bot) return null;
  const n = [0, ...view.value!.seats.map((other) => other.seat + 1)].find((number) => seat.name === botName(seat.bot, number));
  return n === undefined ? null : botName(bot, n);
}

/** Hand the seat over. A person who comes for a bot needs a link, unless somebody has a key from before. */
async function handTo(game: string, seat: SeatShape, bot: string): Promise<void> {
  const wish = { bot, name: newName(seat, bot) };
  if ((await changeSeat(seat.seat, wish)) && !bot && !seat.claimed && !invitationTo(game, seat.seat)) await renewLink(game, seat.seat);
}

/** The host's link: whoever played the seat until now plays it no more. */
const renewLink = (game: string, seat: number) =>
  attempt(async () => {
    const { secret } = await api.newLink(game, seat);
    know(game, { invitations: { [seat]: secret } });
  });

const invitationTo = (game: string, seat: number) => knownGame(game)?.invitations?.[seat];

/** Nobody has come yet: the link to send, or to be used at this screen. */
function OpenInvitation({ game, seat, secret }: { game: string; seat: SeatShape; secret: string }) {
  return (
    <>
      <CopyLink label={t("shell-link-of", { name: seatName(seat) })} address={linkTo(game, { seat: seat.seat, secret })} />
      <p class="row">
        <span class="soft">{t("shell-link-once")}</span>
        <button
          type="button"
          class="small-link"
          onClick={() =>
            void attempt(async () => void (await enterSeat(game, seat.seat, secret))).then((done) => (done ? openGame(game) : undefined))
          }
        >
          {t("shell-play-here")}
        </button>
      </p>
    </>
  );
}

/** The own seat on further devices: a link to it, and the way to be alone again. */
function OwnDevices({ game, seat }: { game: string; seat: SeatShape }) {
  const [secret, setSecret] = useState("");
  const browsers = seat.browsers ?? 1;
  return (
    <>
      {secret && (
        <>
          <CopyLink label={t("shell-device-link", { name: seatName(seat) })} address={linkTo(game, { seat: seat.seat, secret })} />
          <span class="soft">{t("shell-device-text")}</span>
        </>
      )}
      {browsers > 1 && <span class="soft">{t("shell-browsers", { n: browsers })}</span>}
      <p class="row">
        <button
          type="button"
          class="small-link"
          onClick={() => void attempt(async () => setSecret((await api.anotherDevice(game, seat.seat)).secret))}
        >
          {t("shell-device")}
        </button>
        {browsers > 1 && (
          <button type="button" class="small-link" onClick={() => void playOnlyHere(seat.seat)}>
            {t("shell-only-here")}
          </button>
        )}
      </p>
    </>
  );
}

function SeatEntry({ seat, faction }: { seat: SeatShape; faction: string }) {
  const game = view.value!;
  const [asking, setAsking] = useState(false);
  const [, drawAgain] = useState(0);
  const invitation = invitationTo(game.id, seat.seat);
  const n = seat.seat + 1;
  const host = game.host && game.status === "open";
  const mine = game.mine.includes(seat.seat);
  return (
    <li>
      <div class="row">
        <Icon name={seat.bot ? "bot" : "person"} size={24} />
        {mine ? <Name key={seat.name} seat={seat} /> : <b>{seatName(seat)}</b>}
        {ownMark(seat.seat) && <i class="you">{ownMark(seat.seat)}</i>}
        {faction && <FactionChip faction={faction} />}
        {!seat.bot && !seat.claimed && <span class="soft">{t("shell-not-claimed")}</span>}
        {seat.claimed && presence(seat.seat) && (
          <span class="soft presence-words">
            <PresenceDot seat={seat.seat} /> {personState(seat.seat)}
          </span>
        )}
        {game.handed_over.includes(seat.seat) && game.status === "open" && <HandedOverButton game={game} seat={seat} />}
        {host && (
          <Sitter
            n={n}
            bot={seat.bot}
            // what was refused shows what it was before
            onChange={(bot) => void handTo(game.id, seat, bot).then(() => drawAgain((n) => n + 1))}
          />
        )}
      </div>
      {invitation && !seat.bot && !seat.claimed && <OpenInvitation game={game.id} seat={seat} secret={invitation} />}
      {mine && <OwnDevices game={game.id} seat={seat} />}
      {host && !seat.bot && (
        <button type="button" class="small-link" onClick={() => setAsking(true)}>
          {t("shell-new-link")}
        </button>
      )}
      {asking && (
        <Question
          title={t("shell-new-link")}
          text={t("shell-new-link-text", { name: seatName(seat) })}
          yes={t("shell-new-link")}
          onClose={() => setAsking(false)}
          onYes={() => void renewLink(game.id, seat.seat)}
        />
      )}
    </li>
  );
}

export function SeatsSheet({ onClose }: { onClose(): void }) {
  const game = view.value;
  if (!game) return null;
  return (
    <Dialog title={t("shell-seats-links")} onClose={onClose}>
      <ul class="seat-links">
        {game.seats.map((seat) => (
          <SeatEntry key={seat.seat} seat={seat} faction={game.table.players[seat.seat]?.faction ?? ""} />
        ))}
      </ul>
      <AdviceRule />
      <WatchLink game={game.id} />
      <LocalNote />
      <ProblemNote of={refusal.value} />
    </Dialog>
  );
}
