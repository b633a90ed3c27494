/** Compares the entities with the tables that the migrations make. */
import { PostgreSqlDriver } from "@mikro-orm/postgresql";
import {
  type ColumnDifference,
  DatabaseSchema,
  MikroORM,
  NodeSqliteDialect,
  SchemaComparator,
  SqliteDriver,
  type TableDifference,
} from "@mikro-orm/sql";
import { describe, expect, it } from "vitest";
import { ormOptions } from "../server/core/database/migrations.ts";
import { entities } from "../server/features.ts";
import { type EngineName, engines, type Scratch, scratch } from "./engines.ts";
import { execute } from "./faults/database.ts";
import { createWorld } from "./world.ts";

/** The tables of vectors have no entities: they are blobs on SQLite, and arrays on PostgreSQL. */
const vectorTables = [/^agent_vector(_progress)?$/];

/** The tables whose keys the engine generates. */
const generatesKey = [
  "certification",
  "domain_claim",
  "offer",
  "erasure",
  "peer",
  "probe_origin",
  "probe_target",
  "security_event",
  "sign_up",
  "violation",
  "webhook",
];

/** Differences that the comparison finds although there are none. */
const exceptions: Record<EngineName, string[]> = {
  sqlite: [
    // Only `integer` is the type of row ids on SQLite. It has 64 bits there: what `bigint` is on PostgreSQL.
    ...["agent", ...generatesKey].map((table) => `${table}: changedColumns key type`),
    // SQLite does not report that an index is descending.
    "figure: changedIndexes figure_by_count",
  ],
  // MikroORM only knows identity columns as computed ones, which SQLite does not have.
  postgres: generatesKey.flatMap((table) => [`${table}: addedColumns key`, `${table}: removedColumns key`]),
};

async function openOrm(database: Scratch["database"]) {
  const options = { ...ormOptions(database.engine), entities };
  if (database.engine === "postgres")
    return MikroORM.init({ ...options, driver: PostgreSqlDriver, clientUrl: database.url });
  const driverOptions = new NodeSqliteDialect(database.file);
  return MikroORM.init({ ...options, driver: SqliteDriver, dbName: database.file, driverOptions });
}

/** What would have to change in a database for its tables to be those of the entities, sorted. */
async function differences(database: Scratch["database"]): Promise<string[]> {
  const orm = await openOrm(database);
  try {
    const [connection, platform] = [orm.em.getConnection(), orm.em.getPlatform()];
    const tables = await DatabaseSchema.create(
      connection,
      platform,
      orm.config,
      undefined,
      undefined,
      undefined,
      vectorTables,
    );
    // Statements name all columns, so a default only serves the rows that exist when a migration adds a column.
    for (const table of tables.getTables()) for (const column of table.getColumns()) column.default = null;
    const target = DatabaseSchema.fromMetadata(
      [...orm.getMetadata().getAll().values()],
      platform,
      orm.config,
    );
    const found = new SchemaComparator(platform).compare(tables, target);
    return [
      ...Object.keys(found.newTables).map((table) => `${table}: no table`),
      ...Object.keys(found.removedTables).map((table) => `${table}: no entity`),
      ...Object.values(found.changedTables).flatMap(changesOf),
    ].sort();
  } finally {
    await orm.close();
  }
}

/** The changes of a table: each with its kind, and the name of what changed. */
function changesOf({ name, fromTable: _from, toTable: _to, ...changes }: TableDifference): string[] {
  return Object.entries(changes).flatMap(([kind, changed]) =>
    Object.entries(changed).map(([what, change]) =>
      [`${name}:`, kind, what, ...propertiesOf(change)].join(" "),
    ),
  );
}

/** The changed properties of a column. */
function propertiesOf(change: Partial<ColumnDifference>): string[] {
  return [...(change.changedProperties ?? [])];
}

/** Changes of tables without their entities, how to undo them, and the difference that each makes. */
const changes = [
  {
    change: "alter table figure add column added text",
    undo: "alter table figure drop column added",
    difference: "figure: removedColumns added",
  },
  {
    change: "alter table account rename column tier to former",
    undo: "alter table account rename column former to tier",
    difference: "account: renamedColumns former",
  },
  {
    change: "drop index delivery_pending",
    undo: "create index delivery_pending on delivery (webhook_key, seq) where status = 'pending'",
    difference: "delivery: addedIndexes delivery_pending",
  },
];

describe.each(engines)("the tables on %s", (engine) => {
  it("are those of the entities", async () => {
    await using at = await scratch(engine);
    await using _world = await createWorld(engine, { database: at.database });
    expect(await differences(at.database)).toEqual(exceptions[engine].toSorted());
  });

  it("differ after a change of a column or of an index", async () => {
    await using at = await scratch(engine);
    await using _world = await createWorld(engine, { database: at.database });
    await using _undone = {
      // On PostgreSQL the database is used again.
      [Symbol.asyncDispose]: () => execute(at.database, changes.map(({ undo }) => undo).join("; ")),
    };
    await execute(at.database, changes.map(({ change }) => change).join("; "));
    const expected = [...exceptions[engine], ...changes.map(({ difference }) => difference)];
    expect(await differences(at.database)).toEqual(expected.toSorted());
  });
});
