// What went wrong, in the words of the catalogues, with what the server says about it.
import { Refusal } from "../api/client";
import { has, say, t } from "../base/texts";

/** The key of a failure for the catalogues: the server's, or `unexpected`. */
export function problemKey(error: unknown): string {
  const key = error instanceof Refusal ? error.problem.problem : "unexpected";
  return has(`problem-${key}`) ? key : "unexpected";
}

/** A failure as a sentence; a refused move says its reason. */
export function problemText(error: unknown): string {
  const reason = error instanceof Refusal ? error.problem.reason : null;
  return reason ? say(`reason-${reason.key}`, reason.args) : t(`problem-${problemKey(error)}`);
}

// Problems about something the person wrote: the server's own sentence says what is wrong with it
const WITH_DETAIL = ["setup", "file", "map", "invalid", "ambiguous"];

export function ProblemNote({ of }: { of: unknown }) {
  if (of === null || of === undefined) return null;
  return (
    <p class="problem" role="alert">
      {problemText(of)}
      <Detail of={of} />
    </p>
  );
}

/** In the words of the catalogues, one sentence after the other; the server's own, which is English, where it has none. */
function Detail({ of }: { of: unknown }) {
  if (!(of instanceof Refusal) || !WITH_DETAIL.includes(of.problem.problem)) return null;
  const { said, detail } = of.problem;
  if (said.length) {
    return <small class="problem-detail">{said.map((one) => say(`complaint-${one.key}`, one.args)).join(" ")}</small>;
  }
  return (
    <small lang="en" class="problem-detail">
      {detail}
    </small>
  );
}
