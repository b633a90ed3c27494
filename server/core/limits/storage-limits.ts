/**
 * Limits the bytes that client networks, accounts, and all callers without an account together store per day (UTC). What a change
 * writes is counted in its own transaction (`Transaction.bytesWritten`), with the other counts: so a rejected change counts for
 * nothing, no change has a statement more, and the counts survive restarts. Each process reads them every few seconds, and
 * knows its own at once.
 */

import type { Kysely } from "kysely";
import type { Operation } from "../../../generated/operations.ts";
import { bytes as format } from "../../display/formats.ts";
import type { Database } from "../database/database.ts";
import type { Caller } from "../http/authentication.ts";
import { networkHash } from "../http/client-network.ts";
import { ProblemError, problemResponse } from "../http/problem-response.ts";
import { Figure, type FigureRow } from "../journal/figures.ts";
import type { Managed } from "../sql/orm.ts";
import { statement } from "../sql/statement.ts";
import { BoundedMap } from "../values/bounded-map.ts";
import type { Tier } from "./tiers.ts";

/** Bytes per day; 0 for no limit. */
export interface StorageSettings {
  /** Of the changes of a client network without an account. */
  network: number;
  /** Of all changes without an account. */
  anonymous: number;
  /** Of an account, by its tier. */
  account: Record<Tier, number>;
}

/** Who stores, and whose limit is meant. */
type Scope = "network" | "anonymous" | "account";

/** One of those that a change counts for. */
interface Storer {
  scope: Scope;
  /** Its name in the counts: the hash of a network, the id of an account, or empty for all without an account. */
  name: string;
}

/** What someone has stored today. */
interface Stored extends Storer {
  day: string;
  bytes: number;
  /** 0 for none. */
  limit: number;
  /** When it was read, in milliseconds of Unix time. */
  readAt: number;
}

/** How long a process does not see what others count, in milliseconds. */
const readEveryMs = 5_000;

/** The maximum number of networks and accounts whose counts are in memory. */
const maxKnown = 10_000;

type Db = Kysely<{ figure: FigureRow }>;

// A statement, because requests that write run it every few seconds for each of their callers.
const countOf = statement((db: Db, { kind, value }: Pick<FigureRow, "kind" | "value">) =>
  db.selectFrom("figure").select("count").where("kind", "=", kind).where("value", "=", value),
);

/** The kind of the counts of a day. */
function kindOf(day: string, scope: Scope): string {
  return `stored on ${day} by ${scope}`;
}

/** The kind of the count of all that was ever stored without an account. */
const inTotal = "stored without an account";

/** What was stored on a day: without an account, and by the accounts that stored most. */
export async function storedOn(rows: Managed, day: string, accounts: number) {
  const em = rows.em();
  const countedAs = async (kind: string) => (await em.findOne(Figure, { kind, value: "" }))?.count ?? 0;
  const withoutAccount = {
    today: await countedAs(kindOf(day, "anonymous")),
    inTotal: await countedAs(inTotal),
  };
  const largest = { orderBy: { count: "desc", value: "asc" }, limit: accounts } as const;
  const found = await em.find(Figure, { kind: kindOf(day, "account") }, largest);
  return { withoutAccount, accounts: found.map(({ value, count }) => ({ id: value, bytes: count })) };
}

/** Deletes the counts of earlier days than an instant's and the one before it. */
export async function deleteOldCounts(writer: Managed, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  await writer.em().nativeDelete(Figure, { kind: { $like: "stored on %", $lt: `stored on ${yesterday}` } });
}

/** Called with the bytes of a committed change. */
export type StorageRecorder = (caller: "anonymous" | "account", bytes: number) => void;

export interface StorageOptions {
  database: Database;
  settings: StorageSettings;
  clock: () => Date;
  /** The tier of an account; null for one without limits, that of the owner of the node. */
  tierOf: (account: string) => Promise<Tier | null>;
  /** Null if nothing is recorded. */
  stored: StorageRecorder | null;
}

/** Counts what callers store, and rejects what is beyond their limits. */
export class StorageLimits {
  readonly #options: StorageOptions;
  /** By name. */
  readonly #known = new BoundedMap<string, Stored>(maxKnown);

  constructor(options: StorageOptions) {
    this.#options = options;
  }

