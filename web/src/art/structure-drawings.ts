// The five structures in a box of 24: five outlines that stay apart at 16 px (tests measure it), even without any colour: a
// cottage, a tall house with a low wing, one dome, a castle, two domes with a spire. `--piece` is the player's colour; light
// falls from the upper left. On the map a dark ring and a light one lie around each, so that it is seen on every ground.

export const light = (d: string) => `<path class="a-piece-light" d="${d}"/>`;
export const dark = (d: string) => `<path class="a-piece-deep" d="${d}"/>`;
export const hole = (d: string) => `<path class="a-hole" d="${d}"/>`;
/** What lies around outlines: the rings of all of them before any of their halos. */
export const around = (...outlines: string[]) =>
  ["a-ring", "a-halo"].map((paint) => outlines.map((d) => `<path class="${paint}" d="${d}"/>`).join("")).join("");
export const piece = (outline: string, facets: string, lines = "") =>
  `${around(outline)}<path class="a-piece" d="${outline}"/>${facets}<path class="a-rim" d="${outline + lines}"/>`;

export const STRUCTURES: Record<string, string> = {
  // a cottage with wide eaves
  D: piece(
    "M12 4.4L20.6 12.3 18.9 14.1 18 13.3V20.6H6V13.3L5.1 14.1 3.4 12.3z",
    dark("M12 20.6V9.2l6 5.4v6z") + light("M12 4.4L3.4 12.3 5.1 14.1 12 7.8l6.9 6.3 1.7-1.8z") + hole("M9.8 20.6v-4.8h4.4v4.8z"),
  ),
  // a tall house with a low wing
  TP: piece(
    "M7.4 1.8L13.6 8V13.2H21.6L23.6 16.6H22.4V20.8H1.2V8z",
    dark("M7.4 20.8V6l6.2 6v8.8zM19 20.8v-4.2h3.4v4.2z") +
      light("M7.4 1.8L1.2 8v2.7l6.2-6.2 6.2 6.2V8zM13.6 13.2h8l2 3.4h-10z") +
      hole("M4.2 20.8v-4.6h3.6v4.6zM5.8 9.6H9v3H5.8z"),
    "M13.6 13.2v7.6M13.6 16.6h10",
  ),
  // one dome, as round as a ball, on columns
  TE: piece(
    "M12 .8c.9 0 1.5.6 1.5 1.4v.7c4.6.6 7.9 4 7.9 8.2 0 1.2-.3 2.3-.7 3.3h-1.3v3.6h2v3.6H2.6V18h2v-3.6H3.3c-.4-1-.7-2.1-.7-3.3 0-4.2 3.3-7.6 7.9-8.2v-.7c0-.8.6-1.4 1.5-1.4z",
    light("M10 5.2C6.8 6 4.8 8.2 4.8 11c0 .8.1 1.5.4 2.2H8c-.6-3 .1-6 2-8zM4.6 14.4h1.8V18H4.6zM10 14.4h1.2V18H10z") +
      dark("M14.8 4.8c1.6 2.1 2.2 5 1.8 8.4h2.6c.3-.7.4-1.4.4-2.2 0-2.9-1.8-5.2-4.8-6.2zM17.6 14.4h1.8V18h-1.8zM2.6 19.8h18.8v1.8H2.6z") +
      hole("M6.4 14.4h3.2V18H6.4zM10.7 14.4h2.6V18h-2.6zM14.4 14.4h3.2V18h-3.2z"),
    "M3.3 14.4h17.4M4.6 18h14.8",
  ),
  // a castle with battlements and pinched sides
  SH: piece(
    "M1.4 1.6H6.2V5H9.5V1.6H14.5V5H17.8V1.6H22.6V8.6C20.7 9.6 19.6 10.9 19.6 12.5S20.7 15.5 22.6 16.6V21.8H1.4V16.6C3.3 15.5 4.4 14.1 4.4 12.5S3.3 9.6 1.4 8.6z",
    light("M1.4 1.6h2.3v6.2c1.9 1 3 2.7 3 4.7s-1.1 3.8-3 4.8v4.5H1.4v-5.2c1.9-1.1 3-2.5 3-4.1s-1.1-2.9-3-3.9zM9.5 1.6h1.9V5H9.5z") +
      dark("M22.6 1.6h-2.9v6.8c-1.8 1.1-2.8 2.4-2.8 4.1s1 3.2 2.8 4.2v5.1h2.9v-5.2c-1.9-1.1-3-2.5-3-4.1s1.1-2.9 3-3.9z") +
      hole("M9 21.8v-5c0-1.8 1.3-3 3-3s3 1.2 3 3v5zM11 8.4h2v3.2h-2z"),
    "M4 8.4h16",
  ),
  // two domes and a spire between them
  SA: piece(
    "M12 .6L14.7 9.5C15.7 9 16.7 8.7 17.8 8.7 21.3 8.7 24 11.5 24 14.9S21.4 21 18.1 21H5.9C2.6 21 0 18.3 0 14.9S2.7 8.7 6.2 8.7C7.3 8.7 8.3 9 9.3 9.5z",
    light(
      "M6.2 8.7C2.7 8.7 0 11.5 0 14.9c0 .9.2 1.8.5 2.6.5-3.6 2.9-6.3 6.3-6.8 1-.1 1.9-.4 2.5-1.2-1-.5-2-.8-3.1-.8zM12 .6L9.3 9.5 8.8 12.6l3.2-1z",
    ) +
      dark("M18.4 8.7c1.9 1.2 3.1 3.4 3.1 5.9 0 2.7-1.3 5-3.4 6.4 3.3 0 5.9-2.7 5.9-6.1 0-3.2-2.4-5.9-5.6-6.2zM12 .6v11l3.2 1-.5-3.1z") +
      hole("M9.6 21v-4.2c0-1.5 1-2.6 2.4-2.6s2.4 1.1 2.4 2.6V21zM3.6 13.8h2.8v3.4H3.6zM17.6 13.8h2.8v3.4h-2.8z"),
    "M9.3 9.5l-.6 3M14.7 9.5l.6 3",
  ),
};
