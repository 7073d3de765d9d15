// Structures on a faction board: those left stand there, those built have left the income they covered in sight.
import type { Faction, PlayerView } from "../api/shapes";
import { Amounts } from "../art/amounts";
import { Icon } from "../art/icons";
import { amounts, listing, t } from "../base/texts";
import { factionOf, revealed, some, STRUCTURES } from "./facts";
import { boardParts } from "./slots";
import { tipOf, type TipText } from "./tip";

function words(faction: Faction, player: PlayerView, code: string): TipText {
  const facts = faction.structures[code]!;
  const built = player.structures[code] ?? 0;
  const left = player.structures_left[code] ?? 0;
  const more = amounts(revealed(facts.income[built], facts.income[built + 1]));
  return {
    title: t(`structure-${code}`),
    lines: [
      t("table-structures", { built, left }),
      t("ui-cost", { amounts: amounts(some({ coins: facts.coins, workers: facts.workers })) }),
      t("table-power-value", { n: facts.power_value }),
      left && more ? t("table-next-reveals", { amounts: more }) : "",
    ],
  };
}

/** How many of a kind are built, of how many; of which there is only one, it is there or pale. */
export function Count({ code, colour, built, of }: { code: string; colour: string; built: number; of: number }) {
  return (
    <>
      <Icon name={code} colour={colour} class={built ? "" : "none-built"} />
      {of > 1 && (
        <b>
          {built}
          <small>/{of}</small>
        </b>
      )}
    </>
  );
}

/** All five kinds in one line, each with its count. */
export function StructureLine({ player }: { player: PlayerView }) {
  const faction = factionOf(player);
  if (!faction) return null;
  const label = STRUCTURES.map(
    (code) =>
      `${t(`structure-${code}`)}: ${t("table-structures", { built: player.structures[code] ?? 0, left: player.structures_left[code] ?? 0 })}`,
  );
  return (
    <div class="structure-line" role="img" aria-label={listing(label)}>
      {STRUCTURES.map((code) => {
        const built = player.structures[code] ?? 0;
        return (
          <span key={code} class="pieces" {...tipOf(() => words(faction, player, code))}>
            <Count code={code} colour={player.colour} built={built} of={faction.structures[code]!.limit} />
          </span>
        );
      })}
      {boardParts.all.map(({ Piece }, at) => Piece && <Piece key={at} player={player} />)}
    </div>
  );
}

/** The rows of the faction board with prices and what each structure reveals. */
export function StructureRows({ player }: { player: PlayerView }) {
  const faction = factionOf(player);
  if (!faction) return null;
  return (
    <div class="structure-rows">
      {STRUCTURES.map((code) => {
        const facts = faction.structures[code]!;
        const built = player.structures[code] ?? 0;
        const tip = words(faction, player, code);
        return (
          <div
            key={code}
            class={`structure-row ${code}`}
            role="img"
            aria-label={listing([tip.title, ...tip.lines!.filter(Boolean)])}
            {...tipOf(() => tip)}
          >
            <span class="price">
              <Icon name={code} colour={player.colour} />
              <Amounts of={some({ coins: facts.coins, workers: facts.workers })} />
            </span>
            <span class="slots">
              {Object.keys(revealed(undefined, facts.income[0])).length > 0 && (
                <span class="slot printed">
                  <Revealed of={revealed(undefined, facts.income[0])} />
                </span>
              )}
              {[...Array(facts.limit).keys()].map((at) => (
                <span key={at} class={at < built ? "slot open" : "slot"}>
                  <Revealed of={revealed(facts.income[at], facts.income[at + 1])} favors={facts.favors} />
                  {at >= built && <Icon name={code} colour={player.colour} class="piece" />}
                </span>
              ))}
            </span>
          </div>
        );
      })}
      {boardParts.all.map(({ Row }, at) => Row && <Row key={at} player={player} />)}
    </div>
  );
}

function Revealed({ of, favors = 0 }: { of: Record<string, number>; favors?: number }) {
  return (
    <span class="revealed" aria-hidden="true">
      {Object.entries(of).map(([name, n]) => (
        <span key={name}>
          {n > 1 && <b>{n}</b>}
          <Icon name={name} />
        </span>
      ))}
      {favors > 0 && Object.keys(of).length === 0 && <Icon name="favor" />}
    </span>
  );
}
