// Which topic of the rules explains the actions of a shipyard board, and which topics show rewards or canals.
import { catalogue } from "../../store";

export function seaTopic(code: string): string | undefined {
  const { move_action, build_action } = catalogue.value.ships;
  return { [move_action]: "moving-ships", [build_action]: "shipyard" }[code];
}

export const CANALS = "canals";
const WITH_REWARDS = ["trading", "trading-rewards"];

export const showsRewards = (asked: string) => WITH_REWARDS.includes(asked) || asked === `tile:${catalogue.value.ships.move_action}`;
