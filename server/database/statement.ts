/**
 * Statements that Kysely builds from typed tables, once for both engines; each run only binds values.
 *
 * MikroORM writes values into the text of its statements, so none is ever prepared twice.
 */
import {
  type Compilable,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Param, Rows } from "./database.ts";

/** The columns of an entity's table, as the engines store them: JSON is text, and SQLite has no booleans. */
export type Columns<Entity> = {
  [Name in keyof Entity as Name extends string ? Name : never]-?: Column<Exclude<Entity[Name], undefined>>;
};

type Column<Value> = Value extends string | number | null
  ? Value
  : Value extends boolean
    ? boolean | 0 | 1
    : string;

/** A statement with named values. */
export interface Statement<Values, Row> {
  /** Runs it, and returns all rows. */
  all(rows: Rows, values: Values): Promise<Row[]>;
  /** Runs it, and returns the first row, if there is one. */
  get(rows: Rows, values: Values): Promise<Row | undefined>;
}

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

// Both engines read what Kysely writes for SQLite: quoted names, and `?` for values, which PostgreSQL's connection numbers.
const builder = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/**
 * Builds a statement.
 * @param build is called once, with a placeholder for each value: it may only pass them on.
 */
export function statement<Tables, Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values) => Compilable<Row>,
): Statement<Values, Row> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
  const db: unknown = builder; // its type only says which tables it may name
  const { sql, parameters } = build(db as Kysely<Tables>, placeholders as Values).compile(); // any property is a placeholder
  const bind = (values: Values) =>
    parameters.map(
      (each) => (each instanceof Placeholder ? values[each.name as keyof Values] : each) as Param,
    ); // columns and constants
  return {
    all: (rows, values) => rows.all<Row>(sql, bind(values)),
    get: (rows, values) => rows.get<Row>(sql, bind(values)),
  };
}

/** The values of the named columns: for statements that write many. */
export function pick<Values, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>; // it has exactly these
}
