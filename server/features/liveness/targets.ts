/**
 * Keeps the probed URLs in step with the agents. A job reads the agents that changed, so that changes of agents do no work for
 * probes, and what is probed is found again after a restart.
 */

import type { Database } from "../../core/database/database.ts";
import { checkCallbackUrl } from "../../core/egress/callback-url.ts";
import { lastSeq } from "../../core/journal/journal.ts";
import type { Managed, ManagedWriter } from "../../core/sql/orm.ts";
import { TimeSlice, transactionMs } from "../../core/time/time-slice.ts";
import type { Agent } from "../../registry/agents/record/agent.ts";
import { mcpUrlOf } from "../../registry/agents/record/mcp-url.ts";
import type { AgentRow, AgentTables } from "../../registry/agents/record/records.ts";
import { followCard, reviewCard } from "./card-check.ts";
import { newState, nextChange, stateColumns } from "./change-number.ts";
import { dropOutage, endOutage, reviewMovedAgent, reviewOutage } from "./probe-outage.ts";
import {
  agentProbe,
  findOrigin,
  insertOrigin,
  insertTarget,
  nextOf,
  putAgentProbe,
  setOriginNext,
  targetByKey,
  targetsByUrl,
  type Voice,
  voicesOf,
} from "./probe-store.ts";
import {
  AgentProbe,
  type ProbeMethod,
  ProbeOrigin,
  ProbeProgress,
  ProbeTarget,
  type TargetRow,
} from "./probe-target.ts";
import { memoryOf } from "./prober.ts";
import type { Level } from "./schedule.ts";
import { unprobed } from "./state.ts";

/** The number of agents per transaction. */
const batchSize = 50;

/** After a choice a URL is not probed again before this time, so that choices cannot make the node send. */
const minAgainMs = 10 * 60_000;

/** What probes need of an agent. */
const probedColumns = [
  "key",
  "seq",
  "agent_url",
  "mcp_url",
  "protocols",
  "status",
  "source",
  "verified_level",
] as const;

type ChangedAgent = Pick<AgentRow, (typeof probedColumns)[number]>;

function selectProbed(rows: Managed) {
  return rows.em().getKysely<AgentTables>().selectFrom("agent").select(probedColumns);
}

/**
 * Reads the next agents that changed.
 * @returns 0 if there may be more; null if not.
 */
export async function updateTargets(database: Database, clock: () => Date): Promise<0 | null> {
  const seq = (await database.em().findOne(ProbeProgress, { id: 1 }))?.seq ?? 0;
  if (seq >= (await lastSeq(database))) return null;
  const agents = await selectProbed(database)
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(batchSize)
    .execute();
  if (agents.length === 0) return null;
  await database.aside(async (writer) => {
    if (seq === 0)
      await writer
        .em()
        .createQueryBuilder(ProbeProgress)
        .insert({ id: 1, seq: 0, change: 0 })
        .onConflict()
        .ignore()
        .execute();
    const isFirst = (await writer.em().nativeUpdate(ProbeProgress, { seq }, { seq })) === 1; // it locks the progress
    if (!isFirst) return; // another process has read them
    const slice = new TimeSlice(transactionMs[writer.engine]);
    const changed = new Changed(writer, clock());
    let last = seq;
    for (const agent of agents) {
      await changed.read(agent);
      last = agent.seq;
      if (slice.usedUp) break;
    }
    await changed.finish();
    await writer.em().nativeUpdate(ProbeProgress, { id: 1 }, { seq: last });
  });
  return 0;
}

