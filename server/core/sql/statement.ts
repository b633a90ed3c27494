/**
 * Statements that Kysely builds from typed tables, once for both engines; each run only binds values.
 *
 * MikroORM writes values into the text of its statements, so none is ever prepared twice.
 */
import {
  type Compilable,
  DummyDriver,
  type Expression,
  type Generated,
  Kysely,
  type RawBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import { BoundedMap } from "../values/bounded-map.ts";
import type { Engine, LoneWriter, Param, Rows, Writer } from "./rows.ts";

/** The columns of an entity's table, as the engines store them: JSON is text, and SQLite has no booleans. */
export type Columns<Entity> = {
  [Name in keyof Entity as Name extends string ? Name : never]-?: Column<Exclude<Entity[Name], undefined>>;
};

type Column<Value> = Value extends string | number | null
  ? Value
  : Value extends boolean
    ? boolean | 0 | 1
    : string;

/** A table for statements: the columns of an entity, of which the engine generates some. */
export type Table<Entity, Generates extends keyof Columns<Entity> = never> = Omit<
  Columns<Entity>,
  Generates
> & {
  [Name in Generates]: Generated<Columns<Entity>[Name]>;
};

/** A statement with named values. */
export interface Statement<Values, Row> {
  /** Its text on an engine: for statements without values, which are sent with others. */
  text(engine: Engine): string;
  /** Runs it, and returns all rows. */
  all(rows: Rows, values: Values): Promise<Row[]>;
  /** Runs it, and returns the first row, if there is one. */
  get(rows: Rows, values: Values): Promise<Row | undefined>;
  /** Runs it without reading rows. A later statement of the change may throw its failure: see {@link Writer}. */
  run(writer: Pick<Writer, "engine" | "run">, values: Values): Promise<void>;
  /** Runs it in a transaction of its own, and returns all rows: see {@link LoneWriter.alone}. */
  alone(database: LoneWriter, values: Values): Promise<Row[]>;
}

/** The type of a statement's rows. */
export type RowOf<Of> = Of extends Statement<infer _, infer Row> ? Row : never;

/** The types of columns in lists of rows. */
export type ListedType = "text" | "integer" | "number" | "boolean";

/** Writes what the engines write differently. A list is one value, so a statement is the same for any number of them. */
export interface Dialect {
  engine: Engine;
  /** Texts of a list, for `in`; of null, none. */
  texts<Text extends string>(list: readonly Text[] | null): RawBuilder<Text>;
  /**
   * Whether a column has one of the texts of a list, in a query whose plan depends on them. PostgreSQL knows them when it plans,
   * and so how many rows have them; and reads an index in its order if {@link queryOfGiven} knows that there is only one.
   */
  isAmong(column: Expression<unknown>, list: readonly string[]): RawBuilder<boolean>;
  /** The number of texts in a list. */
  lengthOf(list: readonly string[]): Placeholder;
  /** Whole numbers of a list, for `in`. */
  numbers(list: readonly number[]): RawBuilder<number>;
  /** A select of rows of a list, whose columns have these names and types, in this order. */
  rows<Row extends object>(
    list: readonly Row[],
    types: { [Name in keyof Row & string]: ListedType },
  ): RawBuilder<Row>;
}

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly name: string;
  /** Converts a value to a parameter. */
  readonly bind: (value: never) => Param;

  constructor(name: string, bind: (value: never) => Param = bound) {
    this.name = name;
    this.bind = bind;
  }
}

/** Stands for a list of one text. */
class ListOfOne extends Placeholder {}

/** Binds the text of a list of one. */
function onlyOf({ name }: ListOfOne): Placeholder {
  return new Placeholder(name, ([text = null]: readonly (string | null)[]) => text);
}

/** Binds the length of a list. */
function lengthOf(list: unknown): Placeholder {
  return new Placeholder((list as Placeholder).name, (texts: readonly string[]) => texts.length); // it stands for a list
}

/** Binds a list as an array of PostgreSQL (https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO). */
function arrayOf(list: unknown): Placeholder {
  const quoted = (text: string) => `"${text.toWellFormed().replaceAll(/["\\]/g, "\\$&")}"`;
  return new Placeholder((list as Placeholder).name, (texts: readonly string[]) => `{${texts.map(quoted)}}`); // it stands for a list
}

/** Reads a list: with binary rows, which takes half the time, from SQLite 3.51 on (https://sqlite.org/releaselog/3_51_0.html). */
const sqliteEach = sql.raw(hasBinaryRows(process.versions.sqlite) ? "jsonb_each" : "json_each");

function hasBinaryRows(version = "0.0"): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 3 || (major === 3 && minor >= 51);
}

const sqlite: Dialect = {
  engine: "sqlite",
  texts: (list) => sql`(select value from json_each(${list}))`,
  isAmong: (column, list) =>
    list instanceof ListOfOne
      ? sql`${column} = ${onlyOf(list)}`
      : sql`${column} in (select value from json_each(${list}))`,
  lengthOf,
  numbers: (list) => sql`(select value from json_each(${list}))`,
  rows(list, types) {
    const columns = Object.keys(types).map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
    // `where true`: without it SQLite reads `on conflict` after it as a join (https://sqlite.org/lang_upsert.html#parsing_ambiguity).
    return sql`select ${sql.join(columns)} from ${sqliteEach}(${list}) where true`;
  },
};

const postgresTypes = { text: "text", integer: "bigint", number: "double precision", boolean: "boolean" };

