// The slider through the game: to any earlier position, by hand or by itself.
import { past, table } from "../store";
import { t } from "../base/texts";
import { goTo, placeOnLine, rowsOnLine, running, startRunning, stopRunning } from "./looking";
import { IconButton } from "../parts/icon-button";

const SIGNS: Record<string, string> = {
  first: "M4 4h3v16H4zM20 4v16L8 12z",
  previous: "M18 4v16L6 12z",
  next: "M6 4v16l12-8z",
  last: "M17 4h3v16h-3zM4 4v16l12-8z",
  play: "M5 3v18l15-9z",
  pause: "M5 4h5v16H5zM14 4h5v16h-5z",
};

function Sign({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" class="transport" aria-hidden="true">
      <path d={SIGNS[name]} fill="currentColor" />
    </svg>
  );
}

export function Slider() {
  const last = rowsOnLine.value.length - 1;
  const at = placeOnLine.value;
  const now = table.value;
  const move = (place: number) => {
    stopRunning();
    void goTo(place);
  };
  const where = past.value ? t("log-position", { n: at, total: last }) : t("log-present");
  const round = now?.round ? t("table-round", { round: now.round }) : t("table-setup");
  return (
    <div class="slider" role="group" aria-label={t("log-slider")}>
      <IconButton class="quiet-button" label={t("log-first")} disabled={at === 0} onClick={() => move(0)}>
        <Sign name="first" />
      </IconButton>
      <IconButton class="quiet-button" label={t("log-previous")} disabled={at === 0} onClick={() => move(at - 1)}>
        <Sign name="previous" />
      </IconButton>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("log-slider")}
        aria-valuetext={`${where}, ${round}`}
        onInput={(event) => move(Number(event.currentTarget.value))}
      />
      <IconButton class="quiet-button" label={t("log-next")} disabled={at === last} onClick={() => move(at + 1)}>
        <Sign name="next" />
      </IconButton>
      <IconButton class="quiet-button" label={t("log-last")} disabled={at === last} onClick={() => move(last)}>
        <Sign name="last" />
      </IconButton>
      <IconButton
        class="quiet-button"
        label={t(running.value ? "log-pause" : "log-play")}
        onClick={running.value ? stopRunning : startRunning}
      >
        <Sign name={running.value ? "pause" : "play"} />
      </IconButton>
      <output class="slider-place">
        {at}/{last}
      </output>
    </div>
  );
}
