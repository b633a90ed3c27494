/** Violations of a fake registry. */
import { notFound, tombstoned } from "../../../server/agents/rejections.ts";
import {
  changeOf,
  summary,
  toViolationResponse,
  type ViolationRow,
} from "../../../server/compliance/violation.ts";
import { rejectWith } from "../../../server/responses.ts";
import type { Handlers } from "../context.ts";
import { noStore, pageOf } from "../http/paging.ts";
import { recompute } from "../reputation/changes.ts";
import type { State } from "../state.ts";
import type { Agent } from "../tables.ts";

export const report: Handlers["compliance"]["report"] = async ({ body }, { state }) => {
  const { agent_id, rule, severity, evidence_url = null } = body;
  const agent = state.agents.get(agent_id);
  if (!agent) return notFound(agent_id);
  if (agent.status === "tombstoned") return tombstoned(agent);
  const finding = { rule, severity, detail: body.detail.toWellFormed(), evidence_url };
  const known = state.violations.find((each) => each.agent_id === agent_id && each.rule === rule);
  const row = known ?? open(state, agent, finding);
  if (known) reportAgain(state, agent, known, finding);
  return { status: known ? 200 : 201, headers: noStore, body: toViolationResponse(row) };
};

export const decide: Handlers["compliance"]["decide"] = async ({ path, body }, { state }) => {
  const row = state.violations.find(({ id }) => id === path.id);
  const agent = row && state.agents.get(row.agent_id);
  if (!agent) return rejectWith(404, "violation_not_found", `No violation has the id ${path.id}.`);
  const wasOpen = row.status === "open";
  if (body.status !== row.status) row.decided_at = state.now();
  row.status = body.status;
  if (body.note !== undefined) row.note = body.note?.toWellFormed() ?? null;
  if (wasOpen) recompute(state, agent);
  return { status: 200, headers: noStore, body: toViolationResponse(row) };
};

export const list: Handlers["compliance"]["list"] = async ({ query }, { state }) => {
  const { agent_id, status, severity } = query;
  const found = state.violations.filter(
    (row) =>
      (agent_id === undefined || row.agent_id === agent_id) &&
      (!status || status.includes(row.status)) &&
      (!severity || severity.includes(row.severity)),
  );
  const page = pageOf(found, "/compliance", query, ({ key }) => key);
  if ("problem" in page) return page;
  const violations = page.items.map(toViolationResponse);
  const { next_cursor } = page;
  return {
    status: 200,
    headers: { ...noStore, ...page.headers },
    body: { violations, count: violations.length, next_cursor },
  };
};

/** The finding of a report. */
type Finding = Pick<ViolationRow, "rule" | "severity" | "detail" | "evidence_url">;

function open(state: State, agent: Agent, finding: Finding): ViolationRow {
  const now = state.now();
  const row: ViolationRow = {
    key: state.violations.length + 1,
    id: state.newId("viol"),
    agent_key: agent.key,
    agent_id: agent.agent_id,
    ...finding,
    status: "open",
    count: 1,
    first_seen_at: now,
    last_seen_at: now,
    note: null,
    decided_at: null,
  };
  state.violations.push(row);
  emit(state, agent, row, "opened");
  return row;
}

/** Counts a report of a known violation. An event is emitted only if the violation is reopened or escalated. */
function reportAgain(state: State, agent: Agent, row: ViolationRow, finding: Finding): void {
  const change = changeOf(row, finding);
  row.count = change === "reopened" ? 1 : row.count + 1;
  row.last_seen_at = state.now();
  if (!change) return;
  Object.assign(row, { ...finding, status: "open", note: null, decided_at: null });
  emit(state, agent, row, change);
}

function emit(state: State, agent: Agent, row: ViolationRow, change: string): void {
  const { agent_id, name } = agent;
  const payload = { agent_id, name, change, seq: state.journal.nextSeq(), violation: summary(row) };
  state.journal.emit({ type: "compliance.violation", agentId: agent_id, payload });
  recompute(state, agent);
}
