// Power beside somebody's building: what it costs, where the tokens go, what the builder has of it. The answer is sent at once.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { OfferView } from "../api/shapes";
import { Amounts } from "../art/amounts";
import { Icon } from "../art/icons";
import { catalogue, changeSeat, commitAside, desk, names, table, view } from "../store";
import { answer } from "../base/slots";
import { Bowls } from "../table/bowls";
import { Disc } from "../table/disc";
import { t } from "../base/texts";
import { rulesOpen } from "../store/sheets";
import { play } from "./acts";
import { bowlsAfter } from "./changes";
import { OfferCard } from "./offer-card";
import { offerOf } from "./offers";
import { offerTo, promptOf } from "./prompts";
import { offerReasons } from "./slots";

/** Does the builder gain by the answer? */
function reactionTo(offer: OfferView): string {
  const builder = table.value!.players[offer.builder]!;
  const traits = catalogue.value.factions[builder.faction]?.traits ?? {};
  const { reaction_steps: steps = 0, reaction_power: power = 0 } = traits;
  return steps || power ? t("play-reaction", { player: names.value[offer.builder] ?? "", steps, power }) : "";
}

let asked = ""; // the question that has had the focus

/** The focus comes to a new question, so that its answers are the next stops of the Tab key. It comes from the page, the map
 * and the play area only: who types, or reads something else, goes on. */
function useFocus(question: string) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const at = document.activeElement;
    const free = !at || at === document.body || (at.closest(".play, .board") && !at.closest("input, textarea, select"));
    if (free && question !== asked) box.current?.focus({ preventScroll: true });
    asked = question;
  }, [question]);
  return box;
}

export function Leech() {
  const now = desk.value!;
  const offer = offerTo(now.seat, table.value!);
  const box = useFocus(`${view.value?.id} ${view.value?.last_row} ${now.seat}`);
  if (!offer) return null;
  const bowls = table.value!.players[now.seat]!.bowls;
  const take = now.moves.find((choice) => choice.kind === "leech");
  const others = now.moves.filter((choice) => choice !== take);
  const later = view.value?.asides.find((choice) => choice.kind === "later" && choice.steps[0]?.seat === now.seat);
  const reaction = reactionTo(offer);
  return (
    <div class="leech-question" ref={box} tabIndex={-1} role="group" aria-label={promptOf(now, table.value!)}>
      <div class="leech-answers play-picks">
        {take && (
          <OfferCard offer={offerOf(take)} number={1} now class="main-answer">
            <b class="offer-title">{t("play-take", { n: offer.gain })}</b>
            {offer.gain > 0 && (
              <span class={offer.price ? "leech-price" : "leech-price free"}>
                {offer.price ? <Amounts of={{ vp: -offer.price }} /> : t("ui-free")}
              </span>
            )}
            <span class="leech-bowls" aria-hidden="true">
              <Bowls bowls={bowls} />
              {offer.gain > 0 && (
                <>
                  <Icon name="forward" />
                  <Bowls bowls={bowlsAfter(bowls, [take])} />
                </>
              )}
            </span>
          </OfferCard>
        )}
        {others.map((choice, at) => (
          <OfferCard key={choice.text} offer={offerOf(choice)} number={at + 2} now class="other-answer" />
        ))}
        {later && (
          <OfferCard
            offer={offerOf(later)}
            number={others.length + 2}
            class="other-answer"
            onPlay={() => void commitAside(now.seat, later.text)}
          />
        )}
      </div>
      <div class="leech-notes">
        <p>
          <Disc seat={offer.builder} />{" "}
          {answer(offerReasons, (why) => why(offer)) ?? t("play-beside", { player: names.value[offer.builder] ?? "", n: offer.power })}
          {offer.gain < offer.power && ` ${t("play-room", { n: offer.gain })}`}
        </p>
        {reaction && <p>{reaction}</p>}
        <Remember
          seat={now.seat}
          offer={offer}
          helping={reaction !== ""}
          answers={{ take: take?.text, refuse: others.find((one) => one.kind === "decline")?.text }}
        />
      </div>
    </div>
  );
}

interface RememberProps {
  seat: number;
  offer: OfferView;
  helping: boolean;
  answers: { take?: string; refuse?: string };
}

/** The same answer from now on, without being asked. */
function Remember({ seat, offer, helping, answers }: RememberProps) {
  const rules = view.value?.seats[seat]?.automatic ?? {};
  const remember = async (change: object, answer: string) => {
    if (!(await changeSeat(seat, { automatic: { ...rules, ...change } }))) return;
    if (desk.value?.decision === "leech" && desk.value.moves.some((choice) => choice.text === answer)) await play(answer, true);
  };
  const more = helping ? { helping: true } : {};
  return (
    <p class="remember">
      {answers.take && (
        <button type="button" class="rule-link" onClick={() => void remember({ take: offer.price, ...more }, answers.take!)}>
          {offer.price ? t("play-always-take", { n: offer.price }) : t("play-always-take-free")}
        </button>
      )}
      {answers.refuse && offer.price > 0 && (
        <button type="button" class="rule-link" onClick={() => void remember({ refuse: offer.price, ...more }, answers.refuse!)}>
          {t("play-always-refuse", { n: offer.price })}
        </button>
      )}
      <button type="button" class="rule-link" onClick={() => (rulesOpen.value = seat)}>
        {t("play-automatic-open")}
      </button>
    </p>
  );
}
