// Who sits where: names, links of the seats whose keys this browser has, and the host's right to hand a seat over.
import { useState } from "preact/hooks";
import { api } from "../api/client";
import { games, know } from "../api/keys";
import type { SeatShape } from "../api/shapes";
import { Icon } from "../art/icons";
import { FactionChip } from "../pages/new-game/factions";
import { attempt, changeSeat, refusal, view } from "../store";
import { t } from "../texts";
import { addressOf, CopyLink } from "./copy";
import { Dialog } from "./dialog";
import { Line } from "./fields";
import { ProblemNote } from "./problem";
import { Question } from "./question";
import { LocalNote, WatchLink } from "./seat-links";
import { botName, Sitter } from "./sitter";

function Name({ seat }: { seat: SeatShape }) {
  const [name, setName] = useState(seat.name);
  const wanted = name.trim();
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted && wanted !== seat.name) void changeSeat(seat.seat, { name: wanted });
      }}
    >
      <Line label={t("shell-seat-name", { n: seat.seat + 1 })} quiet value={name} longest={40} onInput={setName} />
      {wanted && wanted !== seat.name && (
        <button type="submit" class="button">
          {t("shell-rename")}
        </button>
      )}
    </form>
  );
}

/** The name of whoever takes the seat over from a bot that is called by what it is: that, with the same number. */
function newName(seat: SeatShape, bot: string): string | null {
  if (!seat.bot || !bot) return null;
  const n = [0, ...view.value!.seats.map((other) => other.seat + 1)].find((number) => seat.name === botName(seat.bot, number));
  return n === undefined ? null : botName(bot, n);
}

/** Hand the seat over. A person who comes for a bot needs a link, so this browser gets one. */
async function handTo(game: string, seat: SeatShape, bot: string): Promise<void> {
  const wish = { bot, name: newName(seat, bot) };
  if ((await changeSeat(seat.seat, wish)) && !bot && !keysOfSeats(game)[seat.seat]) await renewLink(game, seat.seat);
}

const renewLink = (game: string, seat: number) =>
  attempt(async () => {
    const { key } = await api.newLink(game, seat);
    know(game, { seats: { [seat]: key } });
  });

const keysOfSeats = (game: string) => games.value.find((known) => known.id === game)?.seats ?? {};

function SeatEntry({ seat, faction }: { seat: SeatShape; faction: string }) {
  const game = view.value!;
  const [asking, setAsking] = useState(false);
  const [, drawAgain] = useState(0);
  const key = keysOfSeats(game.id)[seat.seat];
  const n = seat.seat + 1;
  const host = game.host && game.status === "open";
  return (
    <li>
      <div class="row">
        <Icon name={seat.bot ? "bot" : "person"} size={24} />
        {game.mine.includes(seat.seat) ? <Name seat={seat} /> : <b>{seat.name || t("player-number", { n })}</b>}
        {faction && <FactionChip faction={faction} />}
        {!seat.bot && !seat.claimed && <span class="soft">{t("shell-not-claimed")}</span>}
        {host && (
          <Sitter
            n={n}
            bot={seat.bot}
            // what was refused shows what it was before
            onChange={(bot) => void handTo(game.id, seat, bot).then(() => drawAgain((n) => n + 1))}
          />
        )}
      </div>
      {key && !seat.bot && <CopyLink label={t("shell-link-of", { name: seat.name })} address={addressOf(`game/${game.id}/seat/${seat.seat}/${key}`)} />}
      {host && !seat.bot && (
        <button type="button" class="small-link" onClick={() => setAsking(true)}>
          {t("shell-new-link")}
        </button>
      )}
      {asking && (
        <Question
          title={t("shell-new-link")}
          text={t("shell-new-link-text", { name: seat.name })}
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
      <WatchLink game={game.id} />
      <LocalNote />
      <ProblemNote of={refusal.value} />
    </Dialog>
  );
}
