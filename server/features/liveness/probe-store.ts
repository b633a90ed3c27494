/**
 * The statements that each probe, each agent that changed, or each read of a liveness runs. A transaction locks rows in this order:
 * the progress, those of agents, URLs, origins.
 */
import type { Kysely } from "kysely";
import type { Rows } from "../../core/sql/rows.ts";
import { pick, statement } from "../../core/sql/statement.ts";
import type { AgentTables } from "../../registry/agents/record/records.ts";
import type { AgentProbeRow, OriginRow, ProbeTables, TargetRow } from "./probe-target.ts";

type Db = Kysely<ProbeTables>;

/** Numbers a change. The numbers are in the order of the commits, because the row stays locked until then. */
export const numberChange = statement((db: Db) =>
  db
    .insertInto("probe_progress")
    .values({ id: 1, seq: 0, change: 1 })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ eb }) => ({ change: eb("probe_progress.change", "+", 1) })),
    )
    .returning("change"),
);

export const agentProbe = statement((db: Db, { agent_key }: Pick<AgentProbeRow, "agent_key">) =>
  db.selectFrom("agent_probe").selectAll().where("agent_key", "=", agent_key),
);

export const putAgentProbe = statement(
  (
    db: Db,
    { agent_key, target_key, wanted, is_verified, hides_history }: Omit<AgentProbeRow, "reported_since">,
  ) =>
    db
      .insertInto("agent_probe")
      .values({ agent_key, target_key, wanted, is_verified, hides_history, reported_since: null })
      .onConflict((conflict) =>
        conflict.column("agent_key").doUpdateSet({ target_key, wanted, is_verified, hides_history }),
      ),
);

/** What agents may say of a URL. */
const allVoices = ([null, "none", "reachable", "protocol", "task"] as const).flatMap((wanted) =>
  [false, true].map((is_verified) => ({ wanted, is_verified })),
);

/** Which of these the agents of a URL say: the index is read once for each, however many agents have the URL. */
const voices = statement((db: Db, { target_key }: { target_key: number }) =>
  db.selectNoFrom((eb) =>
    allVoices.map(({ wanted, is_verified }, index) =>
      eb
        .exists(
          eb
            .selectFrom("agent_probe")
            .select("agent_key")
            .where("target_key", "=", target_key)
            .where("wanted", wanted === null ? "is" : "=", wanted)
            .where("is_verified", "=", is_verified),
        )
        .as(`voice_${index}`),
    ),
  ),
);

/** What the agents of a URL say, each combination once. */
export async function voicesOf(rows: Rows, target_key: number): Promise<Voice[]> {
  const found: Record<string, unknown> = (await voices.get(rows, { target_key })) ?? {};
  return allVoices.filter((_, index) => Boolean(found[`voice_${index}`]));
}

export type Voice = (typeof allVoices)[number];

/** The rows of a URL: see {@link ProbeTarget}. */
export const targetsByUrl = statement((db: Db, { url, method }: Pick<TargetRow, "url" | "method">) =>
  db
    .selectFrom("probe_target")
    .selectAll()
    .where("url", "=", url)
    .where("method", "=", method)
    .orderBy("key"),
);

export const targetByKey = statement((db: Db, { key }: Pick<TargetRow, "key">) =>
  db.selectFrom("probe_target").selectAll().where("key", "=", key),
);

export const insertTarget = statement((db: Db, values: Omit<TargetRow, "key">) =>
  db
    .insertInto("probe_target")
    .values(
      pick(values, [
        "origin_key",
        "url",
        "method",
        "level",
        "is_verified",
        "memory",
        "state",
        "former_state",
        "change",
        "days",
        "latencies",
        "era",
        "outcome",
        "checked_at",
        "next_at",
        "requested_at",
        "resume_at",
      ]),
    )
    .returningAll(),
);

/** The columns of the state: see change-number.ts. */
type StateColumn = "state" | "former_state" | "change";

