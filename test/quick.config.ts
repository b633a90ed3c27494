/**
 * The inner loop: `npm run test:quick`. SQLite alone, and none of what takes long: browsers, killed processes, compilers,
 * loads, and the scenarios of the whole contract.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { alone, hangLimits } from "../vitest.config.ts";

process.env.TEST_ENGINES = "sqlite";

/** What takes long. */
const slow = [
  "backup",
  "browser",
  "conformance",
  "faults",
  "federation",
  "key-rotation",
  "package",
  "simulation",
].map((folder) => `test/${folder}/**`);
const slowFiles = [
  "compatibility",
  "contract",
  "ownership",
  "pipeline",
  "property",
  "readme",
  "scale",
  "search",
  "search-limits",
  "throttle",
  "time-slice",
].map((name) => `test/${name}.test.ts`);

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    globalSetup: ["test/dashboard-build.ts"],
    include: ["test/**/*.test.ts"],
    exclude: [...slow, ...slowFiles, ...alone],
    isolate: false,
    ...hangLimits,
    maxWorkers: 2,
  },
});
