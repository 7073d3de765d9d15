// Why something is not possible, asked of the server once for each position.
import { api } from "../api/client";
import type { TargetAnswer } from "../api/shapes";
import { desk, view, type Target } from "../store";

const known = new Map<string, Promise<TargetAnswer[]>>();
let position = "";

/** The reasons against what one might have wanted with a target; `offered`: beside the choices that there are for it. */
export function whyNot(target: Target, offered: boolean): Promise<TargetAnswer[]> {
  const game = view.value!;
  const seat = desk.value?.seat ?? game.mine[0] ?? game.table.decider ?? 0;
  const draft = desk.value?.draft.map((choice) => choice.text) ?? [];
  const now = `${game.id} ${game.last_row} ${seat} ${draft.join(". ")}`;
  if (now !== position) known.clear();
  position = now;
  const key = `${target} ${offered}`;
  let answers = known.get(key);
  if (!answers) {
    answers = api.explainTarget(game.id, { seat, draft, target, offered }).then(
      (found) => found.answers,
      (error: unknown) => {
        known.delete(key);
        throw error;
      },
    );
    known.set(key, answers);
  }
  return answers;
}
