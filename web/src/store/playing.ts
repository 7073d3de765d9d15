// Playing: drafts, turns, and everything else that changes the game on the server.
import { api, Refusal } from "../api/client";
import type { SeatChangeRequest, View } from "../api/shapes";
import { preferences } from "../base/preferences";
import { busy, desk, refusal, undone, view } from "./known";
import { selected } from "./targets";
import { change, quiet, refresh, show } from "./views";

/** Do something that may be refused; what is refused is shown where refusals are shown. */
export async function attempt(what: () => Promise<void>): Promise<boolean> {
  try {
    await what();
    refusal.value = null;
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.problem.view) show(error.problem.view);
    refusal.value = error;
    return false;
  }
}

/** Send something that changes the game. While an answer is awaited a second click is none; but what is `patient` is no
 * part of a turn and was meant, so it waits. */
async function send(request: (game: View) => Promise<View>, patient = false): Promise<boolean> {
  if (patient) await quiet();
  const game = view.value;
  if (!game || busy.value) return false;
  const worked = await attempt(() => change(() => request(game)));
  if (!worked) void refresh(); // it may have been done all the same
  return worked;
}

/** Put these moves into the unfinished turn, in place of those in it. */
export async function setDraft(moves: string[]): Promise<boolean> {
  const seat = desk.value?.seat;
  return seat !== undefined && send((game) => api.draft(game.id, seat, game.last_row, moves));
}

const drafted = () => desk.value?.draft.map((choice) => choice.text) ?? [];

/** Is nothing left to be decided in the turn? Spades left, say, can be given up, but not by mistake. */
export const decided = () => desk.value?.complete === true && ["", "after"].includes(desk.value.decision);

/** Add a move to the unfinished turn. Where nobody wants to be asked, a complete turn is sent at once. `more`: others of
 * its kind may follow, so what is selected stays and nothing is sent yet. */
export async function choose(text: string, more = false): Promise<boolean> {
  if (!(await setDraft([...drafted(), text]))) return false;
  undone.value = [];
  if (more) return true;
  selected.value = null;
  return preferences.value.confirm || !decided() || commit();
}

export async function undoStep(): Promise<void> {
  const moves = drafted();
  const last = moves.pop();
  if (last !== undefined && (await setDraft(moves))) undone.value = [...undone.value, last];
}

export async function redoStep(): Promise<void> {
  const next = undone.value.at(-1);
  if (next !== undefined && (await setDraft([...drafted(), next]))) undone.value = undone.value.slice(0, -1);
}

/** Start the turn again. */
export async function startAgain(): Promise<void> {
  const moves = drafted();
  if (moves.length && (await setDraft([]))) undone.value = moves.reverse();
}

/** Send the turn. */
export async function commit(): Promise<boolean> {
  const now = desk.value;
  return now?.complete === true && send((game) => api.commit(game.id, now.seat, game.last_row, [...drafted(), ...now.finish]));
}

/** Play something that needs no turn: an answer left open, leaving the game. */
export async function commitAside(seat: number, text: string): Promise<void> {
  await send((game) => api.commit(game.id, seat, game.last_row, [text]));
}

/** Go back before a turn, or ask for it. Where a bot or a rule was faster, and one may still go there freely, the wish is
 * sent once more for the game as it is now: nobody has to press again for that. */
export async function takeBack(seat: number, to: number): Promise<void> {
  const wish = (game: View) => api.takeBack(game.id, seat, game.last_row, to);
  await send(async (game) => {
    try {
      return await wish(game);
    } catch (error) {
      const now = error instanceof Refusal && error.problem.problem === "stale" ? error.problem.view : null;
      if (now?.free_take_back !== to) throw error;
      return wish(now);
    }
  });
}

export async function answerTakeBack(seat: number, agree: boolean): Promise<void> {
  const to = view.value?.take_back?.to; // the wish that was seen, whatever is sent meanwhile
  if (to !== undefined) await send((game) => api.answerTakeBack(game.id, seat, game.last_row, to, agree), true);
}

export async function changeSeat(seat: number, wish: SeatChangeRequest): Promise<boolean> {
  return send((game) => api.seat(game.id, seat, wish), true);
}

/** The seat is taken from all other browsers. */
export async function playOnlyHere(seat: number): Promise<boolean> {
  return send((game) => api.onlyHere(game.id, seat), true);
}

/** Nobody can move any more. */
export async function closeForAll(): Promise<void> {
  await send((game) => api.close(game.id), true);
}
