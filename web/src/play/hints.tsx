// Hints on the table: the best turns in a short list above the bar. Pointing at one shows it on the map, a click puts it into
// the turn. The bot thinks as long as the list is open, and nothing waits for it.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api/client";
import type { HintShape, Hints as Found } from "../api/shapes";
import { Icon } from "../art/icons";
import { t } from "../base/texts";
import { IconButton } from "../parts/icon-button";
import { ProblemNote } from "../parts/problem";
import { desk, lay, targetsOf, view } from "../store";
import { close, panel, play, toggle } from "./acts";
import { OfferCard } from "./offer-card";
import { offerOf } from "./offers";

const SHOWN = 5;

const allowed = () => view.value?.advice === true && desk.value !== null;

/** Beside the button that confirms, where hints are allowed. */
export function HintButton() {
  if (!allowed()) return null;
  return (
    <button
      type="button"
      class="button hint-button"
      data-testid="hint"
      aria-label={t("play-hint")} // phones show the icon only
      aria-expanded={panel.value === "hints"}
      onClick={() => toggle("hints")}
    >
      <Icon name="eye" size={18} /> <span>{t("play-hint")}</span>
    </button>
  );
}

/** The best turns of this position; asked for anew when it changes, and given up when the list is closed. */
function useHints(): { found: Found | null; problem: unknown } {
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const position = `${view.value?.last_row} ${desk.value?.draft.map((choice) => choice.text).join()}`;
  useEffect(() => {
    const [game, own] = [view.value, desk.value];
    setFound(null);
    setProblem(null);
    if (!game || !own) return;
    const left = new AbortController();
    const here = () => !left.signal.aborted;
    api.hints(game.id, { seat: own.seat, base: game.last_row, draft: own.draft.map((choice) => choice.text) }, left.signal).then(
      (hints) => here() && setFound(hints),
      (error: unknown) => here() && setProblem(error),
    );
    return () => left.abort();
  }, [position]);
  return { found, problem };
}

function Hint({ hint, number }: { hint: HintShape; number: number }) {
  const choice = desk.value?.moves.find(({ text }) => text === hint.move.text);
  if (!choice) return null;
  const target = targetsOf(choice)[0];
  const take = async () => {
    if (!target) return play(choice.text);
    if (await lay(target, choice.text)) close();
  };
  const offer = { ...offerOf(choice), parts: [], followUps: [] }; // the map shows them, and the turn tells them
  return (
    <OfferCard offer={offer} number={number} class="hint-card" onPlay={() => void take()}>
      <span class="hint-title">
        <b class="offer-title">{offer.title}</b>
        <span>{t("advice-expected", { vp: Math.round(hint.vp) })}</span>
      </span>
    </OfferCard>
  );
}

export function HintList() {
  const { found, problem } = useHints();
  if (!allowed()) return null;
  return (
    <div class="hint-list" role="dialog" aria-label={t("advice-hints")}>
      <header class="panel-head">
        <h2>{t("advice-hints")}</h2>
        <IconButton class="small-button" label={t("play-close")} onClick={close}>
          <Icon name="close" size={18} />
        </IconButton>
      </header>
      <div class="hint-body" aria-live="polite">
        <ProblemNote of={problem} />
        {!found && !problem && <p class="soft">{t("advice-thinking")}</p>}
        {found?.moves.slice(0, SHOWN).map((hint, at) => (
          <Hint key={hint.move.text} hint={hint} number={at + 1} />
        ))}
      </div>
    </div>
  );
}
