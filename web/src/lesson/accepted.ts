// Which turns a step of a lesson accepts, as `mystica/lessons/accepted.py` has it.

const phrases = (text: string) => text.split(". ");

const same = (wanted: string, phrase: string | undefined) =>
  phrase !== undefined && (wanted.endsWith("*") ? phrase.startsWith(wanted.slice(0, -1)) : phrase === wanted);

/** Has the turn one of the moves among its phrases, one after the other? Conversions around them are free. */
export function accepts(moves: readonly string[], text: string): boolean {
  const found = phrases(text);
  return moves.some((move) => {
    const pattern = phrases(move);
    return found.some((_, at) => pattern.every((wanted, n) => same(wanted, found[at + n])));
  });
}

/** Does a choice lead there: is its end, without what only pays, the beginning of one of the moves? */
export function leadsTo(moves: readonly string[], text: string): boolean {
  if (accepts(moves, text)) return true;
  const found = phrases(text);
  return moves.some((move) => {
    const pattern = phrases(move);
    return found.some((_, at) => {
      const rest = found.slice(at);
      return rest.length < pattern.length && rest.every((phrase, n) => same(pattern[n]!, phrase));
    });
  });
}
