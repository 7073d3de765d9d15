// Calls of the API. Every answer is typed; every failure is a Refusal with the server's key for the catalogues.
import type {
  Catalogue,
  Created,
  EnterRequest,
  Entered,
  GameChangeRequest,
  HintRequest,
  Hints,
  Invitation,
  LessonShape,
  LoadGameRequest,
  LogEntry,
  MapPicture,
  NewGameRequest,
  NewLessonRequest,
  OtherWays,
  OtherWaysRequest,
  Overlays,
  Preview,
  Problem,
  Review,
  ReviewRequest,
  SeatChangeRequest,
  TableView,
  TargetAnswers,
  TargetRequest,
  TopicShape,
  View,
} from "./shapes";
import { keysOf } from "./keys";

/** What the server did not accept. `problem` is a key: `problem-<key>` in the catalogues. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

const PATIENCE = 60_000; // ms: who has not answered by then will not

/** Fetch and read an answer to its end; whatever goes wrong on the way, the server does not answer. */
async function read<T>(path: string, wish: RequestInit, reader: (answer: Response) => Promise<T>): Promise<[Response, T]> {
  const over = new AbortController(); // by the clock, or because nobody wants to know any more
  const clock = setTimeout(() => over.abort(), PATIENCE);
  wish.signal?.addEventListener("abort", () => over.abort());
  try {
    const answer = await fetch(path, { ...wish, signal: over.signal });
    return [answer, await reader(answer)];
  } catch {
    throw new Refusal(0, { problem: "offline", detail: "the server does not answer", said: [], reason: null, view: null });
  } finally {
    clearTimeout(clock);
  }
}

/** The messages of a language, as one Fluent file. */
export async function fetchTexts(locale: string): Promise<string> {
  const [answer, text] = await read(`/texts/${locale}.ftl`, {}, (found) => found.text());
  if (!answer.ok) throw new Refusal(answer.status, { problem: "no-language", detail: locale, said: [], reason: null, view: null });
  return text;
}

/** The keys of a game travel in a header, never in an address. */
export const keyHeaders = (game: string): Record<string, string> => ({ "X-Mystica-Keys": keysOf(game).join(" ") });

async function call<T>(method: string, path: string, game?: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = game ? keyHeaders(game) : {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const [answer, content] = await read<unknown>(
    path,
    { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal },
    (found) => ((found.headers.get("Content-Type") ?? "").includes("json") ? found.json() : found.text()),
  );
  if (answer.status === 204) return undefined as T;
  if (answer.ok) return content as T;
  const known = typeof content === "object" && content !== null && "problem" in content;
  throw new Refusal(
    answer.status,
    known ? (content as Problem) : { problem: "unexpected", detail: `status ${answer.status}`, said: [], reason: null, view: null },
  );
}

const at = (game: string, rest = "") => `/api/games/${encodeURIComponent(game)}${rest}`;

export const api = {
  catalogue: () => call<Catalogue>("GET", "/api/catalogue"),
  rules: (locale: string) => call<TopicShape[]>("GET", `/api/rules/${locale}`),
  ownMap: (name: string, text: string) => call<MapPicture>("POST", "/api/maps", undefined, { name, text }),
  create: (wish: NewGameRequest) => call<Created>("POST", "/api/games", undefined, wish),
  lessons: () => call<LessonShape[]>("GET", "/api/lessons"),
  lesson: (wish: NewLessonRequest) => call<Created>("POST", "/api/games/lesson", undefined, wish),
  load: (wish: LoadGameRequest) => call<Created>("POST", "/api/games/load", undefined, wish),
  view: (game: string) => call<View>("GET", at(game), game),
  past: (game: string, row: number) => call<TableView>("GET", at(game, `/at/${row}`), game),
  log: (game: string, after: number) => call<LogEntry[]>("GET", at(game, `/log?after=${after}`), game),
  overlays: (game: string, seat: number) => call<Overlays>("GET", at(game, `/overlays/${seat}`), game),
  draft: (game: string, seat: number, base: number, moves: string[]) => call<View>("PUT", at(game, "/draft"), game, { seat, base, moves }),
  commit: (game: string, seat: number, base: number, moves: string[]) =>
    call<View>("POST", at(game, "/turns"), game, { seat, base, moves }),
  preview: (game: string, seat: number, draft: string[], text: string) =>
    call<Preview>("POST", at(game, "/preview"), game, { seat, draft, text }),
  explainTarget: (game: string, asked: TargetRequest) => call<TargetAnswers>("POST", at(game, "/explain/target"), game, asked),
  otherWays: (game: string, asked: OtherWaysRequest) => call<OtherWays>("POST", at(game, "/other-ways"), game, asked),
  takeBack: (game: string, seat: number, base: number, to: number) => call<View>("POST", at(game, "/takeback"), game, { seat, base, to }),
  answerTakeBack: (game: string, seat: number, base: number, to: number, agree: boolean) =>
    call<View>("POST", at(game, "/takeback/answer"), game, { seat, base, to, agree }),
  hints: (game: string, wish: HintRequest, signal: AbortSignal) => call<Hints>("POST", at(game, "/hints"), game, wish, signal),
  review: (game: string, wish: ReviewRequest, signal: AbortSignal) => call<Review>("POST", at(game, "/review"), game, wish, signal),
  change: (game: string, change: GameChangeRequest) => call<View>("PATCH", at(game), game, change),
  seat: (game: string, seat: number, change: SeatChangeRequest) => call<View>("PATCH", at(game, `/seats/${seat}`), game, change),
  enter: (game: string, seat: number, wish: EnterRequest) => call<Entered>("POST", at(game, `/seats/${seat}/enter`), game, wish),
  newLink: (game: string, seat: number) => call<Invitation>("POST", at(game, `/seats/${seat}/link`), game),
  anotherDevice: (game: string, seat: number) => call<Invitation>("POST", at(game, `/seats/${seat}/device`), game),
  onlyHere: (game: string, seat: number) => call<View>("POST", at(game, `/seats/${seat}/only-here`), game),
  close: (game: string) => call<View>("POST", at(game, "/close"), game),
  remove: (game: string) => call<void>("DELETE", at(game), game),
  save: (game: string) => call<unknown>("GET", at(game, "/save"), game),
  ledger: (game: string) => call<string>("GET", at(game, "/ledger"), game),
};
