// The wooden bar above the table.
import type { ComponentChildren } from "preact";
import { Icon } from "../art/icons";
import { closeHelp, openHelp } from "../store/help";
import { sideShown } from "../table/layout";
import { view } from "../store";
import { titleOfGame } from "../base/sitters";
import { t } from "../base/texts";
import { GameMenu, GameSheets } from "./game-menu";
import { OverlaysMenu } from "./overlays-menu";
import { settingsOpen } from "../store/sheets";
import { TakeBackNote, TakeBackQuestion } from "./take-back";
import { IconButton } from "../parts/icon-button";

/** `children`: what is going on (round, turn); `tools`: further buttons of the page, before the menus. */
export function TopBar({ children, tools }: { children?: ComponentChildren; tools?: ComponentChildren }) {
  const game = view.value;
  const helps = sideShown.value === "help";
  return (
    <>
      <header class="top-bar">
        <a class="bar-button" href="#/" aria-label={t("shell-home")} title={t("shell-home")}>
          <Icon name="SH" size={24} colour="yellow" />
        </a>
        <h1>{game ? titleOfGame(game) : t("shell-name")}</h1>
        <div class="top-bar-middle">
          {children}
          {game?.status === "closed" && (
            <p class="bar-note">
              <Icon name="lock" size={16} /> {t("shell-state-closed")}
            </p>
          )}
          <TakeBackNote />
        </div>
        <div class="top-bar-tools">
          {tools}
          <OverlaysMenu />
          <IconButton
            class={helps ? "bar-button on" : "bar-button"}
            aria-pressed={helps}
            label={t("heading-help")}
            onClick={() => (helps ? closeHelp() : openHelp(""))}
          >
            <Icon name="help" size={20} />
          </IconButton>
          <IconButton class="bar-button" label={t("shell-settings")} onClick={() => (settingsOpen.value = true)}>
            <Icon name="settings" size={20} />
          </IconButton>
          <GameMenu />
        </div>
      </header>
      <GameSheets />
      <TakeBackQuestion />
    </>
  );
}
