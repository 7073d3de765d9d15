// Fire & Ice in the browser app: what it adds to the table, to playing and to the help.
import { factionRows } from "../../help/slots";
import { deedIcons } from "../../log/slots";
import { owedPrices, pickFaces, pickFilters, prompts } from "../../play/slots";
import { boardParts, finalSigns } from "../../table/slots";
import { abilityPrompt, AbilityPick, isAbility, owesGround, startFirst } from "./ability-picks";
import "./final-drawings";
import { OwnGround, priceWords } from "./own-ground";
import "./terrain-drawings";

boardParts.fill({ Tracks: OwnGround });
finalSigns.fill({
  distance: ["D", "measure", "D"],
  "stronghold-sanctuary": ["SH", "measure", "SA"],
  edge: ["edge", "D"],
  clusters: ["clusters"],
});

const DEEDS: Record<string, string> = {
  "bid-on": "person",
  bid: "vp",
  "take-priest": "priests",
  "take-token": "power",
  "lose-token": "power",
};
deedIcons.fill(({ key }) => DEEDS[key] ?? null);

prompts.fill(abilityPrompt);
pickFaces.fill({ fits: isAbility, Pick: AbilityPick });
pickFilters.fill(startFirst);
owedPrices.fill(owesGround);

factionRows.fill(({ traits }) => {
  const text = priceWords(traits);
  return text ? { name: "fact-own-terrain", text } : null;
});
