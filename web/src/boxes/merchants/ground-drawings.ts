// What lies on the ground, along the x axis around 0: a canal between two rivers, the stage of a dock, the floor of a
// storehouse.
import { addSymbols } from "../../art/sprite";

const blocks = (y: number) => [-24, -17, -10, -3, 4, 11, 18].map((x) => `M${x} ${y}v3.6`).join("");
const gate = (x: number) => `<path class="canal-gate" d="M${x}-7.4l${x < 0 ? 5 : -5} 7.4 ${x < 0 ? -5 : 5} 7.4"/>`;

addSymbols("b", "-32 -12 64 24", {
  canal:
    '<path class="canal-wall" d="M-27-10.4C-22-9.4-20-9-16-9h32c4 0 6-.4 11-1.4v20.8C22 9.4 20 9 16 9h-32c-4 0-6 .4-11 1.4z"/>' +
    '<path class="canal-water" d="M-31-7.6C-24-6-20-5.4-15-5.4h30c5 0 9-.6 16-2.2V7.6C24 6 20 5.4 15 5.4h-30c-5 0-9 .6-16 2.2z"/>' +
    `<path class="canal-seam" d="${blocks(-9)}${blocks(5.4)}"/>` +
    '<path class="canal-foam" d="M-26-1.4q5-2.6 10 0t10 0 10 0 10 0 10 0M-18 2.4q5-2.6 10 0t10 0 10 0"/>' +
    gate(-13) +
    gate(13),
  dock:
    '<path class="dock-shade" d="M-24 3h48v9h-48z"/><path class="dock-post" d="M-22-1h5v12h-5zM17-1h5v12h-5zM-3-1h5v11h-5z"/>' +
    '<path class="dock-deck" d="M-26-5h52V4h-52z"/><path class="dock-seam" d="M-20-5V4M-13-5V4M-6-5V4M1-5V4M8-5V4M15-5V4M21-5V4"/>' +
    '<path class="dock-rope" d="M-24-5v-5h4v5M20-5v-5h4v5"/>',
  storehouse:
    '<path class="dock-shade" d="M-24 4h48v7h-48z"/><path class="store-floor" d="M-26-2h52v8h-52z"/><path class="dock-seam" d="M-18-2v8M-9-2v8M9-2v8M18-2v8"/>' +
    '<path class="dock-deck" d="M-26-11h11V1h-11z"/><path class="dock-seam" d="M-26-11l11 12M-15-11l-11 12"/>' +
    '<path class="dock-deck" d="M15-8c0-4 10-4 10 0v7c0 4-10 4-10 0z"/><path class="dock-seam" d="M15-6.6c3 1.8 7 1.8 10 0M15-1.8c3 1.8 7 1.8 10 0"/>',
});
