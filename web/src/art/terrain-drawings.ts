// The ground of every terrain: a hexagon 60 wide around 0, its colour in `--c`, and a motif that tells it from the others
// without colour. Three variants each, so that neighbours of one kind do not look stamped.
// Tones: m-l lighter, m-ll light, m-d darker, m-dd dark, m-line a dark line; light falls from the upper left.
import { addDefinitions, addSymbols } from "./sprite";

const HEX = "M0-33.6L29.1-16.8V16.8L0 33.6-29.1 16.8V-16.8z";
export const fill = (tone: string, d: string) => `<path class="${tone}" d="${d}"/>`;

function conifer(x: number, y: number, h: number): string {
  const w = h * 0.36;
  return (
    fill("m-shade", `M${x - w * 0.8} ${y}a${w} ${w * 0.35} 0 1 0 ${w * 2.2} 0z`) +
    fill(
      "m-tree-dark",
      `M${x} ${y - h}l${w} ${h * 0.62}h-${w * 0.35}l${w * 0.5} ${h * 0.32}h-${w * 2.3}l${w * 0.5}-${h * 0.32}h-${w * 0.35}z`,
    ) +
    fill("m-tree", `M${x} ${y - h}v${h * 0.94}h-${w * 1.15}l${w * 0.5}-${h * 0.32}h-${w * 0.35}z`) +
    fill("m-tree-light", `M${x} ${y - h}v${h * 0.34}l-${w * 0.6} ${h * 0.14}zM${x} ${y - h * 0.46}v${h * 0.28}l-${w * 0.72} ${h * 0.08}z`)
  );
}

function crown(x: number, y: number, r: number): string {
  return (
    fill("m-shade", `M${x - r * 0.7} ${y + r * 0.9}a${r} ${r * 0.36} 0 1 0 ${r * 2} 0z`) +
    fill("m-trunk", `M${x - r * 0.16} ${y + r * 0.5}h${r * 0.34}v${r * 0.6}h-${r * 0.34}z`) +
    `<circle class="m-tree-dark" cx="${x}" cy="${y}" r="${r}"/><circle class="m-tree" cx="${x - r * 0.14}" cy="${y - r * 0.14}" r="${r * 0.8}"/>` +
    `<circle class="m-tree-light" cx="${x - r * 0.34}" cy="${y - r * 0.36}" r="${r * 0.4}"/>`
  );
}

/** Small strokes that give a ground some life. */
const flecks = (tone: string, d: string) => `<path class="m-fleck ${tone}" d="${d}"/>`;
const GRASS = flecks("m-fleck-dark", "M-24-2l1-3M-21-2l1-3M6-26l1-3M9-26l1-3M22-14l1-3M2 27l1-3M-2 27l1-3M25 4l1-3M-8-4l1-3");
const SCREE = flecks("m-fleck-dark", "M-22 10h.1M-3 26h.1M3 23h.1M20 6h.1M24 2h.1M1-26h.1M-24-8h.1M-26-4h.1M6 28h.1");
const MOSS = flecks("m-fleck-light", "M-4 0h3M4 3h2M-26 12h3M22-18h3M4-28h3M-20-20h2M-2 28h3M6 24h2");

function peak(x: number, y: number, w: number, h: number): string {
  const cap = (part: number) => [w * part, h * part];
  const [cx, cy] = cap(0.36) as [number, number];
  return (
    fill("m-dd", `M${x} ${y - h}L${x + w} ${y}H${x - w}z`) +
    fill("m-ll", `M${x} ${y - h}L${x - w} ${y}h${w * 0.72}l${w * 0.2}-${h * 0.3}-${w * 0.16}-${h * 0.22}z`) +
    fill(
      "m-snow",
      `M${x} ${y - h}l${cx} ${cy}-${cx * 0.5}-${cy * 0.2}-${cx * 0.34} ${cy * 0.5}-${cx * 0.44}-${cy * 0.44}-${cx * 0.72} ${cy * 0.26}z`,
    )
  );
}

function reeds(x: number, y: number, h: number): string {
  return (
    `<path class="m-reed" d="M${x} ${y}q-1-${h * 0.6} ${-h * 0.16}-${h}M${x + 2} ${y}q.5-${h * 0.5} 1-${h * 1.15}M${x + 4} ${y}q1-${h * 0.5} ${h * 0.3}-${h * 0.85}"/>` +
    `<path class="m-bulb" d="M${x - h * 0.15} ${y - h * 0.95}v-${h * 0.3}M${x + 3} ${y - h * 1.1}v-${h * 0.3}"/>`
  );
}

