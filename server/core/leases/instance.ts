/**
 * This process as a holder of leases: what it works on, no other process does.
 *
 * A lease is the id of an instance in a row. It has no end, because clocks may jump. An instance that holds leases counts its
 * heartbeats in the table `instance`. If another instance sees the same count several times in a row, it releases the leases
 * of the first, which must be dead. Should that one still live, its writes fail, because its leases are gone. Where the
 * process of an instance is known to have ended, its leases are released at once.
 */

import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import { PeriodicJob } from "../jobs/jobs.ts";
import type { ManagedWriter } from "../sql/orm.ts";
import type { Writer } from "../sql/rows.ts";
import { statement } from "../sql/statement.ts";
import { currentProcess, hasEnded } from "./process-identity.ts";

/** How often instances give signs of life, and how many of them may be missing. */
export interface InstanceTimes {
  heartbeatMs: number;
  maxMissedHeartbeats: number;
}

/** The leases of a killed process are free after two seconds. */
export const defaultInstanceTimes: InstanceTimes = { heartbeatMs: 500, maxMissedHeartbeats: 4 };

/** Releases all leases of instances, and returns how many they were. */
export type ReleaseLeases = (writer: ManagedWriter, instances: readonly string[]) => Promise<number>;

export interface InstanceOptions {
  database: Database;
  random: (bytes: number) => Buffer;
  times: InstanceTimes;
  /** One for each table with leases. */
  releases: readonly ReleaseLeases[];
  /** Logs a failure that is retried. */
  warn: (what: string, error: unknown) => void;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** The entity of an instance that holds leases. */
export const InstanceRecord = defineEntity({
  name: "InstanceRecord",
  tableName: "instance",
  properties: {
    id: p.text().primary(),
    /** The process, where it can be identified: see process-identity.ts. */
    process: p.text().strictNullable(),
    heartbeats: p.bigint("number"),
  },
});

type InstanceRecord = InferEntity<typeof InstanceRecord>;

// A statement, because each claim of deliveries begins with it.
const setHeartbeats = statement(
  (db: Kysely<{ instance: InstanceRecord }>, { id, process, heartbeats }: InstanceRecord) =>
    db
      .insertInto("instance")
      .values({ id, process, heartbeats })
      .onConflict((conflict) =>
        conflict
          .column("id")
          .doUpdateSet((excluded) => ({ heartbeats: excluded.ref("excluded.heartbeats") })),
      ),
);

type Heartbeats = Pick<InstanceRecord, "id" | "heartbeats">;

/** Counts how often each instance was seen without a new heartbeat. */
export class MissedHeartbeats {
  readonly #max: number;
  #seen = new Map<string, { heartbeats: number; missed: number }>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts once more. @returns the instances that have missed too many heartbeats. */
  see<Seen extends Heartbeats>(found: readonly Seen[]): Seen[] {
    const missedBy = ({ id, heartbeats }: Heartbeats) => {
      const last = this.#seen.get(id);
      return last?.heartbeats === heartbeats ? last.missed + 1 : 0;
    };
    this.#seen = new Map(found.map((row) => [row.id, { heartbeats: row.heartbeats, missed: missedBy(row) }]));
    return found.filter(({ id }) => (this.#seen.get(id)?.missed ?? 0) >= this.#max);
  }

  /** Starts over: during an outage of the database no instance can give a sign of life. */
  reset(): void {
    this.#seen.clear();
  }
}

/** An id of an instance. It has another one after leases may have been left over. */
interface Identity {
  id: string;
  /** How much work is under way under its leases. */
  holds: number;
  /**
   * Its last heartbeat; 0 if the table never had it. It is counted here, so that a row that others removed and that is added
   * again is not taken for the one that they saw: each heartbeat has another number.
   */
  heartbeats: number;
}

/** The instance of a process. */
export class Instance implements AsyncDisposable {
  /** Called after leases of dead instances were released. */
  onReleased: () => void = () => undefined;
  readonly #options: InstanceOptions;
  readonly #missed: MissedHeartbeats;
  readonly #process = currentProcess();
  #current: Identity;
  /** Those whose work has not ended, or whose leases may be left over. */
  readonly #former = new Set<Identity>();
  readonly #watch: PeriodicJob;

  constructor(options: InstanceOptions) {
    this.#options = options;
    this.#missed = new MissedHeartbeats(options.times.maxMissedHeartbeats);
    this.#current = this.#begin();
    this.#watch = new PeriodicJob({
      run: () => this.#look(),
      intervalMs: options.times.heartbeatMs,
      isPunctual: true,
      warn: (error) => this.#failed("looking for dead processes failed; it is retried", error),
      stopping: options.stopping,
    });
  }

