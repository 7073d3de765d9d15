// Whoever comes by an invitation is asked for a name, and told who sits there and what the table has settled.
import { preferences } from "../base/preferences";
import { titleOfGame } from "../base/sitters";
import { t } from "../base/texts";
import { NameDialog } from "../parts/name-dialog";
import { changeSeat, view } from "../store";
import { guest } from "../store/sheets";
import { AdviceRule } from "./advice-rule";

export function Welcome() {
  const seat = view.value!.seats[guest.value!.seat]!;
  const close = () => (guest.value = null);
  return (
    <NameDialog
      title={t("people-welcome")}
      likely={preferences.value.name || seat.name}
      yes={t("people-sit-down")}
      onDone={(name) => {
        close();
        if (name && name !== seat.name) void changeSeat(seat.seat, { name });
      }}
    >
      <p>{t("people-invited", { title: titleOfGame(view.value!) })}</p>
      <AdviceRule />
    </NameDialog>
  );
}
