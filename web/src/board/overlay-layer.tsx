// Map overlays for one seat: reach, spades to home, town chances, leech, network.
import type { LeechPlace, Space, TableView, TownChance } from "../api/shapes";
import { Icon } from "../art/icons";
import { names, overlay, overlays, past, showOverlay, table } from "../store";
import { t } from "../base/texts";
import { centre, hexPath, number, outlinePath } from "./geometry";
import { isRiver } from "./ground";
import { pieceStyle } from "./pieces";
import { moreOverlays, type Look, type OverlayLook } from "./slots";

const cells = (labels: readonly string[], at: Map<string, Space>) => labels.flatMap((label) => at.get(label) ?? []);

/** Everything that does not matter now steps back. */
function Veil({ at, except }: { at: Map<string, Space>; except: Iterable<string> }) {
  const shown = new Set(except);
  const dim = [...at.values()].filter((space) => !isRiver(space) && !shown.has(space.label));
  return <path class="veil" d={dim.map((space) => hexPath(0.98, space)).join("")} />;
}

function Rings({ spaces, class: extra = "" }: { spaces: readonly Space[]; class?: string }) {
  const d = spaces.map((space) => hexPath(0.84, space)).join("");
  return (
    <g class={`look ${extra}`}>
      <path class="look-rim" d={d} />
      <path class="look-line" d={d} />
    </g>
  );
}

function Reach({ at, found }: Look) {
  return (
    <g>
      <Veil at={at} except={[...found.reach, ...found.reach_more]} />
      <Rings spaces={cells(found.reach, at)} />
      <Rings spaces={cells(found.reach_more, at)} class="dashed" />
    </g>
  );
}

function SpadesToHome({ at, found }: Look) {
  return (
    <g>
      <Veil at={at} except={Object.keys(found.spades)} />
      {Object.entries(found.spades).map(([label, n]) => {
        const space = at.get(label);
        if (!space) return null;
        const [x, y] = centre(space);
        return (
          <g key={label} class={`digs digs-${Math.min(n, 3)}`} transform={`translate(${number(x)} ${number(y - 4)})`}>
            <circle r="13.5" />
            <text y={n ? 0.5 : 5}>{n}</text>
            {[...Array(Math.min(n, 4)).keys()].map((i) => (
              <use key={i} href="#i-spades" x={number((i - (Math.min(n, 4) - 1) / 2) * 6 - 4)} y="1.5" width="8" height="8" />
            ))}
          </g>
        );
      })}
    </g>
  );
}

function Chance({ chance, at, colour }: { chance: TownChance; at: Map<string, Space>; colour?: string }) {
  const spaces = cells(chance.spaces, at);
  const first = [...spaces].sort((a, b) => a.row - b.row || a.x - b.x)[0];
  if (!first) return null;
  const [x, y] = centre(first);
  const d = outlinePath(spaces, 3.4);
  return (
    <g class="town-chance" style={pieceStyle(colour)}>
      <path class="look-rim" d={d} />
      <path class="look-line dashed" d={d} />
      <g class="pill" transform={`translate(${number(x)} ${number(y - 29)})`}>
        <rect x="-33" y="-9.5" width="66" height="19" rx="9.5" />
        <use href="#i-power" x="-30" y="-6.5" width="13" height="13" />
        <text x="-8" y="4.2">{`${chance.power}/${chance.needed}`}</text>
        <use href="#i-D" x="5" y="-8" width="14" height="14" />
        <text x="25" y="4.2">{`${chance.structures}/${chance.structures_needed}`}</text>
      </g>
    </g>
  );
}

function Towns({ at, players, found }: Look) {
  return (
    <g>
      <Veil at={at} except={found.towns.flatMap((chance) => chance.spaces)} />
      {found.towns.map((chance) => (
        <Chance key={chance.spaces.join()} chance={chance} at={at} colour={players[found.seat]?.colour} />
      ))}
    </g>
  );
}

