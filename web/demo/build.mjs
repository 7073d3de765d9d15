// Puts the demo together: `node build.mjs PARTS OUT`. PARTS is what tools/demo.py has gathered, OUT a folder for any web server that
// hands out files. `make demo` does all of it.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { loadPyodide } from "pyodide";

const here = dirname(fileURLToPath(import.meta.url));
const [parts, out] = process.argv.slice(2).map((path) => resolve(path));
const app = join(here, "..", "..", "src", "mystica", "server", "app");
const pyodide = join(here, "node_modules", "pyodide");
const assets = join(out, "assets");

rmSync(out, { recursive: true, force: true });
mkdirSync(join(assets, "python"), { recursive: true });
mkdirSync(join(assets, "pyodide"));

// Python itself: the files that run in a browser. Of its list of packages we need none, since we bring our own.
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"])
  cpSync(join(pyodide, name), join(assets, "pyodide", name));
const { info } = JSON.parse(readFileSync(join(pyodide, "pyodide-lock.json"), "utf8"));
writeFileSync(join(assets, "pyodide", "pyodide-lock.json"), JSON.stringify({ info, packages: {} }));

// the packages
const python = await loadPyodide();
for (const [place, root] of [
  ["/tree", join(parts, "python")],
  ["/out", join(assets, "python")],
]) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
python.runPython(readFileSync(join(here, "compile.py"), "utf8"));

// the app as it is, on a page that loads the server first; seen from the page, wherever that lies
cpSync(app, assets, {
  recursive: true,
  filter: (path) => !["index.html", "sw.js", "manifest.webmanifest"].some((name) => path === join(app, name)),
});
await build({
  absWorkingDir: here,
  entryPoints: { demo: "page.ts", worker: "worker.ts" },
  outdir: assets,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  logLevel: "warning",
});
const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'";
const page = readFileSync(join(app, "index.html"), "utf8")
  .replace(/ *<meta name="mystica-version".*\n/, "")
  .replace('src="/assets/app.js"', 'src="/assets/demo.js"')
  .replace('href="/manifest', 'href="manifest')
  .replaceAll('"/assets/', '"assets/')
  .replace(
    "    <title>",
    `    <meta http-equiv="Content-Security-Policy" content="${policy}" />\n    <meta name="mystica-alone" content="yes" />\n    <title>`,
  );
writeFileSync(join(out, "index.html"), page);

cpSync(join(app, "manifest.webmanifest"), join(out, "manifest.webmanifest"));

// all of it stays in the browser, with the service worker of the app
const all = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const paths = all.map((entry) => join(entry.parentPath, entry.name)).sort();
const sum = createHash("sha256");
for (const path of paths) sum.update(readFileSync(path));
const files = paths.map((path) => relative(out, path).replaceAll("\\", "/")).filter((path) => path.startsWith("assets/"));
await build({
  absWorkingDir: join(here, ".."),
  entryPoints: { sw: "installable/service-worker.ts" },
  outdir: out,
  bundle: true,
  minify: true,
  target: "es2022",
  define: { VERSION: JSON.stringify(sum.digest("hex").slice(0, 16)), FILES: JSON.stringify(["./", ...files]) },
  logLevel: "warning",
});

const size = (found) => `${(found.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0) / 1e6).toFixed(1)} MB`;
const below = (name) => all.filter((entry) => entry.parentPath.startsWith(join(assets, name)));
console.log(`${out}: ${size(all)} in ${all.length} files (Python ${size(below("pyodide"))}, packages ${size(below("python"))})`);
