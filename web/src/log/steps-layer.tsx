// What the others did, on the map: the number of its step on every space that changed, and where power is offered an arc from
// the building to what stands beside it.
import type { OfferView, Space } from "../api/shapes";
import { centre, number, touches } from "../board/geometry";
import { pieceStyle } from "../board/pieces";
import { mapLayers, spaceWords, type LayerProps } from "../board/slots";
import { log, names, past, table, view } from "../store";
import { t } from "../base/texts";
import { stepsOn, type Step } from "./news";

/** All steps of a space in one badge: 1, 1·3, or 1…5. */
export function badgeText(found: readonly Step[]): string {
  const numbers = found.map(({ n }) => n);
  return numbers.length < 3 ? numbers.join("·") : `${numbers[0]}…${numbers.at(-1)}`;
}

function StepBadges({ at, colours }: LayerProps) {
  return (
    <g>
      {[...stepsOn.value].map(([label, found]) => {
        const space = at.get(label);
        return space && <StepBadge key={label} space={space} text={badgeText(found)} colour={colours[found.at(-1)!.turn.seat]} />;
      })}
    </g>
  );
}

function StepBadge({ space, text, colour }: { space: Space; text: string; colour?: string }) {
  const [x, y] = centre(space);
  const half = 9 + (text.length - 1) * 3.6;
  return (
    <g class="step-badge" style={pieceStyle(colour)} transform={`translate(${number(x - 16)} ${number(y - 19)})`} data-steps={text}>
      <rect class="step-halo" x={-half - 1.8} y="-10.8" width={2 * half + 3.6} height="21.6" rx="10.8" />
      <rect class="step-ground" x={-half} y="-9" width={2 * half} height="18" rx="9" />
      <text y="4.8">{text}</text>
    </g>
  );
}

/** The building that power is offered for: what its builder did last that brought the offer. */
function builtFor(offer: OfferView, at: LayerProps["at"]): Space | undefined {
  const brought = (key: string, seat: number, builder: unknown) => key === "offer" && seat === offer.owner && builder === offer.builder;
  const entry = log.value.findLast(({ events }) => events.some(({ key, seat, args }) => brought(key, seat, args.builder)));
  return entry?.spaces.map((label) => at.get(label)).find((space) => space?.structure && space.owner === offer.builder);
}

function OfferArcs({ at, bridges }: LayerProps) {
  const mine = view.value?.mine ?? [];
  const open = past.value ? [] : (table.value?.offers.filter(({ owner }) => mine.includes(owner)) ?? []);
  return (
    <g>
      {open.flatMap((offer) => {
        const from = builtFor(offer, at);
        if (!from) return [];
        const joined = (a: string, b: string) => bridges.some(({ ends }) => ends.includes(a) && ends.includes(b));
        const beside = [...at.values()].filter(
          (space) => space.structure && space.owner === offer.owner && (touches(from, space) || joined(from.label, space.label)),
        );
        return beside.map((to) => <Arc key={`${from.label}:${to.label}`} from={from} to={to} />);
      })}
    </g>
  );
}

const BULGE = 0.34;

function Arc({ from, to }: { from: Space; to: Space }) {
  const [ax, ay] = centre(from);
  const [bx, by] = centre(to);
  // it rises, whichever way it goes
  const side = bx > ax || (bx === ax && by < ay) ? 1 : -1;
  const [mx, my] = [(ax + bx) / 2 + (by - ay) * BULGE * side, (ay + by) / 2 - (bx - ax) * BULGE * side];
  const angle = Math.atan2(by - my, bx - mx);
  const [ex, ey] = [bx - Math.cos(angle) * 15, by - Math.sin(angle) * 15];
  const d = `M${number(ax)} ${number(ay)}Q${number(mx)} ${number(my)} ${number(ex)} ${number(ey)}`;
  const [tx, ty] = [(ax + 2 * mx + ex) / 4, (ay + 2 * my + ey) / 4];
  return (
    <g class="offer-arc" data-from={from.label} data-to={to.label}>
      <path class="arc-rim" d={d} />
      <path class="arc-line" d={d} />
      <path
        class="arc-head"
        d="M9 0L-5 -7V7z"
        transform={`translate(${number(ex)} ${number(ey)}) rotate(${number((angle * 180) / Math.PI)})`}
      />
      <use href="#i-power" x={number(tx - 8)} y={number(ty - 8)} width="16" height="16" />
    </g>
  );
}

// after what boxes draw
mapLayers.fill({ Marks: StepBadges }, 1);
mapLayers.fill({ Marks: OfferArcs }, 1);
spaceWords.fill({
  facts: ({ label }) => (stepsOn.value.get(label) ?? []).map(({ n, turn }) => t("log-step", { player: names.value[turn.seat] ?? "", n })),
});