  /** The value of its leases. */
  get id(): string {
    return this.#current.id;
  }

  /** Starts to look for dead instances, until the node stops. */
  start(): void {
    void this.#watch.start();
  }

  /**
   * Gives signs of life until it is disposed of. Call it before leases are taken.
   * @param lease the value of the lease that is held; default: that of the next ones.
   */
  hold(lease: string = this.id): Disposable {
    const held = [...this.#former].find(({ id }) => id === lease) ?? this.#current;
    held.holds++;
    return { [Symbol.dispose]: () => void held.holds-- };
  }

  /**
   * Gives a sign of life. A transaction that takes leases must begin with it, so that no lease is without its instance.
   * @returns the value of these leases.
   */
  async register(writer: Writer): Promise<string> {
    const current = this.#current;
    await this.#giveSign(writer, current);
    return current.id;
  }

  /**
   * Declares that a lease may be left over: the database failed while it was taken or given back. Later leases get another id.
   * The former one gives no signs of life when the work under it has ended, so all that is left of it is released like the
   * leases of a dead instance.
   * @param lease the value of the lease; default: that of the last ones. Nothing happens if it was abandoned before.
   */
  abandon(lease: string = this.id): void {
    if (lease !== this.id) return;
    this.#former.add(this.#current);
    this.#current = this.#begin();
  }

  /** Releases the remaining leases of this instance, and removes it. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#watch[Symbol.asyncDispose]();
    const ids = [this.#current, ...this.#former]
      .filter(({ heartbeats }) => heartbeats > 0)
      .map(({ id }) => id);
    if (ids.length === 0) return;
    const released = this.#options.database.aside(async (writer) => {
      await this.#release(writer, ids);
      await writer.em().nativeDelete(InstanceRecord, { id: ids });
    });
    await released.catch((error) =>
      this.#failed("releasing the leases of this process failed; the next process does it", error),
    );
  }

  #begin(): Identity {
    return { id: this.#options.random(12).toString("base64url"), holds: 0, heartbeats: 0 };
  }

  async #giveSign(writer: Writer, identity: Identity): Promise<void> {
    const heartbeats = ++identity.heartbeats;
    await setHeartbeats.run(writer, { id: identity.id, process: this.#process, heartbeats });
  }

  async #look(): Promise<null> {
    const { database } = this.#options;
    const holding = [this.#current, ...this.#former].filter(({ holds }) => holds > 0);
    if (holding.length > 0)
      await database.aside(async (writer) => {
        for (const each of holding) await this.#giveSign(writer, each);
      }, "lazy");
    const found = await database.em().find(InstanceRecord, { id: { $ne: this.id } });
    for (const each of this.#former)
      if (each.holds === 0 && !found.some(({ id }) => id === each.id)) this.#former.delete(each); // all released
    const silent = this.#missed.see(found);
    const dead = found.filter((each) => silent.includes(each) || hasEnded(each.process));
    if (dead.length === 0) return null;
    const released = await database.aside((writer) => this.#removeSilent(writer, dead), "lazy");
    if (released > 0) this.onReleased();
    return null;
  }

  /** Removes instances, unless they have given another sign of life, and releases their leases. */
  async #removeSilent(writer: ManagedWriter, dead: readonly Heartbeats[]): Promise<number> {
    const removed: string[] = [];
    for (const { id, heartbeats } of dead)
      if ((await writer.em().nativeDelete(InstanceRecord, { id, heartbeats })) > 0) removed.push(id);
    return removed.length === 0 ? 0 : this.#release(writer, removed);
  }

  async #release(writer: ManagedWriter, instances: readonly string[]): Promise<number> {
    let released = 0;
    for (const release of this.#options.releases) released += await release(writer, instances);
    return released;
  }

  #failed(what: string, error: unknown): void {
    this.#missed.reset();
    this.#options.warn(what, error);
  }
}
