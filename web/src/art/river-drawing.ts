// Ripples of the river, laid over its water: one of three per space.
import { addSymbols } from "./sprite";

const ripples = (d: string, glints: string) => `<path class="ripple" d="${d}"/><path class="ripple-light" d="${glints}"/>`;

export const RIPPLES = 3;

addSymbols("w", "-30 -35 60 70", {
  "0": ripples("M-18-8q5-4 10 0t10 0M-2 10q5-4 10 0t10 0", "M-17-5.6q5-4 10 0M-1 12.4q5-4 10 0"),
  "1": ripples("M-4-14q5-4 10 0t10 0M-20 4q5-4 10 0t9 0M4 20q4-3 8 0", "M-3-11.6q5-4 10 0M-19 6.4q5-4 10 0"),
  "2": ripples("M-16 14q5-4 10 0t10 0M2-4q5-4 10 0t8 0M-20-16q4-3 8 0", "M-15 16.4q5-4 10 0M3-1.6q5-4 10 0"),
});
