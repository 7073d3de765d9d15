// Taking turns back: freely while nobody else has moved, else the others are asked.
import { answerTakeBack, log, names, view } from "../store";
import { listing, t } from "../texts";
import { Dialog } from "./dialog";

export interface Wish {
  seat: number;
  to: number;
  free: boolean;
}

/** What "take back" would do now: back before the own last turn of the line that is played. */
export function possibleTakeBack(): Wish | null {
  const game = view.value;
  if (!game || game.status === "closed" || game.take_back || !game.mine.length) return null;
  const turns = log.value.filter((row) => row.kind === "turn" && game.line.includes(row.ply));
  const free = game.free_take_back;
  if (free !== null) {
    const row = turns.find((each) => each.ply > free && game.mine.includes(each.seat));
    return { seat: row?.seat ?? game.mine[0]!, to: free, free: true };
  }
  const last = turns.findLast((row) => game.mine.includes(row.seat) && !row.automatic);
  if (!last) return null;
  const place = game.line.indexOf(last.ply);
  return { seat: last.seat, to: game.line[place - 1] ?? 0, free: false };
}

/** Somebody wishes to go back: own seats are asked, the wisher sees who is waited for. */
export function TakeBackQuestion() {
  const game = view.value;
  const wish = game?.take_back;
  if (!game || !wish) return null;
  const open = wish.needed.filter((seat) => !wish.agreed.includes(seat));
  const asked = open.find((seat) => game.mine.includes(seat) && !game.seats[seat]?.bot);
  const player = names.value[wish.seat] ?? "";
  const rows = log.value.filter((row) => row.ply > wish.to && game.line.includes(row.ply)).length;
  if (asked === undefined) {
    const waiting = listing(open.map((seat) => names.value[seat] ?? ""));
    return (
      <p class="bar-note" role="status">
        {t("shell-back-waiting", { player, names: waiting })}
        {game.mine.includes(wish.seat) && (
          <button type="button" class="bar-link" onClick={() => void answerTakeBack(wish.seat, false)}>
            {t("shell-back-withdraw")}
          </button>
        )}
      </p>
    );
  }
  const answer = (agree: boolean) => void answerTakeBack(asked, agree);
  return (
    <Dialog
      title={t("shell-back-asked")}
      kind="small"
      onClose={() => answer(false)}
      foot={
        <>
          <button type="button" class="button" onClick={() => answer(false)}>
            {t("shell-back-refuse")}
          </button>
          <button type="button" class="button main" onClick={() => answer(true)}>
            {t("shell-back-agree")}
          </button>
        </>
      }
    >
      <p>{t("shell-back-wish", { player, n: rows, name: names.value[asked] ?? "" })}</p>
    </Dialog>
  );
}
