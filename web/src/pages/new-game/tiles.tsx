// Scoring tiles and bonus cards: drawn by the server, or picked here.
import { Icon } from "../../art/icons";
import { OneOf } from "../../parts/fields";
import { catalogue } from "../../store";
import { TileFace } from "../../table/tiles/faces";
import { t } from "../../base/texts";
import { Group } from "./group";
import { bonusNeeded, change, inPlay, type Plan } from "./plan";

interface Pick {
  code: string;
  /** The round of a scoring tile, or 0. */
  round: number;
  chosen: boolean;
  full: boolean;
  kind: string;
  onPick(): void;
}

function TilePick({ code, round, chosen, full, kind, onPick }: Pick) {
  return (
    <button
      type="button"
      class={`tile tile-choice ${kind}`}
      aria-pressed={chosen}
      disabled={full && !chosen}
      title={t(`tile-${code}-effect`)}
      onClick={onPick}
    >
      {round > 0 && (
        <span class="round-number">
          <span class="hidden-text">{t("word-round")} </span>
          {round}
        </span>
      )}
      {chosen && !round && <Icon name="check" size={16} class="pick-mark" />}
      <TileFace code={code} />
      <span class="hidden-text">
        {t(`tile-${code}`)}. {t(`tile-${code}-effect`)}
      </span>
    </button>
  );
}

function ScoringPick({ now }: { now: Plan }) {
  const rounds = catalogue.value.common.rounds;
  const full = now.scoring.filter(Boolean).length >= rounds;
  const pick = (code: string) => {
    const scoring = [...Array(rounds).keys()].map((place) => now.scoring[place] ?? "");
    const place = scoring.indexOf(code);
    if (place >= 0) scoring[place] = "";
    else scoring[scoring.indexOf("")] = code;
    change({ scoring });
  };
  return (
    <div>
      <h3>{t("heading-scoring-tiles")}</h3>
      <p class="soft">{t("shell-pick-scoring", { n: rounds - now.scoring.filter(Boolean).length })}</p>
      <div class="tile-choices">
        {inPlay(now, catalogue.value.scoring_tiles).map(([code]) => (
          <TilePick
            key={code}
            code={code}
            kind="scoring-tile"
            round={now.scoring.indexOf(code) + 1}
            chosen={now.scoring.includes(code)}
            full={full}
            onPick={() => pick(code)}
          />
        ))}
      </div>
    </div>
  );
}

function BonusPick({ now }: { now: Plan }) {
  const needed = bonusNeeded(now);
  const full = now.bonus.length >= needed;
  const pick = (code: string) =>
    change({ bonus: now.bonus.includes(code) ? now.bonus.filter((other) => other !== code) : [...now.bonus, code] });
  return (
    <div>
      <h3>{t("heading-bonus-cards")}</h3>
      <p class="soft">{t("shell-pick-bonus", { n: now.bonus.length, total: needed })}</p>
      <div class="tile-choices">
        {inPlay(now, catalogue.value.bonus_cards).map(([code]) => (
          <TilePick
            key={code}
            code={code}
            kind="bonus-card"
            round={0}
            chosen={now.bonus.includes(code)}
            full={full}
            onPick={() => pick(code)}
          />
        ))}
      </div>
    </div>
  );
}

export function TileChoice({ now }: { now: Plan }) {
  return (
    <Group title={t("shell-tiles")} says={t(`shell-tiles-${now.tiles}`)}>
      <OneOf
        legend={t("shell-tiles")}
        quiet
        kind="cards"
        value={now.tiles}
        options={(["drawn", "picked"] as const).map((value) => ({
          value,
          label: t(`shell-tiles-${value}`),
          hint: t(`shell-tiles-${value}-hint`),
        }))}
        onChange={(value) => change({ tiles: value as Plan["tiles"] })}
      />
      {now.tiles === "picked" && (
        <>
          <ScoringPick now={now} />
          <BonusPick now={now} />
        </>
      )}
    </Group>
  );
}
