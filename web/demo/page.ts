// The page of the demo: it loads the server into a worker of this browser, hands it what the app asks a server, and starts the app,
// which knows nothing of all this.
import type { FromWorker, Request as Asked, Stage, ToWorker } from "./calls";

const WORDS = {
  en: {
    title: "Mystica is on its way into your browser",
    python: "Loading Python …",
    packages: "Unpacking the game …",
    game: "Setting up the table …",
    ready: "Ready",
    size: "That is about 20 MB the first time. After that nothing is asked of any server.",
    elsewhere: "Mystica is already open in another window of this browser. Close that one, and it goes on here.",
    failed: "That did not work in this browser. It needs WebAssembly and module workers, as browsers since 2023 have them.",
  },
  fr: {
    title: "Mystica arrive dans votre navigateur",
    python: "Chargement de Python …",
    packages: "Déballage du jeu …",
    game: "Installation de la table …",
    ready: "Prêt",
    size: "Environ 20 Mo la première fois. Ensuite, plus rien n’est demandé à aucun serveur.",
    elsewhere: "Mystica est déjà ouvert dans une autre fenêtre de ce navigateur. Fermez-la, et il continuera ici.",
    failed: "Cela n’a pas marché dans ce navigateur. Il faut WebAssembly et les workers en modules, présents depuis 2023.",
  },
  ko: {
    title: "미스티카를 브라우저에 불러오는 중입니다",
    python: "Python을 불러오는 중 …",
    packages: "게임을 푸는 중 …",
    game: "테이블을 준비하는 중 …",
    ready: "준비됨",
    size: "처음에는 약 20MB를 받습니다. 그다음부터는 어떤 서버에도 묻지 않습니다.",
    elsewhere: "미스티카가 이 브라우저의 다른 창에 이미 열려 있습니다. 그 창을 닫으면 여기서 이어집니다.",
    failed: "이 브라우저에서는 되지 않습니다. 2023년 이후 브라우저에 있는 WebAssembly와 모듈 워커가 필요합니다.",
  },
};
const STAGES: Stage[] = ["python", "packages", "game", "ready"];
const OURS = /^\/(api|texts|healthz)(\/|$)/; // what the app asks its server

const language = navigator.languages.map((name) => name.slice(0, 2)).find((name) => name in WORDS) ?? "en";
const words = WORDS[language as keyof typeof WORDS];

// ---- while it loads -----------------------------------------------------------------------------------------

const page = document.getElementById("app")!;
document.documentElement.lang = language;
page.innerHTML = `<main class="page-main narrow"><section class="paper trouble" role="status">
  <h1 class="trouble-what"></h1><p class="demo-stage"></p><progress max="${STAGES.length - 1}" value="0"></progress><p class="soft"></p>
</section></main>`;
page.querySelector("h1")!.textContent = words.title;
page.querySelector(".soft")!.textContent = words.size;
const stageLine = page.querySelector(".demo-stage")!;
const progress = page.querySelector("progress")!;

function show(stage: Stage): void {
  stageLine.textContent = words[stage];
  progress.value = STAGES.indexOf(stage);
}

// ---- answers ------------------------------------------------------------------------------------------------

interface Waiting {
  begin(status: number, headers: [string, string][]): void;
  more(content: Uint8Array): void;
  end(): void;
}

const waiting = new Map<number, Waiting>();
let last = 0;
let worker: Worker;
const ask = (message: ToWorker) => worker.postMessage(message);

function hear(message: FromWorker): void {
  if (!("number" in message)) return;
  const one = waiting.get(message.number);
  if (message.kind === "begin") one?.begin(message.status, message.headers);
  else if (message.kind === "more") one?.more(message.content);
  else {
    one?.end();
    waiting.delete(message.number);
  }
}

/** As fetch does it, but asking the worker. */
function fetchHere(request: Omit<Asked, "number">, signal: AbortSignal | null | undefined): Promise<Response> {
  const number = ++last;
  return new Promise((resolve, reject) => {
    let content: ReadableStreamDefaultController<Uint8Array> | undefined;
    let over = false;
    const leave = () => {
      if (over) return;
      over = true;
      waiting.delete(number);
      ask({ leave: number });
    };
    const broken = () => {
      const why = new DOMException("nobody wants to know any more", "AbortError");
      if (!over) content?.error(why);
      leave();
      reject(why);
    };
    if (signal?.aborted) return broken();
    signal?.addEventListener("abort", broken);
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (content = controller), cancel: leave });
    waiting.set(number, {
      begin: (status, headers) => resolve(new Response([204, 304].includes(status) ? null : body, { status, headers })),
      more: (piece) => content!.enqueue(piece),
      end: () => {
        over = true;
        content!.close();
        reject(new TypeError("the answer did not come")); // nothing, if it has
      },
    });
    ask({ request: { number, ...request } });
  });
}

const elsewhere = window.fetch.bind(window);
window.fetch = (input, init) => {
  const wanted = new Request(input, init); // so that every way to ask is understood
  const { origin, pathname, search } = new URL(wanted.url);
  if (origin !== location.origin || !OURS.test(pathname)) return elsewhere(input, init);
  const body = typeof init?.body === "string" ? init.body : "";
  return fetchHere({ method: wanted.method, address: pathname + search, headers: [...wanted.headers], body }, init?.signal);
};

// ---- start --------------------------------------------------------------------------------------------------

/** One window at a time: two would overwrite each other's games. */
async function alone(): Promise<void> {
  if (!("locks" in navigator)) return;
  const clock = setTimeout(() => (stageLine.textContent = words.elsewhere), 300);
  await new Promise<void>((mine) => void navigator.locks.request("mystica-demo", () => (mine(), new Promise(() => undefined))));
  clearTimeout(clock);
}

function ready(): Promise<void> {
  return new Promise((resolve, reject) => {
    worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ("stage" in data) show(data.stage);
      if ("failed" in data) reject(new Error(data.failed));
      else if ("stage" in data && data.stage === "ready") resolve();
      else hear(data);
    };
  });
}

try {
  await alone();
  show("python");
  await ready();
  page.replaceChildren();
  await import(new URL("./app.js", import.meta.url).href);
  // from now on without any network; a page that is not allowed to keep that works all the same
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("./sw.js").catch((error: unknown) => console.warn(error));
} catch (error) {
  console.error(error);
  stageLine.textContent = words.failed;
  stageLine.setAttribute("role", "alert");
  progress.remove();
}
