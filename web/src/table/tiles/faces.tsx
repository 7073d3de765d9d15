// The faces of tiles and cards, drawn from their facts. Everything is measured in em, so a tile is as big as its type.
import type { ComponentChildren } from "preact";
import type { BonusCard, FavorTile, PowerAction, ScoringTile, TownTile } from "../../api/shapes";
import { Icon } from "../../art/icons";
import { catalogue } from "../../store";
import { gameTiles } from "./game-tiles";
import { worstSign } from "../provenance";
import { gainsOf, incomeOf, isHouse, some } from "../facts";
import { bonusEffects, favorEffects } from "../slots";
import { FinalFace } from "./final-tile";

const ICON: Record<string, string> = { spade: "spades", steps: "anycult", bridges: "bridge", favors: "favor" };

/** Icons of amounts: a number where there is more than one. */
export function Gains({ of }: { of: Record<string, number | undefined> }) {
  return (
    <>
      {Object.entries(some(of)).map(([name, n]) => (
        <span class="gain" key={name}>
          {n > 1 && <b>{n}</b>}
          <Icon name={ICON[name] ?? name} />
        </span>
      ))}
    </>
  );
}

/** An action in its octagon: once each round. */
export function Octagon({ children }: { children: ComponentChildren }) {
  return <span class="octagon">{children}</span>;
}

/** What scores: structures, towns, spades, shipping. */
function Scorer({ of }: { of: string }) {
  return (
    <>
      {of.split("_").map((part) => (
        <Icon key={part} name={ICON[part] ?? part} />
      ))}
    </>
  );
}

export function Points({ n }: { n: number | string }) {
  return (
    <span class={String(n).length > 2 ? "points long" : "points"}>
      <b>{n}</b>
    </span>
  );
}

/** A value of ours, or one that the rulebook does not state. */
function Mark({ source, provenance }: { source: string; provenance?: Record<string, string> }) {
  const sign = isHouse(source) ? "house" : worstSign(provenance);
  return sign ? <Icon name={sign} class="house-mark" /> : null;
}

export function PowerFace({ tile }: { tile: PowerAction }) {
  return (
    <span class="face power-face">
      <span class="power-gain">
        <Gains of={gainsOf(tile, "coins", "workers", "priests", "spades", "bridges", "favors")} />
      </span>
      <span class="power-cost">
        <Icon name="power" />
        <b>{tile.cost}</b>
      </span>
      {tile.paid_priests > 0 && (
        <span class="power-priests">
          {tile.paid_priests > 1 && <b>{tile.paid_priests}</b>}
          <Icon name="priests" />
        </span>
      )}
      <Mark source={tile.source} provenance={tile.provenance} />
    </span>
  );
}

/** What the special action of a card brings. */
const actionOf = (card: BonusCard) => some(gainsOf(card, "spades", "steps"));

/** Is there a special action on the card? */
export function hasAction(card: BonusCard): boolean {
  return Object.keys(actionOf(card)).length > 0;
}

export function BonusFace({ tile }: { tile: BonusCard }) {
  return (
    <span class="face bonus-face">
      {hasAction(tile) && (
        <Octagon>
          <Gains of={actionOf(tile)} />
        </Octagon>
      )}
      {bonusEffects.all.map((Effect, at) => (
        <Effect key={at} tile={tile} />
      ))}
      {tile.shipping > 0 && (
        <span class="gain plus">
          <b>+{tile.shipping}</b>
          <Icon name="shipping" />
        </span>
      )}
      <PassPoints of={tile.pass_vp} />
      <span class="income-line">
        <Gains of={incomeOf(tile.income)} />
      </span>
      <Mark source={tile.source} provenance={tile.provenance} />
    </span>
  );
}

