// Kinds of games that more than the page of a new game knows.
import { catalogue } from "./known";

/** The preset in which everything is given. */
export const FIRST_GAME = "first-game";
export const STANDARD = "standard";

/** The level a bot has unless another is wished. */
export function usualBot(): string {
  return catalogue.value.usual_bot;
}
