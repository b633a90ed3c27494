/**
 * What `npm test` runs: the tests of everyday work, on SQLite, and on PostgreSQL where a rule depends on the database. What
 * takes long to show one thing, such as compilers, packages, every page by axe and long histories, runs with all else on both
 * engines in `npm run test:all`. runs.ts has the lists.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import type { TestSpecification } from "vitest/node";
import { eachRun, LongestFirst, withoutBrowser } from "../vitest.config.ts";
import { alone, long, onBothEngines } from "./runs.ts";

/** Keeps the files of a project together: a worker ends when the next file is another's, and a new one loads all modules. */
class ProjectByProject extends LongestFirst {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flat();
  }
}

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    ...eachRun,
    sequence: { sequencer: ProjectByProject },
    projects: [
      {
        extends: true,
        test: {
          name: "SQLite",
          env: { TEST_ENGINES: "sqlite" },
          include: ["test/**/*.test.ts"],
          exclude: [...long, ...onBothEngines, ...withoutBrowser, ...alone],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "both engines",
          env: { TEST_EVERYDAY: "1" },
          include: onBothEngines,
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: alone } },
    ],
  },
});
