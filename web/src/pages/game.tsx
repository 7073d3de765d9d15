// The page of a game: the whole table at once, or, on a small screen, the map and one thing at a time.
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { Board } from "../board/board";
import { CultBoard } from "../board/cult-board";
import { Log } from "../log/log";
import { stopRunning } from "../log/looking";
import { PastBar } from "../log/past-bar";
import { Since, SinceAgain } from "../log/since";
import "../log/steps-layer";
import { Announcer } from "../play/announcer";
import { TopBar } from "../menus/top-bar";
import { Notices } from "../play/notices";
import { PlayArea } from "../play/play-area";
import type { Route } from "../base/routes";
import { desk, ended, past, table, view } from "../store";
import { Auction } from "../play/auction";
import { FactionBoardSheet } from "../table/faction-board";
import { FactionChoice } from "../table/faction-choice";
import { FinalScreen, ResultBar } from "../table/final-screen";
import { arrangement, sideApart, sideShown, tab, TABS } from "../table/layout";
import { Players } from "../table/players";
import { rowKeys } from "../table/row-keys";
import { Score } from "../table/score";
import { Tiles } from "../table/tiles/tiles";
import { hideTip, TipSheet } from "../table/tip";
import { TurnOrder } from "../table/turn-order";
import { t } from "../base/texts";
import { Side, SideButtons } from "./side";

export function GamePage({ route }: { route: Extract<Route, { page: "game" }> }) {
  const looksBack = past.value !== null;
  useEffect(() => {
    document.documentElement.toggleAttribute("data-past", looksBack);
    return () => document.documentElement.removeAttribute("data-past");
  }, [looksBack]);
  useEffect(
    () => () => {
      stopRunning();
      hideTip();
    },
    [route.id],
  );
  const tabs = arrangement.value === "tabs";
  const now = desk.value;
  return (
    <div
      class={`game ${arrangement.value}${sideApart.value ? " apart" : ""}`}
      data-last-row={view.value?.last_row}
      data-round={table.value?.round}
      data-status={view.value?.status}
      data-decision={now?.decision}
      data-drafted={now?.draft.length}
      data-complete={now?.complete}
    >
      <TopBar tools={!tabs && <SideButtons />}>
        <TurnOrder />
        {!tabs && <SinceAgain />}
      </TopBar>
      <main class="tabletop">
        <Since />
        <section class="map-place" aria-label={t("heading-map")}>
          <Board />
        </section>
        {tabs ? <TabbedTable /> : <WholeTable />}
      </main>
      <PlayPlace />
      <TipSheet />
      <Announcer />
      <FactionBoardSheet />
      <FinalScreen />
    </div>
  );
}

function PlayPlace() {
  return (
    <div class="play-place">
      <Notices />
      {past.value ? <PastBar /> : ended.value ? <ResultBar /> : <PlayArea />}
    </div>
  );
}

/** The boards, or the factions while one of them is to be chosen. */
function PlayersPlace({ scrolls = false }: { scrolls?: boolean }) {
  if (table.value?.auction.length) return <Auction />;
  return desk.value?.decision === "faction" ? <FactionChoice /> : <Players scrolls={scrolls} />;
}

function WholeTable() {
  return (
    <>
      <div class="cult-place">
        <CultBoard />
      </div>
      <Tiles />
      <div class={sideShown.value ? "column with-side" : "column"}>
        <PlayersPlace />
        {sideShown.value && <Side what={sideShown.value} />}
      </div>
    </>
  );
}

const TAB_ICONS = { players: "person", cults: "anycult", tiles: "bonus", log: "log", score: "chart" };

function TabbedTable() {
  const now = tab.value;
  return (
    <>
      <div class="tab-bar" role="tablist" aria-label={t("table-tabs")} onKeyDown={rowKeys}>
        {TABS.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={now === name}
            aria-controls="tab-panel"
            tabIndex={now === name ? 0 : -1}
            onClick={() => (tab.value = name)}
          >
            <Icon name={TAB_ICONS[name]} size={20} />
            {t(`table-tab-${name}`)}
          </button>
        ))}
      </div>
      <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${now}`} tabIndex={-1} {...swipe}>
        <h2 class="hidden-text">{t(`table-tab-${now}`)}</h2>
        <SinceAgain />
        {now === "players" && <PlayersPlace scrolls />}
        {now === "cults" && <CultBoard />}
        {now === "tiles" && <Tiles />}
        {now === "log" && <Log />}
        {now === "score" && <Score />}
      </div>
    </>
  );
}

let touched: { x: number; y: number } | null = null;

/** A swipe to the side goes to the neighbouring tab. */
const swipe = {
  onTouchStart: (event: TouchEvent) => {
    const touch = event.touches[0];
    const inside = event.target instanceof Element && event.target.closest("input, .strip-row, .slider");
    touched = touch && event.touches.length === 1 && !inside ? { x: touch.clientX, y: touch.clientY } : null;
  },
  onTouchEnd: (event: TouchEvent) => {
    const touch = event.changedTouches[0];
    if (!touched || !touch) return;
    const x = touch.clientX - touched.x;
    if (Math.abs(x) < 70 || Math.abs(touch.clientY - touched.y) > Math.abs(x) / 2) return;
    const next = TABS[TABS.indexOf(tab.value) + (x < 0 ? 1 : -1)];
    if (next) tab.value = next;
  },
};
