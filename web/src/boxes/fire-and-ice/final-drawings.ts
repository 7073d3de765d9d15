// Icons of what final scoring tiles count: a distance, the edge of the map, settlements apart from each other.
import { addSymbols } from "../../art/sprite";

const k = 'class="a-k';
const hut = (x: number, y: number, s: number) =>
  `<path ${k} a-roof" d="M${x - s} ${y}l${s}-${s * 1.1} ${s} ${s * 1.1}z"/><path ${k} a-stone" d="M${x - s * 0.75} ${y}h${s * 1.5}v${s}h-${s * 1.5}z"/>`;

addSymbols("i", "0 0 24 24", {
  measure: `<path class="a-mark" d="M2 12h20M6 8l-4 4 4 4M18 8l4 4-4 4M9.3 9.8v4.4M14.7 9.8v4.4"/>`,
  edge: `<path ${k} a-leaf" d="M2 2h13l-2.4 4 3 4-3 4 3 4-1.6 4H2z"/><path class="a-mark" d="M19 2v4M19 9v4M19 16v6"/>`,
  clusters:
    `<path class="a-mark" d="M8.6 8.4l6.5 1.5M7.6 10.4l3.3 6M16.6 13.6l-2.7 3.2"/>` + hut(6, 7, 3.6) + hut(18, 10, 3.6) + hut(12, 19, 3.6),
});
