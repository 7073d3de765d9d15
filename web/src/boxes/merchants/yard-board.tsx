// A player's shipyard board: ships, seals, both actions, the yard with its price and rewards, the range tile. A touch on
// what may bear marks opens the help, which tells where its values come from.
import type { ComponentChildren } from "preact";
import type { FleetView, PlayerView } from "../../api/shapes";
import { Amounts } from "../../art/amounts";
import { Icon } from "../../art/icons";
import { openHelp } from "../../store/help";
import { catalogue } from "../../store";
import { atDesk } from "../../table/seats";
import { Count } from "../../table/structures";
import { TargetButton } from "../../table/target";
import { Octagon } from "../../table/tiles/faces";
import { tipOf, type TipText } from "../../table/tip";
import { some } from "../../table/facts";
import { t } from "../../base/texts";
import { craft, ofCraft } from "./craft";
import { worstSign } from "../../table/provenance";
import { drawingOf, fleetOf, YARD } from "./yard";
import {
  buildWords,
  fleetWords,
  moveWords,
  rangeMarks,
  rangeWords,
  shipMarks,
  shipPrice,
  spoken,
  yardMarks,
  yardPrice,
  yardWords,
} from "./yard-words";

const MOVED = "moving ships";
const BUILT = "building a ship";

function Sign({ of }: { of: Record<string, string> }) {
  const sign = worstSign(of);
  return sign && <Icon name={sign} class="value-mark" />;
}

function Badge({ words, children, class: extra = "" }: { words: TipText; children: ComponentChildren; class?: string }) {
  return (
    <span class={`badge ${extra}`} role="img" aria-label={spoken(words)} {...tipOf(() => words)}>
      {children}
    </span>
  );
}

interface ActionProps {
  player: PlayerView;
  code: string;
  words: TipText;
  used: boolean;
  closed: boolean;
  children: ComponentChildren;
}

/** A special action of the board: a target where its owner is at the desk. */
function Action({ player, code, words, used, closed, children }: ActionProps) {
  const state = closed ? "" : t(used ? "table-used" : "table-unused");
  const tip = { ...words, lines: [...(words.lines ?? []), state] };
  const face = (
    <span class="face action-face">
      <Octagon>{children}</Octagon>
    </span>
  );
  const mark = used && <Icon name="close" class="taken-mark" />;
  const data = { used, closed, action: true };
  if (atDesk(player.seat))
    return (
      <TargetButton target={`tile:${code}`} class="own-tile yard-action" label={spoken(tip)} tip={() => tip} data={data}>
        {face}
        {mark}
      </TargetButton>
    );
  return (
    <span
      class="own-tile yard-action"
      role="img"
      aria-label={spoken(tip)}
      data-used={used || undefined}
      data-closed={closed || undefined}
      {...tipOf(() => tip)}
    >
      {face}
      {mark}
    </span>
  );
}

function Actions({ player, fleet }: { player: PlayerView; fleet: FleetView }) {
  const { move_action, build_action } = catalogue.value.ships;
  const used = (what: string) => player.specials_taken.includes(what);
  return (
    <>
      <Action player={player} code={move_action} words={moveWords(fleet)} used={used(MOVED)} closed={false}>
        <Icon name={craft(fleet.merchants)} colour={player.colour} />
        <b class="action-range">{fleet.movement}</b>
      </Action>
      <Action player={player} code={build_action} words={buildWords(player, fleet)} used={used(BUILT)} closed={!fleet.yard}>
        <Icon name={craft(fleet.merchants)} colour={player.colour} />
        <b class="action-range plus">+</b>
      </Action>
    </>
  );
}

function Counts({ player, fleet, compact }: { player: PlayerView; fleet: FleetView; compact: boolean }) {
  const kind = craft(fleet.merchants);
  const seals: TipText = { title: t("sea-seals", { n: fleet.markers.length, left: fleet.markers_left }) };
  return (
    <>
      <Badge words={fleetWords(fleet)} class="fleet">
        {compact ? (
          <>
            <Icon name={kind} colour={player.colour} />
            <b>{fleet.ships_left}</b>
          </>
        ) : (
          [...Array(fleet.ships.length + fleet.ships_left).keys()].map((at) => (
            <Icon key={at} name={kind} colour={player.colour} class={at < fleet.ships_left ? "" : "away"} />
          ))
        )}
        {fleet.income > 0 && <small class="more">+{fleet.income}</small>}
      </Badge>
      <Badge words={seals}>
        <Icon name="markers" colour={player.colour} />
        <b>{fleet.markers.length}</b>
      </Badge>
    </>
  );
}

