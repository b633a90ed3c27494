/**
 * What `npm test` runs: the tests of everyday work, on SQLite, and on PostgreSQL where a rule depends on the database. What
 * takes minutes to show one thing, such as compilers, packages and long histories, runs with all else on both engines in
 * `npm run test:all`.
 */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { alone, eachRun, inPackage, withoutBrowser } from "../vitest.config.ts";

/** What takes minutes. */
const long = [
  inPackage,
  "test/browser/style.test.ts",
  "test/conformance/conformance.test.ts",
  "test/conformance/faults.test.ts",
  "test/deploy/image-run.test.ts",
  "test/faults/kill.test.ts",
  "test/faults/pgbouncer.test.ts",
  "test/faults/postgres-tls.test.ts",
  "test/faults/quota.test.ts",
  "test/faults/recovery.test.ts",
  "test/faults/replicas.test.ts",
  "test/key-rotation/**",
  "test/liveness/many-targets.test.ts",
  "test/log/crashes.test.ts",
  "test/pipeline.test.ts",
  "test/simulation/first-starts.test.ts",
  "test/simulation/simulation.test.ts",
  "test/site/guide-clients.test.ts",
  "test/site/guide-receivers.test.ts",
];

/** Where statements, locks, transactions and connections matter: these run on each engine. */
const onBothEngines = [
  "bounded-pages",
  "contract",
  "counter",
  "domains/claims",
  "event-retention",
  "events",
  "faults/lost-commit",
  "faults/outage",
  "federation/peers",
  "filtered-reads",
  "group-commit",
  "hot-statements",
  "idempotency",
  "leases",
  "listen",
  "log/sealing",
  "migrate",
  "migrations",
  "names",
  "offers/at-once",
  "quota",
  "record-changes",
  "rename",
  "schema",
  "search",
  "search-limits",
  "search/sort",
  "search/suggestions",
  "statement",
  "stats",
  "stored-records",
  "webhooks/at-once",
  "webhooks/deliveries",
  "webhooks/fan-out",
  "webhooks/subscribers",
].map((name) => `test/${name}.test.ts`);

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    ...eachRun,
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
