// Merchants of the Seas in the browser app: what it adds to the map, the boards and tiles, and playing.
import { Icon } from "../../art/icons";
import { pageParts } from "../../base/slots";
import { t } from "../../base/texts";
import { mapLayers, moreOverlays, spacePicks, spaceWords, structureLooks } from "../../board/slots";
import { deedIcons } from "../../log/slots";
import { decisionPanels, leavable, offerReasons, placeFaces, prompts } from "../../play/slots";
import { table } from "../../store";
import { choiceTargets } from "../../store/slots";
import { bonusEffects, boardParts, favorEffects, finalSigns, moreGains, valueNames } from "../../table/slots";
import "./drawings";
import { targetsOfLeg } from "./helm";
import { SeaGround, SeaPieces, VoyageLayer } from "./map-layers";
import { ShipsLook } from "./ships-look";
import { TradeCardEffects, TradeTileEffects } from "./tile-parts";
import { TradeLook } from "./trade-look";
import { seaPrompt, TradeFace, visitedWords } from "./trades";
import { steer, voyage } from "./voyage";
import { VoyagePanel } from "./voyage-panel";
import { aimFacts, seaFacts } from "./words";
import { fleetOf, yardLook } from "./yard";
import { RangeTile, YardLine, YardPiece, YardRow } from "./yard-board";
import { yardValueName } from "./yard-words";

const ROW = 2; // height of the shipyard's row on a board, in sizes of its type
const hasShips = () => Boolean(table.value?.sea);

// the map
mapLayers.fill({ Ground: SeaGround, Pieces: SeaPieces, Marks: VoyageLayer });
spaceWords.fill({ facts: seaFacts, choices: aimFacts });
spacePicks.fill(steer);
structureLooks.fill(yardLook);
choiceTargets.fill(targetsOfLeg);
moreOverlays.fill({
  name: "ships",
  there: hasShips,
  Draw: ShipsLook,
  signs: [
    [<span class="sign sign-solid" />, "board-legend-ships"],
    [<span class="sign sign-dashed" />, "board-legend-ships-far"],
    [<Icon name="D" size={16} />, "board-legend-ships-land"],
  ],
});
moreOverlays.fill({
  name: "trade",
  there: hasShips,
  Draw: TradeLook,
  signs: [
    [<Icon name="trade" size={16} />, "board-legend-trade"],
    [<Icon name="markers" size={16} />, "board-legend-traded"],
  ],
});

// boards and tiles
boardParts.fill({
  Belongings: YardLine,
  // ships, seals and both actions take the room of three tiles, a range tile that of one more
  room: ({ seat }) => (fleetOf(seat) ? 3 : 0) + (fleetOf(seat)?.range ? 1 : 0),
  Piece: YardPiece,
  Row: YardRow,
  height: () => (hasShips() ? ROW : 0),
  replacesShipping: ({ seat }) => Boolean(fleetOf(seat)?.range),
  ShippingTrack: RangeTile,
});
moreGains.fill("ships");
moreGains.fill("moves");
bonusEffects.fill(TradeCardEffects);
favorEffects.fill(TradeTileEffects);
finalSigns.fill({ "trade-markers": ["markers"] });
valueNames.fill(yardValueName);

// the log
const DEEDS: Record<string, string> = {
  ship: "ships",
  "keep-ship": "ships",
  "return-ship": "ships",
  "build-by-ship": "ships",
  "choose-ship": "ships",
  sail: "moves",
  "sail-further": "moves",
  trade: "trade",
  range: "advance",
  "tile-shipping": "shipping",
};
deedIcons.fill(({ key, args }) => (key === "dock" ? (args.dock === "storehouse" ? "storehouse" : "dock") : (DEEDS[key] ?? null)));

// playing
prompts.fill(seaPrompt);
decisionPanels.fill({ decision: "voyage", shown: () => voyage.value !== null, Panel: VoyagePanel, confirmWords: () => t("sea-confirm") });
for (const decision of ["ship", "reward", "new-home"]) leavable.fill(decision);
placeFaces.fill({ kind: "trade", Face: TradeFace });
offerReasons.fill(visitedWords);

// pages that are fetched when they are opened
pageParts.fill({ page: "help", fetch: () => import("./register-help") });
pageParts.fill({ page: "new-game", fetch: () => import("./register-new-game") });
