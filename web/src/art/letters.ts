// Letters that stand for a name on a disc: the first one, or where names begin alike, what tells them apart.
// A script whose letters are as wide as high finds room for one letter only.
const WIDE = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** For each of the names its letters. */
export function lettersOf(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const alike = names.filter((other, place) => place !== at && other[0] === name[0]);
    if (!alike.length) return name.slice(0, 1);
    if (!WIDE.test(name)) return name.slice(0, 2);
    const firsts = names.map((other) => other[0]);
    const own = [...name].find(
      (letter, place) => letter.trim() && !firsts.includes(letter) && alike.every((other) => other[place] !== letter),
    );
    return own ?? name.slice(0, 1);
  });
}

/** Classes for what the letters stand on: two need less type than one. */
export const lettersLook = (letters: string) => (letters.length < 2 ? "" : "two");
