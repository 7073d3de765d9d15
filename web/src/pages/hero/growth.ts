// What stands on the land of the start page, drawn upright: feet at 0, in the map's units, tones of the terrain.
import { addSymbols } from "../../art/sprite";

const f = (tone: string, d: string) => `<path class="${tone}" d="${d}"/>`;
const shade = (w: number) => `<ellipse class="m-shade" cx="1" cy="0" rx="${w}" ry="${w * 0.35}"/>`;

addSymbols("h", "-24 -44 48 48", {
  conifer:
    shade(6) +
    f("m-dd", "M0-26l5.200 9H3.200l4.200 7.200H4.800L8.800-2H-8.800l4-7.800h-2.600l4.200-7.200h-2z") +
    f("m-d", "M0-26V-2H-8.800l4-7.800h-2.600l4.200-7.200h-2z") +
    f("m-l", "M0-26v6l-3.600 2z") +
    f("m-dd", "M-1.200-2h2.400V1h-2.400z"),
  crown:
    shade(7) +
    f("m-dd", "M-1.200-8h2.400V.6h-2.400z") +
    '<circle class="m-dd" cy="-13" r="8"/><circle class="m-d" cx="-1" cy="-14" r="6.600"/>' +
    f("m-l", "M-6-14a6 6 0 0 1 6-5.600 8 8 0 0 0-6 5.600z"),
  peak:
    f("m-dd", "M0-36L19 1H-19z") +
    f("m-l", "M0-36L-19 1h13l4-12-3-8z") +
    f("m-snow", "M0-36l6.400 12.400-3.200-2.400-2.600 5.600-3-5.200-4.200 3z"),
  hill:
    f("m-dd", "M0-20L13 1H-13z") + f("m-l", "M0-20L-13 1h9l3-8-2-4z") + f("m-snow", "M0-20l3.600 6-2-1-1.400 2.600-1.800-2.400-2 1.200z"),
  cactus: '<path class="m-cactus-rim" d="M0 0v-15M0-6h5v-5M0-8h-5v-4"/><path class="m-cactus" d="M0 0v-15M0-6h5v-5M0-8h-5v-4"/>',
  rock: shade(6) + f("m-dd", "M-7 0l3-7 4-2 4 4 3 5z") + f("m-l", "M-7 0l3-7 4-2-1 5z"),
  spire: shade(7) + f("m-dd", "M-7 0l2.400-11 3.600-8 3 6 4 13z") + f("m-l", "M-7 0l2.400-11 3.600-8v9l-2 10z"),
  twig: '<path class="m-twig" d="M0 0v-11M0-4l-5-6M0-6l5-6M-5-10v-4M0-11l-2-5"/>',
  reed: '<path class="m-reed" d="M-3 0q-1-7-2-12M0 0q.5-7 1-14M3 0q1-6 4-10"/><path class="m-bulb" d="M-5-11v-4M1-13v-4"/>',
  sheaf: '<path class="m-straw" d="M0 0v-9M0 0l-4-8M0 0l4-8"/><path class="m-ear" d="M0-9v-4M-4-8l-2-3.600M4-8l2-3.600"/>',
  pool: '<ellipse class="m-dd" rx="11" ry="4.600"/><ellipse class="m-pool" cy=".4" rx="9.800" ry="3.800"/><path class="m-glint" d="M-5-.6q4-2 8-1.400"/>',
  lake: '<ellipse class="m-dd" rx="18" ry="7"/><ellipse class="m-lake" cy=".4" rx="16.800" ry="6.200"/><path class="m-wave" d="M-9-1q2.500-2 5 0t5 0M-2 2.600q2.500-2 5 0t5 0"/>',
  dune: f("m-d", "M-19 2C-12-9-3-10 3-5c4 3 9 3 16-1C17 3 6 6-2 6z") + f("m-ll", "M-19 2C-12-9-3-10 3-5-2-2-6 2-8 6c-6 0-10-2-11-4z"),
  furrow: '<path class="m-furrow" d="M-18 4l14-9M-9 6l14-9M0 7l14-9"/>',
  glint: '<path class="m-glint" d="M-9 0q4.500-2.400 9 0t9 0"/>',
});

/** What grows on a terrain: drawings from the flat to the tall, with how many of each. */
export const GROWTH: Record<string, [string, number][]> = {
  green: [
    ["crown", 2],
    ["conifer", 6],
  ],
  gray: [
    ["hill", 2],
    ["peak", 2],
  ],
  yellow: [
    ["dune", 2],
    ["cactus", 1],
    ["rock", 1],
  ],
  red: [
    ["rock", 2],
    ["spire", 2],
    ["twig", 1],
  ],
  black: [
    ["pool", 2],
    ["reed", 4],
  ],
  blue: [
    ["lake", 1],
    ["reed", 1],
  ],
  brown: [
    ["furrow", 2],
    ["sheaf", 4],
  ],
};
