/**
 * MikroORM on the connections of a node. Its entity managers run their statements by {@link Rows}, like all others: in the turns,
 * the transaction and the trace of these.
 */
import { PostgreSqlPlatform } from "@mikro-orm/postgresql";
import {
  AbstractSqlConnection,
  AbstractSqlDriver,
  type AbstractSqlPlatform,
  type Configuration,
  ConstraintViolationException,
  type DriverException,
  type EntityManager,
  type EntitySchema,
  isRaw,
  MikroORM,
  type NativeQueryBuilder,
  type Platform,
  type RawQueryFragment,
  raw,
  SqlitePlatform,
  type Transaction,
} from "@mikro-orm/sql";
import {
  CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Engine, Param, Rows, Writer } from "./rows.ts";

/** Has an entity manager. */
export interface Managed {
  /** The entity manager of a change; outside of changes a new one, which only reads. */
  em(): EntityManager;
}

/** Reads by SQL, and by entities. */
export interface ManagedRows extends Rows, Managed {
  readonly orm: Orm;
}

/** Writes by SQL, and by entities. */
export interface ManagedWriter extends Writer, Managed {}

/** The entities of a node. Their metadata are the same for every database, and made when an engine needs them first. */
export class Orm {
  readonly #entities: EntitySchema[];
  readonly #made = new Map<Engine, MikroORM>();

  constructor(entities: EntitySchema[]) {
    this.#entities = entities;
  }

  /**
   * Creates an entity manager whose statements run by `rows`, without a transaction of its own. MikroORM's `transactional` never
   * releases a connection on which "begin" or "rollback" failed (Kysely's ControlledTransaction), so one outage would use up all.
   */
  managerOn(rows: Rows): EntityManager {
    const em = this.#orm(rows.engine).em.fork() as EntityManager; // the engines are SQL
    em.setTransactionContext(kyselyOn(rows));
    return em;
  }

  #orm(engine: Engine): MikroORM {
    const made =
      this.#made.get(engine) ??
      new MikroORM({
        entities: this.#entities,
        driver: engine === "sqlite" ? BindingSqliteDriver : BindingPostgresDriver,
        dbName: engine, // it never connects
        logger: () => undefined, // the node logs exceptions itself
        discovery: { warnWhenNoEntities: false },
      });
    this.#made.set(engine, made);
    return made;
  }
}

/** Lets rows be read by entities too. */
export function managed(orm: Orm, { engine, all, get }: Rows): ManagedRows {
  return { orm, engine, all, get, em: () => orm.managerOn({ engine, all, get }) };
}

/** Runs work that may write by entities too. Statements see what its entity manager has changed, and the end writes it. */
export async function writeManaged<Result>(
  orm: Orm,
  writer: Writer,
  work: (writer: ManagedWriter) => Promise<Result>,
): Promise<Result> {
  let em: EntityManager | undefined;
  const flushed = async () => {
    await em?.flush();
    return writer;
  };
  const result = await work({
    engine: writer.engine,
    all: async (sql, params) => (await flushed()).all(sql, params),
    get: async (sql, params) => (await flushed()).get(sql, params),
    run: async (sql, params) => (await flushed()).run(sql, params),
    settle: async () => (await flushed()).settle(),
    em() {
      em ??= orm.managerOn(writer);
      return em;
    },
  });
  await flushed();
  return result;
}

/** Binds the values of statements. MikroORM's own connections (7.2.1) write them into the text, which is then never prepared twice. */
class BindingConnection extends AbstractSqlConnection {
  override createKyselyDialect(): never {
    throw new Error("An entity manager has no connection of its own: use that of a change, or of reads");
  }

  override async execute<Result>(
    query: string | NativeQueryBuilder | RawQueryFragment,
    params: readonly unknown[] | Record<string, unknown> = [],
    method: "all" | "get" | "run" = "all",
    connection?: Transaction<Kysely<unknown>>, // that of kyselyOn
  ): Promise<Result> {
    const statement = typeof query === "string" ? raw(query, params) : isRaw(query) ? query : query.toRaw();
    const bound: Param[] = [];
    const sql = bind(this.platform, statement, bound);
    const counted = method === "run" && isUncounted(sql) ? `${sql} returning 1` : sql;
    const client = connection ?? this.createKyselyDialect();
    const result = await client.executeQuery(CompiledQuery.raw(counted, bound));
    return this.transformRawResult<Result>(result, method);
  }
}

/** Whether a statement does not say how many rows it changed. */
function isUncounted(sql: string): boolean {
  return /^(?:update|delete)\b/i.test(sql) && !/\breturning\b/i.test(sql);
}

/**
 * Writes the identifiers (`??`) and fragments of a statement into its text, and keeps `?` for its values.
 * @param bound gets the values.
 */
function bind(
  platform: Platform,
  { sql, params }: Pick<RawQueryFragment, "sql" | "params">,
  bound: Param[],
): string {
  let next = 0;
  return sql.replaceAll(/\?\??/g, (placeholder) => {
    const value = params[next++];
    if (placeholder === "??") return platform.quoteIdentifier(String(value));
    return toText(platform, value, bound);
  });
}

/** The placeholder of a value; of a list, those of its values. */
function toText(platform: Platform, value: unknown, bound: Param[]): string {
  if (isRaw(value)) return bind(platform, value, bound);
  if (Array.isArray(value)) return value.map((each) => toText(platform, each, bound)).join(", ");
  bound.push((value ?? null) as Param); // the properties of entities are texts, numbers and booleans
  return "?";
}

abstract class BindingDriver extends AbstractSqlDriver<BindingConnection> {
  constructor(config: Configuration, platform: AbstractSqlPlatform) {
    super(config, platform, BindingConnection, []);
  }

  /** Keeps the errors of the node, such as that of a closed database; MikroORM would replace them by its own, without their classes. */
  override convertException(error: Error): DriverException {
    const converted = super.convertException(error);
    if (!(converted instanceof ConstraintViolationException)) return error as DriverException; // it is only thrown
    converted.cause = error;
    return converted;
  }
}

class BindingSqliteDriver extends BindingDriver {
  constructor(config: Configuration) {
    super(config, new SqlitePlatform());
  }
}

class BindingPostgresDriver extends BindingDriver {
  constructor(config: Configuration) {
    super(config, new PostgreSqlPlatform());
  }
}

/** Lets Kysely run statements by {@link Rows}. */
function kyselyOn(rows: Rows): Kysely<unknown> {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      return { rows: await rows.all<Row>(sql, parameters as readonly Param[]) }; // bound above, or by a typed builder
    },
    streamQuery() {
      throw new Error("Statements of a node return all their rows");
    },
  };
  return new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new RowsDriver(connection),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(), // `?` for values, on both engines
    },
  });
}

class RowsDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    super();
    this.#connection = connection;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
}
