// What happened, in plain words. Touching a row makes its spaces pulse, a click shows the position after it.
import { computed } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { log, past, pulsing } from "../store";
import { t } from "../base/texts";
import { roundsOf, type Round, type Turn } from "./groups";
import { Since } from "./since";
import { Slider } from "./slider";
import { TurnPart, walkRows } from "./turn-part";

// turns that are over keep their objects, so that only what is new is drawn anew
const kept = new WeakMap<object, Turn>();

function keep(turn: Turn): Turn {
  const { events, entry } = turn.rows[0]!;
  const first = events[0] ?? entry;
  const old = kept.get(first);
  const same = old?.seat === turn.seat && old.rows.length === turn.rows.length;
  if (!same) kept.set(first, turn);
  return same ? old : turn;
}

const rounds = computed<Round[]>(() => roundsOf(log.value).map((round) => ({ ...round, turns: round.turns.map(keep) })));

export function Log() {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const rows = log.value.length;
  const looked = past.value?.row;
  // new rows stay in sight as long as nobody has scrolled up
  useLayoutEffect(() => {
    const box = list.current;
    if (box && atEnd.current && looked === undefined) box.scrollTop = box.scrollHeight;
  }, [rows, looked]);
  useEffect(() => {
    const box = list.current!;
    const watcher = new ResizeObserver(() => atEnd.current && !past.peek() && (box.scrollTop = box.scrollHeight));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (looked !== undefined) list.current?.querySelector(`[data-row="${looked}"]`)?.scrollIntoView({ block: "nearest" });
  }, [looked]);
  useEffect(() => () => void (pulsing.value = []), []);
  return (
    <div class="log">
      <Since inLog />
      <div
        class="log-rows"
        ref={list}
        tabIndex={0}
        role="log"
        aria-label={t("heading-log")}
        aria-live="off"
        onKeyDown={walkRows}
        onScroll={(event) => {
          const box = event.currentTarget;
          atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 30;
        }}
      >
        {rounds.value.map((round) => (
          <RoundPart key={round.round} round={round} />
        ))}
        {!rows && <p class="log-empty">{t("log-empty")}</p>}
      </div>
      {looked === undefined && <Slider />}
    </div>
  );
}

function RoundPart({ round }: { round: Round }) {
  return (
    <section class="log-round">
      <h3>{round.round ? t("table-round", { round: round.round }) : t("table-setup")}</h3>
      {round.turns.map((turn) => (
        <TurnPart key={turn.rows[0]!.entry.row + (turn.seat < 0 ? "all" : "")} turn={turn} />
      ))}
    </section>
  );
}
