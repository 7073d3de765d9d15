// A map as a picture: nothing to click. For the start page and the new game.
import type { ComponentChildren } from "preact";
import type { Space } from "../api/shapes";
import "../art/icons";
import "../art/bridge-drawing";
import { bounds } from "./geometry";
import { GroundLayer, MARGIN } from "./ground";
import { LotsLayer, Structure } from "./pieces";

export interface MapPictureProps {
  spaces: Space[];
  /** Colours by seat, if structures shall be shown. */
  colours?: string[];
  /** What lies on the ground. */
  children?: ComponentChildren;
  /** What is spoken; without it the picture is decoration. */
  title?: string;
}

export function MapPicture({ spaces, colours, children, title }: MapPictureProps) {
  const spoken = title ? ({ role: "img", "aria-label": title } as const) : ({ "aria-hidden": "true" } as const);
  const built = colours ? spaces.filter((space) => space.structure) : [];
  return (
    <svg class="map-picture" viewBox={bounds(spaces, MARGIN).join(" ")} {...spoken}>
      <GroundLayer spaces={spaces} />
      <LotsLayer spaces={built} />
      {children}
      {built.map((space) => (
        <Structure key={space.label} at={space} code={space.structure} colour={colours![space.owner ?? -1]} />
      ))}
    </svg>
  );
}
