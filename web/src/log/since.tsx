// What happened since your last turn, shown when your next one begins.
import { computed, effect, signal } from "@preact/signals";
import { Icon } from "../art/icons";
import { arrangement, tab } from "../table/layout";
import { desk, laid, log, past, selected, view } from "../store";
import { t } from "../base/texts";
import { isAnswer, mainEvents, roundsOf, type Row, type Turn } from "./groups";
import { TurnPart, walkRows } from "./turn-part";
import { IconButton } from "../parts/icon-button";

/** The row after which it was put away, and the one at which it was opened again. */
const away = signal(-1);
const reopened = signal(-1);

/** Turns of the others since one's own, in short, with the own answers to them. */
const turns = computed<Turn[]>(() => {
  const now = desk.value;
  const game = view.value;
  if (!now || !game || now.decision !== "turn" || game.table.round === 0) return [];
  const counted = new Set(game.line);
  const rows = log.value.filter((entry) => entry.kind === "turn" && counted.has(entry.row));
  const last = rows.findLastIndex((entry) => entry.seat === now.seat && !isAnswer(entry));
  if (last < 0) return [];
  return roundsOf(rows.slice(last))
    .flatMap((round) => round.turns)
    .filter((turn) => turn.seat >= 0 && turn.seat !== now.seat)
    .map((turn) => ({ ...turn, rows: turn.rows.filter(({ entry }) => !isAnswer(entry) || entry.seat === now.seat).map(brief) }))
    .filter((turn) => turn.rows.length);
});

function brief(row: Row): Row {
  return { ...row, events: mainEvents(row.events) };
}

// whoever touches something has read it
effect(() => {
  const last = view.peek()?.last_row ?? -1;
  if ((selected.value || laid.value) && reopened.peek() !== last) away.value = last;
});

export function closeSince(): void {
  reopened.value = -1;
  away.value = view.value?.last_row ?? -1;
}

/** Opens the summary again after it was put away. On a small screen it stands in the log. */
export function SinceAgain() {
  const small = arrangement.value === "tabs" && tab.value !== "log";
  if (!turns.value.length || past.value || (isOpen() && !small)) return null;
  const open = () => {
    reopened.value = view.value?.last_row ?? -1;
    if (small) tab.value = "log";
  };
  return (
    <button type="button" class="since-again" onClick={open}>
      <Icon name="log" size={16} /> {t("log-since")}
    </button>
  );
}

const isOpen = () => reopened.value === view.value?.last_row || away.value !== view.value?.last_row;

/** As a sheet over the boards of the others, where no space of the map lies under it, or as the head of the log. */
export function Since({ inLog = false }: { inLog?: boolean }) {
  const found = turns.value;
  if (!found.length || past.value) return null;
  if (!isOpen()) return inLog ? <SinceAgain /> : null;
  return (
    <section class={inLog ? "since in-log" : "since"} aria-label={t("log-since")}>
      <header>
        <h2>{t("log-since")}</h2>
        <IconButton class="quiet-button" label={t("log-since-close")} onClick={closeSince}>
          <Icon name="close" size={16} />
        </IconButton>
      </header>
      <div class="since-rows" role="group" aria-label={t("log-since")} tabIndex={0} onKeyDown={walkRows}>
        {found.map((turn) => (
          <TurnPart key={turn.rows[0]!.entry.row} turn={turn} />
        ))}
      </div>
    </section>
  );
}
