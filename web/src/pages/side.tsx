// The column beside the table: the log, the score and help, one at a time. It has a place of its own and covers nothing.
import { Icon } from "../art/icons";
import { Log } from "../log/log";
import { IconButton } from "../parts/icon-button";
import { sheetOnDemand } from "../parts/on-demand";
import { closeHelp } from "../store/help";
import { showSide, shutSide, sideShown, toggleSide, type SideShown } from "../table/layout";
import { rowKeys } from "../table/row-keys";
import { Score } from "../table/score";
import { t } from "../base/texts";
import { withParts } from "./on-demand";

const Help = sheetOnDemand(async () => (await withParts("help", import("../help/panel"))).HelpTab, closeHelp);

const SIDE_TABS: readonly SideShown[] = ["log", "score", "help"];
const ICONS: Record<SideShown, string> = { log: "log", score: "chart", help: "help" };
const nameOf = (what: SideShown) => t(what === "help" ? "heading-help" : `table-tab-${what}`);

/** For the bar: what the column shows, and a second press shuts it. */
export function SideButtons() {
  return (
    <>
      {(["log", "score"] as const).map((what) => {
        const on = sideShown.value === what;
        return (
          <IconButton
            key={what}
            class={on ? "bar-button on" : "bar-button"}
            aria-pressed={on}
            label={nameOf(what)}
            onClick={() => toggleSide(what)}
          >
            <Icon name={ICONS[what]} size={20} />
          </IconButton>
        );
      })}
    </>
  );
}

export function Side({ what }: { what: SideShown }) {
  return (
    <aside class="side" aria-label={nameOf(what)}>
      <header class="side-head">
        <div class="side-tabs" role="tablist" aria-label={t("table-side-tabs")} onKeyDown={rowKeys}>
          {SIDE_TABS.map((name) => (
            <button
              key={name}
              id={`side-${name}`}
              type="button"
              role="tab"
              aria-selected={what === name}
              aria-controls="side-panel"
              tabIndex={what === name ? 0 : -1}
              onClick={() => showSide(name)}
            >
              <Icon name={ICONS[name]} size={16} />
              {nameOf(name)}
            </button>
          ))}
        </div>
        <IconButton class="quiet-button" label={t("table-close-side")} onClick={shutSide}>
          <Icon name="close" size={16} />
        </IconButton>
      </header>
      <div class="side-panel" id="side-panel" role="tabpanel" aria-labelledby={`side-${what}`}>
        {what === "log" ? <Log /> : what === "score" ? <Score /> : <Help />}
      </div>
    </aside>
  );
}
