/** The tests of `npm test`, with a note of what each test file runs: see reach.ts. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import everyday from "../default.config.ts";

const setupFiles = ["test/each-file.ts", "test/mutants/note-reach.ts"];

export default defineConfig({
  ...everyday,
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    ...everyday.test,
    setupFiles,
    // Modules are loaded by Node.js itself, so what V8 counts is at the places that the sources have.
    experimental: { viteModuleRunner: false },
  },
});
