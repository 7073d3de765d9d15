// The name of a faction on its colour.
import { t } from "../base/texts";
import { catalogue } from "../store";

export function FactionChip({ faction }: { faction: string }) {
  const facts = catalogue.value.factions[faction];
  return (
    <span class="faction-chip" style={`--chip: var(--piece-${facts?.colour}); --on-chip: var(--on-${facts?.colour})`}>
      {t(`faction-${faction}`)}
    </span>
  );
}
