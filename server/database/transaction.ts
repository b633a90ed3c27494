/** One change of the registry: its statements, its numbers and its event, all committed together or not at all. */
import type { EntityManager } from "@mikro-orm/sql";
import { CompiledQuery, type Kysely } from "kysely";
import type { Engine, Param, Rows } from "./database.ts";
import { createDeliveries, type PendingDelivery } from "./fan-out.ts";

/** What an event says beside what the journal adds. */
export interface NewEvent {
  type: string;
  agentId: string | null;
  payload: { seq: number; [member: string]: unknown };
  /** Whether it came by federation. */
  imported?: boolean;
}

/** Changes of counts: kind, value, difference. */
export type Counts = [kind: string, value: string, difference: number][];

/** A change under way. Nothing else is being written meanwhile. */
export class Transaction implements Rows {
  /** For entities. */
  readonly em: EntityManager;
  readonly engine: Engine;
  /** The time by the clock: RFC 3339, UTC, milliseconds. What is past or due is decided by it. */
  readonly now: string;
  /**
   * What events and changed records are dated: as {@link now}, but never before the last change. A reader that asks for what
   * changed since an instant would miss what is dated before it, and clocks are set back.
   */
  readonly changedAt: string;
  /** How many events this change has written. */
  emitted = 0;
  /** The deliveries that this change created. They are sent after the commit. */
  readonly pendingDeliveries: PendingDelivery[] = [];
  readonly #newId: () => string;
  readonly #place: (sql: string) => string;

  /**
   * @param lastChangedAt when the last change was made; empty if there is none.
   * @param place writes an engine's own placeholders for `?`.
   * @param newId makes the unique part of an event's idempotency key.
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

  /** Runs a statement that gives no rows. */
  async run(sql: string, params: readonly Param[] = []): Promise<void> {
    await this.all(sql, params);
  }

  /** The number of this change. To be taken once it is sure that something changes. */
  async nextSeq(): Promise<number> {
    const row = await this.get<{ seq: number }>(
      "update journal set seq = seq + 1, changed_at = ? where id = 1 returning seq",
      [this.changedAt],
    );
    if (!row) throw new Error("The journal has lost its row");
    return row.seq;
  }

  /** Writes an event to the journal, as the bytes that every receiver gets, and creates its deliveries. */
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

  /** Adds to the figures. */
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
    // Only those that may be zero now: a scan of all figures would make work on many agents quadratic.
    await this.run(
      `delete from figure where count = 0 and (kind, value) in (values ${fallen.map(() => "(?, ?)").join(", ")})`,
      fallen.flatMap((each) => each.slice(0, 2)),
    );
  }
}
