// @vitest-environment node
// A box is a folder: without it, without any of them, types and bundle of the app are whole.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

const web = join(import.meta.dirname, "..");
const boxes = readdirSync(join(web, "src", "boxes"));
const scratch: string[] = [];
afterEach(() => scratch.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A copy of the app without some boxes. */
function copyWithout(gone: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), "mystica-web-"));
  scratch.push(copy);
  for (const name of ["src", "installable", "build.mjs", "package.json", "tsconfig.json"])
    cpSync(join(web, name), join(copy, name), { recursive: true });
  symlinkSync(join(web, "node_modules"), join(copy, "node_modules"));
  for (const box of gone) rmSync(join(copy, "src", "boxes", box), { recursive: true });
  return copy;
}

function run(folder: string, ...command: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

const cases = [...boxes.map((box) => [box]), boxes].map((gone) => ({ gone, names: gone.join(" and ") }));

test.each(cases)("the app without $names", ({ gone }) => {
  const left = boxes.filter((box) => !gone.includes(box));
  const copy = copyWithout(gone);
  expect(run(copy, "node_modules/typescript-7/bin/tsc", "--noEmit")).toBe("");
  expect(run(copy, "build.mjs", "--out", "out")).toBe("");
  const styles = readFileSync(join(copy, "out", "app.css"), "utf8");
  expect(styles.includes(".ship-chip")).toBe(left.includes("merchants"));
  expect(styles.includes("--volcano:")).toBe(left.includes("fire-and-ice"));
});
