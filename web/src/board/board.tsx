// The map: drawn in layers that share one window, heard as one grid.
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Space, TableView } from "../api/shapes";
import "../art/bridge-drawing";
import { Icon } from "../art/icons";
import { preferences } from "../base/preferences";
import { hovered, isLegal, laid, lay, overlay, past, selected, showOverlay, table, takeUp, touch, view } from "../store";
import { t } from "../base/texts";
import { aimAtBridge, bridgeAt, BridgePicksLayer } from "./bridge-picks";
import { changes } from "./changes";
import { CellsLayer, spaceAt, spaceByKey } from "./cells";
import { bounds, centre, SIDE, type Point } from "./geometry";
import { GroundLayer, isRiver, MARGIN } from "./ground";
import { GhostLayer, GlowLayer, TouchLayer } from "./marks";
import { Legend, OverlayLayer } from "./overlay-layer";
import { LabelsLayer, LotsLayer, PiecesLayer } from "./pieces";
import { SpaceLine } from "./space-line";
import { mapLayers, spacePicks } from "./slots";
import { Zoom, type Tap } from "./zoom";
import { IconButton } from "../parts/icon-button";

export function Board() {
  const now = table.value;
  return now && <BoardOf key={now.map.name} now={now} />;
}

/** What has changed on the map since another table was drawn. */
function useFresh(now: TableView) {
  const last = useRef({ table: now, fresh: changes(now.map, now.map), serial: 0 });
  if (last.current.table !== now)
    last.current = { table: now, fresh: changes(last.current.table.map, now.map), serial: last.current.serial + 1 };
  return last.current;
}

