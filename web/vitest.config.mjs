// Tests of what needs no browser: `npm test`. Pages, clicks and looks are tested in tests/browser of the project.
import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    include: ["tests/**/*.test.ts", "src/boxes/*/tests/*.test.ts"],
    environment: "happy-dom",
    isolate: true,
    testTimeout: 120_000, // types and bundle of the whole app, several times, on a busy machine
  },
});
