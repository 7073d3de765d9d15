// Moving ships: which one, where it can go, and the trades that will follow; all before anything is confirmed.
import type { FleetView } from "../../api/shapes";
import { Amounts } from "../../art/amounts";
import { Icon } from "../../art/icons";
import { spaceOf } from "../../play/targets";
import { ChangeRow, OfferCard } from "../../play/offer-card";
import { offerOf } from "../../play/offers";
import { play } from "../../play/acts";
import { narrow } from "../../play/popover";
import { desk, hovered, names, placeName, table } from "../../store";
import { some } from "../../table/facts";
import { t } from "../../base/texts";
import { craft, ofCraft } from "./craft";
import { helm, type Leg } from "./helm";
import { VisitFace } from "./rewards";
import { aim, prospectOf, reach, sailed, takeHelm, voyage } from "./voyage";
import { structureName } from "../../board/names";

interface Ship {
  at: string;
  from: string;
  state: "moved" | "movable" | "stuck";
}

/** Every own ship once, those that have moved with where they came from. */
function shipsOf(fleet: FleetView): Ship[] {
  const now = voyage.value!;
  const moved = [...now.moved];
  const movable = [...now.movable];
  const made = [...sailed.value];
  const take = (list: string[], at: string) => list.includes(at) && Boolean(list.splice(list.indexOf(at), 1));
  return fleet.ships.map((at) => {
    if (take(moved, at)) {
      const leg = made.findIndex((one) => one.to === at);
      return { at, from: leg < 0 ? "" : made.splice(leg, 1)[0]!.from, state: "moved" };
    }
    return { at, from: "", state: take(movable, at) || now.chosen === at ? "movable" : "stuck" };
  });
}

function ShipChip({ ship, fleet, number, chosen }: { ship: Ship; fleet: FleetView; number: number; chosen: boolean }) {
  const colour = table.value!.players[fleet.seat]!.colour;
  const space = spaceOf(ship.at);
  const place = ship.state === "moved" && ship.from ? `${placeName(ship.from)} → ${placeName(ship.at)}` : placeName(ship.at);
  const kind = craft(fleet.merchants);
  return (
    <button
      type="button"
      class={`ship-chip ${ship.state}`}
      data-testid="choice"
      data-kind="helm"
      data-ship={ship.at}
      data-from={ship.from || undefined}
      aria-pressed={chosen}
      aria-disabled={ship.state !== "movable"}
      aria-keyshortcuts={String(number)}
      aria-label={t(`sea-chip-${kind}`, { place, state: t(`sea-ship-${chosen ? "chosen" : ship.state}`) })}
      onClick={() => ship.state === "movable" && takeHelm(ship.at)}
      onPointerEnter={() => (hovered.value = `space:${ship.at}`)}
      onPointerLeave={() => (hovered.value = null)}
    >
      <kbd class="offer-number">{number}</kbd>
      <Icon name={kind} colour={colour} size={26} />
      <span>
        <b>{place}</b>
        <small>{space?.structure && ship.state === "moved" ? t("sea-ship-trades") : t(`sea-ship-${chosen ? "chosen" : ship.state}`)}</small>
      </span>
    </button>
  );
}

/** Where the ship would go: the price, and the trade there. */
function Aim({ leg, merchants }: { leg: Leg; merchants: boolean }) {
  const visit = prospectOf(leg.to);
  return (
    <span class="aim">
      <Icon name="forward" size={16} />
      <b>{placeName(leg.to)}</b>
      <ChangeRow of={{ cost: some({ power: leg.power, tokens: leg.tokens }), gain: {} }} />
      {visit && (
        <VisitFace
          visit={visit}
          title={t("sea-aim-trade", { structure: structureName(visit.structure, visit.owner), player: names.value[visit.owner] ?? "" })}
        />
      )}
      {merchants && !spaceOf(leg.to)?.structure && <small>{t("sea-aim-build")}</small>}
    </span>
  );
}

/** One line that always says what can be done next. */
function Hint({ fleet }: { fleet: FleetView }) {
  const now = voyage.value!;
  const leg = aim.value;
  if (leg)
    return (
      <p class="voyage-hint">
        <Aim leg={leg} merchants={fleet.merchants} />
        {narrow.value && (
          <button type="button" class="button main" onClick={() => void play(leg.choice.text)}>
            {t("sea-go", { space: placeName(leg.to) })}
          </button>
        )}
      </p>
    );
  const ways = [...reach.value.values()];
  const near = ways.filter((leg) => !leg.power).length;
  const text = helm.value
    ? t(ways.length > near ? "sea-reach-more" : "sea-reach", {
        n: near,
        far: ways.length - near,
        power: fleet.extra_power,
        spaces: fleet.movement,
      })
    : now.movable.length
      ? t(`sea-choose-${craft(fleet.merchants)}`)
      : "";
  return <p class="voyage-hint soft">{text}</p>;
}

export function VoyagePanel() {
  const now = voyage.value;
  const fleet = now && table.value?.sea?.fleets[now.seat];
  if (!now || !fleet) return null;
  const done = desk.value!.moves.find((choice) => choice.kind === "done");
  const ships = shipsOf(fleet);
  const steered = ships.findIndex((ship) => ship.state === "movable" && ship.at === helm.value);
  return (
    <div class="voyage play-picks" data-testid="voyage">
      <div class="voyage-main">
        <div class="voyage-ships" role="group" aria-label={t(`sea-your-${craft(fleet.merchants)}`)}>
          {ships.map((ship, at) => (
            <ShipChip key={at} ship={ship} fleet={fleet} number={at + 1} chosen={at === steered} />
          ))}
        </div>
        <Hint fleet={fleet} />
      </div>
      {now.visits.length > 0 && (
        <section class="voyage-trades" aria-label={t("sea-trades-next")}>
          <h3>
            {t("sea-trades-next")}
            {now.visits.length > 1 && (
              <span class="voyage-total">
                {t("sea-together")} <Amounts of={now.total} signed class="gained" />
              </span>
            )}
          </h3>
          <ul>
            {now.visits.map((visit) => (
              <li key={visit.space} data-visit={visit.space}>
                <VisitFace visit={visit} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {done && (
        <div class="voyage-end">
          <OfferCard offer={{ ...offerOf(done), followUps: [] }} number={ships.length + 1} class="end-voyage">
            <b class="offer-title">{ofCraft(now.visits.length ? "sea-end-and-trade" : "sea-end", fleet, { n: now.visits.length })}</b>
          </OfferCard>
        </div>
      )}
    </div>
  );
}
