/** The inner loop: `npm run test:quick`. The rules that need no node, on SQLite where they need a database: see runs.ts. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { hangLimits } from "../vitest.config.ts";
import { rules } from "./runs.ts";

process.env.TEST_ENGINES = "sqlite";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    setupFiles: ["test/each-file.ts"],
    include: rules,
    isolate: false,
    ...hangLimits,
    maxWorkers: 2,
  },
});
