// What is asked of whom: the line that always says how the game goes on.
import { Icon } from "../art/icons";
import { possibleTakeBack } from "../menus/take-back";
import { desk, past, table, takeBack, view } from "../store";
import { Disc } from "../table/disc";
import { Dots } from "../table/dots";
import { seatColours } from "../table/seats";
import { listing, t } from "../base/texts";
import { fullName, promptOf } from "./prompts";

interface Line {
  seat: number | null;
  who: string;
  what: string;
  own: boolean;
  thinking?: boolean;
}

export function promptLine(): Line | null {
  const game = view.value;
  const now = table.value;
  if (!game || !now) return null;
  const mine = desk.value;
  if (past.value) return { seat: null, who: t("play-past"), what: t("play-past-row", { n: past.value.row }), own: false };
  if (mine) return { seat: mine.seat, who: fullName(mine.seat), what: promptOf(mine, now), own: true };
  if (now.over) {
    const winners = now.winners.map((seat) => fullName(seat));
    return { seat: now.winners[0] ?? null, who: t("note-game-over"), what: t("play-winners", { players: listing(winners) }), own: false };
  }
  if (game.status === "closed") return { seat: null, who: t("play-closed"), what: t("play-closed-hint"), own: false };
  const seat = game.thinking ?? now.decider ?? 0;
  const who = game.mine.length ? t("play-waiting") : t("play-watching");
  if (game.thinking !== null) return { seat, who, what: t("ui-thinking", { player: fullName(seat) }), own: false, thinking: true };
  const decision = now.decision ? t("play-decides", { player: fullName(seat), what: t(`decision-${now.decision}`) }) : "";
  return { seat, who, what: decision, own: false };
}

export function Prompt() {
  const line = promptLine();
  if (!line) return null;
  const colour = line.seat === null ? "" : (table.value?.players[line.seat]?.colour ?? "");
  return (
    <div
      class={`prompt ${line.own ? "own" : ""} ${line.thinking ? "thinking" : ""}`}
      data-testid="prompt"
      data-decision={desk.value?.decision ?? ""}
      data-seat={line.seat ?? ""}
      data-mine={line.own}
      tabIndex={-1}
      style={seatColours(colour)}
    >
      {line.seat !== null ? <Disc seat={line.seat} /> : <Icon name="hourglass" size={26} />}
      <div class="prompt-words">
        <span class="prompt-who">{line.who}</span>
        <strong class="prompt-what">
          {line.what}
          {line.thinking && <Dots />}
        </strong>
      </div>
    </div>
  );
}

/** One's own last turn, as long as it can be had back for nothing. */
export function FreeTakeBack() {
  const back = possibleTakeBack();
  if (!back?.free || past.value || desk.value?.draft.length) return null;
  return (
    <button
      type="button"
      class="button take-back"
      aria-label={t("play-take-back")}
      title={t("play-take-back-hint")}
      onClick={() => void takeBack(back.seat, back.to)}
    >
      <Icon name="back" size={18} /> <span>{t("play-take-back")}</span>
    </button>
  );
}
