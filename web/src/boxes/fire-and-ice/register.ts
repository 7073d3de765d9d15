// Fire & Ice in the browser app: what it adds to the table, to playing and to the help.
import { factionRows } from "../../help/slots";
import { moreTitles, owedPrices, pickFaces, pickOrders, prompts } from "../../play/slots";
import { boardParts, finalSigns } from "../../table/slots";
import { abilityPrompt, AbilityPick, isAbility, owesGround, ownFirst } from "./ability-picks";
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

prompts.fill(abilityPrompt);
pickFaces.fill({ fits: isAbility, Pick: AbilityPick });
pickOrders.fill(ownFirst);
owedPrices.fill(owesGround);
moreTitles.fill({ step: "new-home" });

factionRows.fill(({ traits }) => {
  const text = priceWords(traits);
  return text ? { name: "fact-own-terrain", text } : null;
});
