// A mark that says: the canals of this map were read from pictures only.
import { catalogue, view } from "../../store";
import { worstSign, type Sign } from "../../table/provenance";

/** The mark of the canals of the open game: where they lie on a map stood only in pictures. */
export function canalSign(): Sign | null {
  const map = view.value?.table.map.name ?? "";
  if (view.value?.facts[`canals.${map}`] !== undefined) return "replaced";
  return worstSign({ [map]: catalogue.value.ships.canal_provenance[map] ?? "" });
}
