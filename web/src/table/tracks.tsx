// The shipping track and the exchange track: level, price of the next step and its VP.
import type { ComponentChildren } from "preact";
import type { PlayerView } from "../api/shapes";
import { Amounts } from "../art/amounts";
import { Icon } from "../art/icons";
import { amounts, listing, t } from "../base/texts";
import { diggingTrack, digs, factionOf, shippingTrack, some, type TrackStep } from "./facts";
import { atDesk } from "./seats";
import { boardParts } from "./slots";
import { TargetButton } from "./target";
import { tipOf, type TipText } from "./tip";

function nextStep(step: TrackStep): string {
  if (step.vp === undefined) return t("table-track-end");
  return t("table-next-step", { amounts: amounts(step.cost), n: step.vp });
}

function shippingWords(player: PlayerView): TipText {
  const step = shippingTrack(player);
  const skip = player.skip_range
    ? t("table-skip", { n: player.skip_range, amounts: amounts(some({ workers: player.skip_price[0], priests: player.skip_price[1] })) })
    : "";
  if (!step) return { title: t("table-no-shipping"), lines: [skip], help: true };
  const more = player.shipping_value - player.shipping;
  return {
    title: t("ui-shipping", { n: player.shipping_value }),
    lines: [more > 0 ? t("table-shipping-card", { n: more }) : "", skip, nextStep(step)],
    help: true,
  };
}

function spadePrice(player: PlayerView): Record<string, number> {
  return some({ workers: player.spade_price[0], priests: player.spade_price[1] });
}

function diggingWords(player: PlayerView): TipText {
  const step = diggingTrack(player)!;
  return {
    title: t("table-spade-price", { amounts: amounts(spadePrice(player)) }),
    lines: [step.levels.length > 1 ? nextStep(step) : ""],
    help: true,
  };
}

function Spot({ player, track, words, children }: { player: PlayerView; track: string; words: TipText; children: ComponentChildren }) {
  const label = listing([words.title, ...(words.lines ?? []).filter(Boolean)]);
  if (atDesk(player.seat))
    return (
      <TargetButton target={`track:${track}`} class={`track ${track}`} label={label} tip={() => words}>
        {children}
      </TargetButton>
    );
  return (
    <span class={`track ${track}`} role="img" aria-label={label} {...tipOf(() => words)}>
      {children}
    </span>
  );
}

/** Is it the usual one? */
const hasShippingTrack = (player: PlayerView) => !boardParts.all.some(({ replacesShipping }) => replacesShipping?.(player));

function MoreTracks({ player }: { player: PlayerView }) {
  return <>{boardParts.all.map(({ Tracks }, at) => Tracks && <Tracks key={at} player={player} />)}</>;
}

/** The level alone, as on a badge. */
export function TrackBadges({ player }: { player: PlayerView }) {
  const water = shippingTrack(player);
  return (
    <>
      {hasShippingTrack(player) && (
        <Spot player={player} track="shipping" words={shippingWords(player)}>
          {water ? <Icon name="shipping" /> : <Icon name="forward" />}
          <b>{water ? player.shipping_value : player.skip_range || "–"}</b>
          {water && player.shipping_value > player.shipping && <small class="plus-one">+{player.shipping_value - player.shipping}</small>}
        </Spot>
      )}
      {digs(player) && (
        <Spot player={player} track="digging" words={diggingWords(player)}>
          <Icon name="digging" />
          <Amounts of={spadePrice(player)} />
        </Spot>
      )}
      <MoreTracks player={player} />
    </>
  );
}

/** The whole tracks with the price of the next step. */
export function TrackRows({ player }: { player: PlayerView }) {
  const water = shippingTrack(player);
  const dig = diggingTrack(player);
  const facts = factionOf(player)?.digging;
  return (
    <div class="track-rows">
      {boardParts.all.map(({ ShippingTrack }, at) => ShippingTrack && <ShippingTrack key={at} player={player} />)}
      {hasShippingTrack(player) && (water || player.skip_range > 0) && (
        <Spot player={player} track="shipping" words={shippingWords(player)}>
          <Icon name={water ? "shipping" : "forward"} />
          {water ? <Levels step={water} text={(level) => level} /> : <b>{player.skip_range}</b>}
          {water && <Next step={water} />}
        </Spot>
      )}
      {dig && digs(player) && (
        <Spot player={player} track="digging" words={diggingWords(player)}>
          <Icon name="digging" />
          <Levels step={dig} text={(level) => facts!.workers_per_spade[level] || facts!.priests_per_spade[level]} />
          <Icon name={player.spade_price[1] ? "priests" : "workers"} />
          {dig.levels.length > 1 && <Next step={dig} />}
        </Spot>
      )}
      <MoreTracks player={player} />
    </div>
  );
}

function Levels({ step, text }: { step: TrackStep; text(level: number): ComponentChildren }) {
  return (
    <span class="levels" aria-hidden="true">
      {step.levels.map((level) => (
        <i key={level} class={level === step.level ? "now" : level < step.level ? "gone" : ""}>
          {text(level)}
        </i>
      ))}
    </span>
  );
}

function Next({ step }: { step: TrackStep }) {
  if (step.vp === undefined) return null;
  return (
    <span class="next-step" aria-hidden="true">
      <Amounts of={step.cost} />
      <Icon name="forward" size={8} />
      <Amounts of={{ vp: step.vp }} />
    </span>
  );
}
