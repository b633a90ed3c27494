/** Writes reputations: the snapshot, the counts and the event. No other code writes them. */
import type { Kysely } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { type Evidence, evidenceAsked, type RatedAgent } from "../../registry/hooks.ts";
import { type Counts, combined, countsOf, dayOf, decayed, none } from "./counts.ts";
import { findReputation, parseSnapshot, snapshot } from "./records.ts";
import { findReporter, type ReporterRow, ReputationReporter, takeReporter } from "./reporters.ts";
import { Reputation, type ReputationRow } from "./reputation.ts";

type Schemas = components["schemas"];

/** The smallest change of a score that emits an event. */
const minScoreChange = 0.01;

/** The tolerance for floating-point differences: 0.87 - 0.86 is less than 0.01. */
const roundingTolerance = 1e-9;

/** A statement, because each report and each change of evidence runs it. */
const put = statement((db: Kysely<{ reputation: ReputationRow }>, values: ReputationRow) => {
  const { agent_key, document, published_score, published_grade, rated_day, counted_grade } = values;
  const written = { document, published_score, published_grade, rated_day, counted_grade };
  return db
    .insertInto("reputation")
    .values({ agent_key, ...written })
    .onConflict((conflict) => conflict.column("agent_key").doUpdateSet(written));
});

/** How a report changes the counts: those of its account before and after it. */
export interface ReportChange {
  before: Counts;
  after: Counts;
  /** The change of the number of reporters: 1 for an account's first report, -1 for an account that no longer counts. */
  reporters: -1 | 0 | 1;
}

/**
 * Recomputes the snapshot of an agent from its counts, decayed to the current day, its certifications, its open
 * violations, and its availability on the days before. Call it whenever one of them has changed. Its cost does not depend on the number of reports.
 * @param reportChange the change that a report makes.
 * @returns the snapshot; undefined if the agent has no reports, certifications or violations.
 */
export async function recompute(
  tx: Transaction,
  agent: RatedAgent,
  reportChange?: ReportChange,
): Promise<Schemas["Reputation"] | undefined> {
  const stored = await findReputation(tx, agent.key);
  const evidence = await otherEvidence(tx, agent);
  const { certifications, open_violations } = evidence;
  const hasEvidence = certifications.length > 0 || Object.values(open_violations).some((count) => count > 0);
  if (!stored && !reportChange && !hasEvidence) return undefined;

  const day = dayOf(tx.now);
  const { counts, reporters } = await currentCounts(tx, agent, stored, reportChange, day);
  return rate(tx, agent, stored, { as_of: day, ...counts, reporters, ...evidence });
}

/** That of an agent of which nobody knows anything. */
const noEvidence: Evidence = {
  certifications: [],
  open_violations: { info: 0, low: 0, medium: 0, high: 0, critical: 0 },
  availability: null,
};

/** The evidence besides reports. */
async function otherEvidence(tx: Transaction, { key }: Pick<Agent, "key">): Promise<Evidence> {
  const found = await evidenceAsked.run(tx, key);
  return Object.assign({ ...noEvidence }, ...found) as Evidence; // its parts are parts of evidence
}

/** Writes the snapshot of inputs. */
async function rate(
  tx: Transaction,
  agent: RatedAgent,
  stored: ReputationRow | undefined,
  inputs: Omit<Schemas["ReputationInputs"], "agent_id">,
): Promise<Schemas["Reputation"]> {
  const computed = snapshot({ agent_id: agent.agent_id, ...inputs }, tx.now);
  const announced = await emitIfChanged(tx, agent, stored, computed);
  await save(tx, agent, stored, computed, announced);
  return computed;
}

/** Deletes all reports about an agent: they are about another one, which had its id. */
export async function dropReports(tx: Transaction, agent: RatedAgent): Promise<void> {
  await tx.em().nativeDelete(ReputationReporter, { agent_key: agent.key });
  const stored = await findReputation(tx, agent.key);
  if (!stored) return;
  const evidence = await otherEvidence(tx, agent);
  await rate(tx, agent, stored, { as_of: dayOf(tx.now), ...none, reporters: 0, ...evidence });
}