const pool = (x: number, y: number, w: number, h: number) =>
  `<ellipse class="m-dd" cx="${x}" cy="${y}" rx="${w}" ry="${h}"/><ellipse class="m-pool" cx="${x}" cy="${y + 0.6}" rx="${w - 1.2}" ry="${h - 1}"/>` +
  `<path class="m-glint" d="M${x - w * 0.55} ${y - h * 0.1}q${w * 0.3}-${h * 0.5} ${w * 0.8}-${h * 0.45}"/>`;

const wave = (x: number, y: number, w = 7) => `M${x} ${y}q${w / 2}-${w * 0.55} ${w} 0t${w} 0`;
const waves = (...at: [number, number, number?][]) => {
  const d = at.map(([x, y, w]) => wave(x, y, w)).join("");
  return `<path class="m-wave-deep" transform="translate(0 1.5)" d="${d}"/><path class="m-wave" d="${d}"/>`;
};

const lake = (d: string) => `<path class="m-bank" d="${d}"/><path class="m-lake" d="${d}"/>`;

export function rock(x: number, y: number, s: number): string {
  return (
    fill("m-dd", `M${x - s} ${y}l${s * 0.5}-${s * 1.1} ${s * 0.6}-${s * 0.3} ${s * 0.7} ${s * 0.6} ${s * 0.4} ${s * 0.8}z`) +
    fill("m-l", `M${x - s} ${y}l${s * 0.5}-${s * 1.1} ${s * 0.6}-${s * 0.3}-${s * 0.2} ${s * 0.9}z`)
  );
}

function spire(x: number, y: number, w: number, h: number): string {
  return (
    fill("m-shade", `M${x - w} ${y}a${w * 1.4} ${w * 0.5} 0 1 0 ${w * 2.8} 0z`) +
    fill("m-dd", `M${x - w} ${y}l${w * 0.4}-${h * 0.6} ${w * 0.5}-${h * 0.4} ${w * 0.5} ${h * 0.3} ${w * 0.6} ${h * 0.7}z`) +
    fill("m-l", `M${x - w} ${y}l${w * 0.4}-${h * 0.6} ${w * 0.5}-${h * 0.4}v${h * 0.5}l-${w * 0.3} ${h * 0.5}z`)
  );
}

export const cracks = (d: string) => `<path class="m-crack-light" transform="translate(.9 1)" d="${d}"/><path class="m-crack" d="${d}"/>`;

function sheaf(x: number, y: number, s: number): string {
  return (
    `<path class="m-straw" d="M${x} ${y}v-${s}M${x} ${y}l-${s * 0.45}-${s * 0.85}M${x} ${y}l${s * 0.45}-${s * 0.85}"/>` +
    `<path class="m-ear" d="M${x} ${y - s}v-${s * 0.45}M${x - s * 0.45} ${y - s * 0.85}l-${s * 0.2}-${s * 0.4}M${x + s * 0.45} ${y - s * 0.85}l${s * 0.2}-${s * 0.4}"/>`
  );
}

/** Furrows of a field: a patch with lines along it. */
const field = (tone: string, patch: string, furrows: string) => fill(tone, patch) + `<path class="m-furrow" d="${furrows}"/>`;

function cactus(x: number, y: number, s: number): string {
  const d = `M${x} ${y}v-${s * 1.6}M${x} ${y - s * 0.5}h${s * 0.6}v-${s * 0.6}M${x} ${y - s * 0.8}h-${s * 0.55}v-${s * 0.5}`;
  return `<path class="m-cactus-rim" d="${d}"/><path class="m-cactus" d="${d}"/>`;
}

const DUNES = fill("m-l", "M-30-9C-18-19-8-17 2-9 11-2 19-5 30-14V34H-30z") + fill("m-d", "M2-9C11-2 19-5 30-14V2C18 6 8 0 2-9z");
const DUNES_LOW = fill("m-ll", "M-30 10C-19-1-11 1-2 9 7 17 17 11 30 4V34H-30z") + fill("m-d", "M-2 9C7 17 17 11 30 4V16C18 22 4 20-2 9z");

