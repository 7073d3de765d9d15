// Every move there is, by kind, with a field to search: for those who like lists, and the way without a mouse.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { desk } from "../store";
import { t } from "../base/texts";
import { close } from "./acts";
import { OfferCard } from "./offer-card";
import { offerOf, spokenOffer, type Offer } from "./offers";
import { OtherWays } from "./other-ways";
import { IconButton } from "../parts/icon-button";

function allOffers(): Offer[] {
  const now = desk.value;
  return now ? [...now.moves, ...now.conversions].filter((choice) => choice.kind !== "done" || now.decision !== "after").map(offerOf) : [];
}

function matches(offer: Offer, wanted: string): boolean {
  const text = `${offer.text} ${spokenOffer(offer)}`.toLocaleLowerCase();
  return wanted
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Arrow keys go through the list, from the field as well. */
function walk(event: KeyboardEvent): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (!step) return;
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('input, [data-testid="choice"]')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
}

export function AllMoves() {
  const [wanted, setWanted] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const found = allOffers().filter((offer) => matches(offer, wanted));
  const kinds = desk.value?.kinds.filter((kind) => found.some((offer) => offer.kind === kind)) ?? [];
  return (
    <div class="all-moves" role="dialog" aria-label={t("heading-moves")} onKeyDown={walk}>
      <header class="panel-head">
        <h2>{t("heading-moves")}</h2>
        <input
          ref={field}
          type="search"
          class="panel-field"
          value={wanted}
          placeholder={t("play-search")}
          aria-label={t("play-search")}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        <span class="soft" role="status">
          {t("play-found", { n: found.length })}
        </span>
        <IconButton class="small-button" label={t("play-close")} onClick={close}>
          <Icon name="close" size={18} />
        </IconButton>
      </header>
      <div class="panel-body">
        {kinds.map((kind) => (
          <div role="group" key={kind} aria-label={t(`play-kind-${kind.replaceAll(" ", "-")}`)}>
            <h3>{t(`play-kind-${kind.replaceAll(" ", "-")}`)}</h3>
            <div class="move-columns">
              {found
                .filter((offer) => offer.kind === kind)
                .map((offer) => (
                  <OfferCard key={offer.text} offer={offer} class="list-row" />
                ))}
            </div>
          </div>
        ))}
        <OtherWays fits={(offer) => matches(offer, wanted)} />
      </div>
    </div>
  );
}
