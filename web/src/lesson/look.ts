// Where the table has what a card speaks of.
import { arrangement, side, tab, type Tab } from "../table/layout";

const OWN = ".player-board[data-mine]";

const PARTS: Record<string, string> = {
  board: OWN,
  cults: ".cult-board",
  scoring: ".scoring-tile[data-current]",
  bonus: ".bonus-cards",
  favors: ".favor-tiles",
  towns: ".town-tiles",
  map: ".map-place",
  order: ".turn-order",
  score: ".score-table",
};

/** The selector of a target, or of a part of the table. */
export function selectorOf(look: string): string {
  const [sort, name] = look.split(":");
  if (name === undefined) return PARTS[look] ?? "";
  if (sort === "space") return `[data-space="${name}"]`;
  if (sort === "answer") return ".leech-question";
  if (sort === "resource") return `${OWN} .resource.${name}`;
  if (sort === "track") return `${OWN} .track.${name}`;
  return `[data-target="${look}"]`;
}

const TRAYS: Record<string, string> = { favor: "favors", town: "towns", bonus: "bonus", cult: "cults" };

/** The selector of the tiles, cards or tracks that a decision is about: they can be chosen where they lie, too. */
export const trayOf = (decision: string): string => selectorOf(TRAYS[decision] ?? "");

const TABS: Record<string, Tab> = {
  cult: "cults",
  cults: "cults",
  tile: "tiles",
  scoring: "tiles",
  bonus: "tiles",
  favors: "tiles",
  towns: "tiles",
  board: "players",
  resource: "players",
  track: "players",
  score: "score",
};

let opened = false; // the score, beside the table

/** Open what it lies in, and scroll to it. */
export function show(look: string): void {
  const place = TABS[look.split(":")[0]!];
  if (arrangement.value === "tabs") {
    if (place) tab.value = place;
  } else if (look === "score") {
    opened = side.value !== "score";
    side.value = "score";
  } else if (opened) close();
  // once it is drawn
  setTimeout(() => {
    const found = document.querySelector(selectorOf(look));
    // a tile may lie on the own board
    if (!found && place === "tiles" && arrangement.value === "tabs") tab.value = "players";
    found?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/** Shut what was opened for a card. */
export function close(): void {
  if (opened && side.value === "score") side.value = null;
  opened = false;
}
