// A faction in its help: abilities, what it starts with, its tracks, its structures with price and income.
import type { Faction, Income } from "../api/shapes";
import { Amounts } from "../art/amounts";
import { Icon } from "../art/icons";
import { catalogue } from "../store";
import { byWheel, isHouse, some, STRUCTURES } from "../table/facts";
import { t } from "../base/texts";
import { HouseMark } from "./marks";
import { TopicLink } from "./prose";
import { Row } from "./row";
import { factionFacts, factionRows } from "./slots";

/** Income by number of structures: "1 2 3 …" for each resource there is. */
function Incomes({ income }: { income: Income[] }) {
  const names = (["coins", "workers", "priests", "power"] as const).filter((name) => income.some((each) => each[name]));
  if (!names.length) return <>–</>;
  return (
    <>
      {names.map((name) => (
        <span class="income-row" key={name}>
          <Icon name={name} size={16} title={t(`word-${name}`)} /> {income.map((each) => each[name] ?? 0).join(" · ")}
        </span>
      ))}
    </>
  );
}

function Tracks({ faction }: { faction: Faction }) {
  const { shipping, digging } = faction;
  const workers = digging.workers_per_spade;
  const priests = digging.priests_per_spade;
  const perSpade = workers.some(Boolean) ? { list: workers, icon: "workers" } : { list: priests, icon: "priests" };
  return (
    <>
      <Row name={t("word-shipping")}>
        {shipping ? (
          <>
            {shipping.top > shipping.start ? `${shipping.start}–${shipping.top} · ` : shipping.top}
            {shipping.vp.length > 0 && (
              <>
                <Amounts of={some({ priests: shipping.priests, coins: shipping.coins })} size={16} /> → {shipping.vp.join(" · ")}{" "}
                <Icon name="vp" size={16} title={t("word-vp")} />
              </>
            )}
          </>
        ) : (
          t("ui-none")
        )}
      </Row>
      {perSpade.list.some(Boolean) && (
        <Row name={t("word-digging")}>
          {perSpade.list.join(" · ")} <Icon name={perSpade.icon} size={16} title={t(`word-${perSpade.icon}`)} /> /{" "}
          <Icon name="spades" size={16} title={t("word-spades")} />
          {digging.vp.length > 0 && (
            <>
              {" "}
              · <Amounts of={some({ workers: digging.workers, coins: digging.coins, priests: digging.priests })} size={16} /> →{" "}
              {digging.vp.join(" · ")} <Icon name="vp" size={16} title={t("word-vp")} />
            </>
          )}
        </Row>
      )}
    </>
  );
}

function Board({ faction }: { faction: Faction }) {
  const { cults, lonely_trading_house_factor: factor } = catalogue.value.common;
  const steps = Object.fromEntries(cults.map((cult, place) => [cult, faction.cults[place] ?? 0]));
  const [one, two, three] = faction.power;
  return (
    <table class="facts">
      <caption>{t("fact-board")}</caption>
      <tbody>
        <Row name={t("fact-start")}>
          <Amounts of={some({ coins: faction.coins, workers: faction.workers, priests: faction.priests })} size={16} /> ·{" "}
          {t("ui-bowls", { one, two, three })}
        </Row>
        <Row name={t("fact-cults")}>
          <Amounts of={some(steps)} size={16} />
        </Row>
        <Row name={t("fact-first-dwellings")}>{faction.first_dwellings}</Row>
        <Tracks faction={faction} />
        {factionRows.all.map((rowOf, at) => {
          const row = rowOf(faction);
          return (
            row && (
              <Row key={at} name={t(row.name)}>
                {row.text}
              </Row>
            )
          );
        })}
        <Row name={t("fact-lonely-house")}>
          <Amounts of={some({ workers: faction.structures.TP?.workers, coins: (faction.structures.TP?.coins ?? 0) * factor })} size={16} />
        </Row>
      </tbody>
    </table>
  );
}

function Structures({ faction }: { faction: Faction }) {
  return (
    <table class="facts wide">
      <caption>{t("fact-structures")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("fact-structure")}</th>
          <th scope="col">{t("fact-price")}</th>
          <th scope="col">{t("fact-value")}</th>
          <th scope="col">{t("fact-incomes")}</th>
        </tr>
      </thead>
      <tbody>
        {STRUCTURES.map((code) => {
          const each = faction.structures[code];
          if (!each) return null;
          return (
            <tr key={code}>
              <th scope="row">
                <Icon name={code} size={20} colour={faction.colour} /> {t(`structure-${code}`)}
              </th>
              <td>
                <Amounts of={some({ workers: each.workers, coins: each.coins })} size={16} />
              </td>
              <td>{each.power_value}</td>
              <td>
                <Incomes income={each.income} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function FactionFacts({ of: key }: { of: string }) {
  const faction = catalogue.value.factions[key];
  if (!faction) return null;
  return (
    <div class="help-faction" style={`--chip: var(--piece-${faction.colour}); --on-chip: var(--on-${faction.colour})`}>
      <p class="faction-band">
        <Icon name="SH" size={30} colour={faction.colour} />
        <b>{t(`faction-${key}`)}</b>
        <span>{t(`colour-${faction.colour}`)}</span>
      </p>
      <dl class="help-abilities">
        <dt>{t("help-app-ability")}</dt>
        <dd>{t(`faction-${key}-ability`)}</dd>
        <dt>{t("structure-SH")}</dt>
        <dd>{t(`faction-${key}-stronghold`)}</dd>
      </dl>
      <Board faction={faction} />
      <Structures faction={faction} />
      {factionFacts.all.map((Facts, at) => (
        <Facts key={at} of={key} />
      ))}
      {isHouse(faction.source) && <HouseMark text={faction.source} />}
    </div>
  );
}

/** All factions in short. */
export function FactionGallery() {
  return (
    <ul class="gallery">
      {byWheel(Object.values(catalogue.value.factions)).map((faction) => (
        <li key={faction.key}>
          <TopicLink to={faction.key}>
            <Icon name="SH" size={34} colour={faction.colour} />
            <span>
              <b>{t(`faction-${faction.key}`)}</b> {t(`faction-${faction.key}-ability`)} {t(`faction-${faction.key}-stronghold`)}
            </span>
          </TopicLink>
        </li>
      ))}
    </ul>
  );
}
