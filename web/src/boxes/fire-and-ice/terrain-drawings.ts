// The grounds of the two terrains of the box: ice with its shards, a volcano with streams of lava.
import { addTerrains, cracks, fill, rock } from "../../art/terrain-drawings";

function shard(x: number, y: number, w: number, h: number): string {
  return (
    fill("m-d", `M${x} ${y - h}l${w} ${h * 0.36}-${w * 0.4} ${h * 0.64}h-${w * 1.2}l-${w * 0.4}-${h * 0.5}z`) +
    fill("m-snow", `M${x} ${y - h}l-${w} ${h * 0.5} ${w * 0.4} ${h * 0.5}h${w * 0.4}z`)
  );
}

function cone(x: number, y: number, w: number, h: number): string {
  return (
    fill("m-rock", `M${x - w * 0.3} ${y - h}h${w * 0.6}L${x + w} ${y}H${x - w}z`) +
    fill("m-rock-light", `M${x - w * 0.3} ${y - h}L${x - w} ${y}h${w * 0.7}l${w * 0.18}-${h}z`) +
    fill(
      "m-lava",
      `M${x - w * 0.3} ${y - h}h${w * 0.6}l${w * 0.1} ${h * 0.16}-${w * 0.14} ${h * 0.1} ${w * 0.05} ${h * 0.5}-${w * 0.16}-${h * 0.42}-${w * 0.18} ${h * 0.22}-${w * 0.1}-${h * 0.36}z`,
    )
  );
}

/** Streams that glow, in a bed of cooled rock. */
const lava = (d: string) => `<path class="m-lava-bed" d="${d}"/><path class="m-lava-stream" d="${d}"/><path class="m-ember" d="${d}"/>`;

addTerrains({
  ice: [
    fill("m-snow", "M-30-12L-6-20 8-6-12 6-30 4z") +
      fill("m-d", "M8-6L30-14V8L10 12z") +
      cracks("M-28 6L-12 6 8-6 28-12M8-6L10 12 2 30") +
      shard(-20, -4, 6, 17) +
      shard(19, 2, 7, 20) +
      shard(-14, 23, 6, 15) +
      shard(12, 26, 5, 11) +
      shard(4, -17, 5, 12),
    fill("m-snow", "M6-30L28-18 14-4-4-10z") +
      fill("m-d", "M-30 0L-6 2-2 18-22 22z") +
      cracks("M-4-10L-6 2-28 2M-6 2L-2 18 14 28M-4-10L14-4 28 6") +
      shard(-19, -9, 7, 18) +
      shard(17, 19, 7, 17) +
      shard(20, -8, 5, 14) +
      shard(-17, 21, 5, 12) +
      shard(0, 28, 4, 9),
    fill("m-snow", "M-30 4L-10-4 4 10-8 26-26 16z") +
      fill("m-d", "M-2-32L16-24 20-6 2-8z") +
      cracks("M-26-14L-10-4 4 10 28 14M4 10L-2 30M-10-4L2-8 10-28") +
      shard(-20, 13, 7, 19) +
      shard(18, -10, 7, 17) +
      shard(19, 18, 6, 15) +
      shard(-12, -14, 5, 13) +
      shard(-4, 27, 4, 10),
  ],
  volcano: [
    lava("M-30-6L-20-9-14-20-18-30M30 4L21 8 17 20 24 30M-29 16L-21 18-14 27") +
      cone(2, 12, 20, 30) +
      cone(-18, 1, 9, 13) +
      rock(21, 22, 4) +
      rock(-20, 24, 3),
    lava("M-28-14L-19-12-12-22M30-8L22-2 24 10 30 14M-24 22L-13 23-6 30M14 22L22 20") +
      cone(-3, 13, 20, 31) +
      cone(18, -4, 9, 14) +
      rock(-21, 20, 4) +
      rock(17, 27, 3),
    lava("M-30 4L-20 8-17 20-24 28M6-32L14-22 24-20 30-26M30 8L20 14 16 26") +
      cone(4, 13, 19, 28) +
      cone(-13, -1, 10, 15) +
      cone(-16, 21, 7, 9) +
      rock(22, 4, 3),
  ],
});
