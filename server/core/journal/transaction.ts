/** A change of the registry: statements, numbers and events, in one transaction. */
import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/sql";
import type { Kysely } from "kysely";
import type { Managed, Orm } from "../sql/orm.ts";
import type { Engine, Param, Writer } from "../sql/rows.ts";
import { pick, statement } from "../sql/statement.ts";
import { type DatabaseTracer, tracedWriter } from "../sql/tracer.ts";
import type { Counts } from "./figures.ts";
import { Hook, type Listeners } from "./hook.ts";
import type { Event, JournalTables } from "./journal.ts";

const insertEvent = statement((db: Kysely<JournalTables>, event: JournalTables["event"]) =>
  db.insertInto("event").values(pick(event, ["seq", "id", "type", "agent_id", "body", "committed_at"])),
);

/** An event, to which the journal adds fields. */
interface NewEvent {
  type: Event["type"];
  agentId: string | null;
  payload: { seq: number; [member: string]: unknown };
  /** Whether it came by federation. */
  imported?: boolean;
}

/** An event that a change has written. */
export interface EmittedEvent {
  type: Event["type"];
  /** The number of the change. */
  seq: number;
  imported: boolean;
}

/** A delivery that is sent after the commit. */
export interface CreatedDelivery {
  deliveryId: string;
  webhookKey: number;
}

/** After an event was written: creates its deliveries. */
export const eventEmitted = new Hook<Transaction, [event: EmittedEvent], CreatedDelivery[]>();

/** Where the journal ends, and the next change goes on. */
export interface JournalEnd {
  /** The number of the last change. */
  seq: number;
  /** The time of the last change; empty if there is none. */
  changedAt: string;
  /** The key of the last registered agent. */
  agentKey: number;
  /** The version of all subscriptions: see server/registry/webhooks/subscribers.ts. */
  subscriptions: string;
}

/** What an engine gives a change. */
export interface TransactionParts {
  /** The connection with the open transaction. */
  writer: Writer;
  orm: Orm;
  now: string;
  end: JournalEnd;
  /** What features do in the change. */
  listeners: Listeners;
  /** Generates the unique part of an event's idempotency key. */
  newId: () => string;
}

/** What a statement writes beside its texts: numbers, the heads of rows, and their entries in indexes. */
const bytesOfStatement = 100;

/** A change under way. There are no concurrent changes. */
export class Transaction implements Writer, Managed {
  readonly engine: Engine;
  /** The time by the clock: RFC 3339, UTC, milliseconds. It determines what is due. */
  readonly now: string;
  /**
   * The time of events and changed records: {@link now}, but never before the last change. Otherwise, after the clock was set
   * back, readers of changes since an instant would miss changes.
   */
  readonly changedAt: string;
  /** How many events this change has written. */
  emitted = 0;
  /**
   * About how many bytes this change makes the database keep: the texts that its statements write, an allowance for the rest.
   * What replaces something counts like what is new, so it is an upper bound.
   */
  bytesWritten = 0;
  /** The part of {@link bytesWritten} that others decide: the deliveries to their subscriptions. */
  bytesOfDeliveries = 0;
  /** The deliveries that this change created. They are sent after the commit. */
  readonly pendingDeliveries: CreatedDelivery[] = [];
  /** What features do in it. */
  readonly listeners: Listeners;
  readonly #newId: () => string;
  #writer: Writer;
  readonly #orm: Orm;
  #em: EntityManager | undefined;
  #isOver = false;
  #end: JournalEnd;
  readonly #counts: Counts = [];

  constructor({ writer, orm, now, end, listeners, newId }: TransactionParts) {
    this.engine = writer.engine;
    this.now = now;
    this.changedAt = now > end.changedAt ? now : end.changedAt;
    this.#end = end;
    this.#newId = newId;
    this.listeners = listeners;
    this.#writer = writer;
    this.#orm = orm;
  }

  /** Where the journal ends with this change. It is written before the commit, with those of other changes: see change-group.ts. */
  get end(): JournalEnd {
    return this.#end;
  }

  /** What this change adds to counts; written like {@link end}. */
  get counts(): Counts {
    return this.#counts;
  }

