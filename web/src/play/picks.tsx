// Decisions that are picks: tiles, tracks, cards, factions, places. Offered here as well as by what glows on the table.
import { computed } from "@preact/signals";
import type { Choice, FollowUp } from "../api/shapes";
import { Icon } from "../art/icons";
import { desk, listed, picking, selected, type Target } from "../store";
import { TileFace } from "../table/tiles/faces";
import { tileEffect, tileName } from "../table/tiles/words";
import { has, t } from "../base/texts";
import { pointed, toggle } from "./acts";
import { OfferCard } from "./offer-card";
import { followUpText, groupsOf, isWide, offerOf, type Offer } from "./offers";
import { narrow } from "./popover";
import { IconButton } from "../parts/icon-button";
import { targetName } from "./targets";
import { decisionPanels, leavable, pickFaces, pickFilters, placeFaces } from "./slots";

const TILES: Record<string, string> = { favor: "favor-tile", town: "town-tile", bonus: "bonus-card" };
const FEW = 6; // places that are named here; more are chosen on the map

// Decisions that are taken elsewhere: on the table, in the question about power, among the factions, in the auction
const ELSEWHERE = ["turn", "leech", "faction", "bid-faction", "bid"];
const isElsewhere = (decision: string) => ELSEWHERE.includes(decision) || decisionPanels.all.some((panel) => panel.decision === decision);

/** Answers that have no place on the map; the end of the turn is the confirming button's. */
export function plainPicks(): Choice[] {
  const now = desk.value;
  if (!now || isElsewhere(now.decision)) return [];
  const shown = (choice: Choice) => choice.kind !== "done" || leavable.all.includes(now.decision);
  const found = now.moves.filter((choice) => !choice.spaces.length && shown(choice));
  return pickFilters.all.reduce((choices, filter) => filter(choices), found);
}

/** Answers that have one. */
export function placePicks(): Choice[] {
  const now = desk.value;
  if (!now || isElsewhere(now.decision)) return [];
  return now.moves.filter((choice) => choice.spaces.length > 0);
}

function Tile({ choice, number }: { choice: Choice; number: number }) {
  const effect = tileEffect(choice.target);
  return (
    <OfferCard offer={ownPart(choice)} number={number} class="tile-pick" about={effect}>
      <span class={`tile ${TILES[choice.kind]}`}>
        <TileFace code={choice.target} />
      </span>
      <b class="offer-title">{tileName(choice.target)}</b>
      {narrow.value && effect && <span class="offer-part">{effect}</span>}
    </OfferCard>
  );
}

/** What follows from every answer alike is said once, above them. */
const common = computed(() => {
  const [first, ...rest] = plainPicks();
  const same = (a: FollowUp, b: FollowUp) => a.kind === b.kind && a.seat === b.seat && a.amount === b.amount;
  return rest.length ? first!.follow_ups.filter((one) => rest.every((choice) => choice.follow_ups.some((other) => same(one, other)))) : [];
});

function ownPart(choice: Choice): Offer {
  const offer = offerOf(choice);
  const shared = common.value.map(followUpText);
  return { ...offer, followUps: offer.followUps.filter((next) => !shared.includes(followUpText(next))) };
}

/** The line above tiles: what the one under the pointer does, and what follows from each. */
function About() {
  const code = plainPicks().find((choice) => choice.text === pointed.value)?.target;
  return (
    <p class="picks-about" aria-hidden="true">
      {code ? (
        <>
          <b>{tileName(code)}</b> {tileEffect(code)}
        </>
      ) : (
        common.value.map(followUpText).join(", ")
      )}
    </p>
  );
}

function Track({ choice, number }: { choice: Choice; number: number }) {
  return (
    <OfferCard offer={offerOf(choice)} number={number} class="track-pick">
      <Icon name={choice.target} size={28} />
      <b class="offer-title">{offerOf(choice).title}</b>
    </OfferCard>
  );
}

/** Places, those that come to the same as one. */
const places = computed(() => groupsOf(placePicks()).filter((group) => !isWide(group.best)));

/** Is there something to show beside what glows on the map? */
export const picksShown = computed(() => plainPicks().length > 0 || (places.value.length > 0 && places.value.length <= FEW));

/** Too many places to name: they glow, and there is the list. */
export function OnMap() {
  if (picking.value) return <PickOnMap target={selected.value!} />;
  if (places.value.length <= FEW) return null;
  return (
    <p class="on-map">
      <Icon name="map" /> {t("play-on-map", { n: new Set(placePicks().flatMap((choice) => choice.spaces)).size })}{" "}
      <button type="button" class="rule-link" onClick={() => toggle("moves")}>
        {t("play-list")}
      </button>
    </p>
  );
}

/** An action was picked, and its place is chosen on the map, or in a list. */
function PickOnMap({ target }: { target: Target }) {
  return (
    <p class="on-map" data-testid="picking">
      <Icon name="map" /> <b>{targetName(target)}</b>: {t("play-pick-on-map")}{" "}
      <button type="button" class="rule-link" onClick={() => (listed.value = target)}>
        {t("play-pick-list")}
      </button>
      <IconButton class="small-button" label={t("play-close")} onClick={() => (selected.value = null)}>
        <Icon name="close" size={18} />
      </IconButton>
    </p>
  );
}

/** A place; some say by themselves what they bring. */
function PlaceCard({ offer, number }: { offer: Offer; number: number }) {
  const own = placeFaces.all.find(({ kind }) => kind === offer.kind);
  if (!own) return <OfferCard offer={offer} number={number} />;
  return (
    <OfferCard offer={{ ...offer, change: { cost: {}, gain: {} }, followUps: [] }} number={number}>
      <own.Face space={offer.choice?.spaces[0] ?? ""} />
    </OfferCard>
  );
}

export function Picks() {
  const plain = plainPicks();
  const few = places.value.length <= FEW ? places.value : [];
  const draw = (choice: Choice, at: number) => {
    const number = at + 1;
    const own = pickFaces.all.find(({ fits }) => fits(choice));
    if (own) return <own.Pick key={choice.text} choice={choice} number={number} />;
    if (choice.kind in TILES) return <Tile key={choice.text} choice={choice} number={number} />;
    if (choice.target && has(`cult-${choice.target}`)) return <Track key={choice.text} choice={choice} number={number} />;
    return <OfferCard key={choice.text} offer={offerOf(choice)} number={number} />;
  };
  return (
    <>
      {plain.some((choice) => choice.kind in TILES) && !narrow.value && <About />}
      <div class="play-picks">
        {plain.map(draw)}
        {few.map((group, at) => (
          <PlaceCard key={group.best.text} offer={group.best} number={plain.length + at + 1} />
        ))}
      </div>
    </>
  );
}
