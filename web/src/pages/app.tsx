// The page that the address names. Games are opened and closed here, so that pages only draw.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Refusal } from "../api/client";
import { enterSeat, mayWorkLater } from "../api/entering";
import { HelpPanel } from "../help/panel";
import { Coach } from "../lesson/coach";
import { lookAt } from "../log/looking";
import { LinkTrouble, linkTrouble } from "./link-trouble";
import { leaveLink, route, type Route, type SeatLink } from "../base/routes";
import { justEntered } from "../menus/seat-notes";
import { Settings } from "../menus/settings";
import { settingsOpen } from "../store/sheets";
import { closeGame, failure, openGame, refusal, view } from "../store";
import { t } from "../base/texts";
import { GamePage } from "./game";
import { HelpPage } from "./help-page";
import { LessonPage } from "./lesson-page";
import { LoadPage } from "./load";
import { NewGamePage } from "./new-game";
import { StartPage } from "./start";
import { Boundary, TroublePage } from "./trouble";

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
      await enterSeat(place.id, link.seat, link.secret);
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
  const { id, ply, link } = place;
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
    if (open && ply !== undefined) void lookAt(ply); // links to other positions of the open game are heard there, too
  }, [open]);
  if (failure.value) return <TroublePage error={failure.value} onAgain={() => attempt.value++} />;
  if (!open)
    return (
      <p class="waiting" role="status">
        {t("shell-opening")}
      </p>
    );
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

export function App() {
  const place = route.value;
  return (
    <Boundary key={place.page === "game" ? place.id : place.page}>
      <Page place={place} />
      <Coach />
      <LinkTrouble />
      <HelpPanel />
      {settingsOpen.value && <Settings />}
    </Boundary>
  );
}
