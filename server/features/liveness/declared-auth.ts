/** Whether agents that ask for a credential say in their cards which one. */
import type { Kysely } from "kysely";
import type { Rows } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import { readCard } from "../../registry/agents/card/card.ts";
import type { AgentCard } from "../../registry/agents/record/agent-card.ts";

const cardsByAgents = statement(
  (db: Kysely<{ agent_card: Columns<AgentCard> }>, { keys }: { keys: readonly number[] }, { numbers }) =>
    db.selectFrom("agent_card").select(["agent_key", "document"]).where("agent_key", "in", numbers(keys)),
);

/** Whether the card of each agent declares how to authenticate. An agent without a card is missing. */
export async function declaredAuths(rows: Rows, agentKeys: readonly number[]): Promise<Map<number, boolean>> {
  if (agentKeys.length === 0) return new Map();
  const found = await cardsByAgents.all(rows, { keys: agentKeys });
  return new Map(found.map(({ agent_key, document }) => [agent_key, declares(document)]));
}

function declares(document: string): boolean {
  return readCard(JSON.parse(document)).authentication.some((method) => method !== "none");
}
