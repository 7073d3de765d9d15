// What boxes may add to the page of a new game.
import type { ComponentChildren } from "preact";
import type { Space } from "../../api/shapes";
import { slot } from "../../base/slots";
import type { Plan } from "./plan";

/** What a box puts onto maps. */
export interface MapExtra {
  /** Drawn on the picture of a map. */
  Picture: (props: { now: Plan; map: string; at: ReadonlyMap<string, Space> }) => ComponentChildren;
  /** Said below the chosen map. */
  Note: (props: { now: Plan; map: string }) => ComponentChildren;
  /** Said on the card of a map, in two words; empty if there is nothing to say. */
  short(now: Plan, map: string): string;
}
export const mapExtras = slot<MapExtra>();

/** A box that can be taken whole or in parts, by the option that takes it whole. */
export interface BoxOption {
  option: string;
  /** What it is about, in a sentence. */
  hint(): string;
  /** A value of one's own as the file would have it. */
  example(): string;
}
export const boxOptions = slot<BoxOption>();
