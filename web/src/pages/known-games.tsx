// Games this browser knows: title, own factions, whose turn it is or how it ended, when. The first are asked about, one after the other.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { api, Refusal } from "../api/client";
import { forget, games, inOrder, know, knownGame, sittingOf, standingOf, type KnownGame } from "../api/keys";
import type { View } from "../api/shapes";
import { Icon } from "../art/icons";
import { Question } from "../parts/question";
import { IconButton } from "../parts/icon-button";
import { preferences } from "../base/preferences";
import { sitterName, titleOf } from "../base/sitters";
import { listing, t } from "../base/texts";

const ASKED = 6; // the rest shows what was kept
const SHOWN = 6;

/** What the server said about a game; "gone" if it has no such game. */
const answers = signal<Record<string, View | "gone">>({});

async function askAbout(list: KnownGame[], stopped: () => boolean): Promise<void> {
  for (const { id } of list) {
    let answer: View | "gone";
    try {
      answer = await api.view(id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 404) return; // no answer now: what was kept will do
      answer = "gone";
    }
    if (stopped()) return;
    if (answer !== "gone" && knownGame(id)) know(id, { title: answer.title, sitting: sittingOf(answer), standing: standingOf(answer) });
    answers.value = { ...answers.value, [id]: answer };
  }
}

/** "3 hours ago", in the person's language. */
function ago(at: number): string {
  const seconds = (at - Date.now()) / 1000;
  const form = new Intl.RelativeTimeFormat(preferences.value.locale, { numeric: "auto" });
  for (const [unit, size] of [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ] as const)
    if (-seconds >= size) return form.format(Math.round(seconds / size), unit);
  return form.format(0, "minute");
}

const titleOfKnown = ({ title, sitting }: KnownGame) => title || (sitting ? titleOf(sitting) : t("shell-untitled"));

function state({ id, standing }: KnownGame): { key: string; args?: Record<string, string | number> } | null {
  const answer = answers.value[id];
  if (!answer) return standing && standing.status !== "open" ? { key: standing.status } : null;
  if (answer === "gone") return { key: "gone" };
  if (answer.status !== "open") return { key: answer.status };
  const { decider, round, rounds } = answer.table;
  if (answer.desk || (decider !== null && answer.mine.includes(decider))) return { key: "yours", args: { round, rounds } };
  return { key: "waiting", args: { round, rounds, player: decider === null ? "" : sitterName(answer.seats, decider) } };
}

function Row({ game, onForget }: { game: KnownGame; onForget(): void }) {
  const now = state(game);
  const { factions = [], result } = game.standing ?? {};
  const title = titleOfKnown(game);
  return (
    <li data-state={now?.key}>
      <a href={`#/game/${game.id}`}>
        <Icon name={now?.key === "yours" ? "person" : now?.key === "over" ? "vp" : "map"} size={26} />
        <span>
          <b>{title}</b>
          <small>
            {factions.length > 0 && <span>{listing(factions.map((faction) => t(`faction-${faction}`)))}</span>}
            {now && <em>{t(`shell-state-${now.key}`, now.args)}</em>}
            {result && <span>{t("shell-result", result)}</span>}
            <time dateTime={new Date(game.at).toISOString()}>{ago(game.at)}</time>
          </small>
        </span>
      </a>
      <IconButton class="icon-button" label={t("shell-forget", { title })} onClick={onForget}>
        <Icon name="close" size={14} />
      </IconButton>
    </li>
  );
}

export function KnownGames() {
  const [all, setAll] = useState(false);
  const [leaving, setLeaving] = useState<KnownGame | null>(null);
  const list = inOrder(games.value);
  useEffect(() => {
    let over = false;
    // versions before did not keep who sits where
    void askAbout(
      list.filter(({ sitting }, at) => at < ASKED || !sitting),
      () => over,
    );
    return () => {
      over = true;
    };
  }, []);
  return (
    <section class="known" aria-labelledby="known-title">
      <h2 id="known-title">{t("shell-continue")}</h2>
      <ul>
        {list.slice(0, all ? undefined : SHOWN).map((game) => (
          <Row key={game.id} game={game} onForget={() => setLeaving(game)} />
        ))}
      </ul>
      {list.length > SHOWN && !all && (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {t("shell-show-all", { n: list.length })}
        </button>
      )}
      {leaving && (
        <Question
          title={t("shell-forget", { title: titleOfKnown(leaving) })}
          text={t(Object.keys(leaving.seats).length ? "shell-forget-keys" : "shell-forget-text")}
          yes={t("shell-forget-yes")}
          danger
          onYes={() => forget(leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
