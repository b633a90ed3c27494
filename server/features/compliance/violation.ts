/** The entity of a violation, and its representation in responses and events. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../generated/openapi.d.ts";

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

/** Converts a violation to a response. */
export function toViolationResponse(violation: Violation): Schemas["Violation"] {
  const { agent_id, status, note, decided_at } = violation;
  return { ...summary(violation), agent_id, status, note, decided_at };
}

/** Converts a violation to the summary in events. */
export function summary(violation: Violation): Schemas["ViolationSummary"] {
  const { id, rule, severity, detail, evidence_url, count, first_seen_at, last_seen_at } = violation;
  return { id, rule, severity, detail, evidence_url, count, first_seen_at, last_seen_at };
}

/** Severities in ascending order. */
const severities: readonly Schemas["Severity"][] = ["info", "low", "medium", "high", "critical"];

/** Returns the change that a report of a known violation makes; undefined if it is only counted. */
export function changeOf(
  known: Violation,
  { severity }: Pick<Violation, "severity">,
): "escalated" | "reopened" | undefined {
  const worse = severities.indexOf(severity) > severities.indexOf(known.severity);
  if (known.status === "resolved" || (known.status === "waived" && worse)) return "reopened";
  return known.status === "open" && worse ? "escalated" : undefined;
}
