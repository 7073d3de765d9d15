// Bundle the app into the Python package: `node build.mjs`, or `node build.mjs --out FOLDER`, `--watch`.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, context } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const argument = (name) => {
  const place = process.argv.indexOf(name);
  return place < 0 ? undefined : process.argv[place + 1];
};
const out = argument("--out") ?? join(here, "..", "src", "mystica", "server", "app");
const limit = 150_000; // bytes, gzipped: scripts and styles together

/** `virtual:boxes` is every box there is: a folder of src/boxes with a register.ts or register.tsx. */
const boxes = {
  name: "boxes",
  setup(build) {
    const folder = join(here, "src", "boxes");
    build.onResolve({ filter: /^virtual:boxes$/ }, () => ({ path: "boxes", namespace: "boxes" }));
    build.onLoad({ filter: /.*/, namespace: "boxes" }, () => {
      const names = existsSync(folder) ? readdirSync(folder).sort() : [];
      const found = names.filter((name) => ["ts", "tsx"].some((end) => existsSync(join(folder, name, `register.${end}`))));
      return {
        contents: found.map((name) => `import "./${name}/register";\n`).join(""),
        resolveDir: folder,
        watchDirs: [folder, ...found.map((name) => join(folder, name))].filter(existsSync),
      };
    });
  },
};

const options = {
  absWorkingDir: here,
  entryPoints: { app: "src/main.tsx" },
  outdir: out,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file" },
  assetNames: "fonts/[name]",
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  plugins: [boxes],
};

mkdirSync(out, { recursive: true });
copyFileSync(join(here, "src", "index.html"), join(out, "index.html"));
if (process.argv.includes("--watch")) {
  await (await context(options)).watch();
} else {
  await build(options);
  const size = ["app.js", "app.css"].map((name) => gzipSync(readFileSync(join(out, name)), { level: 9 }).length).reduce((a, b) => a + b);
  console.log(`bundle: ${(size / 1000).toFixed(1)} kB gzipped (at most ${limit / 1000})`);
  if (size > limit) process.exit(1);
}
