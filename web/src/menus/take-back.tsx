// Taking turns back: freely while nobody else has moved, else the others are asked.
import { signal } from "@preact/signals";
import { answerTakeBack, log, names, view } from "../store";
import { listing, t } from "../base/texts";
import { Dialog } from "../parts/dialog";

export interface Wish {
  seat: number;
  to: number;
  free: boolean;
}

/** What "take back" would do now: back before the own last turn of the line that is played. */
export function possibleTakeBack(): Wish | null {
  const game = view.value;
  if (!game || game.status === "closed" || game.take_back || !game.mine.length) return null;
  const free = game.free_take_back !== null;
  const to = game.free_take_back ?? game.asked_take_back;
  if (to === null) return null;
  const entry = log.value.find(({ row, seat }) => row > to && game.line.includes(row) && game.mine.includes(seat));
  return { seat: entry?.seat ?? game.mine[0]!, to, free };
}

/** The wish to go back that is open, whom it waits for, and the own seat that is asked, if one is. */
function openWish() {
  const game = view.value;
  const wish = game?.take_back;
  if (!game || !wish) return null;
  const waiting = wish.needed.filter((seat) => !wish.agreed.includes(seat));
  const asked = waiting.find((seat) => game.mine.includes(seat) && !game.seats[seat]?.bot);
  const rows = log.value.filter(({ row }) => row > wish.to && game.line.includes(row)).length;
  return { wish, waiting, asked, rows, own: game.mine.includes(wish.seat) };
}

/** The wish whose question was put away to look at the table first: it can still be answered. */
const away = signal("");
const keyOf = () => JSON.stringify(view.value?.take_back);

const name = (seat: number) => names.value[seat] ?? "";

/** Whom the wish waits for. Whoever wished can withdraw it; whoever is asked and has put that away can answer. */
export function TakeBackNote() {
  const now = openWish();
  if (!now || (now.asked !== undefined && away.value !== keyOf())) return null;
  return (
    <p class="bar-note" role="status">
      {t("shell-back-waiting", { player: name(now.wish.seat), names: listing(now.waiting.map(name)) })}
      {now.asked !== undefined && (
        <button type="button" class="bar-link" onClick={() => (away.value = "")}>
          {t("shell-back-answer")}
        </button>
      )}
      {now.own && (
        <button type="button" class="bar-link" onClick={() => void answerTakeBack(now.wish.seat, false)}>
          {t("shell-back-withdraw")}
        </button>
      )}
    </p>
  );
}

/** The question to an own seat. */
export function TakeBackQuestion() {
  const now = openWish();
  const asked = now?.asked;
  if (!now || asked === undefined || away.value === keyOf()) return null;
  const answer = (agree: boolean) => void answerTakeBack(asked, agree);
  return (
    <Dialog
      title={t("shell-back-asked")}
      kind="small"
      onClose={() => (away.value = keyOf())}
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
      <p>{t("shell-back-wish", { player: name(now.wish.seat), n: now.rows, name: name(asked) })}</p>
    </Dialog>
  );
}
