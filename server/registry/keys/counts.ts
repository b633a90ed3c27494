/** The quota counter: see counter.ts. Statements, because each request with a key runs them. */
import { type Kysely, sql } from "kysely";
import type { Engine } from "../../core/sql/rows.ts";
import { type Columns, type RowOf, statement } from "../../core/sql/statement.ts";
import type { Account } from "../accounts/account.ts";
import type { ApiKey } from "./api-key.ts";
import type { Quota } from "./quota.ts";

interface Tables {
  account: Columns<Account>;
  api_key: Columns<ApiKey>;
  quota: Columns<Quota>;
}

/** A key with the used requests of the key and its account; null before the first request of the month. */
export const findKey = statement((db: Kysely<Tables>, { hash, period }: { hash: string; period: string }) =>
  db
    .selectFrom("api_key as k")
    .innerJoin("account as a", "a.id", "k.account_id")
    .leftJoin("quota as own", (join) =>
      join.onRef("own.owner", "=", "k.counter").on("own.period", "=", period),
    )
    .leftJoin("quota as accounts", (join) =>
      join.onRef("accounts.owner", "=", "k.account_id").on("accounts.period", "=", period),
    )
    .select(["k.id", "k.counter", "k.account_id", "k.tier", "k.scopes"])
    .select(["k.revoked_at", "k.expires_at", "k.expired_at"])
    .select(["a.role", "a.tier as account_tier", "a.disabled_at"])
    .select(["own.used", "accounts.used as account_used"])
    .where("k.hash", "=", hash),
);

export type FoundKey = RowOf<typeof findKey>;

/** The counts of a key and its account in a month. */
interface Counts {
  period: string;
  account_id: string;
  counter: string;
}

export const firstOfMonth = statement((db: Kysely<Tables>, { period, account_id, counter }: Counts) => {
  const none = { period, used: 0, granted: 0 };
  return db
    .insertInto("quota")
    .values([
      { owner: account_id, ...none },
      { owner: counter, ...none },
    ])
    .onConflict((conflict) => conflict.columns(["owner", "period"]).doNothing());
});

/**
 * How long PostgreSQL waits for each lock of a count, in milliseconds. A row takes two locks when several processes wait for
 * it, and there are two rows: the server gives up before this process stops waiting for its response (`queryTimeoutMs` of
 * database/connections.ts), so a request that is rejected for it has not been counted.
 */
const lockTimeoutMs = 1_250;

/**
 * Selects the counts of a key and its account, and locks them. On PostgreSQL every process locks them in the same order; SQLite
 * has one writer anyway. The statement is its own transaction, so it sets the lock timeout itself before it locks the first row.
 */
function lockCounts({ period, account_id, counter }: Counts, engine: Engine) {
  const counts = sql`where period = ${period} and owner in (${account_id}, ${counter}) order by owner`;
  return engine === "postgres"
    ? sql<Quota>`(with waiting as materialized (select set_config('lock_timeout', ${String(lockTimeoutMs)}, true))
        select quota.* from waiting, quota ${counts} for update of quota)`
    : sql<Quota>`(select * from quota ${counts})`;
}

/** Requests to count, and the limits of the key and its account. */
interface Requests extends Counts {
  requested: number;
  limit: number;
  most: number;
}

/** How many requests both limits permit. */
const roomOf = ({ account_id, limit, most }: Requests) =>
  sql<number>`min(case owner when ${account_id} then ${most} - used else ${limit} - used end)`;

const takenOf = ({ requested }: Requests) =>
  sql<number>`case when requests <= 0 then 0 when requests < ${requested} then requests else ${requested} end`;

/** Counts as many of the requested requests as both limits permit. */
export const addToCounts = statement((db: Kysely<Tables>, values: Requests, { engine }) =>
  addition(db, values, engine),
);

function addition(db: Kysely<Tables>, values: Requests, engine: Engine) {
  return db
    .with("locked", () => lockCounts(values, engine))
    .with("room", (db) => db.selectFrom("locked").select(roomOf(values).as("requests")))
    .with("taken", (db) => db.selectFrom("room").select(takenOf(values).as("requests")))
    .updateTable("quota")
    .from("taken")
    .set(({ eb, ref }) => ({
      used: eb("quota.used", "+", ref("taken.requests")),
      granted: ref("taken.requests"),
    }))
    .where("quota.period", "=", values.period)
    .where("quota.owner", "in", [values.account_id, values.counter])
    .returning(["quota.owner", "quota.used", "quota.granted"]);
}

/** What is known of a key, without its counts. */
export type KnownKey = Omit<FoundKey, "used" | "account_used">;

/** Counts like {@link addToCounts}, if a key and its account are still what is known of them; otherwise it returns nothing. */
export const addToKnown = statement(
  (db: Kysely<Tables>, values: Requests & KnownKey & { hash: string }, { engine }) =>
    addition(db, values, engine).where(({ eb, exists }) =>
      exists(
        eb
          .selectFrom("api_key as k")
          .innerJoin("account as a", "a.id", "k.account_id")
          .select("k.id")
          .where("k.hash", "=", values.hash)
          .where("k.id", "=", values.id)
          .where("k.counter", "=", values.counter)
          .where("k.account_id", "=", values.account_id)
          .where("k.tier", "=", values.tier)
          .where("k.scopes", "is not distinct from", values.scopes)
          .where("k.revoked_at", "is not distinct from", values.revoked_at)
          .where("k.expires_at", "is not distinct from", values.expires_at)
          .where("k.expired_at", "is not distinct from", values.expired_at)
          .where("a.role", "=", values.role)
          .where("a.tier", "=", values.account_tier)
          .where("a.disabled_at", "is not distinct from", values.disabled_at),
      ),
    ),
);

export const subtractFromCounts = statement((db: Kysely<Tables>, counts: Counts, { engine }) =>
  db
    .with("locked", () => lockCounts(counts, engine))
    .updateTable("quota")
    .from("locked")
    .set(({ eb }) => ({ used: eb("quota.used", "-", 1) }))
    .whereRef("quota.owner", "=", "locked.owner")
    .whereRef("quota.period", "=", "locked.period"),
);
