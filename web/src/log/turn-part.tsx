// The rows of one turn, as one line of icons: what its player did, and how the others answered. The words are there for those
// who listen; others see them on the row that is chosen, in its tip, or in all rows if they want.
import { computed, signal } from "@preact/signals";
import { Amounts } from "../art/amounts";
import { log, past, pulsing, view } from "../store";
import { describe, t } from "../base/texts";
import { showTipNow, tipOf } from "../table/tip";
import { Disc } from "../table/disc";
import { seatNames, sitterNames } from "../table/seats";
import { Deeds } from "./deeds";
import { isFollowUp, type Row, type Turn } from "./groups";
import { lookAt, stopRunning } from "./looking";

/** All rows in words. */
export const inWords = signal(false);

// rows that were taken back: seldom any, so this text stays the same while rows are added
const goneText = computed(() => {
  const game = view.value;
  const counted = new Set(game?.line);
  const known = game?.last_row ?? 0; // a row may come a moment before the view that counts it
  return log.value
    .filter(({ kind, row }) => kind === "turn" && row <= known && !counted.has(row))
    .map(({ row }) => row)
    .join();
});
const takenBack = computed(() => new Set(goneText.value.split(",")));

/** For `onKeyDown` of what holds rows: it is one stop of the Tab key, and arrows go from row to row, from below if none
 * is chosen yet. */
export function walkRows(event: KeyboardEvent): void {
  const step = ["ArrowDown", "ArrowRight"].includes(event.key) ? 1 : ["ArrowUp", "ArrowLeft"].includes(event.key) ? -1 : 0;
  const rows = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(".log-row:not(:disabled)")];
  if (!step || !rows.length) return;
  const at = rows.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  rows[at < 0 ? rows.length - 1 : Math.min(rows.length - 1, Math.max(0, at + step))]!.focus();
}

export function TurnPart({ turn }: { turn: Turn }) {
  return (
    <div class={turn.seat < 0 ? "log-turn of-all" : "log-turn"}>
      {turn.rows.map((row, at) => (
        <LogRow
          key={`${row.entry.row}-${at}`}
          row={row}
          answers={row.entry.seat !== turn.seat && turn.seat >= 0}
          first={at === 0 || turn.seat < 0}
        />
      ))}
    </div>
  );
}

interface LogRowProps {
  row: Row;
  answers: boolean;
  first: boolean;
  /** A click points at the map, and does not lead to the past. */
  points?: boolean;
}

export function LogRow({ row, answers, first, points }: LogRowProps) {
  const { entry, events, changes } = row;
  const seat = events[0]?.seat ?? entry.seat;
  const gone = takenBack.value.has(String(entry.row));
  const told = events.map((event) => describe(event, seatNames.value, sitterNames.value));
  const words = () => ({ title: told.join(" ") });
  const tip = tipOf(words);
  return (
    <button
      type="button"
      class={`log-row ${answers ? "answer" : ""} ${gone ? "gone" : ""}`}
      data-row={entry.row}
      aria-current={past.value?.row === entry.row ? "true" : undefined}
      disabled={gone}
      tabIndex={-1}
      onClick={(event) => {
        if (points) {
          pulsing.value = entry.spaces;
          showTipNow(event.currentTarget, words);
          return;
        }
        stopRunning();
        void lookAt(entry.row);
      }}
      onPointerEnter={(event) => {
        pulsing.value = entry.spaces;
        if (!inWords.value) tip.onPointerEnter(event);
      }}
      onPointerLeave={() => {
        pulsing.value = [];
        tip.onPointerLeave();
      }}
      onFocus={() => (pulsing.value = entry.spaces)}
      onBlur={() => (pulsing.value = [])}
    >
      {(first || answers) && seat >= 0 ? <Disc seat={seat} /> : <i class="disc-place" />}
      {entry.kind !== "back" && <Deeds events={events} />}
      <span class="log-text">
        {entry.kind === "back" && t("log-back", { player: seatNames.value[entry.seat] ?? "", n: entry.back_to ?? 0 })}
        {events.map((event, at) => (
          <span key={at} class={isFollowUp(event) ? "follows" : undefined}>
            {told[at]}{" "}
          </span>
        ))}
        {gone && <span class="hidden-text"> {t("log-taken-back")}</span>}
        {entry.automatic && <small class="automatic"> {t("log-automatic")}</small>}
      </span>
      <Amounts of={changes} signed class="log-changes" />
    </button>
  );
}
