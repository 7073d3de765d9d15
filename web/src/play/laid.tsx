// What a click has put into the turn, confirmed right beside it. On a phone the bar's button is near enough.
import { effect as watch } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { desk, hasOtherWays, laid, otherWays, toConfirm, view } from "../store";
import { t } from "../base/texts";
import { IconButton } from "../parts/icon-button";
import { confirm, goOn, undo } from "./acts";
import { changeOf } from "./changes";
import { wasting } from "./draft";
import { ChangeRow, Consequences } from "./offer-card";
import { offerOf, spokenOffer } from "./offers";
import { follow, narrow } from "./popover";
import { targetEffect } from "./targets";

// whoever plays with keys goes on where the turn does
let place = "";
watch(() => {
  const now = laid.value && `${view.value?.last_row} ${desk.value?.draft.length} ${laid.value.text}`;
  if (now && now !== place) goOn();
  place = now ?? "";
});

export function LaidMove() {
  const now = desk.value;
  const found = toConfirm.value;
  const choice = now?.draft.at(-1);
  if (!now || !found || !choice || narrow.value || wasting(now)) return null;
  return <Beside key={`${found.target} ${found.text}`} target={found.target} />;
}

function Beside({ target }: { target: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => follow(box.current!, target), [target]);
  useEffect(() => {
    // a key that is held down is one press
    const held = (event: KeyboardEvent) => event.repeat && event.preventDefault();
    const element = box.current!;
    element.addEventListener("keydown", held);
    return () => element.removeEventListener("keydown", held);
  }, []);
  const draft = desk.value!.draft;
  const offer = offerOf(draft.at(-1)!);
  const effect = targetEffect(target);
  return (
    <div class="laid" ref={box} role="group" aria-label={spokenOffer(offer)} data-testid="laid" data-for={target} data-move={offer.text}>
      <p class="laid-words">
        <b>{offer.title}</b> <ChangeRow of={changeOf(draft)} />
      </p>
      {effect && <p class="laid-effect">{effect}</p>}
      {offer.payment && <p class="offer-payment">{t("play-payment", { how: offer.payment })}</p>}
      <Consequences of={offer} />
      <p class="laid-buttons">
        <button type="button" class="button main" data-testid="confirm-here" onClick={() => void confirm()}>
          <Icon name="check" size={18} /> {t("play-confirm")}
        </button>
        <IconButton class="small-button" label={t("play-undo")} onClick={() => void undo()}>
          <Icon name="undo" size={18} />
        </IconButton>
        {hasOtherWays.value && (
          <button type="button" class="rule-link" data-testid="other-ways" onClick={() => void otherWays()}>
            {t("play-instead")}
          </button>
        )}
      </p>
    </div>
  );
}
