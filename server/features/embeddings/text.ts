/** The text of an agent that is embedded, and the form of its vector. */
import { hash } from "node:crypto";
import type { AgentRecord } from "../../registry/agents/record/records.ts";
import type { EmbeddingSettings } from "./settings.ts";

/** The maximum length of a text: about a thousand tokens. Most models take more, and average out longer texts. */
const maxLength = 4_000;

/** The version of {@link textOf}. Another one embeds all agents again. */
const textVersion = 1;

/** Returns the text of an agent: what says most of it first, because long texts are cut. */
export function textOf(agent: AgentRecord, details: string): string {
  const lists = [agent.tags, agent.capabilities, agent.skills].map((list) => list.join(", "));
  const parts = [agent.name, agent.description ?? "", ...lists, details, agent.provider?.name ?? ""];
  const text = parts.filter((part) => part !== "").join("\n");
  return text.slice(0, maxLength).toWellFormed();
}

/** The digest of a text, by which an unchanged one is recognized. */
export function hashOf(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 22);
}

/** The form of vectors: only those of one form can be compared. */
export function formOf({ model, dimensions }: Pick<EmbeddingSettings, "model" | "dimensions">): string {
  return JSON.stringify([model, dimensions, textVersion]);
}
