/** The entity of the AgentFacts of an agent. */
import { createHash } from "node:crypto";
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

export const AgentFacts = defineEntity({
  name: "AgentFacts",
  tableName: "agent_facts",
  properties: {
    agent_key: p.bigint("number").primary(),
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

/** Returns `sha256:` and the SHA-256 of a document in hex. */
export function digestOf(document: string): string {
  return `sha256:${createHash("sha256").update(document).digest("hex")}`;
}
