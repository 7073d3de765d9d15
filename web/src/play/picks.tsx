// Decisions that are picks: tiles, tracks, cards, factions, places. Offered here as well as by what glows on the table.
import type { Choice } from "../api/shapes";
import { Icon } from "../art/icons";
import { desk } from "../store";
import { TileFace } from "../table/tiles/faces";
import { has, t } from "../texts";
import { toggle } from "./acts";
import { OfferCard } from "./offer-card";
import { groupsOf, isWide, offerOf } from "./offers";

const FEW = 6; // places that are named here; more are chosen on the map

// Decisions that are taken elsewhere: on the table, in the question about power, among the factions
const ELSEWHERE = ["turn", "leech", "faction"];

/** Answers that have no place on the map; the end of the turn is the confirming button's. */
export function plainPicks(): Choice[] {
  const now = desk.value;
  if (!now || ELSEWHERE.includes(now.decision)) return [];
  return now.moves.filter((choice) => !choice.spaces.length && choice.kind !== "done");
}

/** Answers that have one. */
export function placePicks(): Choice[] {
  const now = desk.value;
  if (!now || ELSEWHERE.includes(now.decision)) return [];
  return now.moves.filter((choice) => choice.spaces.length > 0);
}

function Tile({ choice, number }: { choice: Choice; number: number }) {
  const effect = `tile-${choice.target}-effect`;
  return (
    <OfferCard offer={offerOf(choice)} number={number} class="tile-pick">
      <span class={`tile ${choice.kind === "favor" ? "favor-tile" : choice.kind === "town" ? "town-tile" : "bonus-card"}`}>
        <TileFace code={choice.target} />
      </span>
      <b class="offer-title">{t(`tile-${choice.target}`)}</b>
      {has(effect) && <span class="offer-part">{t(effect)}</span>}
    </OfferCard>
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

export function Picks() {
  const plain = plainPicks();
  const places = placePicks();
  const groups = groupsOf(places.map(offerOf)).filter((group) => !isWide(group.best));
  const few = groups.length <= FEW ? groups : [];
  const draw = (choice: Choice, at: number) => {
    const number = at + 1;
    if (["favor", "town", "bonus"].includes(choice.kind)) return <Tile key={choice.text} choice={choice} number={number} />;
    if (choice.target && has(`cult-${choice.target}`)) return <Track key={choice.text} choice={choice} number={number} />;
    return <OfferCard key={choice.text} offer={offerOf(choice)} number={number} />;
  };
  return (
    <div class={`play-picks ${desk.value?.decision ?? ""}`}>
      {plain.map(draw)}
      {few.map((group, at) => (
        <OfferCard key={group.best.text} offer={group.best} number={plain.length + at + 1} />
      ))}
      {groups.length > FEW && (
        <p class="on-map">
          <Icon name="map" /> {t("play-on-map", { n: places.length })}{" "}
          <button type="button" class="rule-link" onClick={() => toggle("moves")}>
            {t("play-list")}
          </button>
        </p>
      )}
    </div>
  );
}
