/** A change of the registry: statements, numbers and events, in one transaction. */
import type { EntityManager } from "@mikro-orm/sql";
import { CompiledQuery, type Kysely } from "kysely";
import type { Engine, Param, Rows } from "./database.ts";
import { createDeliveries, type PendingDelivery } from "./fan-out.ts";

/** An event, to which the journal adds fields. */
interface NewEvent {
  type: string;
  agentId: string | null;
  payload: { seq: number; [member: string]: unknown };
  /** Whether it came by federation. */
  imported?: boolean;
}

/** Changes of counts: kind, value, difference. */
export type Counts = [kind: string, value: string, difference: number][];

/** A change under way. There are no concurrent changes. */
export class Transaction implements Rows {
  /** For entities. */
  readonly em: EntityManager;
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
  readonly #place: (sql: string) => string;

  /**
   * @param lastChangedAt the time of the last change; empty if there is none.
   * @param place replaces `?` with the placeholders of the engine.
   * @param newId generates the unique part of an event's idempotency key.
   */
  constructor(
    em: EntityManager,
    engine: Engine,
    now: string,
    lastChangedAt: string,
    newId: () => string,
    place: (sql: string) => string,
  ) {
    this.em = em;
    this.engine = engine;
    this.now = now;
    this.changedAt = now > lastChangedAt ? now : lastChangedAt;
    this.#newId = newId;
    this.#place = place;
  }

  async all<Row>(sql: string, params: readonly Param[] = []): Promise<Row[]> {
    const connection = this.em.getTransactionContext<Kysely<unknown>>();
    if (!connection) throw new Error("The transaction is over");
    const { rows } = await connection.executeQuery<Row>(CompiledQuery.raw(this.#place(sql), [...params]));
    return rows;
  }

  async get<Row>(sql: string, params: readonly Param[] = []): Promise<Row | undefined> {
    return (await this.all<Row>(sql, params))[0];
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
    await this.count([["event_hour", this.changedAt.slice(0, 13), 1]]);
    this.emitted++;
    this.pendingDeliveries.push(...(await createDeliveries(this, { type, seq: payload.seq, imported })));
  }

  /** Adds to counts. */
  async count(counts: Counts): Promise<void> {
    const changed = counts.filter(([, , difference]) => difference !== 0);
    if (changed.length === 0) return;
    await this.run(
      `insert into figure (kind, value, count) values ${changed.map(() => "(?, ?, ?)").join(", ")}
        on conflict (kind, value) do update set count = figure.count + excluded.count`,
      changed.flat(),
    );
    const fallen = changed.filter(([, , difference]) => difference < 0);
    if (fallen.length === 0) return;
    // Only counts that may be zero now: scanning all of them would make work on many agents quadratic.
    await this.run(
      `delete from figure where count = 0 and (kind, value) in (values ${fallen.map(() => "(?, ?)").join(", ")})`,
      fallen.flatMap((each) => each.slice(0, 2)),
    );
  }
}
