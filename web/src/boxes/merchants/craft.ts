// Ships or merchants: their drawings and the keys of their words.
import { has, t } from "../../base/texts";

/** The drawing of a seat's travellers. */
export const craft = (merchants: boolean) => (merchants ? "merchants" : "ships");

/** A text that has a form of its own for ships and for merchants, where it needs one. */
export function ofCraft(key: string, fleet: { merchants: boolean } | undefined, args: Record<string, string | number> = {}): string {
  const own = `${key}-${craft(fleet?.merchants ?? false)}`;
  return t(has(own) ? own : key, args);
}
