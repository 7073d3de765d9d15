// Conversions of one resource, as often as wanted: every step is played into the draft at once and shown in the bowls.
import type { Choice } from "../api/shapes";
import { Icon } from "../art/icons";
import { busy, desk, table, targetsOf, undoStep, type Target } from "../store";
import { Bowls } from "../table/bowls";
import { t } from "../base/texts";
import { playOn } from "./acts";
import { ChangeRow } from "./offer-card";
import { offerOf } from "./offers";

/** Those possible now, and those of the draft: what was made can be taken back. */
function conversionsFor(target: Target): Choice[] {
  const now = desk.value;
  if (!now) return [];
  const all = target === "kind:convert";
  const found = new Map<string, Choice>();
  const payments = now.draft.filter((choice) => choice.kind === "convert" || choice.kind === "sacrifice");
  for (const choice of [...payments, ...now.conversions]) if (all || targetsOf(choice).includes(target)) found.set(choice.text, choice);
  return [...found.values()].sort((a, b) => a.kind.localeCompare(b.kind) || a.text.localeCompare(b.text));
}

function Stepper({ choice, number }: { choice: Choice; number: number }) {
  const now = desk.value!;
  const made = now.draft.filter((one) => one.text === choice.text).length;
  const more = now.conversions.some((one) => one.text === choice.text);
  const offer = offerOf(choice);
  return (
    <li class="stepper">
      <kbd class="offer-number">{number}</kbd>
      <span class="stepper-words">
        <span>{offer.title}</span>
        <ChangeRow of={offer.change} />
      </span>
      <button
        type="button"
        class="small-button"
        aria-label={t("play-less", { what: offer.title })}
        disabled={busy.value || now.draft.at(-1)?.text !== choice.text}
        onClick={() => void undoStep()}
      >
        <Icon name="minus" size={18} />
      </button>
      <output aria-live="polite">{made}</output>
      <button
        type="button"
        class="small-button"
        data-testid="choice"
        data-move={choice.text}
        data-kind={choice.kind}
        aria-label={t("play-more", { what: offer.title })}
        aria-keyshortcuts={String(number)}
        aria-disabled={busy.value || !more}
        onClick={() => more && void playOn(choice.text)}
      >
        <Icon name="plus" size={18} />
      </button>
    </li>
  );
}

export function hasConversions(target: Target): boolean {
  return conversionsFor(target).length > 0;
}

export function Conversions({ target }: { target: Target }) {
  const player = table.value?.players[desk.value?.seat ?? 0];
  return (
    <div class="conversions">
      <ul>
        {conversionsFor(target).map((choice, at) => (
          <Stepper key={choice.text} choice={choice} number={at + 1} />
        ))}
      </ul>
      {player && <Bowls bowls={player.bowls} />}
    </div>
  );
}
