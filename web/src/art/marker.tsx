// A player's marker: a disc with the faction's letters, a hexagon where it can still reach the top.
import { lettersLook } from "./letters";

interface MarkerProps {
  colour: string;
  letters: string;
  hexagon?: boolean;
  class?: string;
}

export function Marker({ colour, letters, hexagon, class: extra }: MarkerProps) {
  return (
    <svg
      class={extra ? `marker ${extra}` : "marker"}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={`--piece:var(--piece-${colour});--on-piece:var(--on-${colour})`}
    >
      {hexagon ? (
        <>
          <path class="marker-halo" d="M12 .8l9.7 5.6v11.2L12 23.2l-9.7-5.6V6.4z" />
          <path class="marker-body" d="M12 1.8l8.8 5.1v10.2L12 22.2l-8.8-5.1V6.9z" />
          <path class="marker-light" d="M5 17V8l7-4.1" />
        </>
      ) : (
        <>
          <circle class="marker-halo" cx="12" cy="12" r="11" />
          <circle class="marker-body" cx="12" cy="12" r="10" />
          <path class="marker-light" d="M4.4 12A7.6 7.6 0 0 1 12 4.4" />
        </>
      )}
      <text class={`marker-letters ${lettersLook(letters)}`} x="12" y="16.6">
        {letters}
      </text>
    </svg>
  );
}
