/** A standby of the PostgreSQL server, which serves reads that may lag behind the primary. */
import { type Kysely, sql } from "kysely";
import type { JournalTables } from "../journal/journal.ts";
import type { Orm } from "../sql/orm.ts";
import type { Rows } from "../sql/rows.ts";
import { type RowOf, statement } from "../sql/statement.ts";
import { placeOf } from "./connection-settings.ts";
import { Connections, type PreparedStatements, queryTimeoutMs, Suspicion } from "./connections.ts";
import { unavailable } from "./postgres-errors.ts";
import { type Reads, readConnections, readsOn } from "./postgres-reads.ts";
import { within } from "./within.ts";

interface Tables extends JournalTables {
  node_key: { id: number; fingerprint: string };
}

// A statement, because it asks the server too, every second.
/** What a check finds out about a server: whether it is a standby, its last change, and whose database it has. */
export const readProgress = statement((db: Kysely<Tables>) =>
  db
    .selectFrom("journal")
    .leftJoin("node_key", "node_key.id", "journal.id")
    .select(["journal.seq", "node_key.fingerprint", sql<boolean>`pg_is_in_recovery()`.as("is_standby")])
    .where("journal.id", "=", 1),
);

export type Progress = RowOf<typeof readProgress>;

/** The timeout of a check, in milliseconds. Afterwards reads that wait for the replica go to the primary. */
const checkTimeoutMs = 1_000;

/** What the primary is known to have. */
export interface PrimaryState {
  /** The number of its last change some seconds ago. A replica that has not reached it lags too far behind. */
  requiredSeq: number;
  /** The fingerprint of the key that its database was written with; null if unknown. */
  fingerprint: string | null;
}

/** Rejects reads that wait for a replica that is left out. */
class LeftOut extends Error {}

/** A replica. It is used while its checks succeed. */
export class Replica implements AsyncDisposable {
  /** Its host and database, for the log. */
  readonly place: string;
  readonly reads: Reads;
  /** Why it is not used; null while it is. */
  fault: string | null = "it has not been checked yet";
  readonly #connections: Connections;
  readonly #checkConnections: Connections;
  readonly #checks: Rows;
  readonly #suspicion = new Suspicion();
  readonly #waiting = new Set<(error: LeftOut) => void>();
  #seq = -1;

  constructor(url: string, preparedStatements: PreparedStatements, orm: Orm) {
    this.place = placeOf(url);
    const options = { writable: false, preparedStatements, suspicion: this.#suspicion };
    this.#connections = new Connections(url, { ...options, max: readConnections, queryTimeoutMs });
    this.#checkConnections = new Connections(url, { ...options, max: 1, queryTimeoutMs: checkTimeoutMs });
    this.reads = readsOn(this.#connections, orm);
    this.#checks = readsOn(this.#checkConnections, orm);
  }

  /** Whether it has a change and all before it. */
  hasReached(seq: number): boolean {
    return this.fault === null && this.#seq >= seq;
  }

  /** Checks whether it may be used. Does not throw. */
  async check(primary: PrimaryState): Promise<void> {
    const progress = await within(
      readProgress.get(this.#checks, {}).catch((error: unknown) => messageOf(error)),
      checkTimeoutMs,
      `no response in ${checkTimeoutMs} ms`,
    );
    const fault = faultOf(progress, primary);
    if (fault !== null) {
      this.#leaveOut(fault);
      return;
    }
    this.#seq = (progress as Progress).seq; // otherwise it has a fault
    this.fault = null;
  }

  /** Runs a read on it. @throws LeftOut if it is left out meanwhile. */
  async run<Result>(read: (reads: Reads) => Promise<Result>): Promise<Result> {
    const { promise, reject } = Promise.withResolvers<never>();
    this.#waiting.add(reject);
    try {
      return await Promise.race([read(this.reads), promise]);
    } catch (error) {
      if (unavailable(error)) this.#leaveOut(messageOf(error));
      throw error;
    } finally {
      this.#waiting.delete(reject);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.#connections.end(), this.#checkConnections.end()]);
  }

  #leaveOut(fault: string): void {
    this.fault = fault;
    this.#suspicion.suspect(performance.now());
    for (const reject of this.#waiting) reject(new LeftOut(fault));
    this.#waiting.clear();
  }
}

/** Why a replica must not be used; null if it may. */
function faultOf(
  progress: Progress | string | undefined,
  { requiredSeq, fingerprint }: PrimaryState,
): string | null {
  if (typeof progress === "string") return progress;
  if (progress === undefined) return "it has no journal";
  if (!progress.is_standby) return "it is not a standby: it was promoted, or is the primary itself";
  if (fingerprint !== null && progress.fingerprint !== fingerprint)
    return "it has the database of another node";
  if (progress.seq < requiredSeq)
    return `it lags behind: it has change ${progress.seq}, and should have ${requiredSeq}`;
  return null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || String(error) : String(error);
}
