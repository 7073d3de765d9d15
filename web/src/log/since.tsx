// What happened since your last turn: a line of icons by player, whose numbers stand on the map, too.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { IconButton } from "../parts/icon-button";
import { t } from "../base/texts";
import { faces } from "../table/seats";
import { newsAway, showNews, steps, type Step } from "./news";
import { LogRow, walkRows } from "./turn-part";

/** Brings the line back after it was put away. */
export function SinceAgain() {
  if (!steps.value.length || !newsAway.value) return null;
  return (
    <button type="button" class="since-again" onClick={() => showNews(true)}>
      <Icon name="log" size={16} /> {t("log-since")}
    </button>
  );
}

export function Since() {
  const line = useRef<HTMLDivElement>(null);
  const found = steps.value;
  // what is newest is in sight
  useLayoutEffect(() => {
    const box = line.current;
    if (box) box.scrollLeft = box.scrollWidth;
  }, [found.length]);
  if (!found.length || newsAway.value) return null;
  return (
    <section class="news" aria-label={t("log-since")}>
      <Icon name="log" size={16} title={t("log-since")} />
      <div class="news-steps" ref={line} role="group" aria-label={t("log-since")} tabIndex={0} onKeyDown={walkRows}>
        {found.map((step) => (
          <StepPart key={step.turn.rows[0]!.entry.row} step={step} />
        ))}
      </div>
      <IconButton class="quiet-button" label={t("log-since-close")} onClick={() => showNews(false)}>
        <Icon name="close" size={14} />
      </IconButton>
    </section>
  );
}

function StepPart({ step: { n, turn } }: { step: Step }) {
  return (
    <div class="news-step">
      <span class="step-number" style={faces.value[turn.seat]?.colours} aria-hidden="true">
        {n}
      </span>
      {turn.rows.map((row, at) => (
        <LogRow key={`${row.entry.row}-${at}`} row={row} answers={row.entry.seat !== turn.seat} first={at === 0} points />
      ))}
    </div>
  );
}
