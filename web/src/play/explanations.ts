// Why something is not possible, asked of the server once for each position.
import { api, Refusal } from "../api/client";
import type { Explanation, ReasonShape } from "../api/shapes";
import { desk, view } from "../store";

const known = new Map<string, Promise<ReasonShape | null>>();
let position = "";

/** The reason against a move, a space, a tile or a track; nothing if it is possible or no such question makes sense. */
export function whyNot(what: string): Promise<ReasonShape | null> {
  const game = view.value!;
  const seat = desk.value?.seat ?? game.mine[0] ?? game.table.decider ?? 0;
  const draft = desk.value?.draft.map((choice) => choice.text) ?? [];
  const now = `${game.id} ${game.ply} ${seat} ${draft.join(". ")}`;
  if (now !== position) known.clear();
  position = now;
  let answer = known.get(what);
  if (!answer) {
    answer = api.explain(game.id, seat, draft, what).then(
      (found: Explanation) => found.reason,
      (error: unknown) => {
        known.delete(what);
        if (error instanceof Refusal && error.problem.reason) return error.problem.reason;
        throw error;
      },
    );
    known.set(what, answer);
  }
  return answer;
}
