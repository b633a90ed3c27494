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

// A statement, because each change runs it.
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

/** The deliveries of an event, when the database has created them. */
export interface Deliveries {
  created: Promise<CreatedDelivery[]>;
}

/** After an event was written: creates its deliveries, without waiting for them. */
export const eventEmitted = new Hook<Transaction, [event: EmittedEvent], Deliveries>();

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
  /**
   * Waits until the change may write, and returns where the journal ends then. Absent if it may at once: see
   * {@link Transaction.takeTurn}.
   */
  turn?: (() => Promise<JournalEnd>) | undefined;
  /** What features do in the change. */
  listeners: Listeners;
  /** Generates the unique part of an event's idempotency key. */
  newId: () => string;
}

/** What a statement writes beside its texts: numbers, the heads of rows, and their entries in indexes. */
const bytesOfStatement = 100;

/** A change under way. No other one writes at the same time. */
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
  readonly #deliveries: Promise<CreatedDelivery[]>[] = [];
  /** What features do in it. */
  readonly listeners: Listeners;
  readonly #newId: () => string;
  #writer: Writer;
  readonly #orm: Orm;
  #em: EntityManager | undefined;
  #turn: TransactionParts["turn"];
  #taking: Promise<void> | undefined;
  /** What was read ahead, by statement and parameters. */
  readonly #ahead = new Map<string, Promise<unknown[]>>();
  #isReadingAhead = false;
  #isOver = false;
  #end: JournalEnd;
  readonly #counts: Counts = [];

  constructor({ writer, orm, now, end, turn, listeners, newId }: TransactionParts) {
    this.engine = writer.engine;
    this.now = now;
    this.changedAt = now > end.changedAt ? now : end.changedAt;
    this.#end = end;
    this.#turn = turn;
    this.#newId = newId;
    this.listeners = listeners;
    this.#writer = writer;
    this.#orm = orm;
  }

  /** Where the journal ends with this change. It is written before the commit, with those of other changes: see change-group.ts. */
  get end(): JournalEnd {
    return this.#end;
  }

  /** Waits for the deliveries that this change created. They are sent after the commit. */
  async pendingDeliveries(): Promise<CreatedDelivery[]> {
    return (await Promise.all(this.#deliveries)).flat();
  }

  /** What this change adds to counts, as soon as it has its deliveries; written like {@link end}. */
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
      this.#isOver = true;
    }
  }

  /** Whether it may write. */
  get hasTurn(): boolean {
    return this.#turn === undefined;
  }

  /**
   * Waits until the change may write; what writes does so itself. Changes of a group read at the same time and write one after
   * another. If an earlier one changes what this one has read, this one is made again; what it reads after it may write is
   * waited for alone. So a change reads what it needs before it writes, and changes nothing but the database.
   */
  async takeTurn(): Promise<void> {
    if (!this.#turn) return;
    this.#taking ??= this.#take(this.#turn);
    await this.#taking;
  }

  async #take(turn: () => Promise<JournalEnd>): Promise<void> {
    const end = await turn();
    if (end.changedAt > this.changedAt) throw new Error("The clock was set back since the change began");
    this.#end = end;
    this.#turn = undefined;
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
    if (this.engine === "postgres") return (await this.#run<Row>(sql, params))[0];
    if (!isRead(sql)) await this.#writes(params);
    return this.#open.get(sql, params);
  }

  async run(sql: string, params: readonly Param[] = []): Promise<void> {
    if (this.#em) await this.flush();
    await this.#writes(params);
    return this.#open.run(sql, params);
  }

  async #run<Row>(sql: string, params: readonly Param[] = []): Promise<Row[]> {
    if (!isRead(sql)) await this.#writes(params);
    else if (this.#isReadingAhead || this.#ahead.size > 0) return this.#readAhead(sql, params);
    return this.#open.all(sql, params);
  }

  /**
   * Begins to read what the change may read later, where each wait is long. The first read of each is sent now, together with the
   * others, and not again, until the change writes. What they return does not matter.
   */
  readAhead(begin: () => Promise<unknown>[]): void {
    if (this.engine === "sqlite") return;
    this.#isReadingAhead = true;
    for (const each of begin()) each.catch(() => undefined); // the change reads it again
    this.#isReadingAhead = false;
  }

  #readAhead<Row>(sql: string, params: readonly Param[]): Promise<Row[]> {
    const id = JSON.stringify([sql, params]);
    const known = this.#ahead.get(id);
    const rows = known ?? this.#open.all<Row>(sql, params);
    if (this.#isReadingAhead) this.#ahead.set(id, rows);
    else this.#ahead.delete(id); // the next reader gets rows of its own
    return rows as Promise<Row[]>; // the statement determines the type
  }

  async settle(): Promise<void> {
    return this.#open.settle();
  }

  get #open(): Writer {
    if (this.#isOver) throw new Error("The transaction is over");
    return this.#writer;
  }

  async #writes(params: readonly Param[]): Promise<void> {
    this.bytesWritten += bytesOfStatement;
    for (const param of params) if (typeof param === "string") this.bytesWritten += Buffer.byteLength(param);
    this.#ahead.clear();
    if (this.#turn) await this.takeTurn();
  }

  /** Returns the number of this change. Call it only if something changes. */
  async nextSeq(): Promise<number> {
    await this.takeTurn();
    this.#end = { ...this.#end, seq: this.#end.seq + 1, changedAt: this.changedAt };
    return this.#end.seq;
  }

  /** Returns the key of a new agent. Keys are in the order of registration. */
  async nextAgentKey(): Promise<number> {
    await this.takeTurn();
    this.#end = { ...this.#end, agentKey: this.#end.agentKey + 1 };
    return this.#end.agentKey;
  }

  /** Declares that this change creates or deletes subscriptions, or changes which events one receives. */
  async subscriptionsChanged(): Promise<void> {
    await this.takeTurn();
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
    for (const { created } of await eventEmitted.run(this, { type, seq, imported })) {
      created.catch(() => undefined); // pendingDeliveries throws it
      this.#deliveries.push(created);
      if (this.engine === "sqlite") await created; // it has failed at once, if it does
    }
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
