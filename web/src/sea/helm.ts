// Which ship is at the helm: of the choices of a voyage only those of this ship glow.
import { signal } from "@preact/signals";
import type { Choice } from "../api/shapes";

/** The space of the ship that is about to move; empty while none is chosen. */
export const helm = signal("");

/** One ship's move, read from the phrases of a choice. */
export interface Leg {
  choice: Choice;
  /** Empty where the ship was chosen before. */
  from: string;
  to: string;
  /** Power paid for more spaces. */
  power: number;
  /** Tokens sacrificed for that power. */
  tokens: number;
}

const PHRASES = /^(?:sail (?<from>\w+)|to (?<to>\w+)|pay (?<power>\d+)pw.*|burn (?<tokens>\d+))$/;

export function legOf(choice: Choice): Leg | null {
  const leg: Leg = { choice, from: "", to: "", power: 0, tokens: 0 };
  for (const phrase of choice.text.split(". ")) {
    const part = PHRASES.exec(phrase)?.groups;
    if (!part) return null;
    leg.from ||= part.from ?? "";
    leg.to ||= part.to ?? "";
    leg.power += Number(part.power ?? 0);
    leg.tokens += Number(part.tokens ?? 0);
  }
  return leg.to ? leg : null;
}

/** What of the map a ship's move is reached by: the ship, then where it goes. Nothing for any other choice. */
export function targetsOfLeg(choice: Choice): string[] | null {
  const leg = legOf(choice);
  if (!leg) return null;
  if (!leg.from || leg.from === helm.value) return [`space:${leg.to}`];
  return helm.value ? [] : [`space:${leg.from}`];
}
