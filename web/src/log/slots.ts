// What boxes may add to the log.
import type { EventShape } from "../api/shapes";
import { slot } from "../base/slots";

/** The icon of an event that only a box knows. */
export const deedIcons = slot<(event: EventShape) => string | null>();
