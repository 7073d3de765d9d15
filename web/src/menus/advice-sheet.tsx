// Hints and the review of a game, when asked for. With other people they need everybody's consent, given here too.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api/client";
import type { AdvisedMove, Hints, JudgementShape, SeatShape, TermShape, View } from "../api/shapes";
import { faces } from "../table/seats";
import { changeSeat, desk, names, view } from "../store";
import { describeStep, listing, t } from "../base/texts";
import { Dialog } from "../parts/dialog";
import { AdviceRule } from "./advice-rule";
import { ProblemNote } from "../parts/problem";

const SHOWN = 10;

const rounded = (vp: number) =>
  vp.toLocaleString(document.documentElement.lang || "en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = (vp: number) => (vp > 0 ? "+" : "") + rounded(vp);

/** A move step by step; what is done several times in a row is said once. */
function inWords(move: AdvisedMove): string {
  const said: { text: string; times: number }[] = [];
  for (const step of move.steps) {
    const text = describeStep(step, names.value);
    const last = said.at(-1);
    if (last?.text === text) last.times += 1;
    else said.push({ text, times: 1 });
  }
  return said.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text)).join(", ");
}

function Reasons({ of }: { of: TermShape[] }) {
  return (
    <small class="reasons">
      {of.map((term) => (
        <span key={term.key} class={term.vp < 0 ? "less" : "more"}>
          <b>{signed(term.vp)}</b> {t(term.key)}
        </span>
      ))}
    </small>
  );
}

const peopleOf = (game: View) => game.seats.filter((seat) => !seat.bot && !game.table.players[seat.seat]?.dropped);
const named = (seats: SeatShape[]) => listing(seats.map((seat) => names.value[seat.seat] ?? ""));

/** Somebody wishes for advice, and an own seat has not agreed: asked once for each who wishes. */
export function AdviceWish() {
  const [put, putAway] = useState("");
  const game = view.value;
  if (!game || game.advice || game.advice_rule !== "agree" || game.status !== "open") return null;
  const people = peopleOf(game);
  const own = people.filter((seat) => game.mine.includes(seat.seat) && !seat.advice);
  const wishing = named(people.filter((seat) => seat.advice));
  if (!own.length || !wishing || put === wishing) return null;
  return (
    <div class="notice" role="group" aria-label={t("advice-hints")} data-testid="advice-wish">
      <b>{t("advice-wished", { names: wishing })}</b>
      {own.map((seat) => (
        <button type="button" class="button" key={seat.seat} onClick={() => void changeSeat(seat.seat, { advice: true })}>
          {t("advice-agree", { player: names.value[seat.seat] ?? "" })}
        </button>
      ))}
      <button type="button" class="button" onClick={() => putAway(wishing)}>
        {t("advice-not-agree")}
      </button>
    </div>
  );
}

/** Where several people play: the consent of own seats, given or taken back, and whom it still waits for. */
function Consent() {
  const game = view.value;
  if (!game || game.status !== "open") return null;
  if (game.advice_rule === "no") return <AdviceRule />;
  const people = peopleOf(game);
  if (people.length < 2 || game.advice_rule !== "agree") return null;
  return (
    <div>
      {!game.advice && <p>{t("advice-consent", { names: named(people.filter((seat) => !seat.advice)) })}</p>}
      {people
        .filter((seat) => game.mine.includes(seat.seat))
        .map((seat) => (
          <label key={seat.seat} class="check">
            <input
              type="checkbox"
              checked={seat.advice}
              onChange={(event) => void changeSeat(seat.seat, { advice: event.currentTarget.checked })}
            />
            {t("advice-agree", { player: names.value[seat.seat] ?? "" })}
          </label>
        ))}
    </div>
  );
}

