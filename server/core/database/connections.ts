/** Pools of PostgreSQL connections that never hand out a connection that may be dead. */
import type { Socket } from "node:net";
import pg from "pg";
import { requestCancel } from "./cancel-request.ts";
import { connectionSettings } from "./connection-settings.ts";

/** The timeout of connecting, in milliseconds. */
const connectTimeoutMs = 4_000;

/** The timeout of a statement, in milliseconds: longer than the server waits for a lock. */
export const queryTimeoutMs = 6_000;

/** The idle time before TCP keep-alive, in milliseconds. */
const keepAliveDelayMs = 5_000;

/** The maximum age of a connection, in seconds: otherwise it would stay open after its host name has moved to another server. */
const maxLifetimeSeconds = 600;

/** Reads bigint columns as numbers: their values are below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** When to use named prepared statements; `auto`: on direct connections to the server. */
export type PreparedStatements = "auto" | "on" | "off";

export interface ConnectionsOptions {
  /** The maximum number of connections. */
  max: number;
  /** Null for no limit. */
  queryTimeoutMs: number | null;
  /** Whether to reject a read-only server (a standby). */
  writable: boolean;
  preparedStatements: PreparedStatements;
  /** Shared by the pools of one server: a failure that one detects affects the others. */
  suspicion: Suspicion;
}

/** Thrown if the server is read-only. */
export class ReadOnlyServer extends Error {
  /** SQLSTATE read_only_sql_transaction. */
  readonly code = "25006";

  constructor() {
    super("the server takes no changes: it is a standby, or its default_transaction_read_only is on");
  }
}

/** Thrown if a statement was not sent, because its connection had already ended. */
export class NotSent extends Error {
  /** @param cause the error that ended the connection, if known. */
  constructor(cause?: Error) {
    super("the connection to the database had ended", { cause });
  }
}

/** Messages of pg and Node.js for a connection that the server or the network ended. */
const endCodes = new Set(["ECONNRESET", "EPIPE", "57P01", "57P02", "57P05"]);
const endMessage = "Connection terminated unexpectedly";

/**
 * Whether an error says that the connection ended. An idle connection may have ended before the statement reached the
 * server, so a statement without effects, a read or a `begin`, may be retried on another one.
 */
export function hasEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof NotSent ||
    error.message === endMessage ||
    ("code" in error && typeof error.code === "string" && endCodes.has(error.code))
  );
}

/** Runs an operation without effects, and retries it once if its connection had ended. */
export async function onLiveConnection<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (hasEnded(error)) return attempt();
    throw error;
  }
}

/** Detects connections that may be dead without an error. */
export class Suspicion {
  /** Connections whose last response is older are discarded; a `performance.now()`. */
  since = Number.NEGATIVE_INFINITY;
  /** Whether the server was read-only at the last check. */
  readOnly = false;

  /** A statement that was sent at that time had no response, or its connection broke. */
  suspect(sentAt: number): void {
    this.since = Math.max(this.since, sentAt);
  }

  /** A connection was opened, to a read-only server or not. */
  found(readOnly: boolean): void {
    if (this.readOnly && !readOnly) this.suspect(performance.now()); // others may still be connected to the former standby
    this.readOnly = readOnly;
  }
}

/** The state of a connection. */
interface Trait {
  /** Whether named prepared statements may be used. */
  named: boolean;
  /** The time of its last response; a `performance.now()`. */
  heardAt: number;
}

/** A pool of connections. It connects on demand. */
export class Connections {
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #suspicion: Suspicion;
  readonly #traits = new WeakMap<pg.ClientBase, Trait>();
  /** Errors that ended idle connections. */
  readonly #ends = new WeakMap<pg.ClientBase, Error>();

  constructor(url: string, options: ConnectionsOptions) {
    this.#url = url;
    this.#suspicion = options.suspicion;
    // No start-up parameters: poolers such as PgBouncer reject unknown ones.
    this.#pool = new pg.Pool({
      ...connectionSettings(url),
      types,
      max: options.max,
      pipeline: true, // statements are sent at once, although earlier ones have no response yet
      min: 1,
      maxLifetimeSeconds,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: options.queryTimeoutMs ?? 0,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelayMs,
      onConnect: (client) => this.#examine(client, options),
    });
    // Without listeners a broken connection would end the process. Its query fails, and the next one opens another connection.
    this.#pool.on("error", () => undefined);
    this.#pool.on("connect", (client) => client.on("error", (error) => this.#ends.set(client, error)));
  }

  /** Acquires a connection, which must be released. */
  async acquire(): Promise<Connection> {
    for (;;) {
      const client = await this.#pool.connect();
      const trait = this.#traits.get(client);
      if (trait && trait.heardAt >= this.#suspicion.since)
        return new Connection(client, trait, this.#suspicion, {
          cancel: (each) => requestCancel(this.#url, each),
          end: () => this.#ends.get(client),
        });
      client.release(true);
    }
  }

  /** How many connections are open and idle, and how many operations wait for one. */
  get use(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  get ended(): boolean {
    return this.#pool.ending;
  }

  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }

  /** Detects the kind of server of a new connection. */
  async #examine(client: pg.ClientBase, { preparedStatements, writable }: ConnectionsOptions): Promise<void> {
    const { rows } = await client.query<{ pid: number; read_only: boolean }>({
      text: `select pg_backend_pid() as pid,
        pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as read_only`,
      query_timeout: connectTimeoutMs,
    } as pg.QueryConfig); // query_timeout of a query is missing in @types/pg
    const found = rows[0];
    if (writable) {
      this.#suspicion.found(found?.read_only === true);
      if (found?.read_only) throw new ReadOnlyServer();
    }
    // A pooler assigns its own process ids. If they differ from the server's, statements may run on any of its connections,
    // which do not have the named prepared statements.
    const direct = processOf(client).processID === found?.pid;
    const named = preparedStatements === "on" || (preparedStatements === "auto" && direct);
    this.#traits.set(client, { named, heardAt: performance.now() });
  }
}

