// The auction of factions: what each of them costs now, who holds it, and the own bid in one place.
import { useState } from "preact/hooks";
import type { AuctionView } from "../api/shapes";
import { Icon } from "../art/icons";
import { openHelp } from "../store/help";
import { play } from "./acts";
import { busy, catalogue, desk, isLegal, names, table } from "../store";
import { t } from "../base/texts";
import { ability } from "../table/abilities";
import { Disc } from "../table/disc";
import { personName, seatColours } from "../table/seats";

/** Where the own seat bids now. */
const bids = () => ["bid-faction", "bid"].includes(desk.value?.decision ?? "");

const nameOf = (seat: number) => personName(seat) || (names.value[seat] ?? "");

/** Choose the faction and the amount in one go; the faction may have been chosen already. */
async function place(faction: string, vp: number): Promise<void> {
  const on = desk.value?.moves.find((choice) => choice.kind === "faction" && choice.target === faction);
  if (on) await play(on.text);
  const bid = desk.value?.moves.find((choice) => choice.kind === "bid" && choice.target === String(vp));
  if (bid) await play(bid.text, true);
}

/** May this seat bid on it now? */
function isOpen(faction: string): boolean {
  const now = desk.value;
  if (now?.decision !== "bid") return isLegal(`faction:${faction}`);
  return now.draft.at(-1)?.target === faction;
}

export function Auction() {
  const now = table.value!;
  const start = catalogue.value.common.auction_vp;
  const own = bids() ? desk.value!.seat : null;
  const asked = own ?? now.decider;
  return (
    <section class="auction" aria-label={t("table-auction")}>
      <h2>{t("table-auction")}</h2>
      <p class="soft">{t("table-auction-text", { start })}</p>
      <ol class="lots">
        {now.auction.map((lot) => (
          <Lot key={lot.faction} lot={lot} start={start} own={own} />
        ))}
      </ol>
      <Waiting asked={asked} />
    </section>
  );
}

/** Everybody, with the faction they would get now. */
function Waiting({ asked }: { asked: number | null }) {
  const now = table.value!;
  return (
    <ul class="bidders" aria-label={t("table-auction-bidders")}>
      {now.players.map(({ seat }) => {
        const held = now.auction.find((lot) => lot.holder === seat);
        return (
          <li key={seat} data-asked={asked === seat || undefined}>
            <Disc seat={seat} /> <b>{nameOf(seat)}</b>{" "}
            <span>
              {held
                ? t("table-auction-holds", { faction: t(`faction-${held.faction}`), n: held.bid })
                : asked === seat
                  ? t("table-auction-bids")
                  : t("table-auction-waits")}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Lot({ lot, start, own }: { lot: AuctionView; start: number; own: number | null }) {
  const faction = catalogue.value.factions[lot.faction]!;
  const name = t(`faction-${lot.faction}`);
  return (
    <li class="lot" style={seatColours(faction.colour)} data-mine={(own !== null && lot.holder === own) || undefined}>
      <header>
        <Icon name="SH" size={22} colour={faction.colour} />
        <b>{name}</b>
        <span class="lot-terrain">{t(`colour-${faction.colour}`)}</span>
        <button
          type="button"
          class="icon-button"
          aria-label={t("shell-help-about", { what: name })}
          onClick={() => openHelp(`faction:${lot.faction}`)}
        >
          <Icon name="help" size={16} />
        </button>
      </header>
      <p class="lot-ability">{ability(lot.faction, "ability")}</p>
      <p class="lot-price">
        {lot.holder === null ? (
          <span>{t("table-auction-free")}</span>
        ) : (
          <>
            <Disc seat={lot.holder} />
            <span>{t("table-auction-bid", { player: nameOf(lot.holder), n: lot.bid, rest: start - lot.bid })}</span>
          </>
        )}
      </p>
      {own !== null && isOpen(lot.faction) && <Bid lot={lot} most={start} name={name} />}
    </li>
  );
}

/** The amount, with steps up and down, and the button that bids it. */
function Bid({ lot, most, name }: { lot: AuctionView; most: number; name: string }) {
  const [wished, setWished] = useState(lot.least);
  const n = Math.min(Math.max(wished, lot.least), most);
  return (
    <div class="bid" role="group" aria-label={t("move-bid-on", { faction: name })}>
      <button
        type="button"
        class="icon-button"
        disabled={n <= lot.least}
        aria-label={t("table-auction-less")}
        onClick={() => setWished(n - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <button type="button" class="button main" data-testid="bid" aria-disabled={busy.value} onClick={() => void place(lot.faction, n)}>
        {t("move-bid", { vp_bid: n })}
      </button>
      <button type="button" class="icon-button" disabled={n >= most} aria-label={t("table-auction-more")} onClick={() => setWished(n + 1)}>
        <Icon name="plus" size={16} />
      </button>
      <small class="soft" aria-live="polite">
        {t("table-auction-rest", { n: most - n })}
      </small>
    </div>
  );
}