export function HintsSheet({ onClose }: { onClose(): void }) {
  const [found, setFound] = useState<Hints | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const allowed = view.value?.advice === true;
  const position = `${view.value?.last_row} ${desk.value?.draft.map((choice) => choice.text).join()}`;
  useEffect(() => {
    const game = view.value;
    const own = desk.value;
    setFound(null);
    setProblem(null);
    if (!allowed || !game || !own) return;
    const left = new AbortController(); // the position is another one, or the sheet is closed: the server need not go on
    const here = () => !left.signal.aborted;
    api.hints(game.id, { seat: own.seat, base: game.last_row, draft: own.draft.map((choice) => choice.text) }, left.signal).then(
      (hints) => here() && setFound(hints),
      (error: unknown) => here() && setProblem(error),
    );
    return () => left.abort();
  }, [allowed, position]);
  return (
    <Dialog title={t("advice-hints")} onClose={onClose} kind="wide">
      <Consent />
      <ProblemNote of={problem} />
      {allowed && !found && !problem && <p role="status">{t(desk.value ? "advice-thinking" : "advice-not-now")}</p>}
      {found && (
        <>
          {found.moves.length > 1 && <p>{t("advice-compared")}</p>}
          <ol class="advised hints" aria-label={t("advice-hints")} tabIndex={0}>
            {found.moves.map((hint) => (
              <li key={hint.move.text}>
                <p>
                  {inWords(hint.move)}: <b>{t("advice-expected", { vp: rounded(hint.vp) })}</b>
                </p>
                <Reasons of={hint.terms} />
                {hint.alike.length > 0 && <small class="alike">{t("hint-alike", { moves: hint.alike.map(inWords).join("; ") })}</small>}
              </li>
            ))}
          </ol>
          <h3>{t("hint-seats")}</h3>
          <ul class="chances">
            {found.seats.map((seat) => (
              <li key={seat.seat} style={`${faces.value[seat.seat]?.colours ?? ""};--share:${100 * seat.win_share}`}>
                {names.value[seat.seat]}:{" "}
                {t("advice-seat", { vp: rounded(seat.vp), spread: rounded(seat.spread), share: Math.round(100 * seat.win_share) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

export function ReviewSheet({ onClose }: { onClose(): void }) {
  const [found, setFound] = useState<JudgementShape[]>([]);
  const [place, setPlace] = useState({ done: 0, total: 0 });
  const [finished, setFinished] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const allowed = view.value?.advice === true;
  useEffect(() => {
    const game = view.value?.id;
    const left = new AbortController(); // closing the sheet ends the review
    const here = () => !left.signal.aborted;
    setFound([]);
    setFinished(false);
    const look = async (id: string) => {
      let after = 0;
      for (let total = 1; here() && after < total;) {
        const piece = await api.review(id, { after }, left.signal);
        if (!here()) return;
        ({ done: after, total } = piece);
        setPlace({ done: after, total });
        setFound((before) => [...before, ...piece.decisions]);
        if (!piece.total) break;
      }
      if (here()) setFinished(true);
    };
    if (allowed && game) look(game).catch((error: unknown) => here() && setProblem(error));
    return () => left.abort();
  }, [allowed]);
  const costly = found.filter((one) => one.cost > 0).sort((a, b) => b.cost - a.cost || a.turn - b.turn);
  return (
    <Dialog title={t("advice-review")} onClose={onClose} kind="wide">
      <Consent />
      <ProblemNote of={problem} />
      {allowed && !problem && (
        <p role="status">
          {t("advice-progress", { done: place.done, all: place.total })}
          {!finished && <progress class="progress" value={place.done} max={place.total || 1} aria-label={t("advice-review")} />}
        </p>
      )}
      <ol class="advised" aria-label={t("advice-review")} tabIndex={0}>
        {costly.slice(0, SHOWN).map((one) => (
          <li key={one.turn}>
            <p>
              <b>{t("advice-judged", { round: one.round, player: names.value[one.seat] ?? "", vp: rounded(one.cost) })}</b>
            </p>
            <p>
              {t("review-played")}: {inWords(one.played)}
            </p>
            <p>
              {t("review-better")}: {inWords(one.better)}
            </p>
            <Reasons of={one.terms} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