/** Sets what the owner of an agent chose. @param hides_history undefined: as before. */
export async function choose(
  writer: ManagedWriter,
  agentKey: number,
  { wanted, hides_history }: { wanted: Level | null; hides_history: boolean | undefined },
  now: Date,
): Promise<void> {
  await nextChange(writer); // also locks the progress, before the rows of agents
  const before = await agentProbe.get(writer, { agent_key: agentKey });
  const row = before ?? { agent_key: agentKey, target_key: null, is_verified: false, hides_history: false };
  await putAgentProbe.run(writer, {
    ...row,
    is_verified: Boolean(row.is_verified),
    hides_history: hides_history ?? Boolean(row.hides_history),
    wanted,
  });
  await reviewCard(writer, agentKey, now);
  if (row.target_key === null) return; // the job finds it
  await reviewOutage(writer, row.target_key, now);
  const agent = await selectProbed(writer).where("key", "=", agentKey).executeTakeFirst();
  if (!agent) throw new Error("The agent does not exist in its own transaction");
  const changed = new Changed(writer, now);
  await changed.read(agent);
  await changed.hear(row.target_key);
  await changed.finish();
}

/** How the URL of verified agents is probed: the least that one of them says. Null if none is verified. */
function levelOf(voices: readonly Voice[]): Level | null {
  const levels = voices.flatMap(({ wanted, is_verified }) => (is_verified ? (wanted ?? "protocol") : []));
  return (["none", "reachable", "protocol", "task"] as const).find((each) => levels.includes(each)) ?? null;
}

/** How the URL of an agent that is not verified is probed, unless a verified one has it. */
function ownLevel(wanted: Level | null): Level {
  return wanted ?? "reachable";
}

/** What is probed of the row of an agent; null for nothing. */
export function targetOf(
  agent: Pick<ChangedAgent, "agent_url" | "mcp_url" | "protocols" | "status" | "source">,
): Pick<TargetRow, "url" | "method"> | null {
  if (agent.source !== "local" || (agent.status !== "active" && agent.status !== "deprecated")) return null;
  const protocols = JSON.parse(agent.protocols) as Agent["protocols"]; // as the entity wrote it
  const mcpUrl = mcpUrlOf({ ...agent, protocols });
  const method: ProbeMethod = protocols.includes("a2a") ? "a2a" : mcpUrl !== null ? "mcp" : "http";
  const url = URL.parse((method === "mcp" ? mcpUrl : null) ?? agent.agent_url);
  if (!url) return null;
  url.hash = ""; // never sent (RFC 9110 section 7.1)
  const checked = checkCallbackUrl(url.href.replace(/^http:/, "https:"));
  return "reason" in checked ? null : { url: url.href, method };
}

/** What is probed of an agent; null for nothing. */
export function targetOfAgent(agent: Agent): ReturnType<typeof targetOf> {
  const { agent_url, mcp_url, protocols, status, source } = agent;
  return targetOf({
    agent_url,
    mcp_url: mcp_url ?? null,
    protocols: JSON.stringify(protocols),
    status,
    source,
  });
}

/** Changes of a transaction. Origins come last: see probe-store.ts. */
class Changed {
  readonly #writer: ManagedWriter;
  readonly #now: Date;
  readonly #origins = new Set<number>();
  /** Whether an agent has the state of another URL now. */
  #isMoved = false;

  constructor(writer: ManagedWriter, now: Date) {
    this.#writer = writer;
    this.#now = now;
  }

