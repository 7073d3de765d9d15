// A player's disc: the faction's colour with its first letter, so that colour never speaks alone.
import { lettersLook } from "../art/letters";
import { faces } from "./seats";

interface DiscProps {
  seat: number;
  /** Spoken and shown on hover; without it the disc is decoration. */
  named?: boolean;
  class?: string;
}

export function Disc({ seat, named, class: extra = "" }: DiscProps) {
  const face = faces.value[seat];
  if (!face) return null;
  const { name, letters, colours } = face;
  return (
    <span
      class={`disc ${lettersLook(letters)} ${extra}`}
      style={colours}
      {...(named ? { role: "img", "aria-label": name, title: name } : { "aria-hidden": "true" })}
    >
      <span>{letters}</span>
    </span>
  );
}
