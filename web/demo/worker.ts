// The server of the demo: Python compiled to WebAssembly, with the same application that `mystica serve` runs. Games are kept in
// this browser's own database.
import type { FromWorker, Request, Stage, ToWorker } from "./calls";

interface Proxy {
  toJs(): unknown;
  destroy(): void;
}

interface Site extends Proxy {
  answer(number: number, method: string, address: string, headers: Proxy, body: Proxy): Promise<void>;
  leave(number: number): void;
  changed(): Proxy;
}

interface SiteModule {
  TABLES: string;
  open_site(say: (number: number, kind: string, content: unknown) => void, kept: Proxy): Promise<Site>;
}

interface Python {
  toPy(value: unknown): Proxy;
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): SiteModule;
}

const PACKAGES = "/packages";
const DATABASE = "mystica-demo";
const STORE = "games";
const SOON = 300; // ms after a change until it is kept: a turn is several of them

const tell = (message: FromWorker, moved: Transferable[] = []) => postMessage(message, { transfer: moved });
const begin = (stage: Stage) => tell({ stage });

// ---- what is kept -------------------------------------------------------------------------------------------

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's database does not answer"));
  });
}

async function openStore(): Promise<IDBDatabase | null> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    return await done(opening);
  } catch (error) {
    console.warn("games last as long as this page, since this browser keeps nothing", error);
    return null;
  }
}

// ---- the game -----------------------------------------------------------------------------------------------

async function start(): Promise<Site> {
  begin("python");
  const packages = fetch(new URL("./python/packages.zip", import.meta.url)).then((found) => {
    if (!found.ok) throw new Error(`packages.zip: ${found.status}`);
    return found.arrayBuffer();
  });
  const pyodide = new URL("./pyodide/", import.meta.url).href;
  const { loadPyodide } = (await import(`${pyodide}pyodide.mjs`)) as { loadPyodide(options: object): Promise<Python> };
  const python = await loadPyodide({
    indexURL: pyodide,
    env: { PYTHONPATH: PACKAGES, HOME: "/home/pyodide" },
    fsInit: (files: { mkdir(path: string): void }) => files.mkdir(PACKAGES), // Python forgets places that are not there
  });
  begin("packages");
  python.unpackArchive(await packages, "zip", { extractDir: PACKAGES });
  begin("game");
  const games = await openStore();
  const { TABLES, open_site } = python.pyimport("mystica.server.in_browser.site");
  const kept = ((await (games && done(games.transaction(STORE).objectStore(STORE).get(TABLES)))) ?? new Uint8Array()) as Uint8Array;

  let later: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    later = undefined;
    const whole = site.changed();
    const bytes = whole.toJs() as Uint8Array;
    whole.destroy();
    if (bytes.length) games?.transaction(STORE, "readwrite").objectStore(STORE).put(bytes, TABLES);
  };
  const say = (number: number, kind: string, content: unknown) => {
    if (kind === "begin") {
      const [status, headers] = (content as Proxy).toJs() as [number, [string, string][]];
      tell({ number, kind, status, headers });
    } else if (kind === "more") {
      const bytes = (content as Proxy).toJs() as Uint8Array<ArrayBuffer>;
      tell({ number, kind, content: bytes }, [bytes.buffer]);
    } else tell({ number, kind: "end" });
    later ??= setTimeout(keep, SOON);
  };
  const site = await open_site(say, python.toPy(kept));
  answer = async ({ number, method, address, headers, body }) => {
    const given = [python.toPy(headers), python.toPy(new TextEncoder().encode(body))] as const;
    try {
      await site.answer(number, method, address, ...given);
    } catch (error) {
      console.error(error);
    } finally {
      for (const one of given) one.destroy();
    }
  };
  begin("ready");
  return site;
}

let answer: (request: Request) => Promise<void>;
const started = start();
started.catch((error: unknown) => tell({ failed: String(error) }));

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  void started.then((site) => ("leave" in data ? site.leave(data.leave) : answer(data.request)));
});
