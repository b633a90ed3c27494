/** The entities of probes: the URLs, their origins, and which agents have them. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Columns, Table } from "../../core/sql/statement.ts";
import type { OutcomeCode } from "./outcome.ts";
import type { Level } from "./schedule.ts";
import type { State } from "./state.ts";

/** The protocol by which a URL is probed. */
export type ProbeMethod = "a2a" | "mcp" | "http";

/**
 * A URL as it is probed. A verified agent decides for all that have its URL, by one row. Otherwise anyone may register the URL: so
 * there is a row for each level that agents chose, and no agent changes what is known of another.
 */
export const ProbeTarget = defineEntity({
  name: "ProbeTarget",
  tableName: "probe_target",
  properties: {
    key: p.bigint("number").primary().autoincrement(),
    origin_key: p.bigint("number"),
    url: p.text(),
    method: p.text().$type<ProbeMethod>(),
    level: p.text().$type<Level>(),
    /** Whether an agent is verified to have this URL. */
    is_verified: p.boolean(),
    /** See {@link Memory}, as JSON. */
    memory: p.text(),
    /** The state in the memory, for filters and ranks of agents: see server/registry/agents/record/liveness.ts. */
    state: p.text().$type<State>(),
    /** The state before the change of this number: see change-number.ts. */
    former_state: p.text().$type<State>(),
    change: p.bigint("number"),
    /** See {@link Day}, as JSON. */
    days: p.text(),
    latencies: p.text(),
    /** Which version of the protocol it speaks; null if it is not known. */
    era: p.text().strictNullable(),
    outcome: p.text().$type<OutcomeCode>().strictNullable(),
    checked_at: p.text().strictNullable(),
    /** Null if it is not probed. */
    next_at: p.text().strictNullable(),
    /** When an owner last requested a probe. */
    requested_at: p.text().strictNullable(),
    /** While a requested probe is pending: when the next one was due, which is still made. */
    resume_at: p.text().strictNullable(),
  },
  uniques: [{ name: "probe_target_by_url", properties: ["url", "method", "is_verified", "level"] }],
  indexes: [
    { name: "probe_target_by_origin", properties: ["origin_key", "next_at"] },
    { name: "probe_target_by_state", properties: ["state"] },
  ],
});

export const ProbeOrigin = defineEntity({
  name: "ProbeOrigin",
  tableName: "probe_origin",
  properties: {
    key: p.bigint("number").primary().autoincrement(),
    /** Scheme, host and port. */
    origin: p.text(),
    /** When its next URL is due; null if none is probed. */
    next_at: p.text().strictNullable(),
    /** Until when it is left alone: while a process probes it, and for a moment after that. */
    free_at: p.text(),
    /** The rules of its robots.txt for probes, as JSON; null if they are not known. */
    robots: p.text().strictNullable(),
    robots_at: p.text().strictNullable(),
  },
  uniques: [{ name: "probe_origin_by_name", properties: ["origin"] }],
  indexes: [{ name: "probe_origin_by_time", properties: ["next_at"], where: "next_at is not null" }],
});

export const AgentProbe = defineEntity({
  name: "AgentProbe",
  tableName: "agent_probe",
  properties: {
    agent_key: p.bigint("number").primary().autoincrement(false),
    /** Null if its URL is not probed, or not yet known to the prober. */
    target_key: p.bigint("number").strictNullable(),
    /** What its owner chose; null for the default. */
    wanted: p.text().$type<Level>().strictNullable(),
    is_verified: p.boolean(),
    /** Whether its owner hides its history. */
    hides_history: p.boolean(),
    /** Since when its URL was down when the violation of this outage was opened; null if it is resolved. */
    reported_since: p.text().strictNullable(),
  },
  indexes: [
    {
      name: "agent_probe_by_target",
      properties: ["target_key", "wanted", "is_verified"],
      where: "target_key is not null",
    },
    {
      name: "agent_probe_by_report",
      properties: ["target_key", "reported_since", "agent_key"],
      where: "target_key is not null",
    },
    {
      name: "agent_probe_left_over",
      properties: ["agent_key"],
      where: "reported_since is not null and target_key is null",
    },
  ],
});

export type AgentProbe = InferEntity<typeof AgentProbe>;

export const ProbeProgress = defineEntity({
  name: "ProbeProgress",
  tableName: "probe_progress",
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** How far the agents are read. */
    seq: p.bigint("number"),
    /** The number of the latest change of a state: see change-number.ts. */
    change: p.bigint("number"),
  },
  checks: [{ name: "probe_progress_one_row", expression: "id = 1" }],
});

/** The tables, for statements. */
export interface ProbeTables {
  probe_target: Table<InferEntity<typeof ProbeTarget>, "key">;
  probe_origin: Table<InferEntity<typeof ProbeOrigin>, "key">;
  agent_probe: Columns<AgentProbe>;
  probe_progress: Columns<InferEntity<typeof ProbeProgress>>;
}

export type TargetRow = Omit<ProbeTables["probe_target"], "key"> & { key: number };
export type OriginRow = Omit<ProbeTables["probe_origin"], "key"> & { key: number };
export type AgentProbeRow = ProbeTables["agent_probe"];