  /**
   * Rejects a request whose caller has stored as much today as permitted, before its body is read.
   * @param address the client's network address.
   * @throws ProblemError
   */
  async check({ limitsStorage }: Operation, caller: Caller, address: string): Promise<void> {
    if (!limitsStorage || this.#isUnlimited) return;
    for (const stored of await this.#readAll(caller, address)) this.#reject(stored, 0);
  }

  /**
   * The database of a request, whose changes count for its caller.
   * @param isLimited whether a change beyond the limit is undone. Others are counted too.
   */
  countedFor(caller: Caller, address: string, isLimited: boolean): Database {
    const database = this.#options.database;
    return {
      ...database,
      transaction: async (work) => {
        const all = await this.#readAll(caller, address); // before, because others wait for a change
        let bytes = 0;
        const result = await database.transaction(async (tx) => {
          for (const stored of all) stored.bytes -= bytes; // of a change that was undone, and is made again
          bytes = 0;
          const result = await work(tx);
          await tx.flush();
          // Other accounts decide how many subscribe to an event, so an account does not pay for that.
          const written = tx.bytesWritten - (caller.account === null ? 0 : tx.bytesOfDeliveries);
          if (written === 0) return result;
          if (isLimited) for (const stored of all) this.#reject(stored, written);
          bytes = written;
          for (const stored of all) {
            stored.bytes += bytes;
            tx.count([[kindOf(stored.day, stored.scope), stored.name, bytes]]);
            if (stored.scope === "anonymous") tx.count([[inTotal, "", bytes]]);
          }
          return result;
        });
        this.#options.stored?.(caller.account === null ? "anonymous" : "account", bytes);
        return result;
      },
    };
  }

  get #isUnlimited(): boolean {
    const { network, anonymous, account } = this.#options.settings;
    return [network, anonymous, ...Object.values(account)].every((limit) => limit === 0);
  }

  /** @throws ProblemError if a limit leaves no room for a change; of 0 bytes, if it leaves none at all. */
  #reject(stored: Stored, bytes: number): void {
    const { limit } = stored;
    if (limit > 0 && stored.bytes + Math.max(bytes, 1) > limit) throw this.#reached(stored);
  }

  #readAll(caller: Caller, address: string): Promise<Stored[]> {
    const now = this.#options.clock();
    return Promise.all(storersOf(caller, address).map((storer) => this.#read(storer, now)));
  }

  /** What is known of someone, read again if that is old. */
  async #read(storer: Storer, now: Date): Promise<Stored> {
    const { scope, name } = storer;
    const id = `${scope} ${name}`;
    const day = now.toISOString().slice(0, 10);
    const known = this.#known.get(id);
    if (known?.day === day && Math.abs(now.getTime() - known.readAt) < readEveryMs) return known;
    const limit = await this.#limitOf(storer);
    const counted =
      limit > 0 && (await countOf.get(this.#options.database, { kind: kindOf(day, scope), value: name }));
    const read = { scope, name, day, bytes: counted ? counted.count : 0, limit, readAt: now.getTime() };
    this.#known.set(id, read);
    return read;
  }

  async #limitOf({ scope, name }: Storer): Promise<number> {
    if (this.#isUnlimited) return 0;
    if (scope !== "account") return this.#options.settings[scope];
    const tier = await this.#options.tierOf(name);
    return tier === null ? 0 : this.#options.settings.account[tier];
  }

  #reached({ scope, limit }: Stored): ProblemError {
    const now = this.#options.clock().getTime();
    const resets_at = new Date((Math.floor(now / 86_400_000) + 1) * 86_400_000).toISOString();
    const wait = Math.max(1, Math.ceil((Date.parse(resets_at) - now) / 1_000));
    const detail = `${sentences[scope](format(limit))} Try again after ${resets_at}, ${ways[scope]}.`;
    const headers = { "Retry-After": String(wait) };
    return new ProblemError(
      problemResponse("storage_limit_reached", detail, { scope, limit, resets_at }, headers),
    );
  }
}

/** What is said of a limit, beyond which a change would be. */
const sentences: Record<Scope, (limit: string) => string> = {
  network: (limit) =>
    `Your network may store ${limit} a day without an account, and has no room left for this today.`,
  anonymous: (limit) =>
    `All callers without an account may store ${limit} a day together, and have no room left for this today.`,
  account: (limit) =>
    `Your account may store ${limit} a day on its tier, and has no room left for this today.`,
};

const withAccount = "use an account, which has a limit of its own, or ask the operator of this node";

/** What a caller can do besides waiting. */
const ways: Record<Scope, string> = {
  network: withAccount,
  anonymous: withAccount,
  account: "or ask the operator of this node for another tier",
};

/** Those that a caller's changes count for. */
function storersOf({ account }: Caller, address: string): Storer[] {
  if (account !== null) return [{ scope: "account", name: account }];
  return [
    { scope: "network", name: networkHash("storage", address).slice(0, 32) },
    { scope: "anonymous", name: "" },
  ];
}
