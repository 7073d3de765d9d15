// Whose turn it is belongs into the window's title and the tab's icon: people do other things while they wait.
import { computed, effect, untracked } from "@preact/signals";
import { call, endCall, showCalling } from "../base/turn-call";
import { titleOfGame } from "../base/sitters";
import { t } from "../base/texts";
import { view } from "./known";

/** Is an own seat waited for in the open game? Where a rule answers there is no desk. */
const waitsHere = computed(() => view.value?.status === "open" && view.value.desk !== null);

effect(() => {
  const game = view.value;
  const title = game ? titleOfGame(game) : t("shell-name");
  document.title = waitsHere.value ? t("people-title-your-turn", { title }) : title;
});

let last: { game: string | undefined; waits: boolean } = { game: undefined, waits: false };

// called when the turn comes, not when a game is opened in which it has come already
effect(() => {
  const game = view.value?.id;
  const waits = waitsHere.value;
  untracked(() => {
    showCalling(waits);
    if (waits && !last.waits && game !== undefined && game === last.game) call(game, titleOfGame(view.value!));
    if (!waits) endCall();
    last = { game, waits };
  });
});

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") endCall();
});
