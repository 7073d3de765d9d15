// One secret link for each person who plays elsewhere: whoever opens it first sits there, and has a key of the seat that
// nobody else has seen.
import type { Invitation } from "../api/shapes";
import { Icon } from "../art/icons";
import { isAlone } from "../base/alone";
import { t } from "../base/texts";
import { addressOf, CopyLink } from "./copy";

export interface NamedInvitation extends Invitation {
  name: string;
}

export const linkTo = (game: string, { seat, secret }: Invitation) => addressOf(`game/${game}/seat/${seat}/${secret}`);

export function SeatLinks({ game, links }: { game: string; links: NamedInvitation[] }) {
  return (
    <ul class="seat-links">
      {links.map(({ seat, name, secret }) => (
        <li key={seat}>
          <b>
            <Icon name="person" size={18} /> {name}
          </b>
          <CopyLink label={t("shell-link-of", { name })} address={linkTo(game, { seat, secret })} />
        </li>
      ))}
    </ul>
  );
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Does the app run on this very computer? */
export const isLocal = () => isAlone || LOOPBACK.test(location.hostname);

/** Links that begin with the name of this very computer help nobody else; in the demo there is nobody else. */
export function LocalNote() {
  if (!isLocal()) return null;
  return (
    <p class="around">
      <Icon name="warning" size={18} /> {t(isAlone ? "shell-alone" : "shell-local")}
    </p>
  );
}

export function WatchLink({ game }: { game: string }) {
  return (
    <div class="watch-link">
      <b>
        <Icon name="eye" size={18} /> {t("shell-watchers")}
      </b>
      <CopyLink label={t("shell-watch-link")} address={addressOf(`game/${game}`)} />
      <small class="soft">{t("shell-watchers-hint")}</small>
    </div>
  );
}
