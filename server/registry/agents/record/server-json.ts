/** The `server.json` of agents that are MCP servers, as it was sent. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { Rows, Writer } from "../../../core/sql/rows.ts";
import { type Columns, excludedOf, statement } from "../../../core/sql/statement.ts";

export const AgentServer = defineEntity({
  name: "AgentServer",
  tableName: "agent_server",
  properties: {
    agent_key: p.bigint("number").primary().autoincrement(false),
    document: p.text(),
  },
});

export type AgentServer = InferEntity<typeof AgentServer>;

type ServerRow = Columns<AgentServer>;

type Db = Kysely<{ agent_server: ServerRow }>;

// These are statements, because lookups, registrations and imports run them.

const byAgent = statement((db: Db, { agent_key }: Pick<ServerRow, "agent_key">) =>
  db.selectFrom("agent_server").select("document").where("agent_key", "=", agent_key),
);

const put = statement((db: Db, { agent_key, document }: ServerRow) =>
  db
    .insertInto("agent_server")
    .values({ agent_key, document })
    .onConflict((conflict) => conflict.column("agent_key").doUpdateSet(excludedOf({ document }))),
);

const drop = statement((db: Db, { agent_key }: Pick<ServerRow, "agent_key">) =>
  db.deleteFrom("agent_server").where("agent_key", "=", agent_key),
);

/** Finds the document of an agent. */
export async function findServerJson(rows: Rows, agentKey: number): Promise<string | undefined> {
  return (await byAgent.get(rows, { agent_key: agentKey }))?.document;
}

/** Stores the document of an agent, in place of the one that it has. */
export async function putServerJson(tx: Writer, server: ServerRow): Promise<void> {
  await put.run(tx, server);
}

/** Deletes the document of an agent. */
export async function deleteServerJson(tx: Writer, agentKey: number): Promise<void> {
  await drop.run(tx, { agent_key: agentKey });
}
