// Marks of values that stand in no text at hand: chosen by us, inferred from the text, told by others; or replaced by the
// host of the open game.
import { answer } from "../base/slots";
import { listing, t } from "../base/texts";
import { valueNames } from "./slots";

const SIGNS = ["house", "inferred", "corroborated", "replaced"] as const;
export type Sign = (typeof SIGNS)[number];

export interface Note {
  /** Which value it is about, as the data call it. */
  value: string;
  sign: Sign;
  text: string;
}

/** The marks among the provenances of something; what a rulebook confirms has none. */
export function notesOf(provenance: Record<string, string> | undefined): Note[] {
  return Object.entries(provenance ?? {}).flatMap(([value, said]) => {
    const sign = SIGNS.find((one) => said.startsWith(one));
    return sign ? [{ value, sign, text: said.slice(sign.length).replace(/^:\s*/, "") }] : [];
  });
}

/** The weakest mark of all, which is the one to show. */
export function worstSign(provenance: Record<string, string> | undefined): Sign | null {
  const notes = notesOf(provenance);
  return SIGNS.find((sign) => notes.some((note) => note.sign === sign)) ?? null;
}

/** The name of a value, as far as there is one; values of tiles have none. */
export const valueName = (value: string): string => answer(valueNames, (name) => name(value)) ?? "";

/** One sentence for each kind of mark, for tips, with the values it is about. */
export function signWords(provenance: Record<string, string> | undefined): string[] {
  const notes = notesOf(provenance);
  return SIGNS.flatMap((sign) => {
    const marked = notes.filter((note) => note.sign === sign);
    const values = listing(marked.map((note) => valueName(note.value)).filter(Boolean));
    const mark = t(`value-mark-${sign}`);
    return marked.length ? (values ? t("value-mark-of", { mark, values }) : mark) : [];
  });
}

/** The marks of something in the open game: what differs from the usual is the host's. */
export function withReplaced(marks: Record<string, string>, own: object, usual: object): Record<string, string> {
  const same = (value: string) => JSON.stringify(own[value as never]) === JSON.stringify(usual[value as never]);
  return Object.fromEntries(Object.entries(marks).map(([value, said]) => [value, same(value) ? said : "replaced"]));
}
