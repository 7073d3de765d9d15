// The selected ship: of the choices of a voyage only those of this ship glow.
import { signal } from "@preact/signals";
import type { Choice } from "../../api/shapes";

/** The space of the ship that is about to move; empty while none is chosen. */
export const helm = signal("");

/** One ship's move. */
export interface Leg {
  choice: Choice;
  from: string;
  to: string;
  /** Power paid for more spaces. */
  power: number;
  /** Tokens sacrificed for that power. */
  tokens: number;
}

/** The moves of ships in a choice, with what was paid for each since the ship was chosen. */
export function legsOf(choice: Choice): Leg[] {
  const found: Leg[] = [];
  let [power, tokens] = [0, 0];
  for (const { key, args } of choice.steps) {
    if (key === "choose-ship") [power, tokens] = [0, 0];
    power -= Number(args.power ?? 0);
    tokens -= Number(args.tokens ?? 0);
    if (key === "sail") found.push({ choice, from: String(args.from), to: String(args.to), power, tokens });
  }
  return found;
}

/** What of the map a ship's move is reached by: the ship, then where it goes. Nothing for any other choice. */
export function targetsOfLeg(choice: Choice): string[] | null {
  const [leg] = legsOf(choice);
  if (!leg) return null;
  if (leg.from === helm.value) return [`space:${leg.to}`];
  return helm.value ? [] : [`space:${leg.from}`];
}
