// The page that the address names. Games are opened and closed here, so that pages only draw.
import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Refusal } from "../api/client";
import { know } from "../api/keys";
import { HelpPanel } from "../help/panel";
import { Coach } from "../lesson/coach";
import { lookAt } from "../log/looking";
import { readRoute, route, type Route } from "../routes";
import { Settings, settingsOpen } from "../parts/settings";
import { closeGame, failure, openGame, refusal, view } from "../store";
import { t } from "../texts";
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

/** The key of a seat goes into the browser's memory, and out of the address before anybody reads it. */
function claimSeat(place: GameRoute & { seat: number; key: string }): void {
  if (Number.isInteger(place.seat)) know(place.id, { at: Date.now(), seats: { [place.seat]: place.key } });
  history.replaceState(null, "", `#/game/${place.id}`);
  route.value = readRoute(location.hash);
  if (view.peek()?.id === place.id) attempt.value = attempt.peek() + 1; // with one key more it looks different
}

effect(() => {
  const place = route.value;
  if (place.page === "game" && place.key !== undefined && place.seat !== undefined)
    claimSeat({ ...place, seat: place.seat, key: place.key });
});

function GameAt({ place }: { place: GameRoute }) {
  const { id, ply } = place;
  const again = attempt.value;
  useEffect(() => {
    void openGame(id);
    return closeGame;
  }, [id, again]);
  const open = view.value?.id === id;
  useEffect(() => {
    if (open && ply !== undefined) void lookAt(ply); // links to other positions of the open game are heard there, too
  }, [open]);
  if (failure.value) return <TroublePage error={failure.value} onAgain={() => attempt.value++} />;
  if (!open) return <p class="waiting" role="status">{t("shell-opening")}</p>;
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
      <HelpPanel />
      {settingsOpen.value && <Settings />}
    </Boundary>
  );
}