const postgres: Dialect = {
  engine: "postgres",
  // As arrays, which are made once: of a set PostgreSQL expects many values, and makes it again for each row that it compares.
  texts: (list) => sql`(select unnest(array(select json_array_elements_text(cast(${list} as json)))))`,
  isAmong: (column, list) =>
    list instanceof ListOfOne
      ? sql`${column} = ${onlyOf(list)}`
      : sql`${column} = any(cast(${arrayOf(list)} as text[]))`,
  lengthOf,
  numbers: (list) =>
    sql`(select unnest(array(select cast(json_array_elements_text(cast(${list} as json)) as bigint))))`,
  rows(list, types) {
    const names = Object.keys(types);
    const columns = Object.entries<ListedType>(types).map(
      ([name, type]) => sql`${sql.ref(name)} ${sql.raw(postgresTypes[type])}`,
    );
    return sql`select ${sql.join(names.map((name) => sql.ref(name)))}
      from json_to_recordset(cast(${list} as json)) as listed (${sql.join(columns)})`;
  },
};

const dialects: Record<Engine, Dialect> = { sqlite, postgres };

/**
 * Writes constants into the text, and only values as parameters: an engine plans a statement for its constants, and a partial
 * index is only used for the constant that it names.
 */
class Compiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Placeholder) super.appendValue(value);
    else if (typeof value === "string" && value.includes("?"))
      throw new Error(`The constant ${value} has a question mark, which stands for a value`);
    else this.appendImmediateValue(value);
  }
}

// Both engines read what Kysely writes for SQLite: quoted names, and `?` for values, which PostgreSQL's connection numbers.
const builder = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new Compiler(),
  },
});

/** A statement as an engine runs it. */
interface Built {
  sql: string;
  parameters: readonly Placeholder[];
}

/**
 * Builds a statement.
 * @param build is called once for each engine that is used, with a placeholder for each value: it may only pass them on.
 */
export function statement<Tables, Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values, dialect: Dialect) => Compilable<Row> | RawBuilder<Row>,
): Statement<Values, Row> {
  const placeholders: unknown = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
  const db: unknown = builder; // its type only says which tables it may name
  const built = new Map<Engine, Built>();
  const builtFor = (engine: Engine): Built => {
    const known = built.get(engine);
    if (known) return known;
    const { sql, parameters } = build(
      db as Kysely<Tables>,
      placeholders as Values, // any property is a placeholder
      dialects[engine],
    ).compile(builder);
    const one = { sql, parameters: parameters as readonly Placeholder[] }; // Compiler adds no others
    built.set(engine, one);
    return one;
  };
  const bind = ({ engine }: { engine: Engine }, values: Values): [string, Param[]] => {
    const { sql, parameters } = builtFor(engine);
    return [sql, parameters.map(({ name, bind }) => bind(values[name as keyof Values] as never))]; // placeholders have the names of values
  };
  return {
    text: (engine) => builtFor(engine).sql,
    all: (rows, values) => rows.all<Row>(...bind(rows, values)),
    get: (rows, values) => rows.get<Row>(...bind(rows, values)),
    run: (writer, values) => writer.run(...bind(writer, values)),
    alone: (database, values) => database.alone<Row>(...bind(database, values)),
  };
}

/** A statement that reads. */
export type Query<Values, Row> = Pick<Statement<Values, Row>, "all" | "get">;

/** How many texts of a query are kept. */
const keptTexts = 256;

/**
 * Builds a query whose text depends on which values are given, and which lists have only one element: for lists with optional
 * filters. It does not depend on what the values are.
 * @param build is called for each combination; the values that are not given are undefined.
 */
export function queryOfGiven<Tables, Values extends object, Row>(
  build: (db: Kysely<Tables>, values: Values, dialect: Dialect) => Compilable<Row> | RawBuilder<Row>,
): Query<Values, Row> {
  const kept = new BoundedMap<string, Statement<Values, Row>>(keptTexts);
  const queryFor = (values: Values): Query<Values, Row> => {
    const placeholders = placeholdersOf(values);
    const combination = placeholders
      .map((each) => (each instanceof ListOfOne ? `${each.name}=` : each.name))
      .join();
    const known = kept.get(combination);
    if (known) return known;
    const given: unknown = Object.fromEntries(placeholders.map((each) => [each.name, each]));
    const query = statement<Tables, Values, Row>((db, _, dialect) => build(db, given as Values, dialect)); // as statement does
    kept.set(combination, query);
    return query;
  };
  return {
    all: (rows, values) => queryFor(values).all(rows, values),
    get: (rows, values) => queryFor(values).get(rows, values),
  };
}

/** Placeholders of the values that are given, by their names. */
function placeholdersOf(values: object): Placeholder[] {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) =>
      Array.isArray(value) && value.length === 1 ? new ListOfOne(name) : new Placeholder(name),
    );
}

/** Lists are JSON. */
function bound(value: unknown): Param {
  return Array.isArray(value) ? listText(value) : (value as Param); // a column
}

/** Serializes a list. Half characters (lone surrogates) become U+FFFD, as when they are bound; as JSON the engines reject them. */
function listText(list: readonly unknown[]): string {
  const text = JSON.stringify(list);
  if (!text.includes("\\ud")) return text;
  return JSON.stringify(list, (_, value) => (typeof value === "string" ? value.toWellFormed() : value));
}

/** The columns of the row that was to be inserted, for the update of an upsert: so each value is bound once. */
export function excludedOf<Values extends object>(
  values: Values,
): { [Name in keyof Values]: RawBuilder<never> } {
  const columns = Object.keys(values).map((name) => [name, sql.ref(`excluded.${name}`)]);
  return Object.fromEntries(columns); // the same names
}

/** The values of the named columns: for statements that write many. */
export function pick<Values, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>; // it has exactly these
}
