/** The entity of an agent card, as it was sent or fetched. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

export const AgentCard = defineEntity({
  name: "AgentCard",
  tableName: "agent_card",
  properties: {
    agent_key: p.bigint("number").primary(),
    document: p.text(),
    /** The URL where it is published, if known. */
    url: p.text().nullable(),
    /** The number of the change that wrote it; its ETag. */
    seq: p.bigint("number"),
  },
});

export type AgentCard = InferEntity<typeof AgentCard>;
