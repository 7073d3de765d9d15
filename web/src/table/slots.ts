// What boxes may add to what lies around the map.
import type { ComponentChildren } from "preact";
import type { BonusCard, FavorTile, PlayerView } from "../api/shapes";
import { slot } from "../base/slots";

type OfPlayer = (props: { player: PlayerView }) => ComponentChildren;

/** Parts of a player's board. */
export interface BoardPart {
  /** Among the belongings, before the tiles. */
  Belongings?: (props: { player: PlayerView; compact: boolean }) => ComponentChildren;
  /** The room these belongings take, counted in tiles. */
  room?(player: PlayerView): number;
  /** A piece at the end of the line of structures. */
  Piece?: OfPlayer;
  /** A row below the rows of structures. */
  Row?: OfPlayer;
  /** More height of every board with rows, in sizes of its type. */
  height?(): number;
  /** Has the player a track of another kind in place of the shipping track? */
  replacesShipping?(player: PlayerView): boolean;
  ShippingTrack?: OfPlayer;
  /** Behind the tracks. */
  Tracks?: OfPlayer;
}
export const boardParts = slot<BoardPart>();

/** Amounts that tiles may bring beyond the usual ones, as their facts call them; drawn by the icon of the same name. */
export const moreGains = slot<string>();

/** More effects on the faces of tiles. */
export const bonusEffects = slot<(props: { tile: BonusCard }) => ComponentChildren>();
export const favorEffects = slot<(props: { tile: FavorTile }) => ComponentChildren>();

/** The icons of what a final scoring tile measures. */
export const finalSigns = slot<Record<string, readonly string[]>>();

/** The name of a value whose provenance is told, as the data call it. */
export const valueNames = slot<(value: string) => string>();
