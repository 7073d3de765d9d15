// Rewards of trades as icons: for certain, to be chosen, and what the visited may take.
import type { VisitView } from "../../api/shapes";
import { Amounts } from "../../art/amounts";
import { Icon } from "../../art/icons";
import { catalogue, names, table } from "../../store";
import { t } from "../../base/texts";
import { groundWords, oneOfWords, rewardWord } from "./words";
import { drawingOf } from "./yard";
import { structureName } from "../../board/names";

const ICONS: Record<string, string> = { steps: "anycult", ship: "ships", action: "moves" };

/** One of several: icons with a stroke between them. */
export function OneOf({ of }: { of: Record<string, number> }) {
  const entries = Object.entries(of);
  if (!entries.length) return null;
  return (
    <span class="either-of" role="img" aria-label={oneOfWords(of)} title={oneOfWords(of)}>
      {entries.map(([name, n], at) => (
        <span key={name} title={rewardWord(name, n)}>
          {at > 0 && <i>/</i>}
          {n > 1 && <b>{n}</b>}
          <Icon name={ICONS[name] ?? name} />
        </span>
      ))}
    </span>
  );
}

export function VisitRewards({ visit }: { visit: Pick<VisitView, "gain" | "spades" | "builds" | "one_of"> }) {
  const ground = groundWords(visit);
  return (
    <span class="visit-rewards">
      <Amounts of={visit.gain} signed class="gained" />
      {ground && (
        <span class="visit-ground" role="img" aria-label={ground} title={ground}>
          {visit.spades > 0 && (
            <>
              <b>+{visit.spades}</b>
              <Icon name="spades" />
            </>
          )}
          {visit.builds && <Icon name="D" />}
        </span>
      )}
      <OneOf of={visit.one_of} />
    </span>
  );
}

/** A trade to come: with whom, what it brings, what the other may take. `title`: in place of structure and space. */
export function VisitFace({ visit, title }: { visit: VisitView; title?: string }) {
  const owner = table.value?.players[visit.owner];
  const merchants = Boolean(table.value?.sea?.fleets[visit.owner]?.merchants);
  return (
    <span class="visit">
      <Icon name={drawingOf(visit.structure, merchants)} colour={owner?.colour} size={26} />
      <span class="visit-words">
        <b>
          {title ??
            t("sea-trade-with", {
              structure: structureName(visit.structure, visit.owner),
              player: names.value[visit.owner] ?? "",
              space: visit.space,
            })}
        </b>
        {visit.power > 0 && (
          <small>{t("sea-owner-takes", { player: names.value[visit.owner] ?? "", n: visit.power, vp: visit.price })}</small>
        )}
      </span>
      <VisitRewards visit={visit} />
    </span>
  );
}

/** What the overview tile says of a structure: the rewards alone, as the facts have them. */
export function FactRewards({ structure }: { structure: string }) {
  const trade = catalogue.value.ships.trade[structure];
  if (!trade) return null;
  const { vp, coins, workers, power, spades, one_of } = trade;
  const gain = Object.fromEntries(Object.entries({ vp, coins, workers, power }).filter(([, n]) => n));
  return <VisitRewards visit={{ gain, spades, builds: spades > 0, one_of }} />;
}
