// Choices that only some factions have, drawn after what they are about: a terrain, a bowl, a cult track, a token.
import type { Choice, Desk, FollowUp } from "../../api/shapes";
import { Icon } from "../../art/icons";
import { TerrainHex } from "../../art/terrain-hex";
import { t } from "../../base/texts";
import { catalogue, table } from "../../store";
import { OfferCard } from "../../play/offer-card";
import { offerOf } from "../../play/offers";

// Parts of moves that have a question of their own, the more telling first
const ASKED = ["pick-terrain", "new-home", "unlock", "lose-steps", "lose-token", "take-token"];

/** What an ability asks for: a key of `play-ask-…`; nothing where only the faction's own words tell. */
export function askedOf(desk: Desk): string | undefined {
  const keys = new Set(desk.moves.map((choice) => choice.steps[0]?.key));
  return ASKED.find((key) => keys.has(key));
}

/** Is it a pick of a faction's own? */
export function isAbility(choice: Choice): boolean {
  return choice.kind === "ability" && Boolean(pictureOf(choice));
}

const STARTING = "pick-terrain";
const keyOf = (choice: Choice) => choice.steps[0]?.key ?? "";

/** Before the game one thing after the other: the terrain to start with comes first. */
export function startFirst(choices: Choice[]): Choice[] {
  const starting = choices.filter((choice) => keyOf(choice) === STARTING);
  return starting.length ? starting : choices;
}

function pictureOf(choice: Choice) {
  const { terrain, bowl, cult } = choice.steps[0]?.args ?? {};
  if (terrain) return <TerrainHex terrain={String(terrain)} size={40} />;
  if (bowl) return <span class="bowl-sign">{"I".repeat(Number(bowl))}</span>;
  if (cult)
    return (
      <span class="track-down">
        <Icon name={String(cult)} size={28} />
        <Icon name="minus" size={14} />
      </span>
    );
  const sign = { "take-priest": "priests", "take-token": "power", "leave-token": "close" }[choice.steps[0]?.key ?? ""];
  return sign ? <Icon name={sign} size={28} /> : null;
}

export function AbilityPick({ choice, number }: { choice: Choice; number: number }) {
  const offer = offerOf(choice);
  // what follows from each alike, or is asked next anyway
  offer.followUps = offer.followUps.filter((next) => next.kind !== "ability" && keyOf(choice) !== STARTING);
  return (
    <OfferCard offer={offer} number={number} class="ability-pick">
      {pictureOf(choice)}
      <b class="offer-title">{offer.title}</b>
    </OfferCard>
  );
}

/** The question of an ability in words. */
export function abilityPrompt(desk: Desk): string | null {
  const asked = desk.decision === "ability" ? askedOf(desk) : undefined;
  if (!asked) return null;
  return t(`play-ask-${asked}`, { n: desk.amount });
}

/** Is it a price still to be chosen: of a faction that pays for terrain in its own way? */
export function owesGround(next: FollowUp): boolean {
  const faction = table.value?.players[next.seat]?.faction ?? "";
  const traits = catalogue.value.factions[faction]?.traits ?? {};
  return next.kind === "ability" && Boolean(traits.transform_steps || traits.transform_tokens || traits.new_home_tokens);
}
