/**
 * The inner loop: `npm run test:quick`. SQLite alone, and none of what takes long: browsers, killed processes, compilers,
 * loads, and the scenarios of the whole contract.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

process.env.TEST_ENGINES = "sqlite";

/** What takes long. */
const slow = ["browser", "faults", "federation", "fake", "package"].map((folder) => `test/${folder}/**`);
const slowFiles = [
  "compatibility",
  "contract",
  "fake",
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

/** These replace a module, so they must not share modules with other files. */
const alone = ["test/passwords.test.ts", "test/egress/kept.test.ts"];

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    globalSetup: ["test/dashboard-build.ts"],
    include: ["test/**/*.test.ts"],
    exclude: [...slow, ...slowFiles, ...alone],
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    maxWorkers: 2,
  },
});
