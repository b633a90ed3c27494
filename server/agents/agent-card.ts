/** The card that an agent was registered by, as it was sent or fetched. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

export const AgentCard = defineEntity({
  name: "AgentCard",
  tableName: "agent_card",
  properties: {
    agent_key: p.bigint("number").primary(),
    document: p.text(),
    /** Where it is published, if that was said. */
    url: p.text().nullable(),
    /** The change that it came with: its validator. */
    seq: p.bigint("number"),
  },
});

export type AgentCard = InferEntity<typeof AgentCard>;
