// What boxes may add to playing.
import type { ComponentChildren } from "preact";
import type { Choice, Desk, FollowUp, OfferView, TableView } from "../api/shapes";
import { slot } from "../base/slots";

/** A question in words; nothing where it is not one of the box. */
export const prompts = slot<(desk: Desk, table: TableView) => string | null>();

/** A decision that has a panel of its own. */
export interface DecisionPanel {
  decision: string;
  shown(): boolean;
  Panel: () => ComponentChildren;
  /** The button that sends the turn. */
  confirmWords(): string;
}
export const decisionPanels = slot<DecisionPanel>();

/** Decisions that may be left without an answer: to do without is a pick of its own. */
export const leavable = slot<string>();

/** Picks that are drawn in their own way. */
export interface PickFace {
  fits(choice: Choice): boolean;
  Pick: (props: { choice: Choice; number: number }) => ComponentChildren;
}
export const pickFaces = slot<PickFace>();

/** Which of several picks come now. */
export const pickFilters = slot<(choices: Choice[]) => Choice[]>();

/** A kind of move whose card says by itself what it brings, by the space it is about. */
export interface PlaceFace {
  kind: string;
  Face: (props: { space: string }) => ComponentChildren;
}
export const placeFaces = slot<PlaceFace>();

/** Why power is offered, in words, if it is not for a building. */
export const offerReasons = slot<(offer: OfferView) => string>();

/** Follow-ups that are a price still to be chosen, so that the price that is known says little. */
export const owedPrices = slot<(next: FollowUp) => boolean>();
