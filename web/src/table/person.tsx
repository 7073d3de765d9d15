// The person behind a faction: the name, a mark on one's own, and whether the others' windows are open just now.
import { Icon } from "../art/icons";
import { here, past, table, view } from "../store";
import { t } from "../base/texts";
import { isBot, personName } from "./seats";

/** Is the person of a seat here? Nothing for bots, for oneself, and where nobody knows. */
export function presence(seat: number): "here" | "away" | null {
  const game = view.value;
  if (!game || !here.value || past.value || isBot(seat) || game.mine.includes(seat) || game.status === "closed") return null;
  if (table.value?.players[seat]?.dropped) return null;
  return here.value.includes(seat) ? "here" : "away";
}

/** What stands beside one's own names: several people may sit at this screen. */
export function ownMark(seat: number): string {
  const mine = view.value?.mine ?? [];
  return mine.includes(seat) ? t(mine.length > 1 ? "people-this-screen" : "people-you") : "";
}

/** The same in words: whether it is oneself, or whether they are here. */
export function personState(seat: number): string {
  const now = presence(seat);
  return now ? t(`people-${now}`) : ownMark(seat);
}

export function PresenceDot({ seat }: { seat: number }) {
  const now = presence(seat);
  return now && <i class="presence" data-presence={now} title={t(`people-${now}`)} aria-hidden="true" />;
}

/** Name and marks; whoever hears the screen is told by `PersonWords`. */
export function Person({ seat }: { seat: number }) {
  const mark = ownMark(seat);
  return (
    <span class="person">
      {isBot(seat) && <Icon name="bot" />}
      <PresenceDot seat={seat} />
      <span class="person-name">{personName(seat)}</span>
      {mark && <i class="you">{mark}</i>}
    </span>
  );
}

export function PersonWords({ seat }: { seat: number }) {
  return <span class="hidden-text">{[personName(seat), personState(seat)].filter(Boolean).join(", ")}</span>;
}
