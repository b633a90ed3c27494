/**
 * The checks of cards that are published at a URL: one row for each agent with such a card. The rows follow the changes of agents, like
 * the URLs that are probed.
 */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
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

export type CardCheckRow = Columns<InferEntity<typeof CardCheck>>;

interface Tables {
  card_check: CardCheckRow;
  agent_card: { agent_key: number; url: string | null };
}

type Db = Kysely<Tables>;

const begin = statement((db: Db, { agent_key, next_at }: Pick<CardCheckRow, "agent_key" | "next_at">) =>
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

const hasUrl = statement((db: Db, { agent_key }: Pick<CardCheckRow, "agent_key">) =>
  db
    .selectFrom("agent_card")
    .select("agent_key")
    .where("agent_key", "=", agent_key)
    .where("url", "is not", null),
);

const review = statement((db: Db, { agent_key, next_at }: Pick<CardCheckRow, "agent_key" | "next_at">) =>
  db.updateTable("card_check").set({ next_at }).where("agent_key", "=", agent_key),
);

export const firstCheck = statement((db: Db) =>
  db.selectFrom("card_check").select(({ fn }) => fn.min("next_at").as("at")),
);

/** Leases checks that are due: until `until`, no other process makes them. */
export const leaseChecks = statement(
  (db: Db, { now, until, limit }: { now: string; until: string; limit: number }) =>
    db
      .updateTable("card_check")
      .set({ next_at: until })
      .where(
        "agent_key",
        "in",
        db
          .selectFrom("card_check")
          .select("agent_key")
          .where("next_at", "<=", now)
          .orderBy("next_at")
          .limit(limit),
      )
      .where("next_at", "<=", now)
      .returningAll(),
);

/** Writes a check, unless its agent changed since it was leased. Returns a row if it did. */
export const saveCheck = statement((db: Db, values: CardCheckRow & { leased_until: string }) => {
  const { agent_key, leased_until, next_at, url, card_seq } = values;
  const { fetched_at, etag, differs_since, is_reported } = values;
  return db
    .updateTable("card_check")
    .set({ next_at, url, card_seq, fetched_at, etag, differs_since, is_reported })
    .where("agent_key", "=", agent_key)
    .where("next_at", "=", leased_until)
    .returning("agent_key");
});

/** Deletes a check, under the same condition. */
export const deleteCheck = statement(
  (db: Db, { leased_until, agent_key }: { leased_until: string; agent_key: number }) =>
    db
      .deleteFrom("card_check")
      .where("agent_key", "=", agent_key)
      .where("next_at", "=", leased_until)
      .returning("agent_key"),
);

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
