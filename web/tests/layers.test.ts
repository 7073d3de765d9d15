import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { watchLayers } from "../src/play/layers";

test("what was opened last is closed first, one at a time", () => {
  const [choices, help] = [signal<string | null>(null), signal<string | null>(null)];
  const closeTop = watchLayers([choices, help].map((layer) => ({ shown: () => layer.value, close: () => (layer.value = null) })));
  expect(closeTop()).toBe(false);
  help.value = "town";
  choices.value = "space:F3";
  expect(closeTop()).toBe(true);
  expect([choices.value, help.value]).toEqual([null, "town"]);
  choices.value = "space:F3";
  help.value = ""; // another page of it, the contents: it is on top now
  closeTop();
  expect([choices.value, help.value]).toEqual(["space:F3", null]);
  closeTop();
  expect(closeTop()).toBe(false);
});

test("what was there from the start is nobody's to close; shown anew it is", () => {
  const log = signal<string | null>("log");
  const closeTop = watchLayers([{ shown: () => log.value, close: () => (log.value = null) }]);
  expect(closeTop()).toBe(false);
  log.value = "score";
  expect(closeTop()).toBe(true);
  expect(log.value).toBe(null);
});
