/** Which tests run when: `npm run test:all` runs all, `npm test` and `npm run test:quick` fewer of them. */

/** These use packages as they are published: they are built and installed once for all of them. */
export const inPackage = "test/package/**/*.test.ts";

/** The test files of a folder, by their names. */
function filesIn(folder: string, names: string): string[] {
  return names.split(/\s+/).map((name) => `test/${folder}${name}.test.ts`);
}

/**
 * What takes long to show one thing: each page in each theme, each fault of a database, killed processes, commands, compilers,
 * long histories. `npm test` leaves it out; of these layers it has a journey in the browser, a start, a kill and the commands
 * of the README.
 */
export const long = [
  inPackage,
  "test/key-rotation/**/*.test.ts",
  ...filesIn(
    "browser/",
    `base-path dashboard-agents dashboard-domains dashboard-hostile dashboard-keys dashboard-lists dashboard-live
    dashboard-liveness dashboard-offers dashboard-owner dashboard-secrets dashboard-security dashboard-session
    dashboard-states dashboard-webhooks dashboard-weight log-proof other-origin reference site site-use ten-tasks`,
  ),
  ...filesIn(
    "faults/",
    `kill long-work lost-commit outage owner-reset pgbouncer postgres-tls quota recovery rejected-starts
    replicas secrets start stop webhooks`,
  ),
  ...filesIn("simulation/", "first-starts kept simulation"),
  ...filesIn("conformance/", "command-line conformance faults"),
  ...filesIn("backup/", "export restore verify"),
  ...filesIn("log/", "crashes verifier"),
  ...filesIn("site/", "guide-clients guide-receivers guides samples"),
  ...filesIn("deploy/", "image-run monitoring proxies"),
  ...filesIn(
    "",
    `commands compatibility dashboard-start doctor/database doctor/command domains/commands embeddings/process features
    health hostile-documents hostile-inputs listen read-threads liveness/command liveness/many-targets metrics/token migrate
    misspelt-settings oidc-secrets patterns pipeline request-log test-node tracing/export workflows`,
  ),
];

/** Whether this run is `npm test`: what takes long to show one more side of something is left to `npm run test:all`. */
export const isEveryday = process.env.TEST_EVERYDAY === "1";

/** Where statements, locks, transactions and connections matter: `npm test` runs these on each engine, others on SQLite. */
export const onBothEngines = filesIn(
  "",
  `bounded-pages contract/scenarios counter domains/claims event-retention events federation/peers filtered-reads group-commit hot-statements idempotency leases log/sealing migrations names offers/at-once quota record-changes rename schema search search-limits search/sort search/suggestions statement stats stored-records webhooks/at-once webhooks/deliveries webhooks/fan-out webhooks/subscribers`,
);

/** Rules, state tables, queues, readers and formulas, without a node: `npm run test:quick`. */
export const rules = [
  ...filesIn(
    "",
    `app-options asvs browser-name commit-subjects config documents drain jobs json large-bodies limits monitor raw-key required-problems rules
    runs backup/guide site/classes trust/formula simulation/linearize`,
  ),
  ...filesIn("client/", "client extremes faults retries"),
  ...filesIn("deploy/", "guide image licences release workflows"),
  ...filesIn("domains/", "card-folder claim-state domain-name"),
  ...filesIn("egress/", "addresses attempts callback-url egress faults guard resolver slots"),
  ...filesIn("liveness/", "robots simulated-outcomes state"),
  ...filesIn("log/", "note tessera tree"),
  ...filesIn("offers/", "offer-state"),
  ...filesIn("webhooks/", "delivery-queue outcomes receiver subscription-pages verify"),
];
