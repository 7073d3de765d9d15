// What is not possible says why, which rule it is, and how it could become possible.
import { useEffect, useState } from "preact/hooks";
import type { ReasonShape } from "../api/shapes";
import { Icon } from "../art/icons";
import { openHelp } from "../store/help";
import { ProblemNote } from "../parts/problem";
import { desk, view } from "../store";
import { nameOf, say, t } from "../base/texts";
import { whyNot } from "./explanations";
import { OfferCard } from "./offer-card";
import { offerOf } from "./offers";
import type { Question } from "./targets";

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

function Answer({ question }: { question: Question }) {
  const [reason, setReason] = useState<ReasonShape | null | undefined>(undefined);
  const [failed, setFailed] = useState<unknown>(null);
  const ply = view.value?.ply;
  const draft = desk.value?.draft.map((choice) => choice.text).join(". ");
  useEffect(() => {
    let wanted = true;
    setFailed(null);
    whyNot(question.text).then(
      (found) => wanted && setReason(found),
      (error: unknown) => wanted && setFailed(error),
    );
    return () => {
      wanted = false;
    };
  }, [question.text, ply, draft]);
  if (failed !== null) return <ProblemNote of={failed} />;
  if (reason === undefined) return <p class="soft reason-wait">…</p>;
  if (reason === null) return question.words ? null : <p class="soft">{t("play-nothing-here")}</p>;
  return (
    <div class="why-not">
      {question.words && <b class="why-title">{question.words}</b>}
      <ReasonNote reason={reason} />
    </div>
  );
}

export function WhyNot({ questions }: { questions: Question[] }) {
  if (desk.value && !desk.value.decision) return <p class="soft">{t("play-confirm-first")}</p>;
  return (
    <>
      {questions.map((question) => (
        <Answer key={question.text} question={question} />
      ))}
    </>
  );
}
