import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Workers, nodes and compilers are many processes that compile the same modules: V8's code is kept for the next one.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules", ".cache", "compiled");

export default defineConfig({
  test: {
    setupFiles: ["test/setup.ts"],
    include: ["test/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 3, // many tests wait for processes and timers
  },
});
