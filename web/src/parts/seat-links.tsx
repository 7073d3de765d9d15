// One secret link for each person: whoever opens it sits there. This browser keeps all of them anyway.
import { Icon } from "../art/icons";
import { t } from "../texts";
import { addressOf, CopyLink } from "./copy";

export interface SeatLink {
  seat: number;
  name: string;
  key: string;
}

export function SeatLinks({ game, links }: { game: string; links: SeatLink[] }) {
  return (
    <ul class="seat-links">
      {links.map(({ seat, name, key }) => (
        <li key={seat}>
          <b>
            <Icon name="person" size={18} /> {name}
          </b>
          <CopyLink label={t("shell-link-of", { name })} address={addressOf(`game/${game}/seat/${seat}/${key}`)} />
        </li>
      ))}
    </ul>
  );
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Links that begin with the name of this very computer help nobody else. */
export function LocalNote() {
  if (!LOOPBACK.test(location.hostname)) return null;
  return (
    <p class="around">
      <Icon name="warning" size={18} /> {t("shell-local")}
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
