/** The entity of a word of an agent, for filters and facets: `protocol`, `capabilities`, `tags` or `skills`. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

/** The kinds of words; each is a filter of the same name. */
export const wordKinds = ["capabilities", "tags", "skills", "protocol"] as const;

export const AgentWord = defineEntity({
  name: "AgentWord",
  tableName: "agent_word",
  properties: {
    /** The set that has the word: see wordKinds. */
    kind: p.text().primary(),
    value: p.text().primary(),
    agent_key: p.bigint("number").primary(),
  },
  indexes: [{ name: "agent_word_by_agent", properties: ["agent_key", "kind", "value"] }],
});

export type AgentWord = InferEntity<typeof AgentWord>;
