// Seafaring in words: what lies on a space, what a trade brings.
import type { Space, VisitView } from "../../api/shapes";
import { spokenAmount } from "../../art/amounts";
import { names, placeName, table } from "../../store";
import { listing, t } from "../../base/texts";
import { craft } from "./craft";
import { helm } from "./helm";
import { canalSign } from "./canal-sign";
import { prospectOf, reach } from "./voyage";
import { structureName } from "../../board/names";

/** Ships, dock and seals of a space, for those who hear the map. */
export function seaFacts(space: Space): string[] {
  const sea = table.value?.sea;
  if (!sea) return [];
  const facts: string[] = [];
  const player = (seat: number) => names.value[seat] ?? "";
  for (const { seat, ships, merchants, dock } of sea.fleets) {
    const n = ships.filter((at) => at === space.label).length;
    if (dock === space.label) facts.push(t(merchants ? "sea-storehouse-of" : "sea-dock-of", { player: player(seat) }));
    if (n) facts.push(t(`sea-${craft(merchants)}-of`, { n, player: player(seat) }));
  }
  const seats = sea.markers[space.label] ?? [];
  if (seats.length) facts.push(t("sea-markers-of", { players: listing(seats.map(player)) }));
  const canal = sea.canals.find(({ joins }) => joins.includes(space.label));
  if (canal) {
    const sign = canalSign();
    facts.push(
      t("sea-canal-to", { space: placeName(canal.joins[canal.joins[0] === space.label ? 1 : 0]) }),
      ...(sign ? [t(`value-mark-${sign}`)] : []),
    );
  }
  return facts;
}

/** The choices of a reward as words: `3 power or 1 step`. */
export function oneOfWords(oneOf: Record<string, number>): string {
  return Object.entries(oneOf)
    .map(([name, n]) => rewardWord(name, n))
    .reduce((all, one) => (all ? t("sea-or", { first: all, last: one }) : one), "");
}

export function rewardWord(name: string, n: number): string {
  if (name === "ship" || name === "action" || name === "steps") return t(`sea-reward-${name}`, { n });
  return spokenAmount(name, n);
}

/** What spades of a trade are for; some only build. */
export function groundWords({ spades, builds }: Pick<VisitView, "spades" | "builds">): string {
  if (!spades) return builds ? t("sea-reward-build") : "";
  return builds ? t("sea-reward-spades", { n: spades }) : spokenAmount("spades", spades);
}

/** A trade to come, in one sentence. */
export function visitWords(visit: VisitView): string {
  const player = names.value[visit.owner] ?? "";
  return [
    t("sea-trade-with", { structure: structureName(visit.structure, visit.owner), player, space: visit.space }),
    listing(Object.entries(visit.gain).map(([name, n]) => spokenAmount(name, n))),
    groundWords(visit),
    oneOfWords(visit.one_of),
    visit.power ? t("sea-owner-takes", { player, n: visit.power, vp: visit.price }) : "",
  ]
    .filter(Boolean)
    .join("; ");
}

/** What the ship at the helm would pay and trade on a space, for those who go over the map with keys. */
export function aimFacts(space: string): string[] {
  const leg = helm.value ? reach.value.get(space) : undefined;
  if (!leg) return [];
  const visit = prospectOf(space);
  return [leg.power ? t("ui-cost", { amounts: spokenAmount("power", leg.power) }) : "", visit ? visitWords(visit) : ""].filter(Boolean);
}
