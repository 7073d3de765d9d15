// The cult board: four tracks from 10 down to 0 with everybody's markers, the places of the priests below, what final
// scoring would bring now, and which track pays in this round.
import type { CultView, TableView } from "../api/shapes";
import { Amounts, spokenAmount } from "../art/amounts";
import { Icon } from "../art/icons";
import { Marker } from "../art/marker";
import { catalogue, names, table } from "../store";
import { initials } from "../table/seats";
import { TargetButton } from "../table/target";
import { listing, readAloud, t } from "../base/texts";
import { pieceStyle } from "./pieces";
import { ranking, rewardOf, roundReward, standings, type RoundReward, type Standing } from "./cult-facts";

const levels = () => [...Array(catalogue.value.common.cult_top + 1).keys()].reverse();
const DISCS = 2; // so many find room beside each other
const nameOf = (seat: number) => names.value[seat] ?? "";

export function CultBoard() {
  const now = table.value;
  if (!now) return null;
  const reward = roundReward(now);
  return (
    <section class="cult-board" aria-label={t("heading-cults")}>
      <div class="cult-columns">
        <div class="cult-rail" aria-hidden="true">
          <span class="cult-rail-levels">
            {levels().map((level) => (
              <span key={level}>{level}</span>
            ))}
          </span>
          <Icon name="priests" size={14} />
          <Icon name="vp" size={14} />
        </div>
        {now.cults.map((cult, track) => (
          <Track key={cult.name} cult={cult} track={track} now={now} reward={reward} />
        ))}
      </div>
      {reward && <RoundLine reward={reward} now={now} />}
    </section>
  );
}

interface TrackProps {
  cult: CultView;
  track: number;
  now: TableView;
  reward: RoundReward | undefined;
}

function Track({ cult, track, now, reward }: TrackProps) {
  const { common } = catalogue.value;
  const pays = reward?.cult === cult.name ? reward : undefined;
  const ranks = ranking(track, now);
  return (
    <TargetButton
      target={`cult:${cult.name}`}
      class={`cult cult-${cult.name}`}
      label={spoken(cult, track, now)}
      tip={() => ({ title: t(`cult-${cult.name}`), lines: lines(cult, track, now), help: true })}
    >
      <span class="cult-head">
        <Icon name={cult.name} size={20} />
        <span>{t(`cult-${cult.name}`)}</span>
      </span>
      <span class="cult-track">
        {levels().map((level) => (
          <span key={level} class={common.cult_power[level] ? "cult-level gives" : "cult-level"}>
            {pays && level > 0 && level % pays.tile.per === 0 && (
              <span class="cult-pays">
                <Icon name={Object.keys(rewardOf(pays.tile))[0] ?? "bonus"} size={11} />
              </span>
            )}
            <span class="cult-power">
              {[...Array(common.cult_power[level] ?? 0).keys()].map((i) => (
                <Icon key={i} name="power" size={9} />
              ))}
            </span>
            {level === common.cult_top && <Icon name="keys" size={16} class={cult.top === null ? "cult-key" : "cult-key gone"} />}
          </span>
        ))}
        {standings(cult, now).map((one) => (
          <PlayerMarker key={one.seat} {...one} colour={now.players[one.seat]!.colour} />
        ))}
      </span>
      <span class="cult-places">
        {cult.priests.map((owner, place) => (
          <PriestPlace key={place} steps={common.priest_steps[place] ?? 0} colour={owner === null ? null : now.players[owner]!.colour} />
        ))}
      </span>
      <span class="cult-ranks">
        {ranks.map(({ seat, vp }) => (
          <span key={seat} class="cult-rank" style={pieceStyle(now.players[seat]!.colour)}>
            <span>{initials.value[seat]}</span>
            <b>{vp}</b>
          </span>
        ))}
      </span>
    </TargetButton>
  );
}

/** A player's marker on a track: a disc alone or beside another one; more of them share their step as tabs in two lines. */
function PlayerMarker({ seat, level, place, beside, mayReachTop, colour }: Standing & { colour: string }) {
  const letters = initials.value[seat] ?? "";
  if (beside <= DISCS)
    return (
      <span class="cult-marker" style={{ "--level": level, "--place": place, "--beside": beside }}>
        <Marker colour={colour} letters={letters} hexagon={mayReachTop} />
      </span>
    );
  const above = Math.ceil(beside / 2);
  const [line, across] = place < above ? [0, above] : [1, beside - above];
  const at = { "--level": level, "--line": line, "--place": place - line * above, "--beside": across, "--most": above };
  return (
    <span class={mayReachTop ? "cult-marker cult-tab pointed" : "cult-marker cult-tab"} style={{ ...at, ...pieceStyle(colour) }}>
      <span>{letters}</span>
    </span>
  );
}

/** A place for a priest: the steps it is worth, or the priest in its player's colour. */
function PriestPlace({ steps, colour }: { steps: number; colour: string | null }) {
  if (colour === null) return <span class="cult-place-free">{steps}</span>;
  return (
    <span class="cult-place-taken" style={{ "--art-robe": `var(--piece-${colour})`, "--art-robe-deep": `var(--piece-${colour})` }}>
      <Icon name="priests" size={19} />
    </span>
  );
}

/** The track in words, a line for each kind of fact. */
function lines(cult: CultView, track: number, now: TableView): string[] {
  const { common } = catalogue.value;
  const seats = standings(cult, now).sort((a, b) => b.level - a.level);
  const found = seats.map(({ seat, level, mayReachTop }) =>
    t(mayReachTop ? "board-cult-level-key" : "board-cult-level", { player: nameOf(seat), level }),
  );
  found.push(
    t("board-cult-places", {
      places: listing(cult.priests.map((owner, place) => (owner === null ? String(common.priest_steps[place]) : nameOf(owner)))),
    }),
  );
  const ranks = ranking(track, now);
  const spokenRanks = ranks.map(({ seat, vp }) => t("board-cult-rank", { player: nameOf(seat), vp }));
  if (ranks.length) found.push(t("board-cult-final", { ranks: listing(spokenRanks) }));
  return found;
}

const spokenGains = (gains: Record<string, number>) => listing(Object.entries(gains).map(([name, n]) => spokenAmount(name, n)));

const spoken = (cult: CultView, track: number, now: TableView) => readAloud([t(`cult-${cult.name}`), ...lines(cult, track, now)]);

function RoundLine({ reward, now }: { reward: RoundReward; now: TableView }) {
  const { tile, cult, gets } = reward;
  const each = rewardOf(tile);
  const words = [
    t("board-cult-round", {
      count: tile.per,
      what: cult ? t(`cult-${cult}`) : t("word-priests"),
      gains: spokenGains(each),
    }),
    ...gets.map(({ seat, gains }) => t("board-cult-gets", { player: nameOf(seat), gains: spokenGains(gains) })),
  ];
  return (
    <p class="cult-round" role="img" aria-label={readAloud(words)} title={words.join("\n")}>
      <span class="cult-round-rule">
        <b>{tile.per}</b>
        <Icon name={cult ?? "priests"} size={16} />
        <span class="cult-arrow">→</span>
        <Amounts of={each} size={16} />
      </span>
      <span class="cult-round-seats">
        {gets.map(({ seat, gains }) => (
          <span key={seat}>
            <Marker colour={now.players[seat]!.colour} letters={initials.value[seat] ?? ""} />
            <Amounts of={gains} size={14} />
          </span>
        ))}
      </span>
    </p>
  );
}
