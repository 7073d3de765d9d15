// All offers for one thing on the table: the natural ones open, other ways to pay and wide actions folded.
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import type { Target } from "../store";
import { TileFace } from "../table/tiles/faces";
import { tileEffect, tileName } from "../table/tiles/words";
import { t } from "../base/texts";
import { actionAlone, choicesOf, groupsOf, isWide, type Group } from "./offers";
import { OfferCard } from "./offer-card";

const MANY = 8; // offers that are seen at one glance

function Folded({ label, groups }: { label: string; groups: Group[] }) {
  const [open, setOpen] = useState(false);
  if (!groups.length) return null;
  return (
    <>
      <button type="button" class="fold-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? "minus" : "plus"} size={16} /> {label}
      </button>
      {open && groups.map((group) => <GroupOfOffers key={group.best.text} group={group} />)}
    </>
  );
}

/** A bonus card with what it does: passing is choosing one. */
function Card({ code }: { code: string }) {
  return (
    <span class="card-words">
      <span class="tile bonus-card">
        <TileFace code={code} />
      </span>
      <span>
        <b class="offer-title">{tileName(code)}</b>
        <span class="offer-part">{tileEffect(code)}</span>
      </span>
    </span>
  );
}

export function GroupOfOffers({ group, number }: { group: Group; number?: number }) {
  return (
    <div class="offer-group">
      <OfferCard offer={group.best} number={number}>
        {group.best.kind === "pass" && group.best.choice?.target && <Card code={group.best.choice.target} />}
      </OfferCard>
      {group.others.length > 0 && (
        <Folded label={t("play-other-ways", { n: group.others.length })} groups={group.others.map((best) => ({ best, others: [] }))} />
      )}
    </div>
  );
}

export function OfferList({ target }: { target: Target }) {
  const groups = groupsOf(choicesOf(target));
  const alone = actionAlone(target);
  const plain = groups.filter((group) => !isWide(group.best));
  const wide = groups.filter((group) => isWide(group.best));
  const first = plain.length ? plain : wide;
  const seen = alone ? [] : first.slice(0, MANY);
  const rest = first.slice(seen.length);
  return (
    <div class="offer-list">
      {alone && <OfferCard offer={alone} number={1} />}
      {seen.map((group, at) => (
        <GroupOfOffers key={group.best.text} group={group} number={at + 1} />
      ))}
      <Folded label={t(alone ? "play-all-places" : "play-more-choices", { n: rest.length })} groups={rest} />
      {plain.length > 0 && <Folded label={t("play-second-space", { n: wide.length })} groups={wide} />}
    </div>
  );
}
