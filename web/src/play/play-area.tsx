// Where one plays: the bar with what is asked, the turn so far and its buttons; above it what can be chosen.
import { useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { desk, past, picking, selected, view } from "../store";
import { t } from "../base/texts";
import { fold, folded, panel, shortcutsOpen, toggle } from "./acts";
import { AllMoves } from "./all-moves";
import { AutomaticRulesDialog } from "../menus/automatic-rules";
import { Conversions, hasConversions } from "./conversions";
import { DraftChips, TurnButtons } from "./draft";
import "./keys";
import { HintButton, HintList } from "./hints";
import { Kinds } from "./kinds";
import { LaidMove } from "./laid";
import { Leech } from "./leech";
import { HandOver } from "./notices";
import { OfferList } from "./offer-list";
import { choicesOf } from "./offers";
import { offered } from "./offered";
import { OnMap, Picks } from "./picks";
import { OtherWays } from "./other-ways";
import { Popover } from "./popover";
import { FreeTakeBack, Prompt } from "./prompt";
import { useRibbon } from "./ribbon";
import { ShortcutsDialog } from "./shortcuts";
import { targetEffect } from "./targets";
import { Typed } from "./typed";
import { WhyNot } from "./why-not";
import { IconButton } from "../parts/icon-button";

/** What was touched: its choices, its conversions, or why there are none. */
function Selection() {
  const target = selected.value;
  if (!target || past.value || picking.value) return null;
  const watching = !view.value?.mine.length;
  if (watching && !targetEffect(target)) return null;
  const choices = choicesOf(target);
  const space = target.startsWith("space:") ? target.slice("space:".length) : "";
  const paying = target === "kind:convert" || target.startsWith("resource:");
  const others = choices.filter((choice) => choice.kind !== "convert" && choice.kind !== "sacrifice");
  return (
    <Popover target={target} key={target}>
      {paying && hasConversions(target) ? (
        <Conversions target={target} />
      ) : others.length ? (
        <>
          <OfferList target={target} />
          {(space || target === "kind:transform") && <OtherWays space={space} />}
          {space && <WhyNot target={target} offered />}
        </>
      ) : (
        !watching && (
          <>
            <WhyNot target={target} />
            {space && <OtherWays space={space} />}
          </>
        )
      )}
    </Popover>
  );
}

/** What a decision offers without anything being touched. */
function Offered() {
  const what = offered.value;
  const box = useRef<HTMLDivElement>(null);
  useRibbon(box, what !== null);
  if (!what) return null;
  const foldWords = t(folded.value ? "play-unfold" : "play-fold");
  return (
    <div class={`play-offered ${folded.value ? "folded" : ""}`} ref={box}>
      <button type="button" class="fold-tab" aria-expanded={!folded.value} title={foldWords} onClick={() => fold(!folded.value)}>
        <Icon name={folded.value ? "plus" : "minus"} size={16} /> {foldWords}
      </button>
      {!folded.value && <div class="offered-body">{what === "leech" ? <Leech /> : what === "picks" ? <Picks /> : <what.Panel />}</div>}
    </div>
  );
}

/** Ways to play that are not on the table. */
function Tools() {
  const now = desk.value;
  return (
    <div class="play-tools">
      {now && (
        <>
          <Tool icon="menu" label={t("play-list")} pressed={panel.value === "moves"} onClick={() => toggle("moves")} />
          <Tool icon="" label={t("play-type")} pressed={panel.value === "typed"} onClick={() => toggle("typed")} />
        </>
      )}
      <Tool icon="help" label={t("play-shortcuts")} needsKeys onClick={() => (shortcutsOpen.value = true)} />
    </div>
  );
}

interface ToolProps {
  icon: string;
  label: string;
  pressed?: boolean;
  /** Of use only where there is a keyboard. */
  needsKeys?: boolean;
  onClick(): void;
}

function Tool({ icon, label, pressed, needsKeys, onClick }: ToolProps) {
  return (
    <IconButton class={`small-button ${needsKeys ? "needs-keys" : ""}`} label={label} aria-pressed={pressed} onClick={onClick}>
      {icon ? <Icon name={icon} size={18} /> : <span class="type-sign" aria-hidden="true" />}
    </IconButton>
  );
}

export function PlayArea() {
  return (
    <section class={`play ${desk.value ? "own-decision" : ""}`} aria-label={t("play-area")}>
      <HandOver />
      <Selection />
      <LaidMove />
      {panel.value === "moves" && desk.value && <AllMoves />}
      {panel.value === "typed" && desk.value && <Typed />}
      {panel.value === "hints" && desk.value && <HintList />}
      <Offered />
      <div class="play-bar">
        <Prompt />
        <DraftChips />
        {!picking.value && <Kinds />}
        <OnMap />
        <FreeTakeBack />
        <Tools />
        <HintButton />
        <TurnButtons />
      </div>
      <AutomaticRulesDialog />
      <ShortcutsDialog />
    </section>
  );
}