  /** Reads an agent that changed. */
  async read(agent: ChangedAgent): Promise<void> {
    const writer = this.#writer;
    const before = await agentProbe.get(writer, { agent_key: agent.key });
    const wantedTarget = targetOf(agent);
    const is_verified = isVerified(agent);
    const wanted = before?.wanted ?? null;
    const voice = { wanted, is_verified };
    const target = wantedTarget && (await this.#targetOf(wantedTarget, voice, before?.target_key ?? null));
    if (target) await followCard(writer, agent.key, this.#now);
    else await reviewCard(writer, agent.key, this.#now);
    const target_key = target?.key ?? null;
    if (before && before.target_key === target_key && Boolean(before.is_verified) === is_verified) return;
    const reported_since = before?.reported_since ?? null;
    const hides_history = Boolean(before?.hides_history);
    const isChosen = wanted !== null || hides_history;
    const isKept =
      target_key !== null || reported_since !== null || (isChosen && agent.status !== "tombstoned");
    const row = { agent_key: agent.key, target_key, wanted, is_verified, hides_history };
    if (isKept) await putAgentProbe.run(writer, row);
    else if (before) await writer.em().nativeDelete(AgentProbe, { agent_key: agent.key });
    const former = before?.target_key ?? null;
    this.#isMoved ||= former !== target_key && (former !== null || target?.state !== "unknown");
    if (target_key !== null && target_key !== former) {
      if (reported_since === null) await reviewOutage(writer, target_key, this.#now);
      else await reviewMovedAgent(writer, target_key, this.#now);
    }
    if (former !== null && former !== target_key) await this.hear(former);
    if (target_key !== null) await this.hear(target_key);
  }

  /** Probes a URL as its agents say now, or not any more. */
  async hear(key: number): Promise<void> {
    const writer = this.#writer;
    const target = await targetByKey.get(writer, { key });
    if (!target) return;
    const voices = await voicesOf(writer, key);
    if (voices.length === 0) {
      await this.#drop(target);
      return;
    }
    const decided = levelOf(voices);
    const is_verified = decided !== null;
    if (!is_verified && target.is_verified) return this.#part(target, voices);
    const level = decided ?? target.level;
    if (target.level === level && Boolean(target.is_verified) === is_verified) return;
    const kept = level === "none" ? forgotten(this.#now) : whatIsKnown(target, level, this.#now);
    if (target.level !== level) await endOutage(writer, key, this.#now);
    const { state } = memoryOf(kept);
    const columns = await stateColumns(writer, target, state);
    const { memory, days, latencies, outcome } = kept;
    const known = { memory, days, latencies, outcome, ...columns };
    const schedule = { level, is_verified, next_at: this.#nextOf(level, target), resume_at: null };
    await writer.em().nativeUpdate(ProbeTarget, { key }, { ...known, ...schedule });
    this.#origins.add(target.origin_key);
  }

  /** Schedules the origins of what changed. */
  async finish(): Promise<void> {
    if (this.#isMoved) await nextChange(this.#writer);
    for (const key of [...this.#origins].sort((a, b) => a - b)) {
      const next_at = (await nextOf.get(this.#writer, { key }))?.at ?? null;
      await setOriginNext.run(this.#writer, { key, next_at });
      const em = this.#writer.em();
      if (next_at === null && !(await em.findOne(ProbeTarget, { origin_key: key })))
        await em.nativeDelete(ProbeOrigin, { key });
    }
  }

  /** Gives the row of verified agents those of the other rows of its URL, but for agents that are not to be probed. */
  async #join(target: TargetRow, rows: readonly TargetRow[]): Promise<void> {
    const writer = this.#writer;
    for (const row of rows.filter(({ level }) => level !== "none")) {
      await writer.em().nativeUpdate(AgentProbe, { target_key: row.key }, { target_key: target.key });
      await this.#drop(row);
      this.#isMoved = true;
    }
    await reviewMovedAgent(writer, target.key, this.#now);
  }

  /** Deletes a row that no agent has. */
  async #drop({ key, origin_key }: TargetRow): Promise<void> {
    await this.#writer.em().nativeDelete(ProbeTarget, { key });
    await dropOutage(this.#writer, key);
    this.#origins.add(origin_key);
  }

  /** Gives the agents of a row that has no verified ones any more those of the levels that they chose. */
  async #part(target: TargetRow, voices: readonly Voice[]): Promise<void> {
    const writer = this.#writer;
    // The default is the last, because the agents that chose nothing are all that remain.
    const wanted = voices
      .map((each) => each.wanted)
      .toSorted((a, b) => Number(a === null) - Number(b === null));
    for (const each of wanted) {
      const level = ownLevel(each);
      const rows = await targetsByUrl.all(writer, target);
      const own = rows.find((row) => !row.is_verified && row.level === level);
      const { key: target_key } =
        own ?? (await this.#insert(target, { level, is_verified: false }, target, rows));
      const agents = { target_key: target.key, ...(each === null ? {} : { wanted: level }) };
      await writer.em().nativeUpdate(AgentProbe, agents, { target_key });
      await reviewMovedAgent(writer, target_key, this.#now);
    }
    await this.#drop(target);
    this.#isMoved = true;
  }

  #nextOf(level: Level, { checked_at }: Pick<TargetRow, "checked_at">): string | null {
    if (level === "none") return null;
    const again = checked_at === null ? 0 : Date.parse(checked_at) + minAgainMs;
    const now = this.#now.getTime();
    // A time that lies further ahead is of a clock that was set back.
    return new Date(again > now && again <= now + minAgainMs ? again : now).toISOString();
  }

  /** Finds or adds the row of the URL of an agent. @param former the row that it has. */
  async #targetOf(
    wantedTarget: Pick<TargetRow, "url" | "method">,
    { wanted, is_verified }: Voice,
    former: number | null,
  ): Promise<TargetRow> {
    const rows = await targetsByUrl.all(this.#writer, wantedTarget);
    const present = rows.find(({ key }) => key === former);
    const verified = rows.find((each) => each.is_verified);
    if (verified && (is_verified || wanted !== "none")) return verified;
    if (is_verified) {
      const level = levelOf([{ wanted, is_verified }]) ?? "none";
      const joined = await this.#insert(wantedTarget, { level, is_verified }, present, rows);
      await this.#join(joined, rows);
      return joined;
    }
    const level = ownLevel(wanted);
    const own = rows.find((each) => !each.is_verified && each.level === level);
    return own ?? this.#insert(wantedTarget, { level, is_verified }, present, rows);
  }

  /**
   * Adds a row of a URL.
   * @param like the row that the first of its agents has of the same URL, whose history it keeps.
   * @param rows the other rows of the URL.
   */
  async #insert(
    { url, method }: Pick<TargetRow, "url" | "method">,
    { level, is_verified }: Pick<TargetRow, "level"> & { is_verified: boolean },
    like: TargetRow | undefined,
    rows: readonly TargetRow[],
  ): Promise<TargetRow> {
    const writer = this.#writer;
    const { origin } = new URL(url);
    await insertOrigin.run(writer, { origin, free_at: "" });
    const { key: origin_key } = (await findOrigin.get(writer, { origin })) ?? { key: 0 };
    this.#origins.add(origin_key);
    const checked_at =
      rows
        .flatMap((each) => each.checked_at ?? [])
        .sort()
        .at(-1) ?? null;
    const { memory, days, latencies, outcome } =
      like && level !== "none" ? whatIsKnown(like, level, this.#now) : forgotten(this.#now);
    const { state } = memoryOf({ memory });
    const inserted = await insertTarget.get(writer, {
      ...{ origin_key, url, method, level, is_verified },
      ...{ memory, days, latencies, outcome, ...newState, state, former_state: state },
      ...{ era: like?.era ?? null, checked_at, next_at: this.#nextOf(level, { checked_at }) },
      ...{ requested_at: null, resume_at: null },
    });
    if (!inserted) throw new Error("The URL does not exist in its own transaction");
    return inserted;
  }
}

/** The columns of a URL of which nothing is known. */
function forgotten(now: Date): Pick<TargetRow, "memory" | "days" | "latencies" | "outcome"> {
  return { memory: JSON.stringify(unprobed(now.getTime())), days: "[]", latencies: "[]", outcome: null };
}

/** What remains known of a URL that is probed in another way: its uptime, and not its state. */
function whatIsKnown(target: TargetRow, level: Level, now: Date): TargetRow {
  return target.level === level ? target : { ...target, memory: forgotten(now).memory };
}

function isVerified({ verified_level }: Pick<AgentRow, "verified_level">): boolean {
  return verified_level !== null && verified_level !== "none";
}
