/**
 * How often an agent responded, for its reputation. Only whole days count, so a probe changes no score: every score of a day is
 * computed from the same probes.
 */
import type { Kysely } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { statement } from "../../core/sql/statement.ts";
import type { AgentProbeRow, ProbeTables } from "./probe-target.ts";
import { type Day, dayOf, uptimeOf } from "./uptime.ts";

type Db = Kysely<ProbeTables>;

/** A statement, because each change of an agent's reputation runs it. */
const daysByAgent = statement((db: Db, { agent_key }: Pick<AgentProbeRow, "agent_key">) =>
  db
    .selectFrom("agent_probe as p")
    .innerJoin("probe_target as t", "t.key", "p.target_key")
    .select("t.days")
    .where("p.agent_key", "=", agent_key)
    .where("t.level", "<>", "none")
    .where(({ or, eb }) => or([eb("p.wanted", "is", null), eb("p.wanted", "<>", "none")])),
);

/**
 * Reads the availability of an agent on the whole days before an instant. Null if too few probes are known, or if the agent is
 * not probed.
 */
export async function readAvailability(
  rows: Rows,
  agentKey: number,
  now: string,
): Promise<components["schemas"]["ReputationAvailability"] | null> {
  const found = await daysByAgent.get(rows, { agent_key: agentKey });
  return found ? availabilityOf(JSON.parse(found.days) as Day[], new Date(now)) : null; // as the prober wrote it
}

/** The availability on the whole days before an instant. */
export function availabilityOf(days: readonly Day[], now: Date) {
  const today = dayOf(now);
  const uptime = uptimeOf(
    days.filter(({ day }) => day < today),
    now,
  );
  return uptime && { ratio: uptime.ratio, n: uptime.n };
}
