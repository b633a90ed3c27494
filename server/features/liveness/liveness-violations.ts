/**
 * Opens and resolves the violations of agents that are down for a week: one for each agent and outage. A job does so in batches,
 * because many agents may have one URL. Which agents have the violation of an outage is in `agent_probe`, written in the transaction
 * that opens it; changes are made one at a time across processes, so none is opened twice.
 */
import type { Kysely } from "kysely";
import type { Database } from "../../core/database/database.ts";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import { violationEnded, violationFound } from "../../registry/hooks.ts";
import { ownRules } from "./own-rules.ts";
import { type OutageRow, type OutageTables, violationAt } from "./probe-outage.ts";
import type { AgentProbeRow, TargetRow } from "./probe-target.ts";
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

type Db = Kysely<OutageTables>;
type Batch = Pick<AgentProbeRow, "agent_key">;

/**
 * The outage that is due first. While an agent is down, the next probe has to be due later: if the node did not run, a probe
 * first finds out whether the agent is still down.
 */
const firstDue = statement((db: Db, { now }: { now: string }) =>
  db
    .selectFrom("probe_outage as o")
    .innerJoin("probe_target as t", "t.key", "o.target_key")
    .select(["o.target_key", "o.since", "o.due_at", "t.url", "t.method", "t.memory"])
    .where("o.due_at", "<=", now)
    .where(({ or, eb }) => or([eb("o.since", "is", null), eb("t.next_at", ">", now)]))
    .orderBy("o.due_at")
    .limit(1),
);

/** Agents without the violation of an outage. */
const unreported = statement((db: Db, { target_key, limit }: { target_key: number; limit: number }) =>
  db
    .selectFrom("agent_probe")
    .select("agent_key")
    .where("target_key", "=", target_key)
    .where("reported_since", "is", null)
    .where(({ or, eb }) => or([eb("wanted", "is", null), eb("wanted", "<>", "none")]))
    .orderBy("agent_key")
    .limit(limit),
);

/** Agents with one. */
const reported = statement((db: Db, { target_key, limit }: { target_key: number; limit: number }) =>
  db
    .selectFrom("agent_probe")
    .select("agent_key")
    .where("target_key", "=", target_key)
    .where("reported_since", "is not", null)
    .limit(limit),
);

/** Agents with one that do not want to be probed. */
const optedOut = statement((db: Db, { target_key, limit }: { target_key: number; limit: number }) =>
  db
    .selectFrom("agent_probe")
    .select("agent_key")
    .where("target_key", "=", target_key)
    .where("wanted", "=", "none")
    .where("reported_since", "is not", null)
    .limit(limit),
);

/** Agents with one whose URL is not probed any more. */
const leftOver = statement((db: Db, { limit }: { limit: number }) =>
  db
    .selectFrom("agent_probe")
    .select("agent_key")
    .where("reported_since", "is not", null)
    .where("target_key", "is", null)
    .orderBy("agent_key")
    .limit(limit),
);

const setReported = statement(
  (db: Db, { agent_key, reported_since }: Pick<AgentProbeRow, "agent_key" | "reported_since">) =>
    db.updateTable("agent_probe").set({ reported_since }).where("agent_key", "=", agent_key),
);

/** Deletes the row of an agent that is not probed and of which nothing else is kept. */
const dropUnused = statement((db: Db, { agent_key }: Batch) =>
  db
    .deleteFrom("agent_probe")
    .where("agent_key", "=", agent_key)
    .where("target_key", "is", null)
    .where("wanted", "is", null),
);

/** Locks an outage: changes of its agents that are under way end first. */
const lock = statement((db: Db, { target_key }: Pick<OutageRow, "target_key">) =>
  db
    .updateTable("probe_outage")
    .set(({ ref }) => ({ due_at: ref("due_at") }))
    .where("target_key", "=", target_key)
    .returning("since"),
);

const setDue = statement((db: Db, { target_key, due_at }: Pick<OutageRow, "target_key" | "due_at">) =>
  db.updateTable("probe_outage").set({ due_at }).where("target_key", "=", target_key),
);

