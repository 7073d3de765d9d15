// What happened, one line a turn. Touching a row makes its spaces pulse, a click shows the position after it.
import { computed } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { log, past, pulsing } from "../store";
import { t } from "../base/texts";
import { roundsOf, type Round, type Turn } from "./groups";
import { Slider } from "./slider";
import { inWords, TurnPart, walkRows } from "./turn-part";

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

const NEAR = 30; // px from the end that still are the end

export function Log() {
  const list = useRef<HTMLDivElement>(null);
  const rows = log.value.length;
  const looked = past.value?.row;
  const { atEnd, toEnd, onScroll } = useEnd(list, looked !== undefined);
  useEffect(() => {
    if (looked !== undefined) list.current?.querySelector(`[data-row="${looked}"]`)?.scrollIntoView({ block: "nearest" });
  }, [looked]);
  useEffect(() => () => void (pulsing.value = []), []);
  return (
    <div class={inWords.value ? "log in-words" : "log"}>
      <button
        type="button"
        class="quiet-button words-button"
        aria-pressed={inWords.value}
        title={t("log-words")}
        aria-label={t("log-words")}
        onClick={() => (inWords.value = !inWords.value)}
      >
        <span aria-hidden="true">Aa</span>
      </button>
      <div
        class="log-rows"
        ref={list}
        tabIndex={0}
        role="log"
        aria-label={t("heading-log")}
        aria-live="off"
        onKeyDown={walkRows}
        onScroll={onScroll}
      >
        <div class="log-all">
          {rounds.value.map((round) => (
            <RoundPart key={round.round} round={round} />
          ))}
          {!rows && <p class="log-empty">{t("log-empty")}</p>}
        </div>
      </div>
      {!atEnd && looked === undefined && (
        <button type="button" class="button log-newest" onClick={toEnd}>
          {t("log-newest")}
        </button>
      )}
      {looked === undefined && <Slider />}
    </div>
  );
}

/** A list that is at its end stays there whatever comes or grows; whoever has scrolled up stays where they are. Only a person
 * leaves the end: that the list has grown, or its place has shrunk, moves nothing by itself.
 * `held`: something else moves the list for a while. */
function useEnd(list: { current: HTMLDivElement | null }, held: boolean) {
  const [atEnd, setAtEnd] = useState(true);
  const follows = useRef(true);
  const last = useRef({ top: 0, high: 0, room: 0 });
  const toEnd = () => {
    const box = list.current;
    follows.current = true;
    setAtEnd(true);
    if (box) box.scrollTop = box.scrollHeight;
  };
  const onScroll = () => {
    const box = list.current;
    if (held || !box) return; // a scroll may be told of when the list has gone
    const now = { top: box.scrollTop, high: box.scrollHeight, room: box.clientHeight };
    const near = now.high - now.top - now.room < NEAR;
    // a scroll that comes with a new size was not made by hand
    const same = now.high === last.current.high && now.room === last.current.room;
    if (near || (same && now.top < last.current.top)) {
      follows.current = near;
      setAtEnd(near);
    }
    last.current = now;
  };
  useLayoutEffect(() => {
    const box = list.current!;
    const follow = () => {
      if (follows.current && !past.peek()) box.scrollTop = box.scrollHeight;
      last.current = { top: box.scrollTop, high: box.scrollHeight, room: box.clientHeight };
    };
    const watcher = new ResizeObserver(follow);
    watcher.observe(box);
    watcher.observe(box.firstElementChild!); // the rows: new ones, and words that open
    return () => watcher.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!held && follows.current) toEnd();
  }, [held]);
  return { atEnd, toEnd, onScroll };
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
