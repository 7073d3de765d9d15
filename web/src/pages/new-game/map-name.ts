// What maps are called.
import { t } from "../../texts";

/** Maps of our own have names in every language; others the name their file gives. */
export function mapName({ name, title }: { name: string; title: string }): string {
  const key = `map-${name.replaceAll(".", "-")}`; // a dot in a name is a hyphen in its key
  const text = t(key);
  return text === key ? title || name : text;
}
