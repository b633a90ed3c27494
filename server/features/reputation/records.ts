/** Reads reputations: the stored snapshot of each agent. */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { evidenceText } from "../../../client/evidence/evidence-text.ts";
import { type ReputationInputs, recomputeReputation } from "../../../client/evidence/formula.ts";
import type { components } from "../../../generated/openapi.d.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import type { AgentRow, AgentTables } from "../../registry/agents/record/records.ts";
import { dayOf, none } from "./counts.ts";
import type { ReputationRow } from "./reputation.ts";

type Schemas = components["schemas"];

type Db = Kysely<AgentTables & { reputation: ReputationRow }>;

// Statements, because each recomputation runs the first, and lists the others.

const byAgent = statement((db: Db, { agent_key }: Pick<ReputationRow, "agent_key">) =>
  db.selectFrom("reputation").selectAll().where("agent_key", "=", agent_key),
);

const byIds = statement((db: Db, { agentIds }: { agentIds: readonly string[] }, dialect) =>
  db
    .selectFrom("agent as a")
    .leftJoin("reputation as r", "r.agent_key", "a.key")
    .select(["a.key", "a.agent_id", "a.registered_at", "r.document"])
    .where("a.status", "<>", "tombstoned")
    .where("a.agent_id", "in", dialect.texts(agentIds)),
);

const newestFirst = statement((db: Db, { before, limit }: { before: number; limit: number }) =>
  db
    .selectFrom("reputation as r")
    .innerJoin("agent as a", "a.key", "r.agent_key")
    .select(["a.key", "a.agent_id", "a.registered_at", "r.document"])
    .where("a.status", "<>", "tombstoned")
    .where("r.agent_key", "<", before)
    .orderBy("r.agent_key", "desc")
    .limit(limit),
);

/** Parses a stored snapshot, which {@link snapshot} wrote. */
export function parseSnapshot({ document }: Pick<ReputationRow, "document">): Schemas["Reputation"] {
  return JSON.parse(document) as Schemas["Reputation"];
}

/** Computes the snapshot of inputs. */
export function snapshot(inputs: ReputationInputs, now: string): Schemas["Reputation"] {
  const { score, grade, confidence, components, method } = recomputeReputation(inputs);
  const evidence_digest = `sha256:${hash("sha256", evidenceText(inputs))}`;
  return {
    agent_id: inputs.agent_id,
    score,
    grade,
    confidence,
    components,
    inputs,
    method,
    evidence_digest,
    computed_at: now,
  };
}

/** The snapshot of an agent without reports, certifications and violations. */
export function emptyReputation({ agent_id, registered_at }: { agent_id: string; registered_at: string }) {
  const open_violations = { info: 0, low: 0, medium: 0, high: 0, critical: 0 };
  const noEvidence = { ...none, reporters: 0, certifications: [], open_violations, availability: null };
  return snapshot({ agent_id, as_of: dayOf(registered_at), ...noEvidence }, registered_at);
}

/** Finds the stored reputation of an agent. */
export function findReputation(rows: Rows, agentKey: number): Promise<ReputationRow | undefined> {
  return byAgent.get(rows, { agent_key: agentKey });
}

/** An agent, and its snapshot if it has one. */
export type Rated = Pick<AgentRow, "key" | "agent_id" | "registered_at"> & { document: string | null };

/** Finds agents by their ids, unless they are deleted, in any order. */
export function findRated(rows: Rows, agentIds: readonly string[]): Promise<Rated[]> {
  return byIds.all(rows, { agentIds });
}

/** Reads a page of agents that have a snapshot, newest first, before a key. */
export function ratedBefore(rows: Rows, before: number | undefined, limit: number): Promise<Rated[]> {
  return newestFirst.all(rows, { before: before ?? Number.MAX_SAFE_INTEGER, limit });
}
