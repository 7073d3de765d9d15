// One terrain as a small hexagon: where a terrain is chosen, locked or named.
import type { ComponentChildren } from "preact";
import "./terrain-drawings";

interface TerrainHexProps {
  terrain: string;
  /** In px; else as the style sheet says. */
  size?: number;
  /** Spoken and shown on hover; without it the drawing is decoration. */
  title?: string;
  class?: string;
  /** What lies on it. */
  children?: ComponentChildren;
}

export function TerrainHex({ terrain, size, title, class: extra = "", children }: TerrainHexProps) {
  return (
    <svg
      class={`terrain-hex ${extra}`}
      viewBox="-30 -35 60 70"
      style={size ? `width:${size}px` : undefined}
      {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": "true" })}
    >
      {title && <title>{title}</title>}
      <use href={`#t-${terrain}-0`} x="-30" y="-35" width="60" height="70" />
      {children}
    </svg>
  );
}
