// A player's faction board beside the map: compact, with its rows where there is room, or folded to a strip where there is none.
import { Icon } from "../art/icons";
import { names, past, table, view } from "../store";
import { t } from "../base/texts";
import { Abilities } from "./abilities";
import { Belongings, KeysAndBridges, type BoardSize } from "./belongings";
import { BoardRows } from "./board-rows";
import { Disc } from "./disc";
import { openBoard } from "./faction-board";
import { Resources, ResourceSpot } from "./resources";
import { Rolling } from "./rolling";
import { decider, factionName, personName, seatColours } from "./seats";
import { StructureLine } from "./structures";
import { Person, PersonWords } from "./person";
import { tipOf } from "./tip";
import { TrackBadges } from "./tracks";

export function PlayerBoard({ seat, size }: { seat: number; size: BoardSize }) {
  const now = table.value;
  const player = now?.players[seat];
  if (!now || !player) return null;
  const deciding = decider.value === seat && !now.over;
  const roomy = size !== "compact" && size !== "slim" && player.faction;
  return (
    <article
      class={`player-board ${roomy ? "roomy" : ""} ${size === "grand" ? "spacious grand" : size}`}
      style={seatColours(player.colour)}
      aria-label={names.value[seat]}
      data-passed={player.passed || undefined}
      data-deciding={deciding || undefined}
      data-mine={(!past.value && view.value?.mine.includes(seat)) || undefined}
    >
      <Head seat={seat} />
      {player.faction ? (
        <>
          <Resources seat={seat} />
          {size === "slim" ? null : size !== "compact" ? (
            <>
              <BoardRows player={player} />
              <div class="foot">
                {size === "roomy" && <KeysAndBridges player={player} />}
                <Belongings player={player} size={size} />
              </div>
              {size === "grand" && <Abilities faction={player.faction} colour={player.colour} />}
            </>
          ) : (
            <>
              <div class="middle">
                <StructureLine player={player} />
                <TrackBadges player={player} />
              </div>
              <Belongings player={player} size="compact" />
            </>
          )}
        </>
      ) : (
        <p class="no-faction">{deciding ? t("table-chooses-faction") : t("table-no-faction")}</p>
      )}
    </article>
  );
}

function Head({ seat }: { seat: number }) {
  const now = table.value!;
  const player = now.players[seat]!;
  const faction = factionName(player);
  const person = personName(seat);
  const thinking = !past.value && view.value?.thinking === seat;
  const end = now.final[seat]?.total;
  const points = now.over || end === undefined ? "" : t("table-projected", { n: end });
  return (
    <header>
      <button
        class="who"
        type="button"
        onClick={() => openBoard(seat)}
        aria-label={t("table-open-board", { player: faction })}
        title={person && person !== faction ? `${faction}, ${person}` : faction}
        disabled={!player.faction}
      >
        <Disc seat={seat} />
        <b>{faction}</b>
        {person !== faction && <Person seat={seat} />}
      </button>
      <PersonWords seat={seat} />
      {thinking && <Icon name="hourglass" class="thinking" title={t("ui-thinking", { player: faction })} />}
      {player.passed && (
        <span class="state">
          <Icon name="pass" />
          {t("ui-passed")}
        </span>
      )}
      {player.dropped && <span class="state">{t("ui-dropped")}</span>}
      {player.faction && (
        <ResourceSpot
          seat={seat}
          name="vp"
          label={[t("amount-vp", { n: player.vp }), points].filter(Boolean).join(", ")}
          tip={() => ({ title: t("amount-vp", { n: player.vp }), lines: [points] })}
        >
          <Icon name="vp" />
          <Rolling value={player.vp} />
          {points && (
            <small class="projected" {...tipOf(() => ({ title: points }))}>
              →{end}
            </small>
          )}
        </ResourceSpot>
      )}
    </header>
  );
}
