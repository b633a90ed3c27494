/** The entity of a violation, and its representation in responses and events. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../generated/openapi.d.ts";
import type { Columns, Table } from "../../core/sql/statement.ts";

type Schemas = components["schemas"];

export const Violation = defineEntity({
  name: "Violation",
  tableName: "violation",
  properties: {
    /** The order of the first reports. */
    key: p.bigint("number").primary().autoincrement(),
    id: p.text(),
    agent_key: p.bigint("number"),
    agent_id: p.text(),
    rule: p.text(),
    severity: p.text().$type<Schemas["Severity"]>(),
    detail: p.text(),
    evidence_url: p.text().strictNullable(),
    status: p.text().$type<Schemas["ViolationStatus"]>(),
    /** How often it was reported since it was opened. */
    count: p.integer(),
    first_seen_at: p.text(),
    last_seen_at: p.text(),
    note: p.text().strictNullable(),
    decided_at: p.text().strictNullable(),
  },
  uniques: [
    { name: "violation_by_id", properties: ["id"] },
    { name: "violation_by_rule", properties: ["agent_key", "rule"] },
  ],
  indexes: [{ name: "violation_by_agent", properties: ["agent_id", "key"] }],
});

export type Violation = InferEntity<typeof Violation>;

/** A row of the table. */
export type ViolationRow = Columns<Violation>;

/** The table, for statements. */
export type ViolationTable = Table<Violation, "key">;

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
