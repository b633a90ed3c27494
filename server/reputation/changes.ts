/** The one place that writes reputations: the snapshot, the figures and the event. */
import type { components } from "../../generated/openapi.d.ts";
import { type Counts, combined, countsOf, dayOf, decayed, none } from "../../reputation/counts.ts";
import type { Agent } from "../agents/agent.ts";
import { levelsHeld } from "../certifications/records.ts";
import { openBySeverity } from "../compliance/records.ts";
import type { Transaction } from "../database/transaction.ts";
import { findReputation, parseSnapshot, type ReputationRow, snapshot } from "./records.ts";
import { findReporter, type ReporterRow, takeReporter } from "./reporters.ts";

type Schemas = components["schemas"];

/** What a score may move without being told. */
const unsaid = 0.01;

/** What rounding may take from a difference of two decimals: 0.87 - 0.86 is not 0.01 to a computer. */
const rounding = 1e-9;

/** What a report changes: what its account counts now in place of what it counted before. */
export interface Growth {
  before: Counts;
  after: Counts;
  /** Accounts that count from now on: 1 for the first report of one, -1 for one that counts no longer. */
  reporters: -1 | 0 | 1;
}

/**
 * Makes the snapshot of an agent anew, by what is known now: its counts decayed to this day, its certifications, its open
 * violations. To be called whenever one of them has changed. What it costs does not grow with the number of reports.
 * @param growth what a report adds to the counts.
 * @returns the snapshot; undefined if nothing is known of the agent.
 */
export async function recompute(
  tx: Transaction,
  agent: Pick<Agent, "key" | "agent_id" | "name" | "owner_id" | "status">,
  growth?: Growth,
): Promise<Schemas["Reputation"] | undefined> {
  const kept = await findReputation(tx, agent.key);
  const certifications = await levelsHeld(tx, agent.key, tx.now);
  const open_violations = await openBySeverity(tx, agent.key);
  const standing = certifications.length > 0 || Object.values(open_violations).some((count) => count > 0);
  if (!kept && !growth && !standing) return undefined;

  const day = dayOf(tx.now);
  const { counts, reporters } = await countedNow(tx, agent, kept, growth, day);
  const inputs = {
    agent_id: agent.agent_id,
    as_of: day,
    ...counts,
    reporters,
    certifications,
    open_violations,
  };
  const made = snapshot(inputs, tx.now);
  const told = await tell(tx, agent, kept, made);
  await keep(tx, agent, kept, made, told);
  return made;
}

/** Takes out what the owner of an agent reported about it before it was the owner's. */
export async function dropOwnerReports(
  tx: Transaction,
  agent: Pick<Agent, "key" | "agent_id" | "name" | "owner_id" | "status">,
): Promise<void> {
  const reported = await findReporter(tx, agent.key, agent.owner_id ?? "");
  if (reported) await recompute(tx, agent);
}

/** The counts of an agent on a day. What its owner reported before it was the owner's is taken out: nobody rates oneself. */
async function countedNow(
  tx: Transaction,
  { key, owner_id }: Pick<Agent, "key" | "owner_id">,
  kept: ReputationRow | undefined,
  growth: Growth | undefined,
  day: string,
): Promise<{ counts: Counts; reporters: number }> {
  const inputs = kept && parseSnapshot(kept).inputs;
  let counts = inputs ? decayed(countsOf(inputs), inputs.as_of, day) : none;
  let reporters = inputs?.reporters ?? 0;
  const own: ReporterRow | undefined = owner_id == null ? undefined : await takeReporter(tx, key, owner_id);
  if (own?.counted) {
    counts = combined(counts, decayed(countsOf(own), own.day, day), -1);
    reporters -= 1;
  }
  if (growth) {
    counts = combined(combined(counts, growth.before, -1), growth.after, 1);
    reporters = Math.max(0, reporters + growth.reporters);
  }
  return { counts, reporters };
}

/** Emits the event if there is something to tell, and says what has been told last. Deleted agents are not talked of. */
async function tell(
  tx: Transaction,
  { agent_id, name, status }: Pick<Agent, "agent_id" | "name" | "status">,
  kept: ReputationRow | undefined,
  { score, grade, method, evidence_digest }: Schemas["Reputation"],
): Promise<Schemas["ReputationSummary"]> {
  const previous = { score: kept?.told_score ?? null, grade: kept?.told_grade ?? ("NR" as const) };
  const moved =
    score !== null && previous.score !== null && Math.abs(score - previous.score) >= unsaid - rounding;
  if (status === "tombstoned" || (grade === previous.grade && !moved)) return previous;
  const current = { score, grade };
  const change = grade === previous.grade ? "score" : "grade";
  const payload = {
    ...{ agent_id, name, change, seq: await tx.nextSeq() },
    ...{ previous, current, method, evidence_digest },
  };
  await tx.emit({ type: "reputation.updated", agentId: agent_id, payload });
  return current;
}

async function keep(
  tx: Transaction,
  { key, status }: Pick<Agent, "key" | "status">,
  kept: ReputationRow | undefined,
  made: Schemas["Reputation"],
  told: Schemas["ReputationSummary"],
): Promise<void> {
  const counted = made.score !== null && status !== "tombstoned";
  const figure = counted ? made.grade : null;
  await tx.run(
    `insert into reputation (agent_key, document, told_score, told_grade, rated_day, figure) values (?, ?, ?, ?, ?, ?)
      on conflict (agent_key) do update set document = excluded.document, told_score = excluded.told_score,
        told_grade = excluded.told_grade, rated_day = excluded.rated_day, figure = excluded.figure`,
    [
      ...[key, JSON.stringify(made), told.score, told.grade],
      ...[counted ? made.inputs.as_of : null, figure], // without a score nothing can fall
    ],
  );
  const before = kept?.figure ?? null;
  if (before === figure) return;
  if (before !== null) await tx.count([["grade", before, -1]]);
  if (figure !== null) await tx.count([["grade", figure, 1]]);
}
