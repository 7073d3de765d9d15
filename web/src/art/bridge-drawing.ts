// A bridge along the x axis around 0, 58 long: planks between rails in the player's colour (`--piece`).
import { addSymbols } from "./sprite";

const planks = [-22, -16.5, -11, -5.5, 0, 5.5, 11, 16.5, 22].map((x) => `M${x}-5.4V5.4`).join("");

addSymbols("b", "-32 -12 64 24", {
  bridge:
    '<path class="bridge-shade" d="M-26 6.5C-12 11 12 11 26 6.5V10C12 14-12 14-26 10z"/>' +
    '<path class="bridge-halo" d="M-27-7.5h54v15h-54z"/>' +
    '<path class="bridge-deck" d="M-27-6h54V6h-54z"/>' +
    `<path class="bridge-seams" d="${planks}"/>` +
    '<path class="bridge-rail" d="M-27-6h54M-27 6h54"/><path class="bridge-colour" d="M-27-6h54M-27 6h54"/>' +
    '<path class="bridge-post" d="M-29-8.5h5v5h-5zM-29 3.5h5v5h-5zM24-8.5h5v5h-5zM24 3.5h5v5h-5z"/>',
});
