// The turn so far: its moves as chips, what they change together, and the buttons that undo, redo and confirm it.
import type { Choice, Desk } from "../api/shapes";
import { Icon } from "../art/icons";
import { busy, desk, names, table, undone } from "../store";
import { describeStep, t } from "../base/texts";
import { confirm, redo, restart, undo } from "./acts";
import { changeOf, changeText } from "./changes";
import { ChangeRow } from "./offer-card";
import { offerOf, owesPrice, spokenOffer } from "./offers";
import { promptOf } from "./prompts";
import { decisionPanels } from "./slots";
import { IconButton } from "../parts/icon-button";

/** Equal moves in a row as one. */
function runs(draft: Choice[]): { choice: Choice; times: number }[] {
  const out: { choice: Choice; times: number }[] = [];
  for (const choice of draft) {
    const last = out.at(-1);
    if (last?.choice.text === choice.text) last.times += 1;
    else out.push({ choice, times: 1 });
  }
  return out;
}

export function DraftChips() {
  const draft = desk.value?.draft ?? [];
  if (!draft.length) return null;
  const change = changeOf(draft);
  const owed = draft.at(-1)!.follow_ups.some(owesPrice); // its price is being asked for
  return (
    <div class="draft">
      <ol class="draft-chips" aria-label={t("play-draft")} tabIndex={draft.length > 1 ? 0 : undefined}>
        {runs(draft).map(({ choice, times }, at) => {
          const offer = offerOf(choice);
          return (
            <li class="draft-chip" data-testid="drafted" data-move={choice.text} key={at} title={spokenOffer(offer)}>
              <span>
                {offer.title}
                {times > 1 && ` ×${times}`}
              </span>
              {draft.length > 1 && <ChangeRow of={changeOf(Array<Choice>(times).fill(choice))} quiet />}
            </li>
          );
        })}
      </ol>
      <span class="draft-net" title={changeText(change)}>
        <ChangeRow of={change} quiet={owed} />
      </span>
    </div>
  );
}

/** The move that ends the turn, if it leaves something unused. */
export function wasting(now: Desk): Choice | null {
  const ending = now.moves.find((choice) => choice.kind === "done");
  return ending && Number(ending.steps[0]?.args.spades ?? 0) > 0 ? ending : null;
}

function confirmWords(now: Desk): string {
  const waste = wasting(now);
  if (waste) return describeStep(waste.steps[0]!, names.value);
  const own = decisionPanels.all.find(({ decision }) => decision === now.decision);
  if (own) return own.confirmWords();
  if (!now.draft.length && now.finish.length) return t("move-end-turn");
  return t("play-confirm");
}

/** What is sent, as it is read aloud. */
function sent(now: Desk): string {
  const moves = now.draft.map((choice) => offerOf(choice).title);
  const ending = now.finish.length ? now.moves.find((choice) => choice.text === now.finish[0])?.steps[0] : undefined;
  return [...moves, ending ? describeStep(ending, names.value) : ""].filter(Boolean).join(", ");
}

export function TurnButtons() {
  const now = desk.value;
  if (!now) return null;
  const empty = !now.draft.length;
  const ready = now.complete && !busy.value;
  const reason = now.complete ? t("play-sends", { moves: sent(now) }) : promptOf(now, table.value!);
  return (
    <div class={`turn-buttons ${empty && !now.complete && !undone.value.length ? "idle" : ""}`}>
      <DraftButton id="undo" icon="undo" disabled={empty} onClick={undo} />
      <DraftButton id="redo" icon="redo" disabled={!undone.value.length} onClick={redo} />
      <DraftButton id="restart" icon="restart" disabled={empty} onClick={restart} />
      <button
        type="button"
        class={`button confirm ${wasting(now) ? "" : "main"} ${ready ? "ready" : ""}`}
        data-testid="confirm"
        aria-disabled={!ready}
        aria-describedby="confirm-reason"
        title={reason}
        onClick={() => ready && void confirm()}
      >
        <Icon name="check" size={20} /> {confirmWords(now)}
      </button>
      <span class="hidden-text" id="confirm-reason">
        {reason}
      </span>
    </div>
  );
}

interface DraftButtonProps {
  id: "undo" | "redo" | "restart";
  icon: string;
  disabled: boolean;
  onClick(): Promise<void>;
}

function DraftButton({ id, icon, disabled, onClick }: DraftButtonProps) {
  return (
    <IconButton
      class="small-button"
      data-testid={id}
      disabled={disabled || busy.value}
      label={t(`play-${id}`)}
      onClick={() => void onClick()}
    >
      <Icon name={icon} size={20} />
    </IconButton>
  );
}
