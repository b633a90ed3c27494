import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/backup/backup.ts",
    replace: "await snapshot.lastGeneratedKey(table)",
    by: "await snapshot.count(table.name)",
    effect: "a restored database generates keys again that rows have or had: inserts fail on PostgreSQL",
  },
  {
    file: "server/backup/relations.ts",
    replace: "let seq = from + 1",
    by: "let seq = from + 2",
    effect: "verify-backup calls a backup whole although a single event is missing in the middle",
  },
  {
    file: "server/backup/reader.ts",
    replace: "(rest + decoder.write(chunk))",
    by: "(rest + String(chunk))",
    effect: "a sound backup with letters beyond ASCII is called damaged, by where chunks of it end",
  },
  {
    file: "server/backup/snapshot.ts",
    replace: "pragma cache_size = -16384; begin",
    by: "pragma cache_size = -16384",
    effect: "a backup of a SQLite node that is being written has tables of different instants",
  },
  {
    file: "server/backup/snapshot.ts",
    replace: "isolation level repeatable read, read only",
    by: "read only",
    effect: "a backup of a PostgreSQL node that is being written has tables of different instants",
  },
  {
    file: "server/core/secrets/key-rotation.ts",
    replace: "previous_secret === null ? null : moved(previous_secret)",
    by: "previous_secret",
    effect: "after key rotate a webhook whose secret was being rotated loses its old secret unnoticed",
  },
  {
    file: "server/commands/listen.ts",
    replace: '.replaceAll(/[\\n\\r\\t]+/g, " ")',
    by: "",
    effect: "an agent whose name has a line feed forges a line in the output of registry-node listen",
  },
  {
    file: "server/commands/agent-probe.ts",
    replace: ' || outcome === "payment_required"',
    by: "",
    effect: "registry-node agent probe exits with 2 for an agent that asks for a payment as it should",
  },
  {
    file: "server/commands/node-environment.ts",
    replace: '["DATABASE_CA_FILE", "DATABASE_DIRECT_URL", ',
    by: '["DATABASE_CA_FILE", ',
    effect: "migrate-to-postgres ignores DATABASE_DIRECT_URL and works through the pooler",
  },
  {
    file: "server/commands/doctor/public-url.ts",
    replace: "clock().getTime()) / 86_400_000)",
    by: "clock().getTime()) / 3_600_000)",
    effect: "the doctor calls a certificate fine that expires tomorrow, and says a wrong number of days",
  },
  {
    file: "server/commands/doctor/postgres-server.ts",
    replace: "(before + after) / 2 - (row?.ms ?? Number.NaN)",
    by: "(row?.ms ?? Number.NaN) - (before + after) / 2",
    effect: "the doctor says that the clock is ahead of that of PostgreSQL when it is behind",
  },
  {
    file: "server/migrate/target.ts",
    replace: "if (last > 0) await this.#tables.setGeneratedKey",
    by: "if (last > 1) await this.#tables.setGeneratedKey",
    effect: "after a move to PostgreSQL the next insert fails in each table that had exactly one row",
  },
  {
    file: "server/migrate/postgres-tables.ts",
    replace: "' collate \"C\"'",
    by: "' collate \"default\"'",
    effect: "on PostgreSQL with another collation than C a sound copy or backup is called different",
  },
  {
    file: "server/migrate/initial-rows.ts",
    replace: "limit ${rows.length + 1}",
    by: "limit ${rows.length}",
    effect: "a PostgreSQL database with accounts and no change yet is taken for empty and overwritten",
  },
];
