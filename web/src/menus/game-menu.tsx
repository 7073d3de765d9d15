// The menu of a game: links, taking back, files, and what only the host or a player may do.
import { signal } from "@preact/signals";
import { api } from "../api/client";
import { forget } from "../api/keys";
import type { Choice } from "../api/shapes";
import { go } from "../base/routes";
import { attempt, closeForAll, commitAside, names, past, takeBack, view } from "../store";
import { gameSheet, type GameSheet } from "../store/sheets";
import { titleOfGame } from "../base/sitters";
import { t } from "../base/texts";
import { addressOf, CopyLink } from "../parts/copy";
import { Dialog } from "../parts/dialog";
import { ledgerFile, saveFile } from "../parts/export";
import { Menu, MenuItem } from "../parts/menu";
import { sheetOnDemand } from "../parts/on-demand";
import { Question } from "../parts/question";
import { possibleTakeBack } from "./take-back";

interface Closing {
  onClose(): void;
}
const close = ({ onClose }: Closing) => onClose();
const HintsSheet = sheetOnDemand(async () => (await import("./advice-sheet")).HintsSheet, close);
const ReviewSheet = sheetOnDemand(async () => (await import("./advice-sheet")).ReviewSheet, close);
const SeatsSheet = sheetOnDemand(async () => (await import("./seats-sheet")).SeatsSheet, close);

/** The seat that would leave. */
const leaver = signal(0);

/** The moves with which own seats leave the game for good. */
const partings = () => view.value?.asides.filter((choice) => choice.kind === "resign") ?? [];
const seatOf = (choice: Choice) => choice.steps[0]?.seat ?? view.value?.mine[0] ?? 0;

export function GameMenu() {
  const game = view.value;
  if (!game) return null;
  const back = possibleTakeBack();
  const leaves = partings();
  const barred = !game.advice && game.advice_rule === "no" ? t("advice-barred") : undefined;
  const open = (name: GameSheet, close: () => void) => {
    close();
    gameSheet.value = name;
  };
  return (
    <Menu label={t("shell-game-menu")} icon="menu">
      {(close) => (
        <div class="menu-list">
          <MenuItem icon="share" label={t("shell-seats-links")} onClick={() => open("seats", close)} />
          <MenuItem icon="map" label={t("shell-position-link")} onClick={() => open("position", close)} />
          {game.mine.length > 0 && (
            <MenuItem
              icon="undo"
              label={t("shell-back")}
              hint={back && !back.free ? t("shell-back-asks") : undefined}
              disabled={!back}
              onClick={() => {
                if (!back?.free) return open("back", close);
                close();
                void takeBack(back.seat, back.to);
              }}
            />
          )}
          {game.mine.length > 0 && game.status === "open" && (
            <MenuItem
              icon="eye"
              label={t("advice-hints")}
              disabled={barred !== undefined}
              hint={barred}
              onClick={() => open("hints", close)}
            />
          )}
          {(game.mine.length > 0 || game.host) && (
            <MenuItem
              icon="scoring"
              label={t("advice-review")}
              disabled={barred !== undefined}
              hint={barred}
              onClick={() => open("review", close)}
            />
          )}
          <hr />
          <MenuItem
            icon="log"
            label={t("shell-export-save")}
            hint={t("shell-export-save-hint")}
            onClick={() => (close(), void attempt(() => saveFile(game.id, titleOfGame(game))))}
          />
          <MenuItem
            icon="log"
            label={t("shell-export-ledger")}
            hint={t("shell-export-ledger-hint")}
            onClick={() => (close(), void attempt(() => ledgerFile(game.id, titleOfGame(game))))}
          />
          {(leaves.length > 0 || game.host) && <hr />}
          {leaves.map((choice) => {
            const seat = seatOf(choice);
            return (
              <MenuItem
                key={seat}
                icon="pass"
                label={t("move-drop")}
                hint={leaves.length > 1 ? names.value[seat] : undefined}
                danger
                onClick={() => {
                  leaver.value = seat;
                  open("leave", close);
                }}
              />
            );
          })}
          {game.host && game.status === "open" && (
            <MenuItem icon="lock" label={t("shell-close-game")} danger onClick={() => open("close", close)} />
          )}
          {game.host && <MenuItem icon="close" label={t("shell-delete-game")} danger onClick={() => open("delete", close)} />}
          <hr />
          <MenuItem icon="house" label={t("shell-home")} onClick={() => go("")} />
        </div>
      )}
    </Menu>
  );
}

/** What the menu opens; beside the bar, since a sheet is no part of it. */
export function GameSheets() {
  const game = view.value;
  const name = gameSheet.value;
  if (!game || !name) return null;
  const close = () => (gameSheet.value = null);
  switch (name) {
    case "hints":
      return <HintsSheet onClose={close} />;
    case "review":
      return <ReviewSheet onClose={close} />;
    case "seats":
      return <SeatsSheet onClose={close} />;
    case "position": {
      const row = past.value?.row ?? game.shown;
      return (
        <Dialog title={t("shell-position-link")} onClose={close} kind="small">
          <p>{t("shell-position-text")}</p>
          <CopyLink label={t("shell-position-link")} address={addressOf(`game/${game.id}/row/${row}`)} />
        </Dialog>
      );
    }
    case "back": {
      const wish = possibleTakeBack();
      if (!wish) return null;
      return (
        <Question
          title={t("shell-back")}
          text={t("shell-back-text")}
          yes={t("shell-back-ask")}
          onClose={close}
          onYes={() => void takeBack(wish.seat, wish.to)}
        />
      );
    }
    case "leave": {
      const seat = leaver.value;
      const choice = partings().find((each) => seatOf(each) === seat);
      return (
        <Question
          title={t("move-drop")}
          text={t("shell-leave-text")}
          yes={t("move-drop")}
          danger
          onClose={close}
          onYes={() => choice && void commitAside(seat, choice.text)}
        />
      );
    }
    case "close":
      return (
        <Question
          title={t("shell-close-game")}
          text={t("shell-close-text")}
          yes={t("shell-close-game")}
          danger
          onClose={close}
          onYes={() => void closeForAll()}
        />
      );
    case "delete":
      return (
        <Question
          title={t("shell-delete-game")}
          text={t("shell-delete-text", { title: titleOfGame(game) })}
          yes={t("shell-delete-game")}
          danger
          onClose={close}
          onYes={() =>
            void attempt(async () => {
              await api.remove(game.id);
              forget(game.id);
              go("");
            })
          }
        />
      );
  }
}