function LeechPlaces({ space, places, players }: { space: Space; places: LeechPlace[]; players: TableView["players"] }) {
  const [x, y] = centre(space);
  return (
    <g transform={`translate(${number(x)} ${number(y - 4)})`}>
      {places.map((place, i) => (
        <g
          key={place.seat}
          class="leech-place"
          style={pieceStyle(players[place.seat]?.colour)}
          transform={`translate(${number((i - (places.length - 1) / 2) * 17)} 0)`}
        >
          <circle r="9.5" />
          <text y="4.4">{place.power}</text>
          <use href="#i-power" x="2" y="3" width="9" height="9" />
        </g>
      ))}
    </g>
  );
}

function Leech({ at, players, found }: Look) {
  return (
    <g>
      <Veil at={at} except={Object.keys(found.leech)} />
      {Object.entries(found.leech).map(([label, places]) => {
        const space = at.get(label);
        return space && <LeechPlaces key={label} space={space} places={places} players={players} />;
      })}
    </g>
  );
}

function Network({ at, found }: Look) {
  return (
    <g>
      <Veil at={at} except={found.network.flat()} />
      {found.network.map((labels, i) => {
        const spaces = cells(labels, at);
        const d = outlinePath(spaces, 2.6);
        return (
          <g key={labels.join()} class={`area area-${i % 6}`}>
            <path class="area-fill" d={d} />
            <path class="look-rim" d={d} />
            <path class="area-line" d={d} />
            {spaces.map((space) => {
              const [x, y] = centre(space);
              return (
                <g key={space.label} transform={`translate(${number(x - 17)} ${number(y - 15)})`}>
                  <circle class="area-mark" r="7" />
                  <text class="area-number" y="3.8">
                    {i + 1}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}

const OVERLAYS: readonly OverlayLook[] = [
  {
    name: "reach",
    Draw: Reach,
    signs: [
      [<span class="sign sign-solid" />, "board-legend-reach"],
      [<span class="sign sign-dashed" />, "board-legend-reach-more"],
    ],
  },
  { name: "spades", Draw: SpadesToHome, signs: [[<Icon name="spades" size={16} />, "board-legend-spades"]] },
  {
    name: "towns",
    Draw: Towns,
    signs: [
      [<Icon name="power" size={16} />, "board-legend-town-power"],
      [<Icon name="D" size={16} />, "board-legend-town-structures"],
    ],
  },
  { name: "leech", Draw: Leech, signs: [[<Icon name="leech" size={16} />, "board-legend-leech"]] },
  { name: "network", Draw: Network, signs: [[<span class="sign sign-area" />, "board-legend-network"]] },
];

const allLooks = () => [...OVERLAYS, ...moreOverlays.all];
const lookOf = (name: string) => allLooks().find((look) => look.name === name);

/** The overlays there are in this game. */
export function overlayNames(): string[] {
  const now = table.value;
  return allLooks()
    .filter(({ there }) => !there || (now && there(now)))
    .map(({ name }) => name);
}

/** The overlay to be shown; it is one of the present. */
const current = () => (past.value || !overlays.value ? [] : ([overlay.value, overlays.value] as const));

export function OverlayLayer({ at, players }: Omit<Look, "found">) {
  const [name, found] = current();
  if (!name || !found) return null;
  const look = lookOf(name);
  return look && <look.Draw at={at} players={players} found={found} />;
}

export function Legend() {
  const [name, found] = current();
  if (!name || !found) return null;
  return (
    <aside class="legend" aria-label={t("board-legend")}>
      <b>{t(`board-overlay-${name}`, { player: names.value[found.seat] ?? "" })}</b>
      {lookOf(name)?.signs.map(([sign, text]) => (
        <span key={text}>
          {sign} {t(text)}
        </span>
      ))}
      <button type="button" class="legend-close" aria-label={t("board-overlay-close")} onClick={() => void showOverlay(null)}>
        <Icon name="close" size={12} />
      </button>
    </aside>
  );
}
