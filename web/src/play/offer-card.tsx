// One choice: what happens, what it costs and brings, what follows. One click plays it.
import type { ComponentChildren } from "preact";
import { Amounts } from "../art/amounts";
import { Icon } from "../art/icons";
import { busy, ghost } from "../store";
import { readAloud, t } from "../base/texts";
import { play, pointed } from "./acts";
import { isNothing, type Change } from "./changes";
import { followUpText, owesPrice, spokenOffer, warningText, type Offer } from "./offers";

/** Costs and gains side by side, each with its sign. */
export function ChangeRow({ of, quiet }: { of: Change; quiet?: boolean }) {
  if (isNothing(of)) return quiet ? null : <span class="change-free">{t("ui-free")}</span>;
  const { vp: paid, tokens, ...cost } = of.cost;
  const { vp, ...gain } = of.gain;
  const minus = Object.fromEntries(Object.entries(paid ? { ...cost, vp: paid } : cost).map(([name, n]) => [name, -n]));
  return (
    <span class="change-row">
      <Amounts of={minus} class="paid" />
      {tokens ? (
        <span class="paid tokens-lost" title={t("play-sacrifice", { n: tokens })}>
          <Amounts of={{ tokens: -tokens }} />
        </span>
      ) : null}
      <Amounts of={gain} signed class="gained" />
      {vp ? <Amounts of={{ vp }} signed class="gained scored" /> : null}
    </span>
  );
}

const ICONS: Record<string, string> = {
  favor: "favor",
  town: "town",
  leech: "leech",
  spades: "spades",
  key: "keys",
  cult: "anycult",
  bridge: "bridge",
  action: "action",
  ability: "action",
};

/** What comes next, and what may be a mistake. */
export function Consequences({ of }: { of: Offer }) {
  if (!of.followUps.length && !of.warnings.length) return null;
  return (
    <span class="consequences">
      {of.followUps.map((next) => (
        <span class={`follow-up then-${next.kind}`} key={`${next.kind}${next.seat}`}>
          <Icon name={ICONS[next.kind] ?? "action"} size={16} /> {followUpText(next)}
        </span>
      ))}
      {of.warnings.map((warning) => (
        <span class="warned" key={warning.key}>
          <Icon name="warning" size={16} /> {warningText(warning)}
        </span>
      ))}
    </span>
  );
}

// Where it is worth saying that nothing is paid
const PRICED = ["build", "upgrade", "transform", "power", "special", "bridge", "shipping", "digging"];

interface CardProps {
  offer: Offer;
  /** The key that picks it. */
  number?: number;
  /** Sent without being asked again. */
  now?: boolean;
  class?: string;
  /** What a click does, if it does not put the move into the draft. */
  onPlay?: () => void;
  /** Further words for those who listen. */
  about?: string;
  /** Drawn in place of the title. */
  children?: ComponentChildren;
}

export function OfferCard({ offer, number, now, class: extra = "", onPlay, about, children }: CardProps) {
  const show = () => {
    ghost.value = offer.choice;
    pointed.value = offer.text;
  };
  const hide = () => {
    if (pointed.value !== offer.text) return;
    ghost.value = null;
    pointed.value = "";
  };
  return (
    <button
      type="button"
      class={`offer-card ${extra} ${offer.warnings.length ? "doubtful" : ""}`}
      data-testid="choice"
      data-move={offer.text}
      data-kind={offer.kind}
      aria-label={readAloud([spokenOffer(offer), about])}
      aria-keyshortcuts={number ? String(number) : undefined}
      aria-disabled={busy.value}
      onClick={onPlay ?? (() => void play(offer.text, now))}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {number !== undefined && number < 10 && <kbd class="offer-number">{number}</kbd>}
      <span class="offer-words">
        {children || <b class="offer-title">{offer.title}</b>}
        {offer.parts.map((part) => (
          <span class="offer-part" key={part}>
            {part}
          </span>
        ))}
        {offer.payment && <span class="offer-payment">{t("play-payment", { how: offer.payment })}</span>}
      </span>
      <ChangeRow of={offer.change} quiet={!PRICED.includes(offer.kind) || offer.followUps.some(owesPrice)} />
      <Consequences of={offer} />
    </button>
  );
}
