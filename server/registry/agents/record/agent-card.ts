/** Agent cards, as they were sent or fetched. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { Rows, Writer } from "../../../core/sql/rows.ts";
import { type Columns, excludedOf, statement } from "../../../core/sql/statement.ts";

export const AgentCard = defineEntity({
  name: "AgentCard",
  tableName: "agent_card",
  properties: {
    agent_key: p.bigint("number").primary().autoincrement(false),
    document: p.text(),
    /** The URL where it is published, if known. */
    url: p.text().strictNullable(),
    /** The number of the change that wrote it; its ETag. */
    seq: p.bigint("number"),
  },
});

export type AgentCard = InferEntity<typeof AgentCard>;

type CardRow = Columns<AgentCard>;

type Db = Kysely<{ agent_card: CardRow }>;

// These are statements, because lookups, registrations and imports run them.

const byAgent = statement((db: Db, { agent_key }: Pick<CardRow, "agent_key">) =>
  db.selectFrom("agent_card").selectAll().where("agent_key", "=", agent_key),
);

const put = statement((db: Db, { agent_key, document, url, seq }: CardRow) =>
  db
    .insertInto("agent_card")
    .values({ agent_key, document, url, seq })
    .onConflict((conflict) => conflict.column("agent_key").doUpdateSet(excludedOf({ document, url, seq }))),
);

const drop = statement((db: Db, { agent_key }: Pick<CardRow, "agent_key">) =>
  db.deleteFrom("agent_card").where("agent_key", "=", agent_key),
);

/** Finds the card of an agent. */
export async function findCard(rows: Rows, agentKey: number): Promise<CardRow | null> {
  return (await byAgent.get(rows, { agent_key: agentKey })) ?? null;
}

/** Stores a card, in place of the one that the agent has. */
export async function putCard(tx: Writer, card: CardRow): Promise<void> {
  await put.run(tx, card);
}

/** Deletes the card of an agent. */
export async function deleteCard(tx: Writer, agentKey: number): Promise<void> {
  await drop.run(tx, { agent_key: agentKey });
}