function BoardOf({ now }: { now: TableView }) {
  const { spaces, bridges } = now.map;
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(spaces);
  latest.current = spaces;
  const current = useSignal(spaces.find((space) => !isRiver(space))!.label);
  const at = useMemo(() => new Map(spaces.map((space) => [space.label, space])), [spaces]);
  const { fresh, serial } = useFresh(now);
  const colours = now.players.map((player) => player.colour);

  const zoom = useMemo(
    () =>
      new Zoom(
        bounds(spaces, MARGIN),
        (tap) => tapped(tap, latest.current),
        (place) => movedTo(place, latest.current),
      ),
    [],
  );
  useEffect(() => zoom.attach(element.current!), []);
  // an overlay is of one position: ask again when the position changes
  useSignalEffect(() => {
    const position = view.value?.table.hash;
    if (position && overlay.peek()) showOverlay(overlay.peek()).catch(() => showOverlay(null)); // better none than an old one
  });

  const focus = (space: Space) => element.current?.querySelector<SVGElement>(`[data-space="${space.label}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const here = at.get(current.value);
    if (!here || !pressed(event, here, spaces, zoom, focus)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const zoomed = useComputed(() => zoom.factor.value > 1).value;
  // rings do not grow as fast as the map
  const thin = useComputed(() => `--thin:${Math.min(1, 1 / Math.sqrt(zoom.scale.value)).toFixed(2)}`);
  const tabs = useComputed(() => `top:${zoom.edges.value.above}px;bottom:${zoom.edges.value.below}px`);
  // names too small to be read would only be dust; the line on the frame tells them
  const readable = useComputed(() => zoom.scale.value > 0.62).value;
  const shared = { at, colours, bridges, players: now.players };
  const layer = { viewBox: zoom.box, "aria-hidden": true } as const;
  return (
    <div
      class={`board${past.value ? " past" : ""}${zoomed ? " zoomed" : ""}`}
      ref={element}
      style={`--ratio:${zoom.home[2] / zoom.home[3]}`}
    >
      <div class="board-layers" style={zoom.transform}>
        <svg class="board-picture" {...layer}>
          <GroundLayer spaces={spaces} />
          <LotsLayer spaces={spaces} />
          {mapLayers.all.map(({ Ground }, i) => Ground && <Ground key={i} {...shared} />)}
          <PiecesLayer {...{ spaces, bridges, colours, fresh, serial }} />
          {mapLayers.all.map(({ Pieces }, i) => Pieces && <Pieces key={i} {...shared} />)}
        </svg>
        <svg class="board-glow" {...layer} style={thin}>
          <GlowLayer at={at} />
        </svg>
        <svg class="board-marks" {...layer} style={thin}>
          <BridgePicksLayer at={at} players={now.players} />
          <GhostLayer at={at} players={now.players} />
          <LabelsLayer {...{ spaces, bridges, colours }} labels={preferences.value.labels && readable} />
          {mapLayers.all.map(({ Marks }, i) => Marks && <Marks key={i} {...shared} />)}
          <OverlayLayer at={at} players={now.players} />
          <TouchLayer at={at} />
        </svg>
        <svg
          class="board-cells"
          viewBox={zoom.box}
          role="grid"
          aria-label={t("heading-map")}
          aria-description={t("board-keys", { enter: "Enter", next: "N" })}
          onKeyDown={onKeyDown}
        >
          <CellsLayer spaces={spaces} current={current} onPick={pick} onFocus={(space) => focused(space, zoom)} />
        </svg>
      </div>
      <div class="board-tabs" style={tabs}>
        <Legend />
        <SpaceLine at={at} />
        <ZoomButtons zoom={zoom} />
      </div>
    </div>
  );
}

/** The mouse is over a place of the map, or has left it. */
function movedTo(place: Point | null, spaces: readonly Space[]): void {
  aimAtBridge(place ? bridgeAt(place, byLabel(spaces), false) : undefined);
  pointAt(place && spaceAt(place, spaces, false));
}

const byLabel = (spaces: readonly Space[]) => new Map(spaces.map((space) => [space.label, space]));

function pointAt(space: Space | undefined | null): void {
  const target = space ? `space:${space.label}` : null;
  if (hovered.value === target || (!target && !hovered.value?.startsWith("space:"))) return;
  hovered.value = target;
}

function focused(space: Space, zoom: Zoom): void {
  hovered.value = `space:${space.label}`;
  zoom.reveal(centre(space), SIDE * 1.3);
}

function pick(space: Space, finger = false): void {
  if (spacePicks.all.some((take) => take(space.label, finger))) return;
  const target = `space:${space.label}`;
  if (isRiver(space) && !isLegal(target) && !laid.value) selected.value = null;
  else void touch(target);
}

/** A click puts what is meant into the turn, or opens what there is to choose. The second of two quick ones is none. */
function tapped({ at, touch: finger, double }: Tap, spaces: readonly Space[]): void {
  if (double) {
    if (finger) leave(); // both were meant for the zoom
    return;
  }
  const bridge = bridgeAt(at, byLabel(spaces), finger);
  if (bridge) return void lay(`space:${bridge.to}`, bridge.choice.text);
  const space = spaceAt(at, spaces, finger);
  if (finger) pointAt(space);
  if (space) pick(space, finger);
  else selected.value = null;
}

/** What the first of two quick taps did is taken back. */
function leave(): void {
  selected.value = null;
  if (laid.value?.target.startsWith("space:")) void takeUp();
}

/** Keys of the map; says whether it was one. */
function pressed(event: KeyboardEvent, here: Space, spaces: readonly Space[], zoom: Zoom, focus: (space: Space) => void): boolean {
  const next = spaceByKey(event, here, spaces);
  if (next) focus(next);
  else if (event.key.startsWith("Arrow"))
    return true; // at the edge: the page shall not scroll
  else if (event.key === "Enter" || event.key === " ") pick(here);
  else if (event.key === "+" || event.key === "=") zoom.in();
  else if (event.key === "-") zoom.out();
  else if (event.key === "0") zoom.whole();
  else return false;
  return true;
}

function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const whole = useComputed(() => zoom.factor.value === 1).value;
  return (
    <div class="zoom-buttons" role="group" aria-label={t("board-zoom")}>
      <IconButton label={t("board-zoom-in")} onClick={zoom.in}>
        <Icon name="plus" />
      </IconButton>
      <IconButton label={t("board-zoom-out")} disabled={whole} onClick={zoom.out}>
        <Icon name="minus" />
      </IconButton>
      <IconButton label={t("board-zoom-whole")} disabled={whole} onClick={zoom.whole}>
        <Icon name="map" />
      </IconButton>
    </div>
  );
}
