// Resources as icons with numbers: <Amounts of={{ coins: 2, workers: 1 }} />.
import { has, listing, nameOf, t } from "../base/texts";
import { Icon } from "./icons";

// In the order in which they are read; a name that is not here comes last
const ORDER = [
  ...["vp", "coins", "workers", "priests", "power", "tokens", "bowl1", "bowl2", "bowl3", "spades"],
  ...["fire", "water", "earth", "air", "steps", "shipping", "digging", "keys", "bridges"],
];
const ICONS: Record<string, string> = { tokens: "power", bridges: "bridge", steps: "anycult" };

const place = (name: string) => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);

/** What an amount is called, spoken: "2 coins", "bowl 1: 3". */
export function spokenAmount(name: string, n: number): string {
  if (has(`amount-${name}`)) return t(`amount-${name}`, { n });
  const bowl = /^bowl(\d)$/.exec(name)?.[1];
  const known = [`cult-${name}`, `word-${name}`].find(has);
  return t("board-amount", { what: bowl ? t("word-bowl", { number: bowl }) : known ? t(known) : nameOf("what", name), n });
}

export interface AmountsProps {
  of: Record<string, number>;
  /** Show a plus before gains. */
  signed?: boolean;
  /** Of an icon, in px. */
  size?: number;
  /** Show also what is 0. */
  zero?: boolean;
  class?: string;
}

export function Amounts({ of, signed, size, zero, class: extra }: AmountsProps) {
  const shown = Object.entries(of)
    .filter(([, n]) => zero || n)
    .sort(([a], [b]) => place(a) - place(b));
  if (!shown.length) return null;
  return (
    <span class={extra ? `amounts ${extra}` : "amounts"} role="img" aria-label={listing(shown.map(([name, n]) => spokenAmount(name, n)))}>
      {shown.map(([name, n]) => (
        <span class="amount" key={name}>
          <b>{n < 0 ? `−${-n}` : signed && n ? `+${n}` : n}</b>
          <Icon name={ICONS[name] ?? name} size={size} />
        </span>
      ))}
    </span>
  );
}
