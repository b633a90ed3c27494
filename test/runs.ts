/** Which tests run when: `npm run test:all` runs all, `npm test` and `npm run test:quick` fewer of them. */

/** These replace a module, so they may not share modules with other files. */
export const alone = ["test/passwords.test.ts", "test/egress/kept.test.ts"];

/** These use packages as they are published: they are built and installed once for all of them. */
export const inPackage = "test/package/**/*.test.ts";

/** What takes long to show one thing, such as every page by axe, every pattern, killed processes: `npm test` leaves it out. */
export const long = [
  inPackage,
  "test/browser/dashboard-states.test.ts",
  "test/browser/site.test.ts",
  "test/browser/style.test.ts",
  "test/compatibility.test.ts",
  "test/conformance/conformance.test.ts",
  "test/conformance/faults.test.ts",
  "test/deploy/image-run.test.ts",
  "test/faults/kill.test.ts",
  "test/faults/pgbouncer.test.ts",
  "test/faults/postgres-tls.test.ts",
  "test/faults/quota.test.ts",
  "test/faults/recovery.test.ts",
  "test/faults/replicas.test.ts",
  "test/faults/webhooks.test.ts",
  "test/key-rotation/**/*.test.ts",
  "test/liveness/many-targets.test.ts",
  "test/log/crashes.test.ts",
  "test/log/verifier.test.ts",
  "test/patterns.test.ts",
  "test/pipeline.test.ts",
  "test/simulation/first-starts.test.ts",
  "test/simulation/kept.test.ts",
  "test/simulation/simulation.test.ts",
  "test/site/guide-clients.test.ts",
  "test/site/guide-receivers.test.ts",
  "test/site/samples.test.ts",
];

/** Where statements, locks, transactions and connections matter: `npm test` runs these on each engine, others on SQLite. */
export const onBothEngines = [
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

/** What `npm run test:quick` leaves out: browsers, killed processes, compilers, loads, the scenarios of the contract. */
export const notQuick = [
  ...[
    "backup",
    "browser",
    "conformance",
    "faults",
    "federation",
    "key-rotation",
    "package",
    "simulation",
  ].map((folder) => `test/${folder}/**/*.test.ts`),
  ...[
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
  ].map((name) => `test/${name}.test.ts`),
];
