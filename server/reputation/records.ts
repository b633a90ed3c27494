/** Reputations as they are kept: each agent's snapshot, ready to be served. */
import { hash } from "node:crypto";
import type { components } from "../../generated/openapi.d.ts";
import { dayOf, none } from "../../reputation/counts.ts";
import { evidenceText } from "../../reputation/evidence.ts";
import { type ReputationInputs, recomputeReputation } from "../../reputation/formula.ts";
import type { Rows } from "../database/database.ts";
import { marks } from "../database/marks.ts";

type Schemas = components["schemas"];

/** A snapshot in the database. */
export interface ReputationRow {
  agent_key: number;
  /** The snapshot, as JSON. */
  document: string;
  told_score: number | null;
  told_grade: Schemas["Grade"];
  rated_day: string | null;
  figure: string | null;
}

/** A snapshot in the database, parsed: what it holds was written by {@link snapshot}. */
export function parseSnapshot({ document }: Pick<ReputationRow, "document">): Schemas["Reputation"] {
  return JSON.parse(document) as Schemas["Reputation"];
}

/** The snapshot that follows from inputs. */
export function snapshot(inputs: ReputationInputs, now: string): Schemas["Reputation"] {
  const { score, grade, confidence, components, method } = recomputeReputation(inputs);
  const evidence_digest = `sha256:${hash("sha256", evidenceText(inputs))}`;
  return {
    ...{ agent_id: inputs.agent_id, score, grade, confidence, components, inputs },
    ...{ method, evidence_digest, computed_at: now },
  };
}

/** The snapshot of an agent that nothing is known of: no report, no certification, no violation. */
export function blank({ agent_id, registered_at }: { agent_id: string; registered_at: string }) {
  const open_violations = { info: 0, low: 0, medium: 0, high: 0, critical: 0 };
  const nothing = { ...none, reporters: 0, certifications: [], open_violations };
  return snapshot({ agent_id, as_of: dayOf(registered_at), ...nothing }, registered_at);
}

/** The snapshot of an agent, as it is kept. */
export function findReputation(rows: Rows, agentKey: number): Promise<ReputationRow | undefined> {
  return rows.get<ReputationRow>("select * from reputation where agent_key = ?", [agentKey]);
}

/** An agent, and its snapshot if anything is known of it. */
export interface Rated {
  key: number;
  agent_id: string;
  registered_at: string;
  document: string | null;
}

const rated = `select a.key, a.agent_id, a.registered_at, r.document
  from agent a left join reputation r on r.agent_key = a.key where a.status <> 'tombstoned'`;

/** Agents of these ids that are not deleted, in no order. */
export function findRated(rows: Rows, agentIds: readonly string[]): Promise<Rated[]> {
  return rows.all<Rated>(`${rated} and a.agent_id in (${marks(agentIds)})`, agentIds);
}

/** A page of agents that something is known of, newest first, before a position. */
export function ratedBefore(rows: Rows, before: number | undefined, limit: number): Promise<Rated[]> {
  return rows.all<Rated>(
    `select a.key, a.agent_id, a.registered_at, r.document from reputation r join agent a on a.key = r.agent_key
      where a.status <> 'tombstoned' ${before === undefined ? "" : "and r.agent_key < ?"}
      order by r.agent_key desc limit ?`,
    before === undefined ? [limit] : [before, limit],
  );
}
