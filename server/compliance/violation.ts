/** Rows of violations, and their representation in responses and events. */
import type { components } from "../../generated/openapi.d.ts";

type Schemas = components["schemas"];

/** A row of a violation. */
export interface ViolationRow {
  /** The order of the first reports. */
  key: number;
  id: string;
  agent_key: number;
  agent_id: string;
  rule: string;
  severity: Schemas["Severity"];
  detail: string;
  evidence_url: string | null;
  status: Schemas["ViolationStatus"];
  count: number;
  first_seen_at: string;
  last_seen_at: string;
  note: string | null;
  decided_at: string | null;
}

/** Converts a row to a response. */
export function toViolationResponse(row: ViolationRow): Schemas["Violation"] {
  const { agent_id, status, note, decided_at } = row;
  return { ...summary(row), agent_id, status, note, decided_at };
}

/** Converts a row to the summary in events. */
export function summary(row: ViolationRow): Schemas["ViolationSummary"] {
  const { id, rule, severity, detail, evidence_url, count, first_seen_at, last_seen_at } = row;
  return { id, rule, severity, detail, evidence_url, count, first_seen_at, last_seen_at };
}

/** Severities in ascending order. */
const severities: readonly Schemas["Severity"][] = ["info", "low", "medium", "high", "critical"];

/** Returns the change that a report of a known violation makes; undefined if it is only counted. */
export function changeOf(
  known: ViolationRow,
  { severity }: Pick<ViolationRow, "severity">,
): "escalated" | "reopened" | undefined {
  const worse = severities.indexOf(severity) > severities.indexOf(known.severity);
  if (known.status === "resolved" || (known.status === "waived" && worse)) return "reopened";
  return known.status === "open" && worse ? "escalated" : undefined;
}
