// The five structures in a box of 24: five silhouettes that stay apart at 16 px. `--piece` is the player's colour;
// light falls from the upper left.

const halo = (d: string) => `<path class="a-halo" d="${d}"/>`;
const rim = (d: string) => `<path class="a-rim" d="${d}"/>`;
const piece = (outline: string, facets: string, lines = "") =>
  `${halo(outline)}<path class="a-piece" d="${outline}"/>${facets}${rim(outline + lines)}`;
const light = (d: string) => `<path class="a-piece-light" d="${d}"/>`;
const dark = (d: string) => `<path class="a-piece-deep" d="${d}"/>`;
const hole = (d: string) => `<path class="a-hole" d="${d}"/>`;

export const STRUCTURES: Record<string, string> = {
  // a small house
  D: piece(
    "M12 5l7.2 6.8V20H4.8v-8.2z",
    light("M12 5L4.8 11.8 6.3 13.3 12 7.9l5.7 5.4 1.5-1.5z") + dark("M12 20v-9.3l5.7 2.6V20z") + hole("M10 20v-4.6h4V20z"),
  ),
  // a house with a lower annex
  TP: piece(
    "M8.6 3.2l6.6 6.3v2h5.3l2 3V20.4H2V9.5z",
    light("M8.6 3.2L2 9.5l1.4 1.5 5.2-5 5.2 5 1.4-1.5zM15.2 11.5h5.3l2 3h-7.3z") +
      dark("M8.6 20.4V8.5l5.2 2.5v9.4zM19 20.4v-5.9h3.5v5.9z") +
      hole("M6.6 20.4v-4.6h3.8v4.6z"),
    "M15.2 11.5v8.9M15.2 14.5h7.3",
  ),
  // a round temple: dome on columns
  TE: piece(
    "M12 2.2c.8 0 1.3.5 1.3 1.2v.7c4 .6 6.9 3.2 7.2 6.8H21v2.3h-1.3v5H21v2.9H3v-2.9h1.3v-5H3v-2.3h.5c.3-3.6 3.2-6.2 7.2-6.8v-.7c0-.7.5-1.2 1.3-1.2z",
    light("M11.2 5.6c-3 .5-5.3 2.2-6 4.9h3.4c.2-2.2 1-3.9 2.6-4.9zM4.3 13.2h2.6v5H4.3zM10.6 13.2h2.8v5h-2.8z") +
      dark("M14.3 5.5c1.5 1.2 2.2 2.9 2.3 5h2.8c-.6-2.7-2.5-4.4-5.1-5zM17.1 13.2h2.6v5h-2.6z") +
      hole("M7.4 13.2h2.7v5H7.4zM13.9 13.2h2.7v5h-2.7z"),
    "M3.5 10.9h17M4.3 13.2h15.4M4.3 18.2h15.4",
  ),
  // a castle with pinched sides
  SH: piece(
    "M2 2.6h4.3v2.6h3.2V2.6h5v2.6h3.2V2.6H22v5.8c-1.9 1-2.8 2.4-2.8 4.1s.9 3.1 2.8 4.3v4.8H2v-4.8c1.9-1.2 2.8-2.6 2.8-4.3S3.9 9.4 2 8.4z",
    light("M2 2.6h2.2v5.3c1.7 1 2.7 2.5 2.7 4.6 0 2-1 3.6-2.7 4.7v4.4H2v-4.8c1.9-1.2 2.8-2.6 2.8-4.3S3.9 9.4 2 8.4z") +
      dark("M22 2.6h-2.7v5.6c-1.8 1.1-2.7 2.5-2.7 4.3s.9 3.3 2.7 4.4v4.7H22v-4.8c-1.9-1.2-2.8-2.6-2.8-4.3s.9-3.1 2.8-4.1z") +
      hole("M9.4 21.6v-4.8c0-1.7 1.1-2.8 2.6-2.8s2.6 1.1 2.6 2.8v4.8zM11.2 8.2h1.6v3.2h-1.6z"),
    "M4.2 8.6h15.6",
  ),
  // a wide house with two round wings
  SA: piece(
    "M12 2.8l5.4 4.9c3.7.2 6.6 3.2 6.6 6.8 0 3.7-3 6.7-6.8 6.7H6.8C3 21.2 0 18.2 0 14.5c0-3.6 2.9-6.6 6.6-6.8z",
    light(
      "M12 2.8L6.6 7.7C2.9 7.9 0 10.9 0 14.5c0 .7.1 1.4.3 2 .7-3.6 3.3-6 7.1-6.2L12 5.9l4.6 4.4c1.7.1 3.1.6 4.2 1.4-.9-2.2-2.9-3.8-5.4-4z",
    ) +
      dark("M17.3 10.3c2.5.5 4.3 2.5 4.3 5 0 2.3-1.3 4.4-3.3 5.8 3.2-.6 5.7-3.3 5.7-6.6 0-.9-.2-1.8-.5-2.6-1.4-1.3-3.5-1.8-6.2-1.6z") +
      hole("M9.6 21.2v-4.5c0-1.6 1-2.6 2.4-2.6s2.4 1 2.4 2.6v4.5zM4 13.4h2.4v3.8H4zM17.6 13.4H20v3.8h-2.4z"),
  ),
};
