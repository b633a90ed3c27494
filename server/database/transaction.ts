/** A change of the registry: statements, numbers and events, in one transaction. */
import type { EntityManager } from "@mikro-orm/sql";
import type { Engine, Param, Rows } from "./database.ts";
import { createDeliveries, type PendingDelivery } from "./fan-out.ts";
import { addToFigures, type Counts } from "./figures.ts";

/** An event, to which the journal adds fields. */
interface NewEvent {
  type: string;
  agentId: string | null;
  payload: { seq: number; [member: string]: unknown };
  /** Whether it came by federation. */
  imported?: boolean;
}

/** What an engine gives a change. */
interface TransactionParts {
  engine: Engine;
  /** The connection with the open transaction. */
  rows: Rows;
  /** Creates an entity manager on that connection. */
  manager: () => EntityManager;
  now: string;
  /** The time of the last change; empty if there is none. */
  lastChangedAt: string;
  /** Generates the unique part of an event's idempotency key. */
  newId: () => string;
}

/** A change under way. There are no concurrent changes. */
export class Transaction implements Rows {
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
  /** The deliveries that this change created. They are sent after the commit. */
  readonly pendingDeliveries: PendingDelivery[] = [];
  readonly #newId: () => string;
  readonly #rows: Rows;
  readonly #manager: () => EntityManager;
  #em: EntityManager | undefined;
  #isOver = false;
  /** What was added to counts, by kind and value. */
  readonly #counts = new Map<string, Counts[number]>();

  constructor({ engine, rows, manager, now, lastChangedAt, newId }: TransactionParts) {
    this.engine = engine;
    this.now = now;
    this.changedAt = now > lastChangedAt ? now : lastChangedAt;
    this.#newId = newId;
    this.#rows = rows;
    this.#manager = manager;
  }

  /** For entities. Made at its first use, because most changes do without. */
  get em(): EntityManager {
    this.#em ??= this.#manager();
    return this.#em;
  }

  /** Runs the work of the change. Later statements are rejected: they would be part of another change. */
  async perform<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    try {
      const result = await work(this);
      await this.#em?.flush();
      await addToFigures(this, [...this.#counts.values()]);
      return result;
    } finally {
      this.#isOver = true;
    }
  }

  async all<Row>(sql: string, params: readonly Param[] = []): Promise<Row[]> {
    return this.#open.all(sql, params);
  }

  async get<Row>(sql: string, params: readonly Param[] = []): Promise<Row | undefined> {
    return this.#open.get(sql, params);
  }

  get #open(): Rows {
    if (this.#isOver) throw new Error("The transaction is over");
    return this.#rows;
  }

  /** Runs a statement that returns no rows. */
  async run(sql: string, params: readonly Param[] = []): Promise<void> {
    await this.all(sql, params);
  }

  /** Returns the number of this change. Call it only if something changes. */
  async nextSeq(): Promise<number> {
    const row = await this.get<{ seq: number }>(
      "update journal set seq = seq + 1, changed_at = ? where id = 1 returning seq",
      [this.changedAt],
    );
    if (!row) throw new Error("The journal has lost its row");
    return row.seq;
  }

  /** Writes an event to the journal, as the bytes for all receivers, and creates its deliveries. */
  async emit({ type, agentId, payload, imported = false }: NewEvent): Promise<void> {
    const id = `evt_${this.#newId()}`;
    const body = JSON.stringify({ event: type, payload, timestamp: this.changedAt, idempotency_key: id });
    await this.run(
      "insert into event (seq, id, type, agent_id, body, committed_at) values (?, ?, ?, ?, ?, ?)",
      [payload.seq, id, type, agentId, body, this.changedAt],
    );
    this.count([["event_hour", this.changedAt.slice(0, 13), 1]]);
    this.emitted++;
    this.pendingDeliveries.push(...(await createDeliveries(this, { type, seq: payload.seq, imported })));
  }

  /** Adds to counts. They are written at the end of the change, each once. */
  count(counts: Counts): void {
    for (const [kind, value, difference] of counts) {
      const id = `${kind}\n${value}`;
      const sum = (this.#counts.get(id)?.[2] ?? 0) + difference;
      this.#counts.set(id, [kind, value, sum]);
    }
  }
}
