// The page that the address names. Games are opened and closed here, so that pages only draw.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Refusal } from "../api/client";
import { enterSeat, mayWorkLater } from "../api/entering";
import { lookAt } from "../log/looking";
import { LinkTrouble, linkTrouble } from "./link-trouble";
import { leaveLink, route, type Route, type SeatLink } from "../base/routes";
import { justEntered } from "../menus/seat-notes";
import { guest, settingsOpen } from "../store/sheets";
import { isAlone } from "../base/alone";
import { closeGame, failure, openGame, refusal, view } from "../store";
import { arrangement } from "../table/layout";
import { running } from "../lesson/state";
import { sheetOnDemand } from "../parts/on-demand";
import { asked, closeHelp } from "../store/help";
import { GamePage } from "./game";
import { pageOnDemand, Waiting, withParts } from "./on-demand";
import { NewVersion } from "./new-version";
import { StartPage } from "./start";
import { Boundary, TroublePage } from "./trouble";

// whatever is neither the start page nor the table comes when it is opened
const HelpPage = pageOnDemand(async () => (await withParts("help", import("./help-page"))).HelpPage);
const LessonPage = pageOnDemand(async () => (await import("./lesson-page")).LessonPage);
const LoadPage = pageOnDemand(async () => (await import("./load")).LoadPage);
const NewGamePage = pageOnDemand(async () => (await withParts("new-game", import("./new-game"))).NewGamePage);
const HelpPanel = sheetOnDemand(async () => (await withParts("help", import("../help/panel"))).HelpPanel, closeHelp);
const Coach = sheetOnDemand(
  async () => (await import("../lesson/coach")).Coach,
  () => (running.value = null),
);
const Welcome = sheetOnDemand(
  async () => (await import("../menus/welcome")).Welcome,
  () => (guest.value = null),
);
const Settings = sheetOnDemand(
  async () => (await import("../menus/settings")).Settings,
  () => (settingsOpen.value = false),
);

type GameRoute = Extract<Route, { page: "game" }>;

/** Counted up to try again. */
const attempt = signal(0);

// what a request without a caller was refused for is shown where refusals are shown
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Refusal)) return;
  refusal.value = event.reason;
  event.preventDefault();
});

/** Come to a seat by its link; then the game opens, whatever came of it. Only while the server does not answer the link
 * stays in the address, to be tried again. */
async function followLink(place: GameRoute, link: SeatLink): Promise<void> {
  failure.value = null;
  try {
    if (link === "broken") linkTrouble.value = { game: place.id, problem: "no-invitation" };
    else {
      const isNew = await enterSeat(place.id, link.seat, link.secret);
      if (isNew && !isAlone) guest.value = { game: place.id, seat: link.seat };
      linkTrouble.value = null;
      justEntered.value = { game: place.id, seat: link.seat };
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (route.peek() !== place) return;
    if (mayWorkLater(error)) {
      failure.value = error;
      return;
    }
    linkTrouble.value = { game: place.id, problem: error.problem.problem };
  }
  if (route.peek() === place) leaveLink(place.id);
}

function GameAt({ place }: { place: GameRoute }) {
  const { id, row, link } = place;
  const again = attempt.value;
  useEffect(() => {
    if (link) {
      void followLink(place, link);
      return;
    }
    void openGame(id);
    return closeGame;
  }, [id, again, link]);
  const open = view.value?.id === id;
  useEffect(() => {
    if (open && row !== undefined) void lookAt(row); // links to other positions of the open game are heard there, too
  }, [open]);
  if (failure.value) return <TroublePage error={failure.value} onAgain={() => attempt.value++} />;
  if (!open) return <Waiting />;
  return <GamePage route={place} />;
}

function Page({ place }: { place: Route }) {
  switch (place.page) {
    case "game":
      return <GameAt key={place.id} place={place} />;
    case "new":
      return <NewGamePage />;
    case "load":
      return <LoadPage />;
    case "help":
      return <HelpPage topic={place.topic} />;
    case "lesson":
      return <LessonPage />;
    default:
      return <StartPage />;
  }
}

/** Beside a table help is a tab of the column (side.tsx). */
const helpInColumn = () => route.value.page === "game" && view.value !== null && arrangement.value !== "tabs";

/** Is the game of whoever came by an invitation on the table? One that is over needs no names. */
function guestIsSeated(): boolean {
  const [came, game] = [guest.value, view.value];
  return came !== null && game?.id === came.game && game.status === "open" && game.mine.includes(came.seat);
}

export function App() {
  const place = route.value;
  return (
    <Boundary key={place.page === "game" ? place.id : place.page}>
      <Page place={place} />
      {running.value && <Coach />}
      <LinkTrouble />
      <NewVersion />
      {asked.value !== null && !helpInColumn() && <HelpPanel />}
      {guestIsSeated() && <Welcome />}
      {settingsOpen.value && <Settings />}
    </Boundary>
  );
}
