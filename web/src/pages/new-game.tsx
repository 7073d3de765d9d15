// A new game: a kind of game and how many play are enough; everything else is there, folded, for those who want it.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api/client";
import { knowCreated } from "../api/keys";
import { Dialog } from "../parts/dialog";
import { NameDialog } from "../parts/name-dialog";
import { ProblemNote } from "../parts/problem";
import { LocalNote, SeatLinks, WatchLink, type NamedInvitation } from "../parts/seat-links";
import { go } from "../base/routes";
import { isAlone } from "../base/alone";
import { prefer, preferences } from "../base/preferences";
import { sitterName } from "../base/sitters";
import { t } from "../base/texts";
import { Frame } from "./frame";
import { FactionMode } from "./new-game/factions";
import { MapChoice } from "./new-game/maps";
import { Options } from "./new-game/options";
import { Quick } from "./new-game/quick";
import { changeSeat, isFixed, isShared, lacking, ownSeat, plan, usualPlan, wishOf, type Plan } from "./new-game/plan";
import { Seats } from "./new-game/seats";
import { SetupOptions } from "./new-game/setup-options";
import { TileChoice } from "./new-game/tiles";

interface Made {
  id: string;
  links: NamedInvitation[];
}

/** Make the game; links for people who play elsewhere are shown before it opens. */
async function create(now: Plan): Promise<Made> {
  const wish = wishOf(now);
  const made = await api.create(wish);
  knowCreated(made, wish.title ?? "");
  return { id: made.id, links: made.invitations.map((link) => ({ ...link, name: sitterName(wish.seats, link.seat) })) };
}

export function LinksSheet({ made, onClose }: { made: Made; onClose(): void }) {
  return (
    <Dialog
      title={t("shell-links")}
      onClose={onClose}
      foot={
        <button type="button" class="button main" onClick={onClose}>
          {t("shell-to-table")}
        </button>
      }
    >
      <p>{t("shell-links-text")}</p>
      <LocalNote />
      <SeatLinks game={made.id} links={made.links} />
      <WatchLink game={made.id} />
    </Dialog>
  );
}

export function NewGamePage() {
  const [error, setError] = useState<unknown>(null);
  const [asking, setAsking] = useState(false);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    if (!plan.value) plan.value = usualPlan();
  }, []);
  const now = plan.value;
  if (!now) return null;
  const fixed = isFixed(now);
  const lacks = lacking(now);
  const open = (id: string) => {
    plan.value = null;
    go(`game/${id}`);
  };
  const own = ownSeat(now);
  /** Who makes a game for several people is asked for a name, once. */
  const begin = () => {
    if (own && isShared(now) && !own.name.trim() && preferences.value.name === null && !isAlone) setAsking(true);
    else void start(now);
  };
  const start = async (now: Plan) => {
    setMaking(true);
    setError(null);
    try {
      const game = await create(now);
      if (game.links.length) setMade(game);
      else open(game.id);
    } catch (problem) {
      setError(problem);
    } finally {
      setMaking(false);
    }
  };
  return (
    <Frame title={t("shell-way-new")}>
      <form
        class="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <section class="paper new-game-quick">
          <Quick now={now} />
          <div class="start-box">
            <ProblemNote of={error} />
            {lacks && <p class="soft">{t(`shell-lacks-${lacks}`)}</p>}
            <button type="submit" class="button main big" disabled={making || lacks !== null}>
              {t("shell-start-game")}
            </button>
          </div>
        </section>
        <div class="new-game-more">
          <MapChoice now={now} />
          <Seats now={now} />
          {!fixed && <FactionMode now={now} />}
          {!fixed && <SetupOptions now={now} />}
          {!fixed && <TileChoice now={now} />}
          <Options now={now} />
        </div>
      </form>
      {asking && (
        <NameDialog
          title={t("people-name-question")}
          likely=""
          yes={t("shell-start-game")}
          onDone={(name) => {
            setAsking(false);
            prefer({ name });
            if (own && name) changeSeat(own.id, { name });
            void start(plan.value!);
          }}
        />
      )}
      {made && <LinksSheet made={made} onClose={() => open(made.id)} />}
    </Frame>
  );
}
