// What boxes may add to the map.
import type { ComponentChildren } from "preact";
import type { BridgeView, Overlays, Space, TableView } from "../api/shapes";
import { slot } from "../base/slots";

export interface LayerProps {
  at: ReadonlyMap<string, Space>;
  /** Colours by seat. */
  colours: readonly string[];
  bridges: readonly BridgeView[];
  players: TableView["players"];
}
type Layer = (props: LayerProps) => ComponentChildren;

/** Layers of the map: on the ground, above the structures, above the names of the spaces. */
export interface MapLayers {
  Ground?: Layer;
  Pieces?: Layer;
  Marks?: Layer;
}
export const mapLayers = slot<MapLayers>();

/** What is to be said about a space: what lies there, and what a choice there would bring. */
export interface SpaceWords {
  facts?(space: Space): string[];
  choices?(label: string): string[];
}
export const spaceWords = slot<SpaceWords>();

/** A space was picked: says whether that was all there is to do. */
export const spacePicks = slot<(label: string, touch: boolean) => boolean>();

/** Structures that look or are called another way, depending on whose they are. */
export interface StructureLook {
  drawing?(structure: string, owner: number | null): string | null;
  name?(structure: string, owner: number | null): string | null;
}
export const structureLooks = slot<StructureLook>();

export interface Look {
  at: Map<string, Space>;
  players: TableView["players"];
  found: Overlays;
}

/** An overlay: how it is drawn, and what its signs mean. */
export interface OverlayLook {
  name: string;
  /** Is there something to look at in this game? Always, where nothing is said. */
  there?(table: TableView): boolean;
  Draw: (look: Look) => ComponentChildren;
  signs: readonly (readonly [sign: ComponentChildren, text: string])[];
}
export const moreOverlays = slot<OverlayLook>();
