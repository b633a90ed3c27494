/** Reads reputations: the stored snapshot of each agent. */
import { hash } from "node:crypto";
import { evidenceText } from "../../client/evidence/evidence-text.ts";
import { type ReputationInputs, recomputeReputation } from "../../client/evidence/formula.ts";
import type { components } from "../../generated/openapi.d.ts";
import type { Rows } from "../database/database.ts";
import { placeholders } from "../database/placeholders.ts";
import { dayOf, none } from "./counts.ts";
import type { ReputationRow } from "./reputation.ts";

type Schemas = components["schemas"];

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
  const noEvidence = { ...none, reporters: 0, certifications: [], open_violations };
  return snapshot({ agent_id, as_of: dayOf(registered_at), ...noEvidence }, registered_at);
}

/** Finds the stored snapshot of an agent. */
export function findReputation(rows: Rows, agentKey: number): Promise<ReputationRow | undefined> {
  return rows.get<ReputationRow>("select * from reputation where agent_key = ?", [agentKey]);
}

/** An agent, and its snapshot if it has one. */
export interface Rated {
  key: number;
  agent_id: string;
  registered_at: string;
  document: string | null;
}

const rated = `select a.key, a.agent_id, a.registered_at, r.document
  from agent a left join reputation r on r.agent_key = a.key where a.status <> 'tombstoned'`;

/** Finds agents by their ids, unless they are deleted, in any order. */
export function findRated(rows: Rows, agentIds: readonly string[]): Promise<Rated[]> {
  return rows.all<Rated>(`${rated} and a.agent_id in (${placeholders(agentIds)})`, agentIds);
}

/** Reads a page of agents that have a snapshot, newest first, before a key. */
export function ratedBefore(rows: Rows, before: number | undefined, limit: number): Promise<Rated[]> {
  return rows.all<Rated>(
    `select a.key, a.agent_id, a.registered_at, r.document from reputation r join agent a on a.key = r.agent_key
      where a.status <> 'tombstoned' ${before === undefined ? "" : "and r.agent_key < ?"}
      order by r.agent_key desc limit ?`,
    before === undefined ? [limit] : [before, limit],
  );
}
