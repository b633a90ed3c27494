import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/core/journal/change-group.ts",
    replace: "if (this.isRecorded || subscriptions !== this.#begun.subscriptions)",
    by: "if (this.isRecorded)",
    effect: "a new webhook gets no events until the node is restarted, if nothing else changed with it",
  },
  {
    file: "server/core/database/commit-outcome.ts",
    replace: "throw error instanceof CommitOutcomeUnknown ? error.cause : error;",
    by: "throw error;",
    effect: "a request that failed before its change is answered as one whose outcome is unknown",
  },
  {
    file: "server/core/journal/commits.ts",
    replace: "if (this.count !== seen || signal.aborted)",
    by: "if (signal.aborted)",
    effect: "an event that is committed while a stream is being read reaches the stream up to a second late",
  },
  {
    file: "server/core/journal/commits.ts",
    replace: '        signal.removeEventListener("abort", end);\n',
    by: "",
    effect: "each open event stream takes more memory every second",
  },
  {
    file: "server/core/database/connection-settings.ts",
    replace: 'checkServerIdentity(host ?? "", certificate)',
    by: "checkServerIdentity(_name, certificate)",
    effect:
      "a PostgreSQL server at an IP address is rejected, or accepted with a certificate of another host",
  },
  {
    file: "server/core/database/connections.ts",
    replace: "    if (hasEnded(error)) return attempt();\n",
    by: "",
    effect: "after a restart of the PostgreSQL server the first reads of each connection fail with 503",
  },
  {
    file: "server/core/database/connections.ts",
    replace: 'preparedStatements === "on" || (preparedStatements === "auto" && direct)',
    by: 'preparedStatements !== "off"',
    effect:
      "behind a pooler requests fail, because named prepared statements are not on each of its connections",
  },
  {
    file: "server/core/database/file-identity.ts",
    replace: "const files = [file, `${file}-wal`];",
    by: "const files = [file];",
    effect: "if the write-ahead log of the open database is deleted, changes are confirmed and then lost",
  },
  {
    file: "server/core/database/group-commit.ts",
    replace: 'durability === "lazy" && each.durability === "durable"',
    by: "false",
    effect: "a power failure may undo a confirmed change, if it shared its commit with counts of requests",
  },
  {
    file: "server/core/database/monitor.ts",
    replace: "since: this.#write.since ?? this.#clock() };",
    by: "since: this.#clock() };",
    effect: "the health check says that an outage of the database began just now, however long it lasts",
  },
  {
    file: "server/core/database/postgres-errors.ts",
    replace: "|55000|55P03)$/",
    by: "|55000)$/",
    effect: "a request that waited too long for a lock of PostgreSQL gets 500, not 503 with Retry-After",
  },
  {
    file: "server/core/database/postgres-group.ts",
    replace: "Math.max(1, Math.ceil(deadline - performance.now()))",
    by: "Math.max(0, Math.ceil(deadline - performance.now()))",
    effect: "on PostgreSQL a change that has waited for its whole time waits for the lock without a limit",
  },
  {
    file: "server/core/database/postgres-round.ts",
    replace: "throw new Outdated();",
    by: "return;",
    effect: "on PostgreSQL changes that are made at once undo each other",
  },
  {
    file: "server/core/database/postgres-statements.ts",
    replace: "this.#failure = undefined;",
    by: "",
    effect: "on PostgreSQL a failed change makes the other changes of its group fail too",
  },
  {
    file: "server/core/database/postgres-transaction.ts",
    replace: "/^(08...|57P..|58...",
    by: "/^(08...|58...",
    effect:
      "a commit while the PostgreSQL server stops is reported as rejected, although it may have been made",
  },
  {
    file: "server/core/database/postgres.ts",
    replace: "    queryTimeoutMs: null, //",
    by: "    queryTimeoutMs, //",
    effect:
      "an upgrade fails if a statement that migrates a large PostgreSQL database takes more than six seconds",
  },
  {
    file: "server/core/database/replica.ts",
    replace: "    for (const reject of this.#waiting) reject(new LeftOut(fault));\n",
    by: "",
    effect: "requests that read from a standby when it stops responding hang until their timeout",
  },
  {
    file: "server/core/database/replicas.ts",
    replace: "      isPrimary = true; //",
    by: "      //",
    effect: "after a failed read of a standby, a request reads older data from it again",
  },
  {
    file: "server/core/database/sqlite-connection.ts",
    replace: 'database.exec("pragma secure_delete = on");',
    by: "",
    effect: "the texts of an erased agent can still be read in the file of the database",
  },
  {
    file: "server/core/database/sqlite-group.ts",
    replace: "    this.#durability = durability;\n",
    by: "",
    effect:
      "after the first count of requests no change waits for the disk any more, and power failures undo them",
  },
  {
    file: "server/core/database/sqlite-group.ts",
    replace: "    identity.verify(); // just before the commit",
    by: "    // just before the commit",
    effect: "a change that is under way when the database file is deleted is confirmed and lost",
  },
  {
    file: "server/core/database/call-thread.ts",
    replace: "    for (const { reject } of this.#pending.values()) reject(this.ended);\n",
    by: "",
    effect: "searches hang forever if the thread that runs their statements ends",
  },
  {
    file: "server/core/database/sqlite.ts",
    replace: "return done?.busy === 0;",
    by: "return done !== undefined;",
    effect: "an erasure is reported as done while the write-ahead log still has the erased texts",
  },
  {
    file: "server/core/database/sqlite.ts",
    replace: "new Set([busy, 6, 8, 10, 11, 13, 14, 26])",
    by: "new Set([busy, 6, 8, 10, 11, 14, 26])",
    effect: "changes on a full disk get 500, not 503, and the outage is not reported",
  },
  {
    file: "server/core/sql/statement.ts",
    replace: 'replaceAll(/["\\\\]/g, "\\\\$&")',
    by: 'replaceAll(/"/g, "\\\\$&")',
    effect:
      "on PostgreSQL a list that is filtered by two values, one with a backslash, fails or finds others",
  },
  {
    file: "server/registry/webhooks/subscribers.ts",
    replace: "const id = `${type} ${source}`;",
    by: "const id = type;",
    effect:
      "webhooks for local events get imported ones, or the other way round, depending on what came first",
  },
  {
    file: "server/core/journal/transaction.ts",
    replace: "this.changedAt = now > end.changedAt ? now : end.changedAt;",
    by: "this.changedAt = now;",
    effect: "after the clock was set back, those who read changes since an instant miss changes",
  },
  {
    file: "server/core/database/wal-check.ts",
    replace: "index && found.salts?.equals(index.salts) && index.frames",
    by: "index && found.salts && index.frames",
    effect: "an index that an earlier write-ahead log left behind is reported as lost changes",
  },
];
