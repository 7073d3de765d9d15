// Marks of values that stand in no text at hand: chosen by us, inferred from the text, or told by others.
import { t } from "../texts";

const SIGNS = ["house", "inferred", "corroborated"] as const;
type Sign = (typeof SIGNS)[number];

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

/** One sentence for each kind of mark, for tips. */
export function signWords(provenance: Record<string, string> | undefined): string[] {
  const notes = notesOf(provenance);
  return SIGNS.filter((sign) => notes.some((note) => note.sign === sign)).map((sign) => t(`sea-mark-${sign}`));
}