const MOTIFS: Record<string, string[]> = {
  yellow: [
    DUNES + DUNES_LOW + '<path class="m-ripple" d="M-22 19q6-5 12-1M-14 25q6-4 12 0M-18-7q5-4 10-2"/>' + cactus(18, -10, 6.5),
    `<g transform="scale(-1 1)">${DUNES}${DUNES_LOW}<path class="m-ripple" d="M-20 18q6-5 12-1M-12 25q6-4 12 0"/></g>` +
      rock(-16, -8, 4.5) +
      rock(-9, -6, 3),
    fill("m-l", "M-30-4C-16-20 0-18 8-8 14-1 22-4 30-8V34H-30z") +
      fill("m-d", "M-8-16C0-15 5-12 8-8 14-1 22-4 30-8V6C14 10-2 4-8-16z") +
      fill("m-ll", "M-30 16C-14 4 2 10 10 16 18 21 24 18 30 14V34H-30z") +
      '<path class="m-ripple" d="M-20-1q5-5 10-3M-24 8q7-6 13-2M-10 24q7-5 14 0M8 24q5-3 9-2"/>',
  ],
  red: [
    fill("m-l", "M-30-18L-8-12-2 4-14 18-30 10z") +
      fill("m-d", "M2 4L30-6V20L4 34-12 20z") +
      cracks("M-28-10L-12-8-4 3-13 17-8 30M-4 3L12 6 17 20M12 6L28-2M-12-8L-6-24M12 6L10-8") +
      spire(14, -9, 6, 15) +
      spire(21, -5, 4, 9),
    fill("m-l", "M-6-30L16-24 10-6-8-2z") +
      fill("m-d", "M-30 4L-10 0-2 16-10 34-30 20z") +
      cracks("M28 8L13 4 8-8 14-24M8-8L-9-3-12-20M-9-3L-14 12-28 16M-14 12L-2 18 2 32M-2 18L13 4") +
      spire(-18, -8, 5, 13) +
      spire(19, 22, 4, 8),
    fill("m-l", "M-30-6L-12-14 4-4-4 14-24 14z") +
      fill("m-d", "M6-4L30-12V10L12 24-2 14z") +
      cracks("M-4-32L2-18-12-13-28-20M2-18L16-14 28-18M-12-13L-10 4-24 13M-10 4L6 8 10 26M6 8L16-14") +
      '<path class="m-twig" d="M18 3V-6M18-1L13-7M18-3L23-9M13-7v-4M18-6l-2-5"/>',
  ],
  brown: [
    field("m-l", "M-30-20L4-34-2-2-30 6z", "M-30-14L2-27M-30-7L1-19M-30 0L0-11") +
      field("m-d", "M4-34L30-20V4L-2-2z", "M9-30L6 0M16-27L13 2M23-24L20 3") +
      field("m-ll", "M-30 6L-2-2 4 34-30 20z", "M-22 5L-14 30M-14 3L-6 33M-7 1L1 33") +
      sheaf(14, 19, 8) +
      sheaf(21, 14, 6),
    field("m-d", "M-30-18L0-33 8 0-30 8z", "M-24-20L-20 5M-16-24L-11 4M-8-28L-2 2") +
      field("m-ll", "M0-33L30-18V2L8 0z", "M4-27L30-13M6-20L30-7M7-12L30-1") +
      field("m-l", "M8 0L30 2V18L0 34-6 5z", "M-4 12L30 9M-3 19L28 16M-1 27L14 25") +
      sheaf(-17, 21, 8) +
      sheaf(-23, 15, 6),
    field("m-l", "M-30-18L-2-33-6 10-30 2z", "M-30-11L-4-22M-30-5L-5-13M-30 0L-6-4") +
      field("m-ll", "M-6 10L30-6V18L-2 34z", "M-5 17L30 2M-4 23L30 9M-3 29L22 20") +
      field("m-d", "M-2-33L30-18V-6L-5 8z", "M5-28L2 4M13-24L10 0M21-20L18-2") +
      sheaf(-18, 22, 8),
  ],
  black: [
    MOSS +
      pool(-12, -12, 13, 7) +
      pool(12, 14, 13, 7.5) +
      pool(17, -9, 7, 4) +
      reeds(-24, 2, 11) +
      reeds(1, -13, 10) +
      reeds(-12, 22, 11) +
      reeds(21, 3, 9),
    MOSS +
      pool(10, -14, 13, 7) +
      pool(-13, 9, 12, 7) +
      pool(14, 12, 8, 4.5) +
      reeds(-17, -12, 11) +
      reeds(20, -2, 11) +
      reeds(-2, 20, 10) +
      reeds(-25, 4, 9),
    MOSS +
      pool(-4, -18, 13, 6) +
      pool(-15, 11, 9, 5) +
      pool(14, 8, 11, 7) +
      reeds(-22, -5, 11) +
      reeds(12, -9, 11) +
      reeds(-6, 22, 11) +
      reeds(22, 20, 9),
  ],
  blue: [
    lake("M-26-12C-20-24-4-26 3-20 12-12 4-2-6-1-18 0-30-4-26-12z") +
      lake("M-4 16C0 6 14 4 22 8 30 13 24 24 12 26 2 27-8 24-4 16z") +
      waves([-19, -11], [-15, -5], [3, 15], [7, 21]) +
      waves([13, -14, 6]),
    lake("M-2-16C4-26 18-24 24-16 29-8 22 2 11 2 0 2-8-6-2-16z") +
      lake("M-25 10C-22 1-10 0-3 6 4 12 0 22-10 24-20 25-28 18-25 10z") +
      waves([5, -13], [6, -6], [-20, 9], [-17, 16]) +
      waves([-20, -12, 6]),
    lake("M-22-16C-14-26 12-26 21-16 27-8 14-5 2-6-10-6-28-6-22-16z") +
      lake("M-23 12C-17 4 4 4 14 8 24 13 14 23 0 24-12 25-28 20-23 12z") +
      waves([-15, -14], [2, -15], [-16, 13], [-1, 15]),
  ],
  green: [
    GRASS +
      conifer(-14, -8, 17) +
      conifer(4, -12, 18) +
      conifer(18, -2, 16) +
      conifer(-22, 10, 15) +
      conifer(-5, 6, 19) +
      conifer(11, 15, 18) +
      conifer(-13, 22, 15) +
      conifer(23, 13, 11),
    GRASS +
      crown(-15, -13, 7) +
      conifer(2, -9, 18) +
      crown(16, -12, 7) +
      conifer(-21, 9, 16) +
      crown(-6, 3, 8) +
      conifer(20, 10, 17) +
      crown(8, 14, 7) +
      conifer(-11, 23, 14),
    GRASS +
      conifer(-6, -13, 16) +
      conifer(11, -9, 19) +
      crown(-17, -5, 7) +
      crown(22, 2, 6) +
      conifer(-22, 14, 14) +
      conifer(2, 9, 19) +
      crown(-9, 13, 7) +
      conifer(16, 20, 17),
  ],
  gray: [
    SCREE + peak(14, -5, 13, 21) + peak(-12, 0, 16, 28) + peak(9, 16, 14, 22) + peak(-17, 19, 9, 13) + rock(22, 16, 3),
    SCREE + peak(-13, -5, 13, 21) + peak(11, 1, 16, 29) + peak(-9, 17, 15, 22) + peak(17, 19, 8, 12) + rock(-23, 8, 3),
    SCREE + peak(0, -8, 15, 22) + peak(-16, 8, 12, 20) + peak(13, 13, 15, 25) + peak(-6, 21, 9, 13),
  ],
};

