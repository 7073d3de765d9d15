// Explains why something is not possible: which rule says so, and what would help.
import { useEffect, useState } from "preact/hooks";
import type { ReasonShape, TargetAnswer } from "../api/shapes";
import { Icon } from "../art/icons";
import { openHelp } from "../store/help";
import { ProblemNote } from "../parts/problem";
import { desk, names, view, type Target } from "../store";
import { describeStep, nameOf, say, t } from "../base/texts";
import { whyNot } from "./explanations";
import { OfferCard } from "./offer-card";
import { offerOf } from "./offers";

export function reasonText(reason: ReasonShape): string {
  return say(`reason-${reason.key}`, reason.args);
}

/** The sentence, the rule, and what would help. */
export function ReasonNote({ reason }: { reason: ReasonShape }) {
  return (
    <div class="reason">
      <p>
        <Icon name="lock" size={16} /> {reasonText(reason)}{" "}
        <button type="button" class="rule-link" onClick={() => openHelp(reason.topic)}>
          {t("play-rule")}
        </button>
      </p>
      {reason.move ? (
        <div class="repair">
          <p class="soft">{t("play-repair")}</p>
          <OfferCard offer={offerOf(reason.move)} />
        </div>
      ) : (
        reason.missing && <p class="soft">{t("repair-missing", { what: nameOf("what", reason.missing), amount: reason.amount })}</p>
      )}
    </div>
  );
}

function Answer({ answer: { words, reason } }: { answer: TargetAnswer }) {
  if (!reason) return <p class="soft">{t("play-nothing-here")}</p>;
  return (
    <div class="why-not">
      {words && <b class="why-title">{describeStep(words, names.value)}</b>}
      <ReasonNote reason={reason} />
    </div>
  );
}

/** Why nothing can be done with a target; `offered`: what is missing beside its choices. */
export function WhyNot({ target, offered = false }: { target: Target; offered?: boolean }) {
  const [answers, setAnswers] = useState<TargetAnswer[] | undefined>(undefined);
  const [failed, setFailed] = useState<unknown>(null);
  const last = view.value?.last_row;
  const now = desk.value;
  const draft = now?.draft.map((choice) => choice.text).join(". ");
  const asked = !now || now.decision !== "";
  useEffect(() => {
    let wanted = asked;
    setFailed(null);
    if (wanted)
      whyNot(target, offered).then(
        (found) => wanted && setAnswers(found),
        (error: unknown) => wanted && setFailed(error),
      );
    return () => {
      wanted = false;
    };
  }, [asked, target, offered, last, draft]);
  if (!asked) return <p class="soft">{t("play-confirm-first")}</p>;
  if (failed !== null) return <ProblemNote of={failed} />;
  if (answers === undefined) return offered ? null : <p class="soft reason-wait">…</p>;
  return (
    <>
      {answers.map((answer) => (
        <Answer key={answer.text} answer={answer} />
      ))}
    </>
  );
}
