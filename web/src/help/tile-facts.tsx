// A tile in its help: its face, what it does, how many there are, where its facts come from.
import { catalogue } from "../store";
import { ProvenanceNotes } from "./provenance-notes";
import { gameTiles } from "../table/tiles/game-tiles";
import { isHouse } from "../table/facts";
import { TileFace } from "../table/tiles/faces";
import { tileEffect, tileName } from "../table/tiles/words";
import { t } from "../base/texts";
import { HouseMark } from "./marks";
import { TopicLink } from "./prose";

const KINDS = [
  ["power_actions", "power-action"],
  ["bonus_cards", "bonus-card"],
  ["favor_tiles", "favor-tile"],
  ["town_tiles", "town-tile"],
  ["scoring_tiles", "scoring-tile"],
  ["final_tiles", "final-scoring-tile"],
] as const;

export function TileFacts({ code }: { code: string }) {
  const facts = { ...catalogue.value, ...gameTiles() };
  const [kind, word] = KINDS.find(([name]) => code in facts[name]) ?? [undefined, ""];
  if (!kind) return null;
  const tile = facts[kind][code]!;
  const option = "option" in tile ? tile.option : "";
  return (
    <div class="help-tile">
      <span class={`tile ${word}`} aria-hidden="true">
        <TileFace code={code} />
      </span>
      <div>
        <p class="help-kind">
          {t(`word-${word}`)} · {code}
          {"count" in tile && ` · ${t("help-app-copies", { n: tile.count })}`}
        </p>
        {tileEffect(code) && <p class="help-effect">{tileEffect(code)}</p>}
        {option && <p class="soft">{t("help-app-option", { option: t(`option-${option}`) })}</p>}
        {isHouse(tile.source) && <HouseMark text={tile.source} />}
        {"provenance" in tile && <ProvenanceNotes of={tile.provenance} />}
      </div>
    </div>
  );
}

/** All tiles of a kind, for the topic that is about them: its key is the kind's. */
export function TileGallery({ topic }: { topic: string }) {
  const [kind, word] = KINDS.find(([name]) => [topic, `${topic}s`].includes(name.replaceAll("_", "-"))) ?? [undefined, ""];
  if (!kind) return null;
  return (
    <ul class="gallery">
      {Object.keys(catalogue.value[kind]).map((code) => (
        <li key={code}>
          <TopicLink to={`tile:${code}`}>
            <span class={`tile ${word}`} aria-hidden="true">
              <TileFace code={code} />
            </span>
            <span>
              <b>{tileName(code)}</b> {tileEffect(code)}
            </span>
          </TopicLink>
        </li>
      ))}
    </ul>
  );
}