/** Terrains that have a drawing, with the number of variants. */
export const VARIANTS: Record<string, number> = {};

const LIGHT_EDGE = "M-28 15.5V-16.2L0-32.4 27-16.8";
const DARK_EDGE = "M28-15.5V16.2L0 32.4-27 16.8";

/** Put the grounds of some terrains onto the sheet: all variants of each. */
export function addTerrains(motifs: Record<string, string[]>): void {
  const grounds: Record<string, string> = {};
  const gradients: string[] = [];
  for (const [terrain, variants] of Object.entries(motifs)) {
    VARIANTS[terrain] = variants.length;
    gradients.push(
      `<radialGradient id="g-${terrain}" class="t-${terrain}" gradientUnits="userSpaceOnUse" cx="-6" cy="-12" r="48"><stop class="s-l"/><stop class="s-c" offset=".55"/><stop class="s-d" offset="1"/></radialGradient>`,
    );
    variants.forEach((motif, i) => {
      grounds[`${terrain}-${i}`] =
        `<g class="t-${terrain}"><path class="ground" fill="url(#g-${terrain})" d="${HEX}"/><g clip-path="url(#hex-clip)">${motif}</g>` +
        `<path class="bevel-light" d="${LIGHT_EDGE}"/><path class="bevel-dark" d="${DARK_EDGE}"/></g>`;
    });
  }
  addDefinitions(gradients.join(""));
  addSymbols("t", "-30 -35 60 70", grounds);
}

addDefinitions(`<clipPath id="hex-clip"><path d="${HEX}"/></clipPath>`);
addTerrains(MOTIFS);