  /**
   * For entities: one for the whole change. Statements and events see what it has changed, and the end of the change writes it;
   * it does not see what statements change, so a change writes a table either by entities or by statements.
   */
  em(): EntityManager {
    this.#em ??= this.#orm.managerOn({
      engine: this.engine,
      all: (sql, params) => this.#run(sql, params),
      get: async <Row>(sql: string, params?: readonly Param[]) => (await this.#run<Row>(sql, params))[0],
    });
    return this.#em;
  }

  /** Traces its statements from now on. */
  trace(tracer: DatabaseTracer): void {
    this.#writer = tracedWriter(this.#writer, tracer);
  }

  /** Runs the work of the change. Later statements are rejected: they would be part of another change. */
  async perform<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    try {
      const result = await work(this);
      await this.flush();
      return result;
    } finally {
      // Throws the first failure of a statement, also instead of what followed from it.
      await this.settle().finally(() => {
        this.#isOver = true;
      });
    }
  }

  /** Writes the changed entities, which the next statement or the end of the change does otherwise. */
  async flush(): Promise<void> {
    await this.#em?.flush();
  }

  async all<Row>(sql: string, params: readonly Param[] = []): Promise<Row[]> {
    if (this.#em) await this.flush();
    return this.#run(sql, params);
  }

  async get<Row>(sql: string, params: readonly Param[] = []): Promise<Row | undefined> {
    if (this.#em) await this.flush();
    if (!isRead(sql)) this.#wrote(params);
    return this.#open.get(sql, params);
  }

  async run(sql: string, params: readonly Param[] = []): Promise<void> {
    if (this.#em) await this.flush();
    this.#wrote(params);
    return this.#open.run(sql, params);
  }

  async #run<Row>(sql: string, params: readonly Param[] = []): Promise<Row[]> {
    if (!isRead(sql)) this.#wrote(params);
    return this.#open.all(sql, params);
  }

  async settle(): Promise<void> {
    return this.#open.settle();
  }

  get #open(): Writer {
    if (this.#isOver) throw new Error("The transaction is over");
    return this.#writer;
  }

  #wrote(params: readonly Param[]): void {
    this.bytesWritten += bytesOfStatement;
    for (const param of params) if (typeof param === "string") this.bytesWritten += Buffer.byteLength(param);
  }

  /** Returns the number of this change. Call it only if something changes. */
  nextSeq(): number {
    this.#end = { ...this.#end, seq: this.#end.seq + 1, changedAt: this.changedAt };
    return this.#end.seq;
  }

  /** Returns the key of a new agent. Keys are in the order of registration. */
  nextAgentKey(): number {
    this.#end = { ...this.#end, agentKey: this.#end.agentKey + 1 };
    return this.#end.agentKey;
  }

  /** Declares that this change creates or deletes subscriptions, or changes which events one receives. */
  subscriptionsChanged(): void {
    this.#end = { ...this.#end, subscriptions: randomUUID() }; // a counter would come again after a rollback
  }

  /** Writes an event to the journal, as the bytes for all receivers, and creates its deliveries. */
  async emit({ type, agentId, payload, imported = false }: NewEvent): Promise<void> {
    const id = `evt_${this.#newId()}`;
    const body = JSON.stringify({ event: type, payload, timestamp: this.changedAt, idempotency_key: id });
    const { seq } = payload;
    await insertEvent.run(this, { seq, id, type, agent_id: agentId, body, committed_at: this.changedAt });
    this.count([["event_hour", this.changedAt.slice(0, 13), 1]]);
    this.emitted++;
    const before = this.bytesWritten;
    this.pendingDeliveries.push(...(await eventEmitted.run(this, { type, seq, imported })).flat());
    this.bytesOfDeliveries += this.bytesWritten - before;
  }

  /** Adds to counts. They are written before the commit. */
  count(counts: Counts): void {
    this.#counts.push(...counts);
  }
}

/** Whether a statement only reads. */
function isRead(sql: string): boolean {
  return /^\s*(?:select|savepoint|release|rollback)\b/i.test(sql);
}
