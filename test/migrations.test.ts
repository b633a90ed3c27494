/** Migrations of databases. Two processes that migrate at once: test/faults/stop.test.ts. */
import { LockWaitTimeoutException } from "@mikro-orm/sql";
import { describe, expect, it } from "vitest";
import { queryTimeoutMs } from "../server/core/database/connections.ts";
import { migrate } from "../server/core/database/migrations.ts";
import { openPostgres } from "../server/core/database/postgres.ts";
import { steps } from "../server/core/database/schema.ts";
import { openSqlite } from "../server/core/database/sqlite.ts";
import { entriesIn } from "../server/features/log/bundle.ts";
import { readBundles } from "../server/features/log/log-store.ts";
import { orm } from "../server/features.ts";
import { engines, type Scratch, scratch } from "./engines.ts";
import { execute } from "./faults/database.ts";
import { isEveryday } from "./runs.ts";

const clock = () => new Date("2026-11-01T00:00:00.000Z");

/** Opens a database like a start of the node. */
function start({ database }: Scratch) {
  return database.engine === "sqlite"
    ? openSqlite(database.file, orm, clock, () => "id")
    : openPostgres(database, orm, clock, () => "id");
}

/** The executed migrations, with their times. */
async function executed(at: Scratch): Promise<object[]> {
  await using database = await start(at);
  return await database.all("select * from migration order by id");
}

it("wait while another process migrates the same file of SQLite, however often they meet its lock", async () => {
  let met = 0;
  await migrate({
    migrator: {
      getExecuted: async () => [],
      up: async () => {
        if (++met <= 5) throw new LockWaitTimeoutException(new Error("database is locked"));
        return [];
      },
    },
  });
  expect(met).toBe(6);
});

describe.each(engines)("migrations on %s", (engine) => {
  it("are executed by the first start alone", async () => {
    await using at = await scratch(engine);
    const first = await executed(at);
    expect(first).toMatchObject(steps.map(({ name }) => ({ name })));
    expect(await executed(at)).toEqual(first);
  });

  it("of a later version keep the data", async () => {
    await using at = await scratch(engine);
    {
      await using database = await start(at);
      await database.aside((rows) => rows.all("insert into figure values ('tags', 'weather', 2)"));
    }
    steps.push({
      name: "9000-later",
      statements: () => ["alter table figure add column added text not null default 'later'"],
    });
    await using _undone = {
      // On PostgreSQL the database is used again.
      [Symbol.asyncDispose]: () => {
        steps.pop();
        return execute(
          at.database,
          "alter table figure drop column added; delete from migration where name = '9000-later'",
        );
      },
    };
    await using database = await start(at);
    expect(await database.all("select * from figure")).toEqual([
      { kind: "tags", value: "weather", count: 2, added: "later" },
    ]);
  });

  it.each([
    { unknown: "9999-later", maker: "a newer version of the node, or by one from development" },
    { unknown: "0012-since-rewritten", maker: "a version of the node from development, which was never" },
  ])("that are unknown are named, with the version that made them: $unknown", async ({ unknown, maker }) => {
    await using at = await scratch(engine);
    await executed(at);
    await execute(at.database, `insert into migration (name) values ('${unknown}')`);
    await using _undone = {
      [Symbol.asyncDispose]: () => execute(at.database, `delete from migration where name = '${unknown}'`),
    };
    await expect(start(at)).rejects.toThrow(`was made by ${maker}`);
    await expect(start(at)).rejects.toThrow(`migrations ${unknown}, which`);
  });

  it("are undone as a whole if one of their statements fails", async () => {
    await using at = await scratch(engine);
    await executed(at);
    steps.push({ name: "9000-failing", statements: () => ["create table half (id integer)", "not SQL"] });
    try {
      await expect(start(at)).rejects.toThrow();
    } finally {
      steps.pop();
    }
    await expect(execute(at.database, "select * from half")).rejects.toThrow(/half/);
    expect(await executed(at)).toHaveLength(steps.length);
  });

  it.runIf(engine === "postgres")("fail if their connection ends", async () => {
    await using at = await scratch(engine);
    await executed(at);
    steps.push({ name: "9000-ended", statements: () => ["select pg_terminate_backend(pg_backend_pid())"] });
    try {
      await expect(start(at)).rejects.toThrow("terminat");
    } finally {
      steps.pop();
    }
  });

  // It takes as long as the statement, and what it shows is one setting.
  it.runIf(engine === "postgres" && !isEveryday)("may have statements that take long", async () => {
    await using at = await scratch(engine);
    await executed(at);
    const name = "9000-long";
    steps.push({ name, statements: () => [`select pg_sleep(${queryTimeoutMs / 1_000 + 1})`] });
    try {
      expect(await executed(at)).toHaveLength(steps.length);
    } finally {
      steps.pop();
      await execute(at.database, `delete from migration where name = '${name}'`);
    }
  });

  it.runIf(engine === "sqlite")("fail if SQLite rolls back itself, as after an I/O error", async () => {
    await using at = await scratch(engine);
    steps.push({ name: "9000-rolled-back", statements: () => ["rollback", "not SQL"] });
    try {
      await expect(start(at)).rejects.toThrow("syntax error");
    } finally {
      steps.pop();
    }
    expect(await executed(at)).toHaveLength(steps.length);
  });

  it("put the entries of a log into bundles, each in its place", async () => {
    await using at = await scratch(engine);
    await executed(at);
    // As the version before left it: a log that begins with event 41.
    await execute(
      at.database,
      `drop table log_bundle;
      create table log_entry (seq bigint not null primary key, entry text not null);
      insert into log_entry with recursive number (n) as (select 340 union all select n - 1 from number where n > 41)
        select n, '{"seq":' || n || '}' from number;
      insert into log (id, origin, first_seq, size, published_size) values (1, 'registry.example/log', 41, 300, 300);
      delete from migration where name = '0031-log-bundles'`,
    );
    await using database = await start(at);
    const bundles = (await readBundles(database, 0, 9)).map(({ number, entries }) => [
      number,
      ...entriesIn({ entries }),
    ]);
    const entries = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `{"seq":${from + index}}`);
    expect(bundles).toEqual([
      [0, ...entries(41, 296)],
      [1, ...entries(297, 340)],
    ]);
  });
});
