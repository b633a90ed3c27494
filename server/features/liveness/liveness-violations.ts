/**
 * Opens and resolves the violations of agents that are down for a week: one for each agent and outage. A job does so in batches,
 * because many agents may have one URL. Which agents have the violation of an outage is in `agent_probe`, written in the transaction
 * that opens it; changes are made one at a time across processes, so none is opened twice.
 */
import { LockMode } from "@mikro-orm/core";
import type { Database } from "../../core/database/database.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import type { Managed } from "../../core/sql/orm.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import { violationEnded, violationFound } from "../../registry/hooks.ts";
import { ownRules } from "./own-rules.ts";
import { ProbeOutage, violationAt } from "./probe-outage.ts";
import { AgentProbe, type ProbeTables, type TargetRow } from "./probe-target.ts";
import { memoryOf } from "./prober.ts";
import { targetOfAgent } from "./targets.ts";

/** The number of agents per transaction. */
const batchSize = 20;

/** What the node says when it resolves a violation. */
const notes = {
  responding: "The agent responds again.",
  unknown: "The URL of the agent is no longer known to be down.",
  leftOver: "The URL that was down is no longer probed for this agent.",
};

/**
 * The outage that is due first. While an agent is down, the next probe has to be due later: if the node did not run, a probe
 * first finds out whether the agent is still down.
 */
function firstDue(rows: Managed, now: string) {
  return rows
    .em()
    .getKysely<ProbeTables & { probe_outage: ProbeOutage }>()
    .selectFrom("probe_outage as o")
    .innerJoin("probe_target as t", "t.key", "o.target_key")
    .select(["o.target_key", "o.since", "o.due_at", "t.url", "t.method", "t.memory"])
    .where("o.due_at", "<=", now)
    .where(({ or, eb }) => or([eb("o.since", "is", null), eb("t.next_at", ">", now)]))
    .orderBy("o.due_at")
    .limit(1)
    .executeTakeFirst();
}

/** Agents with the violation of an outage. */
const reported = ({ target_key }: Due) => ({ target_key, reported_since: { $ne: null } });

/** Those of them that do not want to be probed. */
const optedOut = (due: Due) => ({ ...reported(due), wanted: "none" }) as const;

/** Agents without it. */
const unreported = ({ target_key }: Due) => ({
  target_key,
  reported_since: null,
  $or: [{ wanted: null }, { wanted: { $ne: "none" as const } }],
});

/** Agents with the violation of an outage whose URL is not probed any more. */
const leftOver = { reported_since: { $ne: null }, target_key: null };

const firstAgents = { orderBy: { agent_key: "asc" }, limit: batchSize } as const;

export interface ViolationJobOptions {
  /** A database that sends the deliveries of its changes. */
  database: Database;
  clock: () => Date;
  newId: () => string;
}

/**
 * Opens or resolves the violations of one batch of agents.
 * @returns 0 if more may be due; null if not.
 */
export async function updateLivenessViolations(options: ViolationJobOptions): Promise<0 | null> {
  const { database, clock, newId } = options;
  const now = clock().toISOString();
  const isDue =
    (await firstDue(database, now)) !== undefined ||
    (await database.em().findOne(AgentProbe, leftOver)) !== null;
  if (!isDue) return null;
  const hasChanged = await database.transaction((tx) => new ViolationBatch(tx, newId).run());
  return hasChanged ? 0 : null;
}

type Due = ProbeOutage & Pick<TargetRow, "url" | "method" | "memory">;

/** The violations of a transaction. */
class ViolationBatch {
  readonly #tx: Transaction;
  readonly #newId: () => string;
  readonly #slice: TimeSlice;

  constructor(tx: Transaction, newId: () => string) {
    this.#tx = tx;
    this.#newId = newId;
    this.#slice = new TimeSlice(transactionMs[tx.engine]);
  }

