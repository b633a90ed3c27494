/** The AgentFacts of agents. */
import { createHash } from "node:crypto";
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { Rows, Writer } from "../../../core/sql/rows.ts";
import { type Columns, excludedOf, statement } from "../../../core/sql/statement.ts";

export const AgentFacts = defineEntity({
  name: "AgentFacts",
  tableName: "agent_facts",
  properties: {
    agent_key: p.bigint("number").primary().autoincrement(false),
    /** The document, as it is served. */
    document: p.text(),
    digest: p.text(),
    version: p.integer(),
    /** Sent by the publisher, or derived from the agent's card; a new card only replaces the latter. */
    origin: p.text().$type<"sent" | "card">(),
    updated_at: p.text(),
    /** The number of the change that wrote it; its ETag. */
    seq: p.bigint("number"),
  },
});

export type AgentFacts = InferEntity<typeof AgentFacts>;

type FactsRow = Columns<AgentFacts>;

type Db = Kysely<{ agent_facts: FactsRow }>;

// These are statements, because lookups, registrations and imports run them.

const byAgent = statement((db: Db, { agent_key }: Pick<FactsRow, "agent_key">) =>
  db.selectFrom("agent_facts").selectAll().where("agent_key", "=", agent_key),
);

const put = statement(
  (db: Db, { agent_key, document, digest, version, origin, updated_at, seq }: FactsRow) => {
    const values = { document, digest, version, origin, updated_at, seq };
    return db
      .insertInto("agent_facts")
      .values({ agent_key, ...values })
      .onConflict((conflict) => conflict.column("agent_key").doUpdateSet(excludedOf(values)));
  },
);

const drop = statement((db: Db, { agent_key }: Pick<FactsRow, "agent_key">) =>
  db.deleteFrom("agent_facts").where("agent_key", "=", agent_key),
);

/** Finds the AgentFacts of an agent. */
export async function findFacts(rows: Rows, agentKey: number): Promise<AgentFacts | null> {
  return (await byAgent.get(rows, { agent_key: agentKey })) ?? null;
}

/** Stores AgentFacts, in place of those that the agent has. */
export async function putFacts(tx: Writer, facts: AgentFacts): Promise<void> {
  await put.run(tx, facts);
}

/** Deletes the AgentFacts of an agent. */
export async function deleteFacts(tx: Writer, agentKey: number): Promise<void> {
  await drop.run(tx, { agent_key: agentKey });
}

/** Returns `sha256:` and the SHA-256 of a document in hex. */
export function digestOf(document: string): string {
  return `sha256:${createHash("sha256").update(document).digest("hex")}`;
}
