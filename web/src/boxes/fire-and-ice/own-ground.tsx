// Terrain in a faction's own way: where it started, what it has unlocked, what a space costs it. From the facts alone.
import type { PlayerView } from "../../api/shapes";
import { Icon } from "../../art/icons";
import { TerrainHex } from "../../art/terrain-hex";
import { catalogue } from "../../store";
import { listing, t } from "../../base/texts";
import { factionOf } from "../../table/facts";
import { tipOf, type TipText } from "../../table/tip";

interface Price {
  icon: string;
  /** For a space that is nobody's home terrain, and for another's. */
  plain: number;
  home: number;
}

/** What a space costs that is not transformed with spades; what unlocking costs. */
export function groundPrice(traits: Record<string, number>): Price | null {
  const price = (icon: string, plain?: number, home?: number) => (plain ? { icon, plain, home: home || plain } : null);
  return (
    price("anycult", traits.transform_steps, traits.transform_steps_home) ??
    price("power", traits.transform_tokens, traits.transform_tokens_home) ??
    price("coins", traits.unlock_coins, traits.unlock_coins_home)
  );
}

/** Words for the price: `{plain}, or {home} for another's home terrain`. */
export function priceWords(traits: Record<string, number>): string {
  const price = groundPrice(traits);
  if (!price) return "";
  const kind = traits.transform_steps ? "steps" : traits.transform_tokens ? "tokens" : "coins";
  return t(`table-ground-${kind}`, { n: price.plain, home: price.home });
}

export function unlocks(player: PlayerView): boolean {
  return Boolean(factionOf(player)?.traits.unlock_coins);
}

function words(player: PlayerView): TipText {
  const traits = factionOf(player)?.traits ?? {};
  const open = player.unlocked.map((terrain) => t(`terrain-${terrain}`));
  return {
    title: player.start_terrain
      ? t("table-start-terrain", { terrain: t(`terrain-${player.start_terrain}`) })
      : t("table-start-terrain-open"),
    lines: [priceWords(traits), open.length ? t("table-unlocked", { terrains: listing(open) }) : ""],
    help: true,
  };
}

/** Has the faction something of its own to show about terrain? */
export function hasOwnGround(player: PlayerView): boolean {
  return Boolean(factionOf(player)?.traits.terrain_choice);
}

function PriceTag({ traits }: { traits: Record<string, number> }) {
  const price = groundPrice(traits);
  if (!price) return null;
  return (
    <span class="ground-price" aria-hidden="true">
      <b>{price.home > price.plain ? `${price.plain}/${price.home}` : price.plain}</b>
      <Icon name={price.icon} />
    </span>
  );
}

/** The seven terrains, those still locked with a lock. */
function Locks({ player }: { player: PlayerView }) {
  return (
    <span class="locks" aria-hidden="true">
      {catalogue.value.common.wheel.map((terrain) => {
        const open = player.unlocked.includes(terrain);
        return (
          <span key={terrain} class={open ? "unlocked" : "locked"}>
            <TerrainHex terrain={terrain} />
            {!open && <Icon name="lock" />}
          </span>
        );
      })}
    </span>
  );
}

export function OwnGround({ player }: { player: PlayerView }) {
  if (!hasOwnGround(player)) return null;
  const tip = words(player);
  const traits = factionOf(player)?.traits ?? {};
  return (
    <span class="track own-ground" role="img" aria-label={listing([tip.title, ...tip.lines!.filter(Boolean)])} {...tipOf(() => tip)}>
      {unlocks(player) ? <Locks player={player} /> : player.start_terrain && <TerrainHex terrain={player.start_terrain} />}
      <PriceTag traits={traits} />
    </span>
  );
}
