// Drawings for seafaring in a box of 24: ships and merchants in the player's colour (`--piece`), the yard and the market
// as structures, dock and storehouse, the seal of a trade. Light falls from the upper left.
import { addSymbols } from "../../art/sprite";
import { around, dark, hole, light, piece } from "../../art/structure-drawings";

const k = 'class="a-k';
// a cog with one square sail: apart from the two triangles of the shipping icon
const SAIL = "M5 3.6c4.4 1.4 9.2 1.4 13.6 0-1 3.6-1 6.6 0 10.2-4.4-1.4-9.2-1.4-13.6 0 1-3.6 1-6.6 0-10.2z";
const HULL = "M.8 13.4l3.6 2.2h14.4l4.4-3.8c-.2 5.4-2.6 9.6-6.6 9.6H7.4c-3.8 0-6.2-3-6.6-8z";
const cog = (sail: string) =>
  around(HULL, SAIL) +
  '<path class="a-rim" d="M11.8 1v15"/>' +
  `<path class="${sail}" d="${SAIL}"/>` +
  '<path class="a-sail-band" d="M5.9 7.2c4 1.1 7.8 1.1 11.8 0-.1.9-.1 1.8 0 2.9-4 1.1-7.8 1.1-11.8 0 .1-1 .1-2 0-2.9z"/>' +
  `<path class="a-rim" d="${SAIL}"/><path class="a-timber" d="${HULL}"/>` +
  '<path class="a-timber-light" d="M2.2 14.9l1.8 1.9h15.4l2.4-2.1-.3 1.7-1.6 1.5H3.6L2.3 17z"/><path class="a-timber-deep" d="M3.4 18.6h17.4c-1 1.9-2.4 2.8-4.2 2.8H7.4c-1.7 0-3.1-1-4-2.8z"/>' +
  `<path class="a-rim" d="${HULL}"/>`;

// a covered wagon
const COVER = "M3 13.8C2.4 6.6 5.4 3 11 3s8.6 3.6 8 10.8z";
const WAGON = "M2 13.4h18.6l2.6-1.6.8 1.4-2.6 1.8-.6 2.8H3.4z";
const wheel = (x: number) =>
  `<circle class="a-halo" cx="${x}" cy="18.8" r="3.2"/><circle ${k} a-timber-light" cx="${x}" cy="18.8" r="3"/><path class="a-seam" d="M${x - 2.6} 18.8h5.2M${x} 16.2v5.2"/>`;
const wagon =
  piece(
    COVER,
    light("M4.6 12.6C4.4 7 6.4 4.6 10 4.4 7.6 6.4 7 9 7.4 12.6z") + dark("M15 13V7.4c0-1.2-.3-2.2-.9-3 2.8 1.4 3.9 4.4 3.7 8.6z"),
    "M8.4 13.2c-.5-4.4.3-7.4 2.6-10.2M14 13.2c.6-4.4-.4-7.4-3-10.2",
  ) +
  `<path class="a-halo" d="${WAGON}"/><path ${k} a-timber" d="${WAGON}"/>` +
  wheel(7) +
  wheel(16.4);

