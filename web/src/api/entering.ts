// Coming to a seat by a link: its secret is exchanged for a key that this browser makes up itself. Until the server has
// said that it fits, nothing that is kept changes; if the answer gets lost, the same key is asked for again.
import { api, Refusal } from "./client";
import { know } from "./keys";

const PLACE = "mystica.entering"; // keys asked for, by the secret of the link

/** What was asked for in vain; kept beside the page for browsers that keep nothing. */
let asked: Record<string, string> = {};

function wishes(): Record<string, string> {
  try {
    return { ...asked, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, string>) };
  } catch {
    return asked;
  }
}

function keepWishes(now: Record<string, string>): void {
  asked = now;
  try {
    if (Object.keys(now).length) localStorage.setItem(PLACE, JSON.stringify(now));
    else localStorage.removeItem(PLACE);
  } catch {
    // it lasts as long as the page
  }
}

/** 128 random bits, in the letters of URLs. */
function newKey(): string {
  const bits = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bits))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Was it no answer of a kind that would come again? */
export const mayWorkLater = (error: Refusal) => error.status === 0 || error.status === 429 || error.status >= 500;

/** Exchange the secret; whoever plays the seat already keeps the key there is. Does somebody sit down there for the first time? */
export async function enterSeat(game: string, seat: number, secret: string): Promise<boolean> {
  const key = wishes()[secret] ?? newKey();
  keepWishes({ ...wishes(), [secret]: key });
  const done = () => {
    const { [secret]: _, ...others } = wishes();
    keepWishes(others);
  };
  try {
    const entered = await api.enter(game, seat, { secret, key });
    if (entered.key !== null) know(game, { at: Date.now(), seats: { [seat]: entered.key } });
    done();
    return entered.new;
  } catch (error) {
    if (error instanceof Refusal && !mayWorkLater(error)) done();
    throw error;
  }
}