/** Records a probe, unless the URL is probed otherwise since. Returns a row if it did. */
export const recordProbe = statement(
  (
    db: Db,
    {
      key,
      level,
      memory,
      state,
      former_state,
      change,
      days,
      latencies,
      era,
      outcome,
      checked_at,
      next_at,
    }: Pick<
      TargetRow,
      | "key"
      | "level"
      | "memory"
      | "days"
      | "latencies"
      | "era"
      | "outcome"
      | "checked_at"
      | "next_at"
      | StateColumn
    >,
  ) =>
    db
      .updateTable("probe_target")
      .set({ memory, state, former_state, change, days, latencies, era, outcome, checked_at, next_at })
      .set({ resume_at: null })
      .where("key", "=", key)
      .where("level", "=", level)
      .returning("key"),
);

export const findOrigin = statement((db: Db, { origin }: Pick<OriginRow, "origin">) =>
  db.selectFrom("probe_origin").selectAll().where("origin", "=", origin),
);

export const insertOrigin = statement((db: Db, { origin, free_at }: Pick<OriginRow, "origin" | "free_at">) =>
  db
    .insertInto("probe_origin")
    .values({ origin, free_at, next_at: null, robots: null, robots_at: null })
    .onConflict((conflict) => conflict.doNothing()),
);

/** When the next URL of an origin is due. */
export const nextOf = statement((db: Db, { key }: Pick<OriginRow, "key">) =>
  db
    .selectFrom("probe_target")
    .select(({ fn }) => fn.min("next_at").as("at"))
    .where("origin_key", "=", key),
);

export const setOriginNext = statement((db: Db, { key, next_at }: Pick<OriginRow, "key" | "next_at">) =>
  db.updateTable("probe_origin").set({ next_at }).where("key", "=", key),
);

/** Ends the lease of an origin. */
export const freeOrigin = statement(
  (db: Db, { key, next_at, free_at, robots, robots_at }: Omit<OriginRow, "origin">) =>
    db.updateTable("probe_origin").set({ next_at, free_at, robots, robots_at }).where("key", "=", key),
);

/** When the next origin is due. */
export const firstDue = statement((db: Db) =>
  db
    .selectFrom("probe_origin")
    .select(({ fn }) => fn.min("next_at").as("at"))
    .where("next_at", "is not", null),
);

/** Leases an origin, if no process probes it, and none did a moment ago. */
export const leaseOrigin = statement(
  (db: Db, { key, now, until }: { key: number; now: string; until: string }) =>
    leasing(db, now, until).where("key", "=", key),
);

function leasing(db: Db, now: string, until: string) {
  return db.updateTable("probe_origin").set({ free_at: until }).where("free_at", "<=", now).returningAll();
}

/** Leases origins that are due: until `until`, no other process probes them. */
export const leaseOrigins = statement(
  (db: Db, { now, until, limit }: { now: string; until: string; limit: number }) =>
    leasing(db, now, until).where(
      "key",
      "in",
      db
        .selectFrom("probe_origin")
        .select("key")
        .where("next_at", "<=", now)
        .where("free_at", "<=", now)
        .orderBy("next_at")
        .limit(limit),
    ),
);

/** The URL of an origin that is due first. */
export const dueOf = statement((db: Db, { origin_key, now }: { origin_key: number; now: string }) =>
  db
    .selectFrom("probe_target")
    .selectAll()
    .where("origin_key", "=", origin_key)
    .where("next_at", "<=", now)
    .orderBy("next_at")
    .limit(1),
);

/** Agents, and the probes of their URLs. */
export const livenessByIds = statement(
  (db: Kysely<AgentTables & ProbeTables>, { agentIds }: { agentIds: readonly string[] }, dialect) =>
    db
      .selectFrom("agent as a")
      .leftJoin("agent_probe as p", "p.agent_key", "a.key")
      .leftJoin("probe_target as t", "t.key", "p.target_key")
      .select(["a.agent_id", "t.method", "t.level", "t.is_verified", "t.memory", "t.days", "t.latencies"])
      .select(["a.key", "t.outcome", "t.checked_at", "p.wanted", "p.hides_history"])
      .where("a.agent_id", "in", dialect.texts(agentIds))
      .where("a.status", "<>", "tombstoned"),
);