/** The parts of the pool that a connection needs. */
interface ConnectionHooks {
  cancel(server: ServerProcess): void;
  /** The error that ended the idle connection. */
  end(): Error | undefined;
}

/** A connection in use. */
export class Connection {
  readonly #client: pg.PoolClient;
  readonly #trait: Trait;
  readonly #suspicion: Suspicion;
  readonly #hooks: ConnectionHooks;
  #broken = false;
  /** Whether the last statement failed: the status of the transaction after it may not have arrived yet. */
  #failed = false;
  #isCorked = false;

  constructor(client: pg.PoolClient, trait: Trait, suspicion: Suspicion, hooks: ConnectionHooks) {
    this.#client = client;
    this.#trait = trait;
    this.#suspicion = suspicion;
    this.#hooks = hooks;
  }

  /** Whether it must not be used any more. */
  get broken(): boolean {
    return this.#broken;
  }

  /**
   * Runs a statement.
   * @param name the name of the prepared statement, where that is possible.
   * @throws NotSent if the connection had already ended.
   */
  async query<Row extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<pg.QueryResult<Row>> {
    if (this.#broken) throw new NotSent(this.#hooks.end()); // the transaction on it is lost
    const sentAt = performance.now();
    this.#writeTogether();
    try {
      const result = await this.#client.query<Row>({
        text,
        ...(values && { values: [...values] }),
        ...(name !== undefined && this.#trait.named && { name }),
      });
      this.#trait.heardAt = performance.now();
      this.#failed = false;
      return result;
    } catch (error) {
      this.#failed = true;
      this.#classify(error, sentAt);
      throw notSent.test(String(error)) ? new NotSent(this.#hooks.end()) : error;
    }
  }

  /** Whether a transaction is open on it, or may be, as of the last response. */
  get inTransaction(): boolean {
    return this.#failed || statusOf(this.#client) !== "I";
  }

  /** Writes the statements of this turn to the network at once: each write takes longer than the statement's own work here. */
  #writeTogether(): void {
    if (this.#isCorked) return;
    const stream = streamOf(this.#client);
    stream.cork();
    this.#isCorked = true;
    process.nextTick(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  /** Releases it. A connection that is broken or still in a transaction is closed. */
  release(): void {
    this.#client.release(this.#broken || this.inTransaction);
  }

  #classify(error: unknown, sentAt: number): void {
    const state = error instanceof pg.DatabaseError ? error.code : undefined;
    if (state === undefined) {
      // Not an error of the server: the connection broke, or there was no response in time.
      this.#broken = true;
      this.#suspicion.suspect(sentAt);
      if (error instanceof Error && error.message === "Query read timeout")
        this.#hooks.cancel(processOf(this.#client));
    } else if (state === readOnly) {
      this.#broken = true;
      this.#suspicion.readOnly = true;
      this.#suspicion.suspect(sentAt);
    } else if (endCodes.has(state)) {
      this.#broken = true;
      this.#suspicion.suspect(sentAt); // the others have often ended too
    } else {
      this.#trait.heardAt = performance.now();
    }
  }
}

/** The message of pg for a statement that it did not send. */
const notSent = /is not queryable$/;

/** SQLSTATE read_only_sql_transaction. */
const readOnly = "25006";

/** The key of a cancel request. */
export interface ServerProcess {
  processID: number | null;
  secretKey: number | null;
}

/** Returns the process id and secret key of a connection, assigned by the server or pooler. */
function processOf(client: pg.ClientBase): ServerProcess {
  return client as unknown as ServerProcess; // pg has both; they are missing in its types
}

function streamOf(client: pg.PoolClient): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream; // likewise
}

/** `I` outside of a transaction, `T` in one, `E` in one that failed. */
function statusOf(client: pg.ClientBase): string | null {
  return (client as unknown as { getTransactionStatus(): string | null }).getTransactionStatus(); // newer than its types
}
