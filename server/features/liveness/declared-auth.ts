/** Whether agents that ask for a credential say in their cards which one. */
import type { Managed } from "../../core/sql/orm.ts";
import { readCard } from "../../registry/agents/card/card.ts";
import { AgentCard } from "../../registry/agents/record/agent-card.ts";

/** Whether the card of each agent declares how to authenticate. An agent without a card is missing. */
export async function declaredAuths(
  rows: Managed,
  agentKeys: readonly number[],
): Promise<Map<number, boolean>> {
  if (agentKeys.length === 0) return new Map();
  const found = await rows.em().find(AgentCard, { agent_key: [...agentKeys] });
  return new Map(found.map(({ agent_key, document }) => [agent_key, declares(document)]));
}

function declares(document: string): boolean {
  return readCard(JSON.parse(document)).authentication.some((method) => method !== "none");
}