  /** @returns whether anything was done. */
  async run(): Promise<boolean> {
    const tx = this.#tx;
    const left = await tx.em().find(AgentProbe, leftOver, firstAgents);
    if (left.length > 0) {
      await this.#each(left, (probe) => this.#resolve(probe, notes.leftOver));
      return true;
    }
    const due = await firstDue(tx, tx.now);
    return due ? this.#apply(due) : false;
  }

  async #apply(due: Due): Promise<boolean> {
    const em = this.#tx.em();
    const since = violatedSince(due, this.#tx.now);
    if (since === null) {
      const batch = await em.find(AgentProbe, reported(due), { limit: batchSize });
      const note = memoryOf(due).state === "unknown" ? notes.unknown : notes.responding;
      await this.#each(batch, (probe) => this.#resolve(probe, note));
    } else {
      const fresh = await em.find(AgentProbe, unreported(due), firstAgents);
      let opened = 0;
      await this.#each(fresh, async (probe) => {
        if (await this.#open(probe, due, since)) opened++;
      });
      if (fresh.length > 0) return opened > 0; // the others changed, and are read again before their turn
      const silent = await em.find(AgentProbe, optedOut(due), { limit: batchSize });
      await this.#each(silent, (probe) => this.#resolve(probe, notes.leftOver));
    }
    await this.#finish(due);
    return true;
  }

  /** Does something for agents, at least for the first, until the slice is used up. */
  async #each(batch: readonly AgentProbe[], work: (probe: AgentProbe) => Promise<unknown>): Promise<void> {
    for (const [index, probe] of batch.entries()) {
      if (index > 0 && this.#slice.usedUp) return;
      await work(probe);
    }
  }

  /** @returns whether the agent still has the URL. If it has not, the job that reads changed agents finds out. */
  async #open(probe: AgentProbe, { url, method }: Due, since: string): Promise<boolean> {
    const tx = this.#tx;
    const agent = await agentOfKey(tx, probe.agent_key);
    const target = targetOfAgent(agent);
    if (target?.url !== url || target.method !== method) return false;
    const detail = `It has been down since ${since.slice(0, 10)} (UTC), as probes of this node have found.`;
    await violationFound.run(tx, agent, `viol_${this.#newId()}`, {
      ...ownRules.liveness,
      detail,
      evidence_url: null,
    });
    probe.reported_since = since;
    return true;
  }

  /** Resolves the violation of an agent, and deletes its row if it is not probed and nothing else is kept of it. */
  async #resolve(probe: AgentProbe, note: string): Promise<void> {
    const tx = this.#tx;
    await violationEnded.run(tx, probe.agent_key, ownRules.liveness, note);
    probe.reported_since = null;
    if (probe.target_key === null && probe.wanted === null) tx.em().remove(probe);
  }

  /** Says when the outage is due again, if all of its agents are as they should be. */
  async #finish(due: Due): Promise<void> {
    const tx = this.#tx;
    const { target_key } = due;
    // Changes of its agents that are under way end first.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const outage = await tx.em().findOne(ProbeOutage, { target_key }, { lockMode });
    if (!outage || outage.since !== due.since || !(await isFinished(tx, due))) return;
    if (due.since === null) tx.em().remove(outage);
    else {
      const at = violationAt(due.since);
      outage.due_at = at > tx.now ? at : null;
    }
  }
}

/** Since when the agents of a URL are down, if that is a violation. */
function violatedSince({ since }: Pick<ProbeOutage, "since">, now: string): string | null {
  return since !== null && violationAt(since) <= now ? since : null;
}

async function isFinished(tx: Transaction, due: Due): Promise<boolean> {
  const em = tx.em();
  const isViolation = violatedSince(due, tx.now) !== null;
  const open = isViolation
    ? ((await em.findOne(AgentProbe, unreported(due))) ?? (await em.findOne(AgentProbe, optedOut(due))))
    : await em.findOne(AgentProbe, reported(due));
  return open === null;
}
