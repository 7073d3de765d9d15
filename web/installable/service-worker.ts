// The part of the installed app that a browser runs beside its windows. It keeps a copy of the app's own files, for when the
// server cannot be reached: then the app opens all the same and says so. While the server answers, everything comes from
// there, so the app never is older than the server it talks to. Tables and answers of the API are never kept.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

// both are written in by build.mjs; that of the demo names all files of the game, too
declare const VERSION: string; // of the app's files
declare const FILES: string[]; // all of them, seen from the start page

const COPIES = "mystica-app-";
const PATIENCE = 8000; // ms for the page itself: a network that is nearly gone may take minutes to say so

const place = (url: string) =>
  url.startsWith(worker.registration.scope) ? url.slice(worker.registration.scope.length).split(/[?#]/)[0]! : null;

const copyOf = (file: string) => caches.match(new URL(file, worker.registration.scope).href, { ignoreVary: true });

/** A new version is kept as a whole or not at all. */
worker.addEventListener("install", (event) => {
  const fetched = FILES.map((file) => new Request(new URL(file, worker.registration.scope), { cache: "no-cache" }));
  event.waitUntil(
    caches
      .open(COPIES + VERSION)
      .then((copies) => copies.addAll(fetched))
      .then(() => worker.skipWaiting()),
  );
});

/** From now on for all windows; those that show an older version are told. */
worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(COPIES) && name !== COPIES + VERSION);
      await Promise.all(old.map((name) => caches.delete(name)));
      await worker.clients.claim();
      for (const window of await worker.clients.matchAll({ includeUncontrolled: true, type: "window" }))
        window.postMessage({ version: VERSION });
    })(),
  );
});

/** As the server has it, else as it was. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<undefined>((say) => setTimeout(() => say(undefined), PATIENCE));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  if (answer && answer.status < 500) return answer; // a proxy says 502 for a server that is gone
  return (await copyOf("./")) ?? answer ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await copyOf(request.url)) ?? Response.error();
  }
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const wanted = request.method === "GET" ? place(request.url) : null;
  if (wanted === "" || wanted === "index.html") event.respondWith(page(request));
  else if (wanted?.startsWith("assets/") || wanted?.startsWith("texts/")) event.respondWith(file(request));
});
