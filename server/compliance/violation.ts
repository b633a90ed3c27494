/** A violation, and as everybody sees it. */
import type { components } from "../../generated/openapi.d.ts";

type Schemas = components["schemas"];

/** A violation: the columns of the table. */
export interface ViolationRow {
  /** The order in which they were first reported. */
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

/** A violation as everybody sees it. */
export function present(row: ViolationRow): Schemas["Violation"] {
  const { agent_id, status, note, decided_at } = row;
  return { ...summary(row), agent_id, status, note, decided_at };
}

/** A violation as events tell of it. */
export function summary(row: ViolationRow): Schemas["ViolationSummary"] {
  const { id, rule, severity, detail, evidence_url, count, first_seen_at, last_seen_at } = row;
  return { id, rule, severity, detail, evidence_url, count, first_seen_at, last_seen_at };
}

/** Severities, the least first. */
const severities: readonly Schemas["Severity"][] = ["info", "low", "medium", "high", "critical"];

/** What a report of a known violation changes; undefined if it is counted alone. */
export function changeOf(
  known: ViolationRow,
  { severity }: Pick<ViolationRow, "severity">,
): "escalated" | "reopened" | undefined {
  const worse = severities.indexOf(severity) > severities.indexOf(known.severity);
  if (known.status === "resolved" || (known.status === "waived" && worse)) return "reopened";
  return known.status === "open" && worse ? "escalated" : undefined;
}
