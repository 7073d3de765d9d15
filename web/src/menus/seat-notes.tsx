// Notes about your seats: another browser plays one of them too, or your key is no longer valid.
import { signal } from "@preact/signals";
import { forgetSecrets, knownGame } from "../api/keys";
import type { SeatShape } from "../api/shapes";
import { Icon } from "../art/icons";
import { playOnlyHere, view } from "../store";
import { sitterName } from "../base/sitters";
import { t } from "../base/texts";
import { IconButton } from "../parts/icon-button";

/** The seat that a link has just led to: whether it is played elsewhere, too, is said once. */
export const justEntered = signal<{ game: string; seat: number } | null>(null);

export const seatName = (seat: SeatShape) => sitterName(view.value?.seats ?? [], seat.seat);

function SharedNote() {
  const now = justEntered.value;
  const seat = now && view.value?.id === now.game ? view.value.seats[now.seat] : undefined;
  if (!seat?.browsers || seat.browsers < 2) return null;
  const close = () => (justEntered.value = null);
  return (
    <div class="notice" role="status" data-testid="shared-seat">
      <Icon name="eye" size={20} />
      <div class="notice-words">
        <b>{t("shell-shared", { name: seatName(seat) })}</b>
        <span>{t("shell-shared-text")}</span>
      </div>
      <button type="button" class="button" onClick={() => void playOnlyHere(seat.seat).then((done) => done && close())}>
        {t("shell-only-here")}
      </button>
      <IconButton class="small-button" label={t("shell-close")} onClick={close}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}

function LostNote() {
  const game = view.value;
  const kept = Object.keys((game && knownGame(game.id)?.seats) ?? {}).map(Number);
  const lost = game?.seats.filter(({ seat, bot }) => kept.includes(seat) && !game.mine.includes(seat) && !bot) ?? [];
  if (!game || !lost.length) return null;
  return (
    <div class="notice" role="status" data-testid="lost-seat">
      <Icon name="lock" size={20} />
      <div class="notice-words">
        <b>{t("shell-lost", { name: seatName(lost[0]!) })}</b>
        <span>{t("shell-lost-text")}</span>
      </div>
      <IconButton class="small-button" label={t("shell-close")} onClick={() => forgetSecrets(game.id, "seats", [lost[0]!.seat])}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}

export function SeatNotes() {
  return (
    <>
      <LostNote />
      <SharedNote />
    </>
  );
}
