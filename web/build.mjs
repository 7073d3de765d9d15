// Bundle the app into the Python package: `node build.mjs`, or `node build.mjs --out FOLDER`, `--watch`.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, context } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const argument = (name) => {
  const place = process.argv.indexOf(name);
  return place < 0 ? undefined : process.argv[place + 1];
};
const out = argument("--out") ?? join(here, "..", "src", "mystica", "server", "app");
const limit = 150_000; // bytes, gzipped: what the start page and the table need before they are drawn

/** A file as it is named everywhere: the bundle must not depend on where the project lies. */
const fromHere = (file) => `./${relative(here, file).replaceAll("\\", "/")}`;

/** `virtual:boxes` and `virtual:box-styles` are the `register` and the styles of every box there is: of the folders of src/boxes. */
const boxes = {
  name: "boxes",
  setup(build) {
    const folder = join(here, "src", "boxes");
    const found = (name, ...ends) => ends.map((end) => join(folder, name, end)).filter(existsSync);
    build.onResolve({ filter: /^virtual:box/ }, ({ path }) => ({ path, namespace: "boxes" }));
    build.onLoad({ filter: /.*/, namespace: "boxes" }, ({ path }) => {
      const names = existsSync(folder) ? readdirSync(folder).sort() : [];
      const wanted = path === "virtual:boxes" ? ["register.ts", "register.tsx"] : ["styles/index.css"];
      const files = names.flatMap((name) => found(name, ...wanted));
      return {
        contents: files.map((file) => `import "${fromHere(file)}";\n`).join(""),
        resolveDir: here,
        watchDirs: [folder, ...files.map(dirname)].filter(existsSync),
      };
    });
  },
};

/** What is fetched on demand always finds the start page and the table there: all of it may lie in one file that both share,
 * instead of in one for each set of pages that happens to need it. */
const onDemand = {
  name: "on demand",
  setup(build) {
    const there = ["./src/pages/app.tsx", "virtual:boxes"];
    build.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== "dynamic-import" || pluginData === "found") return undefined;
      const found = await build.resolve(path, { kind, resolveDir, pluginData: "found" });
      return found.errors.length ? found : { path: fromHere(found.path), namespace: "on-demand" };
    });
    build.onLoad({ filter: /.*/, namespace: "on-demand" }, ({ path }) => ({
      contents: [...there.map((each) => `import "${each}";`), `export * from "${path}";`].join("\n"),
      resolveDir: here,
    }));
  },
};

const options = {
  absWorkingDir: here,
  entryPoints: { app: "src/main.tsx" },
  outdir: out,
  bundle: true,
  splitting: true,
  metafile: true,
  minify: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file" },
  assetNames: "fonts/[name]",
  chunkNames: "chunks/[name]-[hash]", // fetched on demand; browsers keep them for good, see server/assets.py
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  plugins: [boxes, onDemand],
};

/** The files that a script needs before it runs: itself, and whatever it imports at once. */
function neededBy(script, outputs, found = new Set()) {
  if (found.has(script)) return found;
  found.add(script);
  for (const { path, kind } of outputs[script].imports) if (kind === "import-statement") neededBy(path, outputs, found);
  return found;
}

/** Everything on the way to the first picture, fonts aside. */
function firstFiles(outputs) {
  const app = Object.keys(outputs).filter((path) => /(^|\/)app\.(js|css)$/.test(path));
  return [...new Set(app.flatMap((path) => [...neededBy(path, outputs)]))].filter((path) => !path.endsWith(".woff2"));
}

/** What makes a browser offer to install the app: see installable/. */
const installable = join(here, "installable");

function copyInstallable() {
  for (const file of ["manifest.webmanifest", "icons"]) cpSync(join(installable, file), join(out, file), { recursive: true });
  return ["manifest.webmanifest", ...readdirSync(join(out, "icons")).map((name) => `icons/${name}`)];
}

/** The same files have the same version. */
function versionOf(files) {
  const sum = createHash("sha256");
  for (const path of [join(here, "src", "index.html"), ...files.map((name) => join(out, name)).sort()]) sum.update(readFileSync(path));
  return sum.digest("hex").slice(0, 16);
}

async function writeServiceWorker(files, version) {
  const kept = ["./", ...files.filter((name) => name !== "manifest.webmanifest").map((name) => `assets/${name}`)].sort();
  await build({
    absWorkingDir: here,
    entryPoints: { sw: "installable/service-worker.ts" },
    outdir: out,
    bundle: true,
    minify: true,
    target: "es2022",
    define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(kept) },
    logLevel: "warning",
  });
}

/** The page asks for all its scripts at once, and knows its version. */
function writePage(files, version) {
  const chunks = files
    .filter((path) => dirname(path).endsWith("chunks"))
    .map((path) => `    <link rel="modulepreload" href="/assets/chunks/${basename(path)}" />\n`);
  const page = readFileSync(join(here, "src", "index.html"), "utf8");
  const head = [...chunks, version ? `    <meta name="mystica-version" content="${version}" />\n` : ""].join("");
  writeFileSync(join(out, "index.html"), page.replace("  </head>", `${head}  </head>`));
}

mkdirSync(out, { recursive: true });
for (const old of ["chunks", "icons"]) rmSync(join(out, old), { recursive: true, force: true });
if (process.argv.includes("--watch")) {
  writePage([]);
  await (await context(options)).watch();
} else {
  const { metafile, warnings } = await build(options);
  const files = firstFiles(metafile.outputs);
  const all = [...Object.keys(metafile.outputs).map((path) => relative(out, join(here, path)).replaceAll("\\", "/")), ...copyInstallable()];
  const version = versionOf(all);
  await writeServiceWorker(all, version);
  writePage(files, version);
  const size = files.map((path) => gzipSync(readFileSync(join(here, path)), { level: 9 }).length).reduce((a, b) => a + b);
  console.log(`first paint: ${(size / 1000).toFixed(1)} kB gzipped (at most ${limit / 1000})`);
  if (size > limit || warnings.length) process.exit(1);
}
