// The whole faction board of a player on a sheet: everything with its words.
import { signal } from "@preact/signals";
import { Amounts } from "../art/amounts";
import { Icon } from "../art/icons";
import { openHelp } from "../store/help";
import { Dialog } from "../parts/dialog";
import { names, table } from "../store";
import { t } from "../base/texts";
import { Abilities } from "./abilities";
import { Belongings } from "./belongings";
import { BoardRows } from "./board-rows";
import { ownAction, some } from "./facts";
import { Resources } from "./resources";
import { Person, personState, presence } from "./person";
import { seatColours } from "./seats";
import { tileEffect, tileName } from "./tiles/words";

const open = signal<number | null>(null);

export function openBoard(seat: number): void {
  open.value = seat;
}

/** Stands once on the page. */
export function FactionBoardSheet() {
  const seat = open.value;
  const player = seat === null ? undefined : table.value?.players[seat];
  if (seat === null || !player?.faction) return null;
  const income = table.value!.income[seat];
  const tiles = [
    ownAction(player)?.code ?? "",
    ownAction(player)?.other ?? "",
    player.bonus_card,
    ...player.favors,
    ...player.towns,
  ].filter(Boolean);
  return (
    <Dialog title={names.value[seat] ?? ""} onClose={() => (open.value = null)} kind="faction-sheet">
      <div class="faction-board player-board roomy spacious" style={seatColours(player.colour)}>
        <p class="seat-line">
          <Person seat={seat} />
          {presence(seat) && <span class="hidden-text">{personState(seat)}</span>}
          <Amounts of={{ vp: player.vp }} />
          {income && (
            <span>
              {t("heading-income")}:{" "}
              <Amounts of={some({ coins: income.coins, workers: income.workers, priests: income.priests, power: income.power })} signed />
            </span>
          )}
        </p>
        <Resources seat={seat} />
        <BoardRows player={player} />
        <div class="foot">
          <Belongings player={player} size="spacious" />
        </div>
        <Abilities faction={player.faction} colour={player.colour} />
        {tiles.length > 0 && (
          <dl class="tile-list">
            {tiles.map((code, at) => (
              <div key={`${code}-${at}`}>
                <dt>{tileName(code)}</dt>
                <dd>{tileEffect(code)}</dd>
              </div>
            ))}
          </dl>
        )}
        <button class="button" type="button" onClick={() => openHelp(`faction:${player.faction}`)}>
          <Icon name="help" /> {t("table-more-about", { what: t(`faction-${player.faction}`) })}
        </button>
      </div>
    </Dialog>
  );
}
