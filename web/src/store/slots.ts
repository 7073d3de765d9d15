// What boxes may add to the store.
import type { Choice } from "../api/shapes";
import { slot } from "../base/slots";

/** What of the table a choice is reached by, in place of its spaces; nothing where the box has no say in it. */
export const choiceTargets = slot<(choice: Choice) => string[] | null>();
