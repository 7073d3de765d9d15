// One topic of the help: the picture and numbers of its tile or faction, the rule in our words, and where it stands.
import type { AlsoShape } from "../api/shapes";
import { catalogue, view } from "../store";
import { tileSource } from "../table/tiles/words";
import { t } from "../base/texts";
import { FactionFacts, FactionGallery } from "./faction-facts";
import { HouseMark, OursMark } from "./marks";
import { Prose, TopicLink } from "./prose";
import { topicFacts } from "./slots";
import { TileFacts, TileGallery } from "./tile-facts";
import { subjectOf, topics, topicsFailed } from "./topics";
import { TopicsFailed } from "./topics-failed";
import { VpTables } from "./vp-tables";

function Sources({ texts }: { texts: string[] }) {
  if (!texts.length) return null;
  return (
    <p class="help-source">
      <b>{t("fact-source")}</b> <span lang="en">{texts.join("; ")}</span>
    </p>
  );
}

const ALL_FACTIONS = "all-factions";
const STARTING_VP = "vp";

/** What boxes say about a rule: in a game those that are on, elsewhere all. */
function spoken(also: AlsoShape[]): AlsoShape[] {
  const options = view.value?.options;
  const on = (name: string) => options?.[name] === "true";
  return options ? also.filter(({ option }) => on(option) || on(catalogue.value.options[option]?.whole ?? "")) : also;
}

/** What is asked about, with everything that is known of it. */
export function Topic({ asked }: { asked: string }) {
  const { topic, tile, faction, name } = subjectOf(asked);
  const sources = [...(topic?.headings ?? [])];
  const facts = faction ? catalogue.value.factions[faction]?.source : tile ? tileSource(tile) : "";
  if (facts) sources.push(facts);
  return (
    <article class="topic">
      <h2>{name}</h2>
      {tile && <TileFacts code={tile} />}
      {faction && <FactionFacts of={faction} />}
      {topicFacts.all.map((Facts, at) => (
        <Facts key={at} asked={asked} />
      ))}
      {topic ? (
        <>
          <Prose text={topic.text} />
          {spoken(topic.also).map(({ option, text }) => (
            <aside key={option} class="also" data-option={option}>
              <h3>{t("rules-also", { option: t(`option-${option}`) })}</h3>
              <Prose text={text} />
            </aside>
          ))}
          {topic.example && (
            <aside class="example">
              <Prose text={t("rules-example", { text: topic.example })} />
            </aside>
          )}
          <TileGallery topic={topic.key} />
          {topic.key === ALL_FACTIONS && <FactionGallery />}
          {topic.key === STARTING_VP && <VpTables />}
          {topic.ours && <OursMark text={topic.ours} />}
          {topic.house && <HouseMark text={topic.house} />}
          {topic.rulings.length > 0 && (
            <section class="rulings">
              <h3>{t("rules-rulings")}</h3>
              <ul>
                {topic.rulings.map((ruling) => (
                  <li key={ruling}>
                    <b>{t(`option-${ruling}`)}</b> {t(`ruling-${ruling}`)}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      ) : (
        <Missing />
      )}
      <Sources texts={sources} />
      {topic && topic.see.length > 0 && (
        <nav class="see-also" aria-label={t("help-app-related")}>
          <h3>{t("help-app-related")}</h3>
          <ul>
            {topic.see.map((key) => (
              <li key={key}>
                <TopicLink to={key}>{subjectOf(key).name}</TopicLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  );
}

/** Nothing is written about it, the rules have not come yet, or they do not come. */
function Missing() {
  if (topicsFailed.value) return <TopicsFailed />;
  return <p role="status">{t(topics().length ? "help-app-nothing" : "shell-opening")}</p>;
}
