// Questions of trades and ships in words, and the faces of trades to choose from.
import type { Desk, OfferView, TableView } from "../../api/shapes";
import { log, names, table } from "../../store";
import { t } from "../../base/texts";
import { ofCraft } from "./craft";
import { VisitFace } from "./rewards";
import { structureName } from "../../board/names";

/** A trade by its space, as a choice: what it brings and what the other may take. */
export function TradeFace({ space }: { space: string }) {
  const visit = table.value?.sea?.voyage?.visits.find((one) => one.space === space);
  return visit ? <VisitFace visit={visit} /> : null;
}

const ASKED = ["dock", "ship", "voyage", "trade", "reward", "tile-choice", "new-home", "return-ship"];

/** What is asked about ships; nothing where it is another question. */
export function seaPrompt(desk: Desk, { sea }: TableView): string | null {
  if (!sea || !ASKED.includes(desk.decision)) return null;
  return ofCraft(`sea-ask-${desk.decision}`, sea.fleets[desk.seat], { n: desk.amount });
}

/** Why power is offered, if it is for a visit: the builder's last turn tells which. */
export function visitedWords(offer: OfferView): string {
  if (offer.occasion !== "trade") return "";
  const rows = log.value;
  for (let at = rows.length - 1; at >= 0 && at >= rows.length - 12; at--) {
    const visits = rows[at]!.events.filter(
      ({ key, seat, args }) => key === "trade" && seat === offer.builder && args.builder === offer.owner,
    );
    const visit = visits.at(-1);
    if (visit) {
      const structure = structureName(String(visit.args.structure), offer.owner);
      return t("sea-visited", { player: names.value[offer.builder] ?? "", structure, space: String(visit.args.space), n: offer.power });
    }
    if (rows[at]!.events.some(({ seat }) => seat === offer.builder)) break;
  }
  return "";
}
