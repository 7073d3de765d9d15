// What interrupts: refusals, a lost connection, a draft that no longer fits, questions left open, a change of hands.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { openHelp } from "../store/help";
import { AdviceWish } from "../menus/advice-sheet";
import { problemKey, problemText } from "../parts/problem";
import { IconButton } from "../parts/icon-button";
import { PeopleNotes } from "../menus/people-notes";
import { SeatNotes } from "../menus/seat-notes";
import { commitAside, connected, desk, past, refusal, view } from "../store";
import { Disc } from "../table/disc";
import { has, t } from "../base/texts";
import { play } from "./acts";
import { OfferCard } from "./offer-card";
import { offerOf } from "./offers";
import { fullName } from "./prompts";

const READ = 9000; // ms a refusal stays, unless it is touched

/** The last refusal: what was wrong, and what to do about it. */
function RefusalToast() {
  const now = refusal.value;
  const stays = useRef(false);
  useEffect(() => {
    stays.current = false;
    if (!now) return;
    const wait = setTimeout(() => {
      if (!stays.current && refusal.value === now) refusal.value = null;
    }, READ);
    return () => clearTimeout(wait);
  }, [now]);
  if (!now) return null;
  const advice = `play-advice-${problemKey(now)}`;
  const reason = now.problem.reason;
  const hold = () => (stays.current = true);
  return (
    <div class="notice refused" data-testid="refusal" onPointerEnter={hold} onFocus={hold}>
      <Icon name="warning" size={20} />
      <div class="notice-words">
        <b>{problemText(now)}</b>
        {has(advice) && !reason && <span>{t(advice)}</span>}
        {reason?.move && <OfferCard offer={offerOf(reason.move)} />}
      </div>
      {reason && (
        <button type="button" class="rule-link" onClick={() => openHelp(reason.topic)}>
          {t("play-rule")}
        </button>
      )}
      <IconButton class="small-button" label={t("play-close")} onClick={() => (refusal.value = null)}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}

/** The announcer says it aloud. */
function ConnectionNote() {
  if (connected.value) return null;
  return (
    <p class="notice lost">
      <Icon name="hourglass" size={20} /> {t("play-offline")}
    </p>
  );
}

/** Moves of the draft that are gone since somebody else moved. */
function DroppedNote() {
  const dropped = desk.value?.dropped ?? 0;
  if (!dropped) return null;
  return (
    <p class="notice" role="status">
      <Icon name="warning" size={20} /> {t("play-dropped", { n: dropped })}
    </p>
  );
}

const ANSWERS = ["leech", "decline"];

/** Answers that own seats have left open: given aside, or as a part of the own turn. */
function Asides() {
  if (past.value) return null;
  const aside = view.value?.asides.filter((choice) => choice.kind !== "resign" && choice.kind !== "later") ?? [];
  const inTurn = desk.value?.decision === "turn" ? desk.value.moves.filter((choice) => ANSWERS.includes(choice.kind)) : [];
  const open = [...aside, ...inTurn];
  if (!open.length) return null;
  return (
    <div class="notice asides" role="group" aria-label={t("play-asides")}>
      <b>{t("play-asides")}</b>
      {open.map((choice) => {
        const seat = choice.steps[0]?.seat ?? view.value!.mine[0] ?? 0;
        const offer = offerOf(choice);
        return (
          <button
            type="button"
            class="button"
            key={`${seat}${choice.text}`}
            onClick={() => void (inTurn.includes(choice) ? play(choice.text) : commitAside(seat, choice.text))}
          >
            <Disc seat={seat} named={view.value!.mine.length > 1} /> {offer.title}
          </button>
        );
      })}
    </div>
  );
}

/** Above whatever stands at the bottom: the bar, the past, the result. */
export function Notices() {
  return (
    <div class="notices">
      <ConnectionNote />
      <SeatNotes />
      <PeopleNotes />
      <RefusalToast />
      <DroppedNote />
      <AdviceWish />
      <Asides />
    </div>
  );
}

const SHOWN = 2600; // ms

/** Several people at one screen: who goes on is said large and in their colour, without standing in the way. */
export function HandOver() {
  const seat = desk.value?.seat ?? null;
  const last = useRef(seat);
  const [shown, show] = useState<number | null>(null);
  const shared = (view.value?.mine.length ?? 0) > 1;
  useEffect(() => {
    const before = last.current;
    last.current = seat ?? before;
    if (seat === null || seat === before || before === null || !shared) return show(null);
    show(seat);
    const wait = setTimeout(() => show(null), SHOWN);
    return () => clearTimeout(wait);
  }, [seat]);
  if (shown === null) return null;
  return (
    <div class="hand-over" aria-hidden="true">
      <Disc seat={shown} />
      <span>{t("play-now", { player: fullName(shown) })}</span>
    </div>
  );
}
