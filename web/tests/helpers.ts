// Texts as the server sends them, and small pieces of games.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import type { Choice, EventShape, LogEntry } from "../src/api/shapes";

const PACKAGE = join(import.meta.dirname, "..", "..", "src", "mystica");

/**
 * All messages of a language as one file: those that everybody has, and those of every box. As they are written: where a
 * sentence names a number of the data, the server puts it in.
 */
function messages(locale: string): string {
  const boxes = join(PACKAGE, "boxes");
  const homes = [PACKAGE, ...readdirSync(boxes).map((box) => join(boxes, box))].map((home) => join(home, "i18n"));
  const folders = homes.flatMap((home) => [home, join(home, locale)]).filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return files
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

/** Texts come from the catalogues of the project instead of from a server; `delay` in ms by language. */
export function serveTexts(delay: Record<string, number> = {}): void {
  vi.stubGlobal("fetch", async (address: string) => {
    const locale = /texts\/(\w+)\.ftl/.exec(address)?.[1] ?? "";
    await new Promise((done) => setTimeout(done, delay[locale] ?? 0));
    return new Response(messages(locale));
  });
}

export const step = (key: string, args: EventShape["args"] = {}, seat = 0): EventShape => ({ key, seat, args });

export function choice(text: string, what: Partial<Choice> = {}): Choice {
  return {
    text,
    kind: "",
    target: "",
    spaces: [],
    cost: {},
    gain: {},
    vp: 0,
    sources: {},
    follow_ups: [],
    warnings: [],
    steps: [],
    title: what.steps?.length ? 0 : -1,
    ...what,
  };
}

export function row(number: number, seat: number, events: EventShape[], what: Partial<LogEntry> = {}): LogEntry {
  const usual = { round: 1, decision: "turn", text: "", back_to: null, automatic: false, spaces: [], vp: [], at: 0 };
  return { row: number, kind: "turn", seat, events, ...usual, ...what };
}
