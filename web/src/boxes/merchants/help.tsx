// Help from the data: what trades bring, a faction's shipyard board, and where values come from that no rulebook states.
import { Amounts } from "../../art/amounts";
import { Icon } from "../../art/icons";
import { mapName } from "../../board/names";
import { catalogue } from "../../store";
import { some } from "../../table/facts";
import { t } from "../../base/texts";
import { craft } from "./craft";
import { ProvenanceNotes } from "../../help/provenance-notes";
import { Row } from "../../help/row";
import { FactRewards } from "./rewards";
import { CANALS, showsRewards } from "./topics";
import { drawingOf, YARD, yardOf, yardProvenance } from "./yard";

/** The overview of rewards, by structure. */
export function TradeFacts() {
  return (
    <table class="facts">
      <caption>{t("sea-help-trade")}</caption>
      <tbody>
        {Object.keys(catalogue.value.ships.trade).map((code) => (
          <tr key={code}>
            <th scope="row">
              <Icon name={code} size={20} /> {t(`structure-${code}`)}
            </th>
            <td>
              <FactRewards structure={code} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A faction's shipyard board and range tile, as the data have them. */
export function YardFacts({ of }: { of: string }) {
  const { numbers, range, extraPower } = yardOf(of);
  const colour = catalogue.value.factions[of]?.colour;
  if (!numbers) return null;
  const n = (key: string) => numbers[key] ?? 0;
  const merchants = n("market") > 0;
  const kind = craft(merchants);
  return (
    <>
      <table class="facts">
        <caption>
          <Icon name={drawingOf(YARD, merchants)} size={20} colour={colour} /> {t("sea-help-yard")}
        </caption>
        <tbody>
          <Row name={t("sea-help-yard-price")}>
            <Amounts of={some({ workers: n("workers"), coins: n("coins") })} size={16} />
          </Row>
          <Row name={t("sea-help-at-once")}>
            <Amounts of={some({ [kind]: n("ships"), shipping: n("shipping"), steps: n("steps") })} size={16} signed />
          </Row>
          <Row name={t("sea-help-income")}>
            <Amounts of={some({ [kind]: n("income_ships") })} size={16} signed />
          </Row>
          <Row name={t("sea-help-ship-price")}>
            <Amounts of={some({ workers: n("ship_workers"), coins: n("ship_coins") })} size={16} />
          </Row>
          <Row name={t("sea-help-extra", { n: extraPower })}>{n("extra_spaces")}</Row>
          {range && <Row name={t("sea-range-movement")}>{range.movement.join(" · ")}</Row>}
          {range && <Row name={t("sea-range-reach")}>{range.reach.join(" · ")}</Row>}
        </tbody>
      </table>
      <ProvenanceNotes of={yardProvenance(of)} />
    </>
  );
}

/** The canals of all maps: where they lie stood only in pictures. */
function CanalFacts() {
  const { canals, canal_provenance } = catalogue.value.ships;
  return (
    <table class="facts">
      <tbody>
        {Object.entries(canals).map(([map, ends]) => (
          <Row key={map} name={mapName(map)}>
            {ends.map((pair) => pair.join("–")).join(", ")}
            <ProvenanceNotes of={{ [map]: canal_provenance[map] ?? "" }} />
          </Row>
        ))}
      </tbody>
    </table>
  );
}

/** What belongs to a topic beside its text: to trade the overview of rewards, to canals where they lie. */
export function SeaHelp({ asked }: { asked: string }) {
  if (asked === CANALS) return <CanalFacts />;
  return showsRewards(asked) ? <TradeFacts /> : null;
}
