// Decisions that are picks: tiles, tracks, cards, factions, places. Offered here as well as by what glows on the table.
import { computed } from "@preact/signals";
import type { Choice, FollowUp } from "../api/shapes";
import { Icon } from "../art/icons";
import { desk } from "../store";
import { TradeFace } from "../sea/trades";
import { TileFace } from "../table/tiles/faces";
import { tileEffect, tileName } from "../table/tiles/words";
import { has, t } from "../base/texts";
import { AbilityPick, isAbility, ownFirst } from "./ability-picks";
import { pointed, toggle } from "./acts";
import { OfferCard } from "./offer-card";
import { followUpText, groupsOf, isWide, offerOf, type Offer } from "./offers";
import { narrow } from "./popover";

const TILES: Record<string, string> = { favor: "favor-tile", town: "town-tile", bonus: "bonus-card" };
/** Questions that may be left without an answer: to do without is a pick of its own. */
const LEAVING = ["ship", "reward", "new-home"];
const FEW = 6; // places that are named here; more are chosen on the map

// Decisions that are taken elsewhere: on the table, in the question about power, among the factions, in the auction,
// with the ships
const ELSEWHERE = ["turn", "leech", "faction", "bid-faction", "bid", "voyage"];

/** Answers that have no place on the map; the end of the turn is the confirming button's. */
export function plainPicks(): Choice[] {
  const now = desk.value;
  if (!now || ELSEWHERE.includes(now.decision)) return [];
  const shown = (choice: Choice) => choice.kind !== "done" || LEAVING.includes(now.decision);
  return rewardsFirst(ownFirst(now.moves.filter((choice) => !choice.spaces.length && shown(choice))), now.decision);
}

/** Many answers to a tile's question: what is no step first, what may be a mistake last. */
function rewardsFirst(choices: Choice[], decision: string): Choice[] {
  const place = ({ kind, warnings }: Choice) => (kind === "reward" ? 0 : warnings.length ? 2 : 1);
  return decision === "tile-choice" ? [...choices].sort((a, b) => place(a) - place(b)) : choices;
}

/** Answers that have one. */
export function placePicks(): Choice[] {
  const now = desk.value;
  if (!now || ELSEWHERE.includes(now.decision)) return [];
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
const places = computed(() => groupsOf(placePicks().map(offerOf)).filter((group) => !isWide(group.best)));

/** Is there something to show beside what glows on the map? */
export const picksShown = computed(() => plainPicks().length > 0 || (places.value.length > 0 && places.value.length <= FEW));

/** Too many places to name: they glow, and there is the list. */
export function OnMap() {
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

/** A place; a trade there says by itself what it brings. */
function PlaceCard({ offer, number }: { offer: Offer; number: number }) {
  if (offer.kind !== "trade") return <OfferCard offer={offer} number={number} />;
  return (
    <OfferCard offer={{ ...offer, change: { cost: {}, gain: {} }, followUps: [] }} number={number}>
      <TradeFace space={offer.choice?.spaces[0] ?? ""} />
    </OfferCard>
  );
}

export function Picks() {
  const plain = plainPicks();
  const few = places.value.length <= FEW ? places.value : [];
  const draw = (choice: Choice, at: number) => {
    const number = at + 1;
    if (isAbility(choice)) return <AbilityPick key={choice.text} choice={choice} number={number} />;
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
