// A saved game or a ledger: pasted, dropped or chosen. Then who sits where, now that the seats are known.
import { useState } from "preact/hooks";
import { api } from "../api/client";
import { enterSeat } from "../api/entering";
import { knowCreated } from "../api/keys";
import type { Created, Invitation, View } from "../api/shapes";
import { Icon } from "../art/icons";
import { useAttempt } from "../parts/attempt";
import { FileDrop } from "../parts/file-drop";
import { ProblemNote } from "../parts/problem";
import { isLocal, type NamedInvitation } from "../parts/seat-links";
import { Sitter } from "../parts/sitter";
import { go } from "../base/routes";
import { sitterName } from "../base/sitters";
import { t } from "../base/texts";
import { Frame } from "./frame";
import { LinksSheet } from "./new-game";
import { AdviceChoice } from "./new-game/advice-choice";
import type { Advice } from "./new-game/plan";
import { FactionChip } from "../parts/faction-chip";

const LARGEST = 400_000; // characters; the server takes no more

interface Loaded {
  made: Created;
  view: View;
}

function FileField({ text, onText }: { text: string; onText(text: string, name: string): void }) {
  const about = (
    <>
      <Icon name="bonus" size={44} />
      <span>{t("shell-drop")}</span>
    </>
  );
  return (
    <FileDrop most={LARGEST} accept=".json,.txt,text/plain,application/json" onText={onText} about={about}>
      <label class="line">
        <span class="line-label">{t("shell-paste")}</span>
        <textarea rows={10} spellcheck={false} value={text} onInput={(event) => onText(event.currentTarget.value, "")} />
      </label>
    </FileDrop>
  );
}

/** Who sits at a seat: a bot, or a person who plays at this screen or by a link. */
interface Seated {
  bot: string;
  here: boolean;
}

function Sitters({ loaded, onStart }: { loaded: Loaded; onStart(sitting: Seated[], advice: Advice): Promise<void> }) {
  const { seats, table } = loaded.view;
  const [sitting, setSitting] = useState<Seated[]>(seats.map(({ bot, seat }) => ({ bot, here: seat === 0 || isLocal() })));
  const [advice, setAdvice] = useState<Advice>("no");
  const isShared = sitting.filter(({ bot }) => !bot).length > 1;
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    await onStart(sitting, isShared ? advice : "yes");
    setBusy(false);
  };
  return (
    <section class="paper">
      <h2>{t("shell-who-sits")}</h2>
      <p>
        {t(table.over ? "shell-loaded-over" : table.round ? "shell-loaded" : "shell-loaded-begins", {
          round: table.round,
          rounds: table.rounds,
          n: loaded.view.last_row,
        })}
      </p>
      <ol class="seat-rows">
        {seats.map((seat, place) => (
          <li class="seat-row" key={seat.seat}>
            <span class="seat-number" aria-hidden="true">
              {place + 1}
            </span>
            <Icon name={sitting[place]!.bot ? "bot" : "person"} size={30} />
            <b>{sitterName(seats, place)}</b>
            {table.players[place]?.faction && <FactionChip faction={table.players[place].faction} />}
            <Sitter
              n={place + 1}
              {...sitting[place]!}
              onChange={(bot, here) => setSitting(sitting.map((old, at) => (at === place ? { bot, here } : old)))}
            />
          </li>
        ))}
      </ol>
      {isShared && !table.over && <AdviceChoice value={advice} onChange={setAdvice} />}
      <p class="row">
        <button type="button" class="button main big" disabled={busy} onClick={() => void start()}>
          {t("shell-to-table")}
        </button>
      </p>
    </section>
  );
}

export function LoadPage() {
  const [text, setText] = useState("");
  const [title, setTitle] = useState("");
  const { busy, error, setError, attempt } = useAttempt();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [links, setLinks] = useState<NamedInvitation[]>([]); // to be sent

  const load = () =>
    attempt(async () => {
      const made = await api.load({ text, title });
      knowCreated(made, title);
      setLoaded({ made, view: await api.view(made.id) });
    });
  const start = (sitting: Seated[], advice: Advice) =>
    attempt(async () => {
      const { made, view } = loaded!;
      if (advice !== view.advice_rule && !view.table.over) await api.change(made.id, { advice });
      for (const [seat, { bot }] of sitting.entries()) if (bot !== view.seats[seat]!.bot) await api.seat(made.id, seat, { bot });
      const people = made.invitations.filter(({ seat }) => !sitting[seat]!.bot);
      const isHere = ({ seat }: Invitation) => sitting[seat]!.here;
      for (const { seat, secret } of people.filter(isHere)) await enterSeat(made.id, seat, secret);
      const left = people
        .filter((invitation) => !isHere(invitation))
        .map((invitation) => ({ ...invitation, name: sitterName(view.seats, invitation.seat) }));
      if (left.length && !view.table.over) setLinks(left);
      else go(`game/${made.id}`);
    });
  return (
    <Frame title={t("shell-way-load")} lead={t("shell-load-lead")} narrow>
      {!loaded && (
        <section class="paper">
          <FileField
            text={text}
            onText={(found, name) => {
              setText(found);
              setError(null);
              if (name) setTitle(name.replace(/\.[^.]*$/, "").slice(0, 80));
            }}
          />
          <p class="row">
            <button type="button" class="button main big" disabled={busy || !text.trim()} onClick={() => void load()}>
              {t("shell-load")}
            </button>
          </p>
        </section>
      )}
      <ProblemNote of={error} />
      {loaded && <Sitters loaded={loaded} onStart={start} />}
      {loaded && links.length > 0 && <LinksSheet made={{ id: loaded.made.id, links }} onClose={() => go(`game/${loaded.made.id}`)} />}
    </Frame>
  );
}
