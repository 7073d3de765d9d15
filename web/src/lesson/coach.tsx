// The coach: a card that says what to do next and waits until it is done. It can be left at any time.
import { effect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { openHelp } from "../store/help";
import { route } from "../base/routes";
import { catalogue, desk, log, table, view } from "../store";
import { tab } from "../table/layout";
import { listing, t } from "../base/texts";
import { placeFor, useSpot } from "./spot";
import { keepLesson, lesson, type Lesson } from "./state";
import { after, INTERRUPTIONS, stepOf, STEPS } from "./steps";
import { IconButton } from "../parts/icon-button";

const RULES: Record<string, string> = {
  card: "bonus-cards",
  goods: "income",
  power: "bowls",
  build: "building",
  spades: "transforming",
  cults: "send-priest",
  points: "goal",
  pass: "passing",
  income: "income",
  leech: "price-of-power",
  favor: "favor-tiles",
  end: "final-scoring",
};

const running = () => {
  const now = lesson.value;
  return now && route.value.page === "game" && view.value?.id === now.game ? now : null;
};

/** Something that comes up now and has not been explained yet. */
function interruption(now: Lesson): string | null {
  const decision = desk.value?.decision ?? "";
  return INTERRUPTIONS.some((step) => step.key === decision) && !now.seen.includes(decision) ? decision : null;
}

function goOn(now: Lesson): void {
  const next = after(now.step);
  keepLesson(next ? { ...now, step: next.key, base: log.peek().at(-1)?.row ?? 0 } : null);
}

let explained: string | null = null; // the interruption that is on the card

// a step that is done goes on by itself, and an interruption that is answered has been explained
effect(() => {
  const now = running();
  if (!now) return;
  const before = explained;
  explained = interruption(now);
  if (before && before !== explained && !now.seen.includes(before)) return keepLesson({ ...now, seen: [...now.seen, before] });
  if (explained) return;
  const step = stepOf(now.step);
  if (!step) keepLesson(null);
  else if (step.done?.(now.base)) goOn(now);
});

/** Names and numbers of the learner's faction and of this game, for the sentences. */
function words(): Record<string, string | number> {
  const player = table.value?.players[view.value?.mine[0] ?? 0];
  const faction = catalogue.value.factions[player?.faction ?? ""];
  const { rounds, cult_power, town_power: power, town_structures: structures } = catalogue.value.common;
  const scoring = table.value?.tiles.scoring.find((tile) => tile.current)?.code;
  return {
    faction: faction ? t(`faction-${faction.key}`) : "",
    terrain: faction ? t(`terrain-${faction.colour}`) : "",
    workers: faction?.digging.workers_per_spade[0] ?? 0,
    levels: listing(Object.keys(cult_power)),
    tile: scoring ? t(`tile-${scoring}-effect`) : "",
    rounds,
    structures,
    power,
  };
}

function Card({ now, step: key }: { now: Lesson; step: string }) {
  const step = stepOf(key)!;
  const interrupts = !STEPS.includes(step);
  const asked = !interrupts && INTERRUPTIONS.some((each) => each.key === desk.value?.decision);
  const waiting = asked || (step.waits?.() ?? false);
  const spot = useSpot(() => (waiting ? [] : (step.at?.() ?? [])));
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState({ left: 12, top: 56 });
  useLayoutEffect(() => {
    const { width, height } = card.current!.getBoundingClientRect();
    setPlace(placeFor(width, height, spot, !step.at));
  }, [spot, key, waiting]);
  useEffect(() => {
    // whoever plays by keys and is nowhere yet, or in the card, goes on from its button
    const active = document.activeElement;
    if (active && active !== document.body && !card.current!.contains(active)) return;
    card.current!.querySelector<HTMLElement>(".button.main")?.focus({ preventScroll: true });
  }, [key, waiting]);
  useEffect(() => {
    if (step.tab && !waiting) tab.value = step.tab;
  }, [key, waiting]);
  const number = STEPS.findIndex((each) => each.key === key) + 1;
  const last = key === STEPS.at(-1)!.key;
  return (
    <>
      {spot && <div class="coach-spot" style={`left:${spot.left}px;top:${spot.top}px;width:${spot.width}px;height:${spot.height}px`} />}
      <section class="coach" ref={card} style={`left:${place.left}px;top:${place.top}px`} aria-label={t("lesson-title")}>
        <header>
          <p class="coach-count">{interrupts ? t("lesson-by-the-way") : t("lesson-step", { n: number, total: STEPS.length })}</p>
          <IconButton class="icon-button" label={t("lesson-leave")} onClick={() => keepLesson(null)}>
            <Icon name="close" size={14} />
          </IconButton>
        </header>
        <div aria-live="polite">
          <h2>{t(`lesson-${key}`, words())}</h2>
          <p>{waiting ? t(asked ? "lesson-answer" : "lesson-wait") : t(`lesson-${key}-text`, words())}</p>
          {step.done && !waiting && <p class="coach-task">{t(`lesson-${key}-task`)}</p>}
        </div>
        <footer>
          {RULES[key] && (
            <button type="button" class="button" onClick={() => openHelp(RULES[key]!)}>
              {t("lesson-more")}
            </button>
          )}
          {interrupts && (
            <button type="button" class="button main" onClick={() => keepLesson({ ...now, seen: [...now.seen, key] })}>
              {t("lesson-understood")}
            </button>
          )}
          {!interrupts && !step.done && !waiting && (
            <button type="button" class="button main" onClick={() => goOn(now)}>
              {t(last ? "lesson-play-on" : "lesson-next")}
            </button>
          )}
          {!interrupts && step.done && (
            <button type="button" class="button" onClick={() => goOn(now)}>
              {t("lesson-skip")}
            </button>
          )}
        </footer>
      </section>
    </>
  );
}

export function Coach() {
  const now = running();
  if (!now || !stepOf(now.step)) return null;
  return <Card now={now} step={interruption(now) ?? now.step} />;
}
