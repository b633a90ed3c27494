/**
 * What `npm test` runs: the tests of everyday work, on SQLite, and on PostgreSQL where a rule depends on the database. What
 * takes long to show one thing, such as compilers, packages, browsers, processes that are killed and long histories, runs with
 * all else on both engines in `npm run test:all`. runs.ts has the lists.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { eachRun, withoutBrowser } from "../vitest.config.ts";
import { long } from "./runs.ts";

process.env.TEST_EVERYDAY = "1";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    ...eachRun,
    include: ["test/**/*.test.ts"],
    exclude: [...long, ...withoutBrowser],
    isolate: false,
  },
});