const drop = statement((db: Db, { target_key }: Pick<OutageRow, "target_key">) =>
  db.deleteFrom("probe_outage").where("target_key", "=", target_key),
);

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
    (await firstDue.get(database, { now })) !== undefined ||
    (await leftOver.get(database, { limit: 1 })) !== undefined;
  if (!isDue) return null;
  const hasChanged = await database.transaction((tx) => new ViolationBatch(tx, newId).run());
  return hasChanged ? 0 : null;
}

type Due = Pick<OutageRow, "target_key" | "since" | "due_at"> & Pick<TargetRow, "url" | "method" | "memory">;

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
    const left = await leftOver.all(tx, { limit: batchSize });
    if (left.length > 0) {
      await this.#each(left, (key) => this.#resolve(key, notes.leftOver));
      return true;
    }
    const due = await firstDue.get(tx, { now: tx.now });
    return due ? this.#apply(due) : false;
  }

  async #apply(due: Due): Promise<boolean> {
    const since = violatedSince(due, this.#tx.now);
    if (since === null) {
      const batch = await reported.all(this.#tx, { ...due, limit: batchSize });
      const note = memoryOf(due).state === "unknown" ? notes.unknown : notes.responding;
      await this.#each(batch, (key) => this.#resolve(key, note));
    } else {
      const fresh = await unreported.all(this.#tx, { ...due, limit: batchSize });
      let opened = 0;
      await this.#each(fresh, async (key) => {
        if (await this.#open(key, due, since)) opened++;
      });
      if (fresh.length > 0) return opened > 0; // the others changed, and are read again before their turn
      const silent = await optedOut.all(this.#tx, { ...due, limit: batchSize });
      await this.#each(silent, (key) => this.#resolve(key, notes.leftOver));
    }
    await this.#finish(due);
    return true;
  }

  /** Does something for agents, at least for the first, until the slice is used up. */
  async #each(batch: readonly Batch[], work: (agentKey: number) => Promise<unknown>): Promise<void> {
    for (const [index, { agent_key }] of batch.entries()) {
      if (index > 0 && this.#slice.usedUp) return;
      await work(agent_key);
    }
  }

  /** @returns whether the agent still has the URL. If it has not, the job that reads changed agents finds out. */
  async #open(agentKey: number, { url, method }: Due, since: string): Promise<boolean> {
    const tx = this.#tx;
    const agent = await agentOfKey(tx, agentKey);
    const target = targetOfAgent(agent);
    if (target?.url !== url || target.method !== method) return false;
    const detail = `It has been down since ${since.slice(0, 10)} (UTC), as probes of this node have found.`;
    await violationFound.run(tx, agent, `viol_${this.#newId()}`, {
      ...ownRules.liveness,
      detail,
      evidence_url: null,
    });
    await setReported.run(tx, { agent_key: agentKey, reported_since: since });
    return true;
  }

  async #resolve(agentKey: number, note: string): Promise<void> {
    const tx = this.#tx;
    await violationEnded.run(tx, agentKey, ownRules.liveness, note);
    await setReported.run(tx, { agent_key: agentKey, reported_since: null });
    await dropUnused.run(tx, { agent_key: agentKey });
  }

  /** Says when the outage is due again, if all of its agents are as they should be. */
  async #finish(due: Due): Promise<void> {
    const tx = this.#tx;
    const { target_key } = due;
    const locked = await lock.get(tx, { target_key });
    if (!locked || locked.since !== due.since || !(await isFinished(tx, due))) return;
    if (due.since === null) await drop.run(tx, { target_key });
    else {
      const at = violationAt(due.since);
      await setDue.run(tx, { target_key, due_at: at > tx.now ? at : null });
    }
  }
}

/** Since when the agents of a URL are down, if that is a violation. */
function violatedSince({ since }: Pick<OutageRow, "since">, now: string): string | null {
  return since !== null && violationAt(since) <= now ? since : null;
}

async function isFinished(tx: Transaction, due: Due): Promise<boolean> {
  const isViolation = violatedSince(due, tx.now) !== null;
  const open = isViolation
    ? ((await unreported.get(tx, { ...due, limit: 1 })) ?? (await optedOut.get(tx, { ...due, limit: 1 })))
    : await reported.get(tx, { ...due, limit: 1 });
  return open === undefined;
}
