/**
 * Limits new accounts per client network in 24 hours. They are counted in the database, in the transaction that creates
 * the account, so the limit is exact across processes and restarts.
 */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import { networkHash } from "../../core/http/client-network.ts";
import { rejectWith } from "../../core/http/responses.ts";
import type { Rows, Writer } from "../../core/sql/rows.ts";
import { statement, type Table } from "../../core/sql/statement.ts";

/** A new account of a network, without the account. */
export const SignUp = defineEntity({
  name: "SignUp",
  tableName: "sign_up",
  properties: {
    key: p.bigint("number").primary().autoincrement(),
    /** The hash of the client network. */
    network: p.text(),
    created_at: p.text(),
  },
  indexes: [
    { name: "sign_up_by_network", properties: ["network", "created_at"] },
    { name: "sign_up_by_age", properties: ["created_at"] },
  ],
});

export type SignUp = InferEntity<typeof SignUp>;

const windowMs = 86_400_000;

type Db = Kysely<{ sign_up: Table<SignUp, "key"> }>;

const latest = statement((db: Db, values: { network: string; since: string; skipped: number }) =>
  db
    .selectFrom("sign_up")
    .select("created_at")
    .where("network", "=", values.network)
    .where("created_at", ">", values.since)
    .orderBy("created_at", "desc")
    .limit(1)
    .offset(values.skipped),
);

const deleteUntil = statement((db: Db, { created_at }: Pick<SignUp, "created_at">) =>
  db.deleteFrom("sign_up").where("created_at", "<=", created_at),
);

const insert = statement((db: Db, { network, created_at }: Pick<SignUp, "network" | "created_at">) =>
  db.insertInto("sign_up").values({ network, created_at }),
);

/**
 * The time until a network may create an account, in whole seconds; 0 if it may now.
 * @param limit the number of accounts in 24 hours; 0 for no limit.
 */
export async function signUpWait(rows: Rows, address: string, limit: number, now: Date): Promise<number> {
  if (limit === 0) return 0;
  const since = new Date(now.getTime() - windowMs).toISOString();
  // The oldest of the latest `limit` accounts: when it leaves the window, another account is allowed.
  const oldest = await latest.get(rows, {
    network: networkHash("sign-up", address),
    since,
    skipped: limit - 1,
  });
  if (!oldest) return 0;
  // At most the whole window, even if the clock was set back.
  const waitMs = Math.min(Date.parse(oldest.created_at) + windowMs - now.getTime(), windowMs);
  return Math.max(Math.ceil(waitMs / 1_000), 1);
}

/** Counts a new account, and deletes expired rows, so that the node does not store the networks of accounts. */
export async function recordSignUp(writer: Writer, address: string, now: string): Promise<void> {
  const over = new Date(Date.parse(now) - windowMs).toISOString();
  await deleteUntil.run(writer, { created_at: over });
  await insert.run(writer, { network: networkHash("sign-up", address), created_at: now });
}

/** The problem of a sign-up beyond the limit. */
export function signUpLimitReached(wait: number) {
  const detail = `Your network created the maximum number of accounts in 24 hours. Try again in ${wait} seconds, or ask the operator of this node.`;
  return { ...rejectWith(429, "sign_up_limit_reached", detail), headers: { "Retry-After": wait } };
}
