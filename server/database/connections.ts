/** Pools of PostgreSQL connections that never hand out a connection that may be dead. */
import pg from "pg";
import { requestCancel } from "./cancel-request.ts";
import { connectionSettings } from "./connection-settings.ts";

/** How long to wait for a connection, in milliseconds. */
const connectTimeoutMs = 4_000;

/** How long to wait for the answer to a statement, in milliseconds: longer than the server waits for a lock. */
export const queryTimeoutMs = 6_000;

/** How long a connection is idle before TCP asks whether the other end is still there, in milliseconds. */
const keepAliveDelayMs = 5_000;

/** How long a connection is kept at most, in seconds: behind a name that moved to another server it would stay for ever. */
const maxLifetimeSeconds = 600;

/** Numbers that count fit into a double: bigint columns are read as numbers (Seq ends at 2^53 - 1). */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** When statements are prepared under a name: `auto` means on connections that lead to the server itself. */
export type PreparedStatements = "auto" | "on" | "off";

export interface ConnectionsOptions {
  /** The most connections at a time. */
  max: number;
  /** Null for no limit. */
  queryTimeoutMs: number | null;
  /** Whether a server that takes no changes (a standby) is of no use. */
  writable: boolean;
  preparedStatements: PreparedStatements;
  /** Shared by the pools of one server: what one finds out about a fault holds for the others. */
  suspicion: Suspicion;
}

/** The server takes no changes. */
export class ReadOnlyServer extends Error {
  /** As PostgreSQL names it: read_only_sql_transaction. */
  readonly code = "25006";

  constructor() {
    super("the server takes no changes: it is a standby, or its default_transaction_read_only is on");
  }
}

/** A statement was not sent: its connection had ended before. */
export class NotSent extends Error {
  /** @param cause what ended the connection, if that is known. */
  constructor(cause?: Error) {
    super("the connection to the database had ended", { cause });
  }
}

/** What pg and Node.js say of a connection that the server, or the network, ended. */
const endCodes = new Set(["ECONNRESET", "EPIPE", "57P01", "57P02", "57P05"]);
const endMessage = "Connection terminated unexpectedly";

/**
 * Whether an error says that the connection ended. A connection that was idle may have ended before the statement came to
 * the server, so what has no effect of its own, a read or a `begin`, may be sent again by another one.
 */
export function hasEnded(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof NotSent ||
    error.message === endMessage ||
    ("code" in error && typeof error.code === "string" && endCodes.has(error.code))
  );
}

/** Runs what has no effect of its own, and once more if its connection had ended. */
export async function onLiveConnection<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (hasEnded(error)) return attempt();
    throw error;
  }
}

/** Which connections may be dead without having said so. */
export class Suspicion {
  /** Connections that were last heard of before this are discarded; a `performance.now()`. */
  since = Number.NEGATIVE_INFINITY;
  /** Whether the server took no changes when it was last asked. */
  readOnly = false;

  /** A statement that was sent at that time was never answered, or its connection broke. */
  suspect(sentAt: number): void {
    this.since = Math.max(this.since, sentAt);
  }

  /** A connection was made, to a server that takes changes or to one that does not. */
  found(readOnly: boolean): void {
    if (this.readOnly && !readOnly) this.suspect(performance.now()); // others may still lead to the former standby
    this.readOnly = readOnly;
  }
}

/** What is known about a connection. */
interface Trait {
  /** Whether statements may be prepared under a name. */
  named: boolean;
  /** When it last answered; a `performance.now()`. */
  heardAt: number;
}

/** A pool of connections. It connects when a connection is asked for. */
export class Connections {
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #suspicion: Suspicion;
  readonly #traits = new WeakMap<pg.ClientBase, Trait>();
  /** What ended connections while no statement was under way. */
  readonly #ends = new WeakMap<pg.ClientBase, Error>();

