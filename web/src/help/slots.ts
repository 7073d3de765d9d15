// What boxes may add to the help.
import type { ComponentChildren } from "preact";
import type { Faction } from "../api/shapes";
import { slot } from "../base/slots";

/** The topic that explains a thing, by its code. */
export const topicKeys = slot<(thing: string) => string | undefined>();

/** Tables that belong to a topic beside its text. */
export const topicFacts = slot<(props: { asked: string }) => ComponentChildren>();

/** Tables below those of a faction. */
export const factionFacts = slot<(props: { of: string }) => ComponentChildren>();

/** Rows of the table of a faction's board: the key of the name, and what is said. */
export const factionRows = slot<(faction: Faction) => { name: string; text: string } | null>();