/** VP on passing, for each of something; alike for several, they stand together. */
function PassPoints({ of }: { of: Record<string, number> }) {
  const entries = Object.entries(of);
  if (!entries.length) return null;
  const same = entries.every(([, n]) => n === entries[0]![1]);
  const rows: [string, number][] = same ? [[entries.map(([name]) => name).join("_"), entries[0]![1]]] : entries;
  return (
    <>
      {rows.map(([name, n]) => (
        <span class="pass-points" key={name}>
          <span class="scorers">
            <Scorer of={name} />
          </span>
          <Points n={n} />
        </span>
      ))}
    </>
  );
}

export function FavorFace({ tile }: { tile: FavorTile }) {
  const cult = catalogue.value.common.cults[tile.cult] ?? "";
  const passing = tile.pass_vp_trading_houses;
  return (
    <span class="face favor-face" style={`--cult:var(--${cult})`}>
      <span class="favor-steps">
        <b>{tile.steps}</b>
        <Icon name={cult} />
      </span>
      <span class="favor-effect">
        <Gains of={incomeOf(tile.income)} />
        {tile.action_steps > 0 && (
          <Octagon>
            <Gains of={{ steps: tile.action_steps }} />
          </Octagon>
        )}
        {tile.town_power > 0 && (
          <span class="gain">
            <Icon name="town" />
            <b>{tile.town_power}</b>
          </span>
        )}
        {Object.entries(tile.build_vp).map(([code, n]) => (
          <span class="gain" key={code}>
            <Scorer of={code} />
            <Points n={n} />
          </span>
        ))}
        {passing.length > 0 && (
          <span class="gain">
            <Scorer of="TP" />
            <Points n={`${Math.min(...passing.slice(1))}–${Math.max(...passing)}`} />
          </span>
        )}
        {favorEffects.all.map((Effect, at) => (
          <Effect key={at} tile={tile} />
        ))}
      </span>
      <Mark source={tile.source} provenance={tile.provenance} />
    </span>
  );
}

export function TownFace({ tile }: { tile: TownTile }) {
  return (
    <span class="face town-face">
      <Points n={tile.vp} />
      <span class="town-gain">
        <Gains of={gainsOf(tile, "coins", "workers", "priests", "power", "steps", "shipping")} />
      </span>
      <span class="town-keys">
        {[...Array(tile.keys).keys()].map((key) => (
          <Icon key={key} name="keys" />
        ))}
      </span>
      <Mark source={tile.source} provenance={tile.provenance} />
    </span>
  );
}

export function ScoringFace({ tile }: { tile: ScoringTile }) {
  const cult = catalogue.value.common.cults[tile.cult];
  return (
    <span class="face scoring-face" style={`--cult:var(--${cult ?? "ink-soft"})`}>
      <span class="scoring-event">
        <span class="scorers">
          <Scorer of={tile.event} />
        </span>
        <Points n={tile.vp} />
      </span>
      <span class="scoring-cult">
        <span class="gain">
          {tile.per > 1 && <b>{tile.per}</b>}
          <Icon name={cult ?? "priests"} />
        </span>
        <span class="arrow" aria-hidden="true" />
        <Gains of={gainsOf(tile, "coins", "workers", "priests", "power", "spades", "shipping")} />
      </span>
      <Mark source={tile.source} provenance={tile.provenance} />
    </span>
  );
}

/** The face of any tile or card; nothing where the code is not one of those. */
export function TileFace({ code }: { code: string }) {
  const facts = { ...catalogue.value, ...gameTiles() };
  const power = facts.power_actions[code];
  if (power) return <PowerFace tile={power} />;
  const bonus = facts.bonus_cards[code];
  if (bonus) return <BonusFace tile={bonus} />;
  const favor = facts.favor_tiles[code];
  if (favor) return <FavorFace tile={favor} />;
  const town = facts.town_tiles[code];
  if (town) return <TownFace tile={town} />;
  const scoring = facts.scoring_tiles[code];
  if (scoring) return <ScoringFace tile={scoring} />;
  const final = facts.final_tiles[code];
  return final ? <FinalFace tile={final} /> : null;
}
