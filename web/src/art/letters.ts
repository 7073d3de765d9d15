// How a faction's letters are written on a disc: two need less type than one, and two of a script whose letters are as wide
// as high need the least.
const WIDE = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Classes for what the letters stand on. */
export function lettersLook(letters: string): string {
  if (letters.length < 2) return "";
  return WIDE.test(letters) ? "two wide" : "two";
}
