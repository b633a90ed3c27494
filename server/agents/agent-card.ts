/** The card that an agent was registered by, as it was sent. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

export const AgentCard = defineEntity({
  name: "AgentCard",
  tableName: "agent_card",
  properties: {
    agent_key: p.bigint("number").primary(),
    document: p.text(),
    /** The change that it came with: its validator. */
    seq: p.bigint("number"),
  },
});

export type AgentCard = InferEntity<typeof AgentCard>;
