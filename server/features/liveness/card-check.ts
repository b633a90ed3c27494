/**
 * The checks of cards that are published at a URL: one row for each agent with such a card. The rows follow the changes of agents, like
 * the URLs that are probed.
 */
import { defineEntity, type InferEntity, LockMode, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { Managed } from "../../core/sql/orm.ts";
import type { Writer } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";

export const CardCheck = defineEntity({
  name: "CardCheck",
  tableName: "card_check",
  properties: {
    agent_key: p.bigint("number").primary().autoincrement(false),
    /** When it is looked at next. While a process checks it, when that process should be done. */
    next_at: p.text(),
    /** What was fetched, and the registered card it was compared with; null before the first time. */
    url: p.text().strictNullable(),
    card_seq: p.bigint("number").strictNullable(),
    fetched_at: p.text().strictNullable(),
    /** The ETag of the published card. */
    etag: p.text().strictNullable(),
    /** Since when the published card differs; null if it does not. */
    differs_since: p.text().strictNullable(),
    /** Whether the violation of this difference was opened. */
    is_reported: p.boolean(),
  },
  indexes: [{ name: "card_check_by_time", properties: ["next_at"] }],
});

export type CardCheck = InferEntity<typeof CardCheck>;

interface Tables {
  card_check: Columns<CardCheck>;
  agent_card: { agent_key: number; url: string | null };
}

type Db = Kysely<Tables>;

// These are statements, because they run for each agent that changed.

const begin = statement((db: Db, { agent_key, next_at }: Pick<CardCheck, "agent_key" | "next_at">) =>
  db
    .insertInto("card_check")
    .values({
      agent_key,
      next_at,
      url: null,
      card_seq: null,
      fetched_at: null,
      etag: null,
      differs_since: null,
      is_reported: false,
    })
    .onConflict((conflict) => conflict.column("agent_key").doUpdateSet({ next_at })),
);

const hasUrl = statement((db: Db, { agent_key }: Pick<CardCheck, "agent_key">) =>
  db
    .selectFrom("agent_card")
    .select("agent_key")
    .where("agent_key", "=", agent_key)
    .where("url", "is not", null),
);

const review = statement((db: Db, { agent_key, next_at }: Pick<CardCheck, "agent_key" | "next_at">) =>
  db.updateTable("card_check").set({ next_at }).where("agent_key", "=", agent_key),
);

/** When the next check is due; undefined if there is none. */
export async function firstCheck(rows: Managed): Promise<string | undefined> {
  const [first] = await rows.em().findAll(CardCheck, { orderBy: { next_at: "asc" }, limit: 1 });
  return first?.next_at;
}

/** Leases checks that are due: until `until`, no other process makes them. */
export async function leaseChecks(
  writer: Managed,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<CardCheck[]> {
  const lockMode = LockMode.PESSIMISTIC_PARTIAL_WRITE; // skips those that another process leases now
  const options = { orderBy: { next_at: "asc" }, limit, lockMode } as const;
  const due = await writer.em().find(CardCheck, { next_at: { $lte: now } }, options);
  for (const check of due) check.next_at = until;
  return due;
}

/** Writes a check. @returns whether it did: not if its agent changed since it was leased. */
export async function saveCheck(
  writer: Managed,
  { leased_until, agent_key, ...check }: CardCheck & { leased_until: string },
): Promise<boolean> {
  const leased = { agent_key, next_at: leased_until };
  return (await writer.em().nativeUpdate(CardCheck, leased, check)) === 1;
}

/** Deletes a check, under the same condition. */
export async function deleteCheck(
  writer: Managed,
  { leased_until, agent_key }: { leased_until: string; agent_key: number },
): Promise<boolean> {
  return (await writer.em().nativeDelete(CardCheck, { agent_key, next_at: leased_until })) === 1;
}

/** Has the card of an agent looked at, if it is or was checked. */
export async function reviewCard(writer: Writer, agentKey: number, now: Date): Promise<void> {
  await review.run(writer, { agent_key: agentKey, next_at: now.toISOString() });
}

/** The same for an agent whose card is checked if it has a URL. */
export async function followCard(writer: Writer, agentKey: number, now: Date): Promise<void> {
  if (await hasUrl.get(writer, { agent_key: agentKey }))
    await begin.run(writer, { agent_key: agentKey, next_at: now.toISOString() });
  else await reviewCard(writer, agentKey, now);
}
