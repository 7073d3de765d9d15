// Texts as the server sends them, and small pieces of games.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import type { Choice, EventShape, LogEntry } from "../src/api/shapes";

const CATALOGUES = join(import.meta.dirname, "..", "..", "src", "mystica", "i18n");

/** All messages of a language, as one file. */
function messages(locale: string): string {
  const folder = join(CATALOGUES, locale);
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
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

export function row(ply: number, seat: number, events: EventShape[], what: Partial<LogEntry> = {}): LogEntry {
  const usual = { round: 1, decision: "turn", text: "", back_to: null, automatic: false, spaces: [], vp: [], at: 0 };
  return { ply, kind: "turn", seat, events, ...usual, ...what };
}
