// The end of the game: who won, how everybody stands, where the points came from, and what next.
import { signal } from "@preact/signals";
import { Icon } from "../art/icons";
import { useAttempt } from "../parts/attempt";
import { Dialog } from "../parts/dialog";
import { saveFile } from "../parts/export";
import { ProblemNote } from "../parts/problem";
import { go } from "../base/routes";
import { ended, names, past, table, view } from "../store";
import { titleOfGame } from "../base/sitters";
import { listing, t } from "../base/texts";
import { Chart } from "./chart";
import { Disc } from "./disc";
import { rematch } from "./rematch";
import { ScoreTable } from "./score-table";
import { personName, seatColours } from "./seats";

/** The game whose result was put away to look at the board. */
const away = signal("");

/** Look at the board first; the bar of the result opens it again. */
export function putResultAway(): void {
  away.value = view.peek()?.id ?? "";
}

export function FinalScreen() {
  const game = view.value;
  const now = table.value;
  if (!game || !now || !ended.value || past.value || away.value === game.id) return null;
  const close = () => (away.value = game.id);
  const winners = listing(now.winners.map((seat) => names.value[seat] ?? ""));
  const total = Math.max(...now.players.map((player) => player.vp));
  return (
    <Dialog title={t("heading-result")} onClose={close} kind="wide final-screen" foot={<Doors onClose={close} />}>
      <p class="winners">
        <Icon name="vp" size={40} />
        <span>
          {now.winners.length > 1 ? t("score-winners", { players: winners, total }) : t("score-winner", { player: winners, total })}
        </span>
        <Icon name="vp" size={40} />
      </p>
      <Podium />
      <div class="final-parts">
        <ScoreTable />
        <div>
          <h3>{t("score-chart")}</h3>
          <Chart />
        </div>
      </div>
    </Dialog>
  );
}

/** Places by VP; those with equal VP stand equally high. */
function Podium() {
  const now = table.value!;
  const ranked = [...now.players]
    .sort((a, b) => b.vp - a.vp)
    .map((player) => ({ player, rank: now.players.filter((other) => other.vp > player.vp).length + 1 }));
  // the best in the middle, the next left and right of it
  const places = ranked.reduce<typeof ranked>((row, place, at) => (at % 2 ? [place, ...row] : [...row, place]), []);
  const top = ranked[0]!.player.vp;
  const low = ranked.at(-1)!.player.vp;
  const height = (vp: number) => 54 + (top === low ? 56 : ((vp - low) / (top - low)) * 56);
  return (
    <ol class="podium" aria-label={t("score-ranking")}>
      {places.map(({ player, rank }) => (
        <li key={player.seat} style={`${seatColours(player.colour)};--height:${height(player.vp)}px`} data-first={rank === 1 || undefined}>
          {rank === 1 && <Icon name="vp" size={28} />}
          <Disc seat={player.seat} />
          <b>{names.value[player.seat]}</b>
          <span class="person">{personName(player.seat)}</span>
          <span class="block">
            <strong>{rank}</strong>
            <span>{t("amount-vp", { n: player.vp })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Doors({ onClose }: { onClose(): void }) {
  const game = view.value!;
  const { busy, error, attempt } = useAttempt();
  return (
    <>
      <ProblemNote of={error} />
      <button type="button" class="button main" disabled={busy} onClick={() => void attempt(() => rematch(game))}>
        <Icon name="restart" /> {t("score-rematch")}
      </button>
      <button type="button" class="button" onClick={() => go("new")}>
        <Icon name="plus" /> {t("score-new-game")}
      </button>
      <button type="button" class="button" onClick={onClose}>
        <Icon name="eye" /> {t("score-look")}
      </button>
      <button type="button" class="button" disabled={busy} onClick={() => void attempt(() => saveFile(game.id, titleOfGame(game)))}>
        <Icon name="share" /> {t("score-export")}
      </button>
    </>
  );
}

/** Where one plays, after the end: the way back to the result. */
export function ResultBar() {
  const now = table.value!;
  return (
    <section class="result-bar" aria-label={t("heading-result")}>
      {now.winners.map((seat) => (
        <Disc key={seat} seat={seat} />
      ))}
      <b>{t("table-game-over")}</b>
      <button type="button" class="button main" onClick={() => (away.value = "")}>
        <Icon name="chart" /> {t("heading-result")}
      </button>
    </section>
  );
}