addSymbols("i", "0 0 24 24", {
  // a hall with the round roof of an upturned hull, its gate open for a keel, and a crane
  SY: piece(
    "M1.4 21V13.4C1.4 9 4.6 6 8.8 6c3 0 5.5 1.5 6.7 4h2V5.4h-5.3V2.2h10.4v3.2h-1.7V21z",
    light("M1.4 13.4C1.4 9 4.6 6 8.8 6c2.2 0 4.1.8 5.4 2.2-5-1.6-9.7.6-10.4 5.6V21H1.4zM12.2 2.2h10.4v1.4H12.2z") +
      dark("M17.5 10h3.4v11h-3.4zM15.5 10c.5 1 .7 2.2.7 3.4V21h-1.4v-7c0-1.6.2-2.8.7-4z") +
      hole("M4.4 21v-5.6c0-2.6 1.8-4.4 4.4-4.4s4.4 1.8 4.4 4.4V21z") +
      '<path class="a-piece-light" d="M5.2 16.6h7.2c-.2 2-1.5 3.4-3.6 3.4s-3.4-1.4-3.6-3.4z"/>',
    "M17.5 10h3.4M13.4 5.4v3.2",
  ),
  // a stall: a wide awning over a counter, narrow between the two
  market: piece(
    "M3.2 2.4H20.8L23.8 9.2C23.8 10.8 22.8 11.8 21.4 11.8H17.4V15.2H22.4V20.8H1.6V15.2H6.6V11.8H2.6C1.2 11.8 .2 10.8 .2 9.2z",
    light(
      "M3.2 2.4h3.4L5 9.2c0 1.6-1 2.6-2.4 2.6S.2 10.8.2 9.2zM10.2 2.4h3.6l.6 6.8c0 1.6-1 2.6-2.4 2.6s-2.4-1-2.4-2.6zM17.4 2.4h3.4l3 6.8c0 1.6-1 2.6-2.4 2.6S19 10.8 19 9.2z",
    ) +
      hole("M6.6 12.2h10.8v3H6.6z") +
      dark("M1.6 17.2h20.8v3.6H1.6z"),
    "M1.6 15.2h20.8M8.6 15.2v5.6M15.4 15.2v5.6",
  ),
  ships: cog("a-piece"),
  merchants: wagon,
  // a landing stage and a shed: under the dwelling they carry
  dock:
    `<path ${k} a-water" d="M1.4 12.6h21.2v4.2c0 3-2.2 5.2-5.2 5.2H6.6c-3 0-5.2-2.2-5.2-5.2z"/><path class="a-foam" d="M4 18.6q2-1.4 4 0t4 0 4 0 4 0v1.2q-2-1.4-4 0t-4 0-4 0-4 0z"/>` +
    `<path ${k} a-timber-deep" d="M4.6 11h2.6v8H4.6zM16.8 11h2.6v8h-2.6z"/><path ${k} a-timber" d="M1.4 8.6h21.2v4.6H1.4z"/><path class="a-seam" d="M6.4 8.6v4.6M11.8 8.6v4.6M17.2 8.6v4.6"/>` +
    `<path ${k} a-piece" d="M10.8 8.6V2.4l7.4 2-5 1.9v2.3z"/>`,
  storehouse:
    `<path ${k} a-timber" d="M2 11h9.4v10H2z"/><path class="a-seam" d="M2 11l9.4 10M11.4 11L2 21"/><path ${k} a-timber-light" d="M12 13.6c0-1.4 2-2.2 4.8-2.2s4.8.8 4.8 2.2v5.2c0 1.4-2 2.2-4.8 2.2S12 20.2 12 18.8z"/><path class="a-seam" d="M12 15.4c2.4 1.4 7.2 1.4 9.6 0M12 17.8c2.4 1.4 7.2 1.4 9.6 0"/>` +
    `<path ${k} a-piece" d="M5.4 11V2.6l8 2.2-5.6 2.2v4z"/>`,
  // a seal of wax on two ribbons
  markers:
    `<path ${k} a-gold-deep" d="M7.6 13.6L5.4 22.6l3.4-1.4 2.4 2 1.2-9.2zM16.4 13.6l2.2 9-3.4-1.4-2.4 2-1.2-9.2z"/>` +
    `<path ${k} a-piece" d="M12 1.4l2.2 1.3 2.6-.2 1.1 2.3 2.2 1.3-.2 2.6 1.2 2.2-1.5 2.1v2.6l-2.4 1-1.4 2.2-2.6-.4-2.4.9-2-1.7-2.5-.5-.6-2.5L4 12.7l.8-2.5-.7-2.5 2-1.7.6-2.5 2.5-.4z"/>` +
    '<circle class="a-piece-deep" cx="12" cy="9.8" r="5"/><path class="a-piece-light" d="M7 9.8a5 5 0 0 1 5-5v1.4a3.6 3.6 0 0 0-3.6 3.6z"/><path class="a-rim" d="M9.4 11.8h5.2l1-2.2h-3.2V6.4L9.2 9.6h-.8z"/>',
  // ships under way
  moves: `<g transform="translate(-1.6 -2.6) scale(.86)">${cog("a-piece")}</g><path ${k} a-gold" d="M5 19.4h9.6v-2.6l7.2 4-7.2 4v-2.6H5z" transform="translate(0 -1.4)"/>`,
  // two hands' goods: something for something
  trade: `<path ${k} a-gold" d="M2 7.4l5.6-5v3.2h10v3.6h-10v3.2z"/><path ${k} a-leaf" d="M22 16.6l-5.6-5v3.2h-10v3.6h10v3.2z"/>`,
  advance: `<path ${k} a-sail" d="M9 2v8.6H2.6C4.6 8.4 8 6 9 2z"/><path ${k} a-timber" d="M1.4 11.8h11c-.6 2.4-2 3.8-3.8 3.8H5.2c-1.8 0-3.2-1.4-3.8-3.8z"/><path ${k} a-gold" d="M17.4 3l5 6h-2.8v5.6h-4.4V9h-2.8z"/><path ${k} a-steel" d="M11.6 17h7.8v2.2c0 1.8-1.8 3-3.9 4-2.1-1-3.9-2.2-3.9-4z"/>`,
});
