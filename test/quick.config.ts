/**
 * The inner loop: `npm run test:quick`. SQLite alone, and none of what takes long: browsers, killed processes, compilers,
 * loads, and the scenarios of the whole contract. runs.ts has the list.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { hangLimits } from "../vitest.config.ts";
import { alone, notQuick } from "./runs.ts";

process.env.TEST_ENGINES = "sqlite";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    globalSetup: ["test/dashboard-build.ts"],
    include: ["test/**/*.test.ts"],
    exclude: [...notQuick, ...alone],
    isolate: false,
    ...hangLimits,
    maxWorkers: 2,
  },
});
