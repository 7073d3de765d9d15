// What Merchants of the Seas adds to the page of a new game.
import { t } from "../../base/texts";
import { boxOptions, mapExtras } from "../../pages/new-game/slots";
import { CanalNote, CanalPicture, example, shortNote } from "./map-choice";

mapExtras.fill({ Picture: CanalPicture, Note: CanalNote, short: shortNote });
boxOptions.fill({ option: "merchants", hint: () => t("sea-setup-text"), example });
