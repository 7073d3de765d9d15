// What lies at a faction board: keys, bridges, the bonus card, favor and town tiles, special actions and whether they are used.
import type { PlayerView } from "../api/shapes";
import { Icon } from "../art/icons";
import { catalogue } from "../store";
import { readAloud, t } from "../base/texts";
import { ownAction } from "./facts";
import { atDesk } from "./seats";
import { boardParts } from "./slots";
import { TargetButton } from "./target";
import { hasAction, Octagon, TileFace } from "./tiles/faces";
import { tileEffect, tileLabel, tileName, tileTip } from "./tiles/words";
import { tipOf } from "./tip";

/** A tile in front of a player: a target where it has an action and its owner is at the desk. */
function OwnTile({
  player,
  code,
  action,
  used,
  open = true,
}: {
  player: PlayerView;
  code: string;
  action: boolean;
  used: boolean;
  open?: boolean;
}) {
  const state = !action ? "" : !open ? t("table-after-stronghold") : used ? t("table-used") : t("table-unused");
  const label = tileLabel(code, state);
  const tip = () => tileTip(code, state);
  const faction = catalogue.value.factions[player.faction];
  const face =
    faction && [faction.action, faction.other_action].includes(code) ? (
      <FactionAction other={faction.other_action === code} />
    ) : (
      <TileFace code={code} />
    );
  const data = { used: action && used, closed: action && !open, action };
  const mark = action && used && <Icon name="close" class="taken-mark" />;
  if (action && atDesk(player.seat))
    return (
      <TargetButton target={`tile:${code}`} class="own-tile" label={label} tip={tip} data={data}>
        {face}
        {mark}
      </TargetButton>
    );
  return (
    <span
      class="own-tile"
      role="img"
      aria-label={label}
      data-used={data.used || undefined}
      data-closed={data.closed || undefined}
      {...tipOf(tip)}
    >
      {face}
      {mark}
    </span>
  );
}

function FactionAction({ other }: { other: boolean }) {
  return (
    <span class="face action-face">
      <Octagon>
        <Icon name={other ? "power" : "SH"} />
      </Octagon>
    </span>
  );
}

export type BoardSize = "slim" | "compact" | "roomy" | "spacious" | "grand";

/** On a compact board town tiles are only counted; where there is more room all tiles lie there as they are. */
export function Belongings({ player, size }: { player: PlayerView; size: Exclude<BoardSize, "slim"> }) {
  const facts = catalogue.value;
  const compact = size === "compact";
  const own = ownAction(player);
  const used = (what: string) => player.specials_taken.includes(what);
  const bonus = facts.bonus_cards[player.bonus_card];
  const more = boardParts.all.reduce((sum, { room }) => sum + (room?.(player) ?? 0), 0);
  const towns = compact ? 0 : player.towns.length;
  const chips = player.favors.length + (own ? 1 : 0) + (bonus ? 1 : 0) + more + towns;
  const most = compact ? 4 : 5; // that lie there in their usual size
  const crowd = chips > most + 2 ? "many" : chips > most ? "some" : "";
  return (
    <div class={`belongings ${compact || size === "roomy" ? `chips ${crowd}` : ""}`}>
      {size !== "roomy" && <KeysAndBridges player={player} />}
      {boardParts.all.map(({ Belongings: More }, at) => More && <More key={at} player={player} compact={compact} />)}
      {own && <OwnTile player={player} code={own.code} action used={used("faction")} open={player.action_open} />}
      {own?.other && <OwnTile player={player} code={own.other} action used={false} open={player.action_open} />}
      {player.bonus_card && (
        <OwnTile player={player} code={player.bonus_card} action={Boolean(bonus && hasAction(bonus))} used={used("bonus card")} />
      )}
      {player.favors.map((code) => (
        <OwnTile key={code} player={player} code={code} action={Boolean(facts.favor_tiles[code]?.action_steps)} used={used("favor tile")} />
      ))}
      {compact ? (
        <Towns codes={player.towns} />
      ) : (
        player.towns.map((code, at) => <OwnTile key={`${code}-${at}`} player={player} code={code} action={false} used={false} />)
      )}
    </div>
  );
}

function Towns({ codes }: { codes: string[] }) {
  if (!codes.length) return null;
  const title = t("table-towns", { n: codes.length });
  const lines = codes.map((code) => `${tileName(code)}: ${tileEffect(code)}`);
  return (
    <span class="badge" role="img" aria-label={readAloud([title, ...lines])} {...tipOf(() => ({ title, lines }))}>
      <Icon name="town" />
      <b>{codes.length}</b>
    </span>
  );
}

/** Keys in hand and bridges still to be built. */
export function KeysAndBridges({ player }: { player: PlayerView }) {
  const keys = t("amount-keys", { n: player.keys });
  const bridges = t("table-bridges-left", { n: player.bridges_left });
  return (
    <>
      <span
        class="badge"
        data-none={player.keys === 0 || undefined}
        role="img"
        aria-label={keys}
        {...tipOf(() => ({ title: keys, lines: [t("table-keys")] }))}
      >
        <Icon name="keys" />
        <b>{player.keys}</b>
      </span>
      <span
        class="badge"
        data-none={player.bridges_left === 0 || undefined}
        role="img"
        aria-label={bridges}
        {...tipOf(() => ({ title: bridges }))}
      >
        <Icon name="bridge" colour={player.colour} />
        <b>{player.bridges_left}</b>
      </span>
    </>
  );
}
