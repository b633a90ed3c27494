/** Reads violations. */
import type { components } from "../../generated/openapi.d.ts";
import type { Rows } from "../database/database.ts";
import { placeholders } from "../database/placeholders.ts";
import { readNewestFirst, type WindowedList } from "../database/windows.ts";
import type { ViolationRow } from "./violation.ts";

type Schemas = components["schemas"];

export { changeOf, summary, toViolationResponse, type ViolationRow } from "./violation.ts";

/** Finds a violation by id. */
export function findViolation(rows: Rows, id: string): Promise<ViolationRow | undefined> {
  return rows.get<ViolationRow>("select * from violation where id = ?", [id]);
}

/** Finds the violation of a rule by an agent. */
export function findByRule(rows: Rows, agentKey: number, rule: string): Promise<ViolationRow | undefined> {
  return rows.get<ViolationRow>("select * from violation where agent_key = ? and rule = ?", [agentKey, rule]);
}

/** Counts the open violations of an agent by severity. */
export async function openBySeverity(rows: Rows, agentKey: number): Promise<Schemas["OpenViolations"]> {
  const found = await rows.all<{ severity: Schemas["Severity"]; count: number }>(
    "select severity, count(*) as count from violation where agent_key = ? and status = 'open' group by severity",
    [agentKey],
  );
  const counts = { info: 0, low: 0, medium: 0, high: 0, critical: 0 };
  for (const { severity, count } of found) counts[severity] = count;
  return counts;
}

/** Filters of violations; undefined for all. */
export interface ViolationFilters {
  agent_id?: string | undefined;
  status?: Schemas["ViolationStatus"][] | undefined;
  severity?: Schemas["Severity"][] | undefined;
}

/** Reads a page of violations, newest first, before a position. */
export function violationsBefore(
  rows: Rows,
  { agent_id, status, severity }: ViolationFilters,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ViolationRow[]> {
  const list: WindowedList = {
    columns: "*",
    from: "violation",
    table: "violation",
    position: "key",
    indexed: agent_id === undefined ? [] : [{ text: "agent_id = ?", params: [agent_id] }],
    filters: [
      ...(status ? [{ text: `status in (${placeholders(status)})`, params: status }] : []),
      ...(severity ? [{ text: `severity in (${placeholders(severity)})`, params: severity }] : []),
    ],
  };
  return readNewestFirst(rows, list, before, limit);
}