/** Everything in one line, as on a compact board. */
export function YardLine({ player, compact }: { player: PlayerView; compact: boolean }) {
  const fleet = fleetOf(player.seat);
  if (!fleet) return null;
  return (
    <>
      {compact && <RangeTile player={player} compact />}
      <Counts player={player} fleet={fleet} compact={compact} />
      <Actions player={player} fleet={fleet} />
    </>
  );
}

/** The yard among the structures of a board: left or built. */
export function YardPiece({ player }: { player: PlayerView }) {
  const fleet = fleetOf(player.seat);
  if (!fleet) return null;
  return (
    <span class="pieces yard-piece" {...tipOf(() => yardWords(player, fleet))}>
      <Count code={drawingOf(YARD, fleet.merchants)} colour={player.colour} built={fleet.yard ? 1 : 0} of={1} />
    </span>
  );
}

/** The row of the yard: price, what it brings at once and as income, the price of a ship. */
export function YardRow({ player }: { player: PlayerView }) {
  const fleet = fleetOf(player.seat);
  if (!fleet) return null;
  const words = yardWords(player, fleet);
  const { board, merchants } = fleet;
  const kind = craft(merchants);
  return (
    <button
      type="button"
      class={`structure-row ${YARD} tells`}
      aria-label={[spoken(words), spoken(buildWords(player, fleet))].join(" ")}
      onClick={() => openHelp(player.faction)}
      {...tipOf(() => words)}
    >
      <YardGroup head={t(merchants ? "sea-market" : "structure-SY")}>
        <span class={fleet.yard ? "slot open" : "slot"}>
          {!fleet.yard && <Icon name={drawingOf(YARD, merchants)} colour={player.colour} class="piece" />}
        </span>
        <Amounts of={some(yardPrice(fleet))} />
        <Sign of={yardMarks(player.faction)} />
      </YardGroup>
      <YardGroup head={t("sea-head-at-once")}>
        <Gain n={board.ships} icon={kind} />
        <Gain n={board.shipping} icon={fleet.range ? "forward" : "shipping"} plus />
        <Gain n={board.steps} icon="anycult" />
        {Boolean(board.new_home) && <Icon name="D" />}
      </YardGroup>
      {Boolean(board.income_ships) && (
        <YardGroup head={t("sea-head-income")}>
          <Gain n={board.income_ships} icon={kind} plus />
        </YardGroup>
      )}
      <ShipPrice player={player} fleet={fleet} />
    </button>
  );
}

function Gain({ n, icon, plus }: { n: number | undefined; icon: string; plus?: boolean }) {
  if (!n) return null;
  return (
    <span class="gain">
      {(n > 1 || plus) && <b>{plus ? `+${n}` : n}</b>}
      <Icon name={icon} />
    </span>
  );
}

/** Some numbers of the yard under the word that says what they are. */
function YardGroup({ head, children }: { head: string; children: ComponentChildren }) {
  return (
    <span class="yard-group" aria-hidden="true">
      <small class="yard-head">{head}</small>
      <span class="yard-gains">{children}</span>
    </span>
  );
}

/** Price of the action that builds ships, where there is room to tell it. */
function ShipPrice({ player, fleet }: { player: PlayerView; fleet: FleetView }) {
  return (
    <span class="ship-price" {...tipOf(() => buildWords(player, fleet))}>
      <YardGroup head={ofCraft("sea-head-new", fleet)}>
        <Icon name={craft(fleet.merchants)} colour={player.colour} />
        <Amounts of={some(shipPrice(fleet))} />
        <Sign of={shipMarks(player.faction)} />
      </YardGroup>
    </span>
  );
}

/** Both tracks of a range tile; compact only the space of the marker. */
export function RangeTile({ player, compact }: { player: PlayerView; compact?: boolean }) {
  const fleet = fleetOf(player.seat);
  if (!fleet?.range) return null;
  const words = rangeWords(player, fleet);
  const { place, movement, reach } = fleet.range;
  const rows = [
    ["forward", reach],
    ["merchants", movement],
  ] as const;
  return (
    <button
      type="button"
      class={`track range-tile tells ${compact ? "compact" : ""}`}
      aria-label={spoken(words)}
      onClick={() => openHelp(player.faction)}
      {...tipOf(() => words)}
    >
      {rows.map(([icon, spaces]) => (
        <span key={icon} class="range-row">
          <Icon name={icon} colour={player.colour} />
          {compact ? (
            <b>{spaces[place - 1]}</b>
          ) : (
            <span class="levels" aria-hidden="true">
              {spaces.map((n, at) => (
                <i key={at} class={at === place - 1 ? "now" : at < place - 1 ? "gone" : ""}>
                  {n}
                </i>
              ))}
            </span>
          )}
        </span>
      ))}
      {!compact && <Sign of={rangeMarks(player.faction)} />}
    </button>
  );
}