  constructor(url: string, options: ConnectionsOptions) {
    this.#url = url;
    this.#suspicion = options.suspicion;
    // No start-up parameters: a pooler such as PgBouncer rejects all that it does not know.
    this.#pool = new pg.Pool({
      ...connectionSettings(url),
      types,
      max: options.max,
      min: 1,
      maxLifetimeSeconds,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: options.queryTimeoutMs ?? 0,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelayMs,
      onConnect: (client) => this.#examine(client, options),
    });
    // Without listeners a connection that breaks ends the process. Its query fails, and the next makes another connection.
    this.#pool.on("error", () => undefined);
    this.#pool.on("connect", (client) => client.on("error", (error) => this.#ends.set(client, error)));
  }

  /** Takes a connection that has to be released. */
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

  get ended(): boolean {
    return this.#pool.ending;
  }

  async end(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }

  /** Finds out what a new connection leads to. */
  async #examine(client: pg.ClientBase, { preparedStatements, writable }: ConnectionsOptions): Promise<void> {
    const { rows } = await client.query<{ pid: number; read_only: boolean }>({
      text: `select pg_backend_pid() as pid,
        pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as read_only`,
      query_timeout: connectTimeoutMs,
    } as pg.QueryConfig); // @types/pg does not know query_timeout of one query
    const found = rows[0];
    if (writable) {
      this.#suspicion.found(found?.read_only === true);
      if (found?.read_only) throw new ReadOnlyServer();
    }
    // A pooler gives its clients numbers of its own: where they are not the server's, statements may run on any of its
    // connections, and one that is prepared under a name is not there.
    const direct = processOf(client).processID === found?.pid;
    const named = preparedStatements === "on" || (preparedStatements === "auto" && direct);
    this.#traits.set(client, { named, heardAt: performance.now() });
  }
}

/** What a connection in use needs of its pool. */
interface ConnectionHooks {
  cancel(server: ServerProcess): void;
  /** What ended the connection while no statement was under way. */
  end(): Error | undefined;
}

/** A connection in use. */
export class Connection {
  readonly #client: pg.PoolClient;
  readonly #trait: Trait;
  readonly #suspicion: Suspicion;
  readonly #hooks: ConnectionHooks;
  #broken = false;

  constructor(client: pg.PoolClient, trait: Trait, suspicion: Suspicion, hooks: ConnectionHooks) {
    this.#client = client;
    this.#trait = trait;
    this.#suspicion = suspicion;
    this.#hooks = hooks;
  }

  /** Whether it is of no further use. */
  get broken(): boolean {
    return this.#broken;
  }

  /**
   * Runs a statement.
   * @param name under which it is prepared, where that is possible.
   * @throws NotSent when the connection had ended before.
   */
  async query<Row extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<pg.QueryResult<Row>> {
    const sentAt = performance.now();
    try {
      const result = await this.#client.query<Row>({
        text,
        ...(values && { values: [...values] }),
        ...(name !== undefined && this.#trait.named && { name }),
      });
      this.#trait.heardAt = performance.now();
      return result;
    } catch (error) {
      this.#classify(error, sentAt);
      throw notSent.test(String(error)) ? new NotSent(this.#hooks.end()) : error;
    }
  }

  /** Gives it back. One that is broken, or still in a transaction, is closed. */
  release(): void {
    const inTransaction = statusOf(this.#client) !== "I";
    this.#client.release(this.#broken || inTransaction);
  }

  #classify(error: unknown, sentAt: number): void {
    const state = error instanceof pg.DatabaseError ? error.code : undefined;
    if (state === undefined) {
      // Not the server's word: the connection broke, or there was no answer in time.
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
      this.#suspicion.suspect(sentAt); // who ends one connection often ends all
    } else {
      this.#trait.heardAt = performance.now();
    }
  }
}

/** What pg says of a statement that it did not send. */
const notSent = /is not queryable$/;

/** SQLSTATE read_only_sql_transaction. */
const readOnly = "25006";

/** What a server process is cancelled by. */
export interface ServerProcess {
  processID: number | null;
  secretKey: number | null;
}

/** The numbers that the server, or the pooler, gave to a connection. */
function processOf(client: pg.ClientBase): ServerProcess {
  return client as unknown as ServerProcess; // pg keeps both, and its types do not say so
}

/** `I` outside of a transaction, `T` in one, `E` in one that failed. */
function statusOf(client: pg.ClientBase): string | null {
  return (client as unknown as { getTransactionStatus(): string | null }).getTransactionStatus(); // newer than its types
}