/** Removes the reports of an agent's new owner: accounts cannot rate their own agents. */
export async function dropOwnerReports(tx: Transaction, agent: RatedAgent): Promise<void> {
  const reported = await findReporter(tx, agent.key, agent.owner_id ?? "");
  if (reported) await recompute(tx, agent);
}

/** The counts of an agent on a day. Removes the owner's own reports, made before it owned the agent. */
async function currentCounts(
  tx: Transaction,
  { key, owner_id }: Pick<Agent, "key" | "owner_id">,
  stored: ReputationRow | undefined,
  reportChange: ReportChange | undefined,
  day: string,
): Promise<{ counts: Counts; reporters: number }> {
  const inputs = stored && parseSnapshot(stored).inputs;
  let counts = inputs ? decayed(countsOf(inputs), inputs.as_of, day) : none;
  let reporters = inputs?.reporters ?? 0;
  const own: ReporterRow | undefined = owner_id == null ? undefined : await takeReporter(tx, key, owner_id);
  if (own?.counted) {
    counts = combined(counts, decayed(countsOf(own), own.day, day), -1);
    reporters -= 1;
  }
  if (reportChange) {
    counts = combined(combined(counts, reportChange.before, -1), reportChange.after, 1);
    reporters = Math.max(0, reporters + reportChange.reporters);
  }
  return { counts, reporters };
}

/**
 * Emits an event if the grade or the score has changed, except for deleted agents.
 * @returns the reputation in the last emitted event.
 */
async function emitIfChanged(
  tx: Transaction,
  { agent_id, name, status }: Pick<Agent, "agent_id" | "name" | "status">,
  stored: ReputationRow | undefined,
  { score, grade, method, evidence_digest }: Schemas["Reputation"],
): Promise<Schemas["ReputationSummary"]> {
  const previous = {
    score: stored?.published_score ?? null,
    grade: stored?.published_grade ?? ("NR" as const),
  };
  const moved =
    score !== null &&
    previous.score !== null &&
    Math.abs(score - previous.score) >= minScoreChange - roundingTolerance;
  if (status === "tombstoned" || (grade === previous.grade && !moved)) return previous;
  const current = { score, grade };
  const change = grade === previous.grade ? "score" : "grade";
  const payload = {
    agent_id,
    name,
    change,
    seq: await tx.nextSeq(),
    previous,
    current,
    method,
    evidence_digest,
  };
  await tx.emit({ type: "reputation.updated", agentId: agent_id, payload });
  return current;
}

async function save(
  tx: Transaction,
  { key, status }: Pick<Agent, "key" | "status">,
  stored: ReputationRow | undefined,
  computed: Schemas["Reputation"],
  announced: Schemas["ReputationSummary"],
): Promise<void> {
  const counted = computed.score !== null && status !== "tombstoned";
  const counted_grade = counted ? computed.grade : null;
  await put.run(tx, {
    agent_key: key,
    document: JSON.stringify(computed),
    published_score: announced.score,
    published_grade: announced.grade,
    rated_day: counted ? computed.inputs.as_of : null, // without a score there is nothing to age
    counted_grade,
  });
  const before = stored?.counted_grade ?? null;
  if (before === counted_grade) return;
  if (before !== null) tx.count([["grade", before, -1]]);
  if (counted_grade !== null) tx.count([["grade", counted_grade, 1]]);
}

/** Deletes the reports and the reputation of a deleted agent, which is in no figure. */
export async function deleteReputation(tx: Transaction, agentKey: number): Promise<void> {
  await tx.em().nativeDelete(ReputationReporter, { agent_key: agentKey });
  await tx.em().nativeDelete(Reputation, { agent_key: agentKey });
}
