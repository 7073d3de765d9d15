// Marks of values that stand in no text at hand: chosen by us, inferred from the text, told by others; or replaced by the
// host of the open game.
import { catalogue, view } from "../store";
import { has, listing, t } from "../base/texts";

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

/** The name of a value of a shipyard board; values of tiles have none. */
export function valueName(value: string): string {
  const key = `yard-${value.replaceAll("_", "-")}`;
  return has(key) ? t(key) : "";
}

/** One sentence for each kind of mark, for tips, with the values it is about. */
export function signWords(provenance: Record<string, string> | undefined): string[] {
  const notes = notesOf(provenance);
  return SIGNS.flatMap((sign) => {
    const marked = notes.filter((note) => note.sign === sign);
    const values = listing(marked.map((note) => valueName(note.value)).filter(Boolean));
    const mark = t(`sea-mark-${sign}`);
    return marked.length ? (values ? t("sea-mark-of", { mark, values }) : mark) : [];
  });
}

/** The marks of something in the open game: what differs from the usual is the host's. */
export function withReplaced(marks: Record<string, string>, own: object, usual: object): Record<string, string> {
  const same = (value: string) => JSON.stringify(own[value as never]) === JSON.stringify(usual[value as never]);
  return Object.fromEntries(Object.entries(marks).map(([value, said]) => [value, same(value) ? said : "replaced"]));
}

/** The mark of the canals of the open game: where they lie on a map stood only in pictures. */
export function canalSign(): Sign | null {
  const map = view.value?.table.map.name ?? "";
  if (view.value?.facts[`canals.${map}`] !== undefined) return "replaced";
  return worstSign({ [map]: catalogue.value.ships.canal_provenance[map] ?? "" });
}
