/** Issues, renews and ends certifications. Each change emits an event and updates the agent's reputation. */
import type { components } from "../../../generated/openapi.d.ts";
import {
  type CertificationRow,
  toCertificationSummary,
} from "../../../server/certifications/certification.ts";
import { recompute } from "../reputation/changes.ts";
import type { State } from "../state.ts";
import type { Agent } from "../tables.ts";

/** The terms of a certification. */
export type Terms = Pick<CertificationRow, "level" | "issuer" | "account_id" | "evidence_url" | "expires_at">;

/** Writes a new certification. */
export function issue(state: State, agent: Agent, terms: Terms): CertificationRow {
  const row: CertificationRow = {
    key: state.certifications.length + 1,
    id: state.newId("cert"),
    agent_key: agent.key,
    agent_id: agent.agent_id,
    status: "active",
    issued_at: state.now(),
    renewed_at: null,
    revoked_at: null,
    reason: null,
    counted: true,
    ...terms,
  };
  state.certifications.push(row);
  emit(state, agent, "cert.issued", { change: "issued", certification: toCertificationSummary(row) });
  return row;
}

/** Renews an active certification. */
export function renew(
  state: State,
  agent: Agent,
  row: CertificationRow,
  { evidence_url, expires_at }: Terms,
): void {
  Object.assign(row, { evidence_url, expires_at, renewed_at: state.now() });
  emit(state, agent, "cert.issued", { change: "renewed", certification: toCertificationSummary(row) });
}

/** Revokes an active certification. */
export function revoke(
  state: State,
  agent: Agent,
  row: CertificationRow,
  reason: components["schemas"]["RevocationReason"],
): void {
  end(state, agent, row, { change: "revoked", reason, at: state.now() });
}

/** Revokes all certifications of a deleted agent. */
export function revokeAll(state: State, agent: Agent): void {
  for (const row of state.certifications) {
    if (row.agent_id === agent.agent_id && row.status === "active") {
      revoke(state, agent, row, "cessation_of_operation");
    }
  }
}

/** Expires certifications. The node does so in the background; the fake, before each request. */
export function expireDue(state: State): void {
  const now = state.now();
  for (const row of state.certifications) {
    const agent = state.agents.get(row.agent_id);
    if (agent && row.status === "active" && row.expires_at !== null && row.expires_at <= now) {
      end(state, agent, row, { change: "expired", reason: null, at: row.expires_at });
    }
  }
}

function end(
  state: State,
  agent: Agent,
  row: CertificationRow,
  { change, reason, at }: { change: "revoked" | "expired"; reason: CertificationRow["reason"]; at: string },
): void {
  Object.assign(row, { status: change, revoked_at: at, reason });
  emit(state, agent, "cert.revoked", {
    change,
    certification: toCertificationSummary(row),
    reason,
    revoked_at: at,
  });
}

function emit(
  state: State,
  agent: Agent,
  type: "cert.issued" | "cert.revoked",
  { change, ...more }: { change: string; certification: object; reason?: string | null; revoked_at?: string },
): void {
  const { agent_id, name } = agent;
  const payload = { agent_id, name, change, seq: state.journal.nextSeq(), ...more };
  state.journal.emit({ type, agentId: agent_id, payload });
  recompute(state, agent);
}
