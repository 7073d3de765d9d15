// A map as a picture: nothing to click. For the start page and the new game.
import type { Space } from "../api/shapes";
import "../art/icons";
import "../art/bridge-drawing";
import { CanalsLayer } from "../sea/canals";
import { bounds } from "./geometry";
import { GroundLayer, MARGIN } from "./ground";
import { Structure } from "./pieces";

export interface MapPictureProps {
  spaces: Space[];
  /** Colours by seat, if structures shall be shown. */
  colours?: string[];
  /** Canals by the land on both sides of them. */
  canals?: readonly (readonly string[])[];
  /** What is spoken; without it the picture is decoration. */
  title?: string;
}

export function MapPicture({ spaces, colours, canals, title }: MapPictureProps) {
  const spoken = title ? ({ role: "img", "aria-label": title } as const) : ({ "aria-hidden": "true" } as const);
  const built = colours ? spaces.filter((space) => space.structure) : [];
  return (
    <svg class="map-picture" viewBox={bounds(spaces, MARGIN).join(" ")} {...spoken}>
      <GroundLayer spaces={spaces} />
      {canals && <CanalsLayer canals={canals} at={new Map(spaces.map((space) => [space.label, space]))} />}
      {built.map((space) => (
        <Structure key={space.label} at={space} code={space.structure} colour={colours![space.owner ?? -1]} />
      ))}
    </svg>
  );
}
