/** The AgentFacts of an agent. */
import { createHash } from "node:crypto";
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

export const AgentFacts = defineEntity({
  name: "AgentFacts",
  tableName: "agent_facts",
  properties: {
    agent_key: p.bigint("number").primary(),
    /** As it is served. */
    document: p.text(),
    digest: p.text(),
    version: p.integer(),
    /** Sent by its publisher, or derived from the agent's card; only the latter is derived anew. */
    origin: p.text().$type<"sent" | "card">(),
    updated_at: p.text(),
    /** The change that it came with: its validator. */
    seq: p.bigint("number"),
  },
});

export type AgentFacts = InferEntity<typeof AgentFacts>;

/** `sha256:` and the SHA-256 of a document in hex. */
export function digestOf(document: string): string {
  return `sha256:${createHash("sha256").update(document).digest("hex")}`;
}
