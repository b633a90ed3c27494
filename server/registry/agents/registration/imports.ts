/**
 * Imports agents of peers. Each is written like a local change, with its event, so mirrors of this node receive it too;
 * unchanged records are not written. Only agents of the same peer are changed.
 */

import type { Kysely } from "kysely";
import { describedFields } from "../../../../client/description.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import { statement } from "../../../core/sql/statement.ts";
import type { TimeSlice } from "../../../core/time/time-slice.ts";
import { agentErasedAtOrigin } from "../../hooks.ts";
import type { Agent } from "../record/agent.ts";
import { findAgent, findAgents, storeAgents } from "../record/agent-store.ts";
import { blankAgent } from "../record/blank-agent.ts";
import { type Origin, same } from "../record/description.ts";
import type { AgentTables } from "../record/records.ts";
import { type AgentChange, footprint, saveAgents } from "../record/save-agent.ts";
import { lifecycleStatusOf } from "../record/suspension.ts";
import { erase, tombstoneFields } from "../record/tombstone.ts";
import { unverified } from "../record/verification.ts";
import type { ImportedRecord } from "./imported-record.ts";
import { isReservedId } from "./reserved-ids.ts";

/** The peer that the agents are imported from. */
export interface Source {
  /** The peer's id. */
  id: string;
  baseUrl: string;
}

/** Counts of imported records, and the records whose ids belong to others. */
export interface Imports {
  created: number;
  /** How many of these have new ids. */
  added: number;
  updated: number;
  tombstoned: number;
  unchanged: number;
  /** New agents beyond the limit. */
  skipped: number;
  conflicts: { record: ImportedRecord; heldBy: string }[];
  /** How many records were processed: fewer than given if the slice was used up. */
  taken: number;
}

/**
 * Imports records in their order, at least one and as many as fit into the slice.
 * @param records a few, because they are all read first.
 * @param room how many agents may be added.
 */
export async function importRecords(
  tx: Transaction,
  source: Source,
  records: readonly ImportedRecord[],
  room: number,
  slice: TimeSlice,
): Promise<Imports> {
  const done: Imports = {
    created: 0,
    added: 0,
    updated: 0,
    tombstoned: 0,
    unchanged: 0,
    skipped: 0,
    conflicts: [],
    taken: 0,
  };
  const ids = [...new Set(records.map(({ agentId }) => agentId))];
  const found = await findAgents(tx, ids);
  const known = new Map(found.map((agent) => [agent.agent_id, agent]));
  const changes = new PendingChanges(tx);
  const others = await idsOfOthers(tx, source, records);
  for (const sent of records) {
    const record = withOwnIds(sent, others);
    if (done.taken > 0 && slice.usedUp) break;
    done.taken++;
    const agent = known.get(record.agentId);
    if (agent && changes.has(agent)) await changes.save();
    const gone = record.lifecycle.status === "tombstoned";
    if (agent?.erased_by === "operator") {
      done.unchanged++; // no peer adds an agent that the owner of this node erased
    } else if (!agent && isReservedId(record.agentId)) {
      if (!gone) done.conflicts.push({ record, heldBy: "local" }); // it names a part of this node
    } else if (agent && !isFree(agent) && agent.source !== source.id) {
      if (!gone) done.conflicts.push({ record, heldBy: agent.source });
    } else if (gone) {
      await changes.save(); // before the event of its deletion
      const retired = agent?.source === source.id && (await retireOrErase(tx, agent, record));
      done[retired ? "tombstoned" : "unchanged"]++;
      if (!agent && sent.movedTo !== null && done.added < room) {
        await saveAgents(tx, [formerId(tx, source, record)]);
        done.added++;
      }
    } else if (!agent && done.added >= room) {
      done.skipped++;
    } else if (!agent || agent.status === "tombstoned") {
      const change = createdAgent(tx, source, await withFormerIds(tx, source, record), agent);
      known.set(record.agentId, change.agent);
      changes.add(change);
      done.created++;
      if (!agent) done.added++;
    } else {
      const change = updatedAgent(tx, source, await withFormerIds(tx, source, record), agent);
      if (change) changes.add(change);
      done[change ? "updated" : "unchanged"]++;
    }
  }
  await changes.save();
  for (const { agentId, previousAgentIds } of records.slice(0, done.taken))
    if (previousAgentIds.length > 0) await redirectFormer(tx, source, agentId, previousAgentIds);
  return done;
}

/** Those of the ids named by some records that other sources have. */
async function idsOfOthers(
  tx: Transaction,
  source: Source,
  records: readonly ImportedRecord[],
): Promise<ReadonlySet<string>> {
  const named = records.flatMap(({ movedTo, lifecycle }) => [
    movedTo ?? [],
    lifecycle.successor_agent_id ?? [],
  ]);
  const ids = named.flat();
  const found = ids.length === 0 ? [] : await findAgents(tx, ids);
  return new Set(found.filter((each) => each.source !== source.id).map(({ agent_id }) => agent_id));
}

/** Removes the ids of others from a record: its origin has another agent in mind, or none. */
function withOwnIds(record: ImportedRecord, others: ReadonlySet<string>): ImportedRecord {
  const { movedTo, lifecycle } = record;
  const own = (id: string | null) => (id !== null && others.has(id) ? null : id);
  const successor_agent_id = own(lifecycle.successor_agent_id);
  return { ...record, movedTo: own(movedTo), lifecycle: { ...lifecycle, successor_agent_id } };
}

/** Removes the former ids from a record that are not those of deleted agents of the same peer. */
async function withFormerIds(
  tx: Transaction,
  source: Source,
  record: ImportedRecord,
): Promise<ImportedRecord> {
  const { previousAgentIds } = record;
  if (previousAgentIds.length === 0) return record;
  const own = new Set((await tombstonesOf(tx, source, previousAgentIds)).map(({ agent_id }) => agent_id));
  return { ...record, previousAgentIds: previousAgentIds.filter((id) => own.has(id)) };
}

/** Finds the deleted agents of a peer that have some of these ids, but for erased ones. */
async function tombstonesOf(tx: Transaction, { id }: Source, agentIds: readonly string[]): Promise<Agent[]> {
  return (await findAgents(tx, agentIds)).filter(
    ({ source, status, erased_by }) => source === id && status === "tombstoned" && erased_by == null,
  );
}

/** Changes that are written together. */
class PendingChanges {
  readonly #tx: Transaction;
  readonly #changes = new Map<Agent, AgentChange>();

  constructor(tx: Transaction) {
    this.#tx = tx;
  }

  has(agent: Agent): boolean {
    return this.#changes.has(agent);
  }

  add(change: AgentChange): void {
    this.#changes.set(change.agent, change);
  }

  async save(): Promise<void> {
    const changes = [...this.#changes.values()];
    this.#changes.clear();
    if (changes.length > 0) await saveAgents(this.#tx, changes);
  }
}

/**
 * Retires agents that their peer no longer has, in this order, at least one and as many as fit into the slice.
 * @param agentIds a few, as for {@link importRecords}.
 * @param free whether anyone may register the ids again, because the peer is being removed.
 * @returns how many ids were processed, and how many agents were retired now.
 */
export async function retireImported(
  tx: Transaction,
  sourceId: string,
  agentIds: readonly string[],
  slice: TimeSlice,
  free = false,
): Promise<{ taken: number; retired: number }> {
  const found = (await findAgents(tx, agentIds)).filter(({ source }) => source === sourceId);
  const byId = new Map(found.map((agent) => [agent.agent_id, agent]));
  const done = { taken: 0, retired: 0 };
  for (const id of agentIds) {
    if (done.taken > 0 && slice.usedUp) break;
    done.taken++;
    const agent = byId.get(id);
    if (!agent) continue;
    if (free) Object.assign(agent, { origin: null, previous_agent_ids: [] });
    if (await retire(tx, agent)) done.retired++;
  }
  return done;
}

// A statement, because each batch of an import runs it.
const free = statement(
  (db: Kysely<AgentTables>, { source, agentIds }: { source: string; agentIds: readonly string[] }, dialect) =>
    db
      .updateTable("agent")
      .set(({ eb, ref }) => ({
        origin: null,
        moved_to: null, // the agent is deleted too
        previous_agent_ids: "[]",
        record_form: eb
          .case()
          .when(eb.and([eb("moved_to", "is", null), eb("previous_agent_ids", "=", "[]")]))
          .then(ref("record_form"))
          .else("") // it is built again
          .end(),
      }))
      .where("source", "=", source)
      .where("status", "=", "tombstoned")
      .where("agent_id", "in", dialect.texts(agentIds)),
);

/** Frees the ids of agents of a peer that were retired, so that anyone may register them. */
export async function freeImported(
  tx: Transaction,
  sourceId: string,
  agentIds: readonly string[],
): Promise<void> {
  await free.run(tx, { source: sourceId, agentIds });
}

/** Whether anyone may register the id: the agent is a tombstone of a removed peer. */
function isFree({ source, origin, status }: Agent): boolean {
  return source !== "local" && origin === null && status === "tombstoned";
}

function createdAgent(
  tx: Transaction,
  source: Source,
  record: ImportedRecord,
  tombstone: Agent | undefined,
): AgentChange {
  const before = footprint(tombstone ?? null);
  const savedStatus = tombstone?.source === source.id && tombstone.origin?.standing;
  const { registeredAt } = record;
  const registered_at = registeredAt !== null && registeredAt < tx.changedAt ? registeredAt : tx.changedAt;
  const lifecycle = { ...record.lifecycle, deprecated_at: deprecatedAt(tx, record, null) };
  const values = {
    ...record.described,
    ...(savedStatus ? suspended : lifecycle),
    source: source.id,
    origin: originOf(tx, source, record, {
      standing: savedStatus ? lifecycle : undefined,
      others_until_seq: tombstone && othersUntil(tx, source, tombstone),
    }),
    owner_id: null,
    has_facts: false,
    details: "",
    tombstoned_at: null,
    moved_to: null,
    erased_by: null,
    previous_agent_ids: record.previousAgentIds,
    registered_at,
    updated_at: tx.changedAt,
    seq: 0,
    skeleton: "",
    name_key: "",
    provider_key: null,
    ...unverified,
    card_signature: null,
  };
  const agent = tombstone
    ? Object.assign(tombstone, values)
    : { key: 0, agent_id: record.agentId, server_name: null, server_name_key: null, ...values };
  return changeOf(agent, before, describedFields, false);
}

/** The status of an agent that was suspended here before its origin deleted and restored it. */
const suspended = {
  status: "suspended" as const,
  status_message: null,
  successor_agent_id: null,
  sunset_at: null,
  deprecated_at: null,
};

/** The last change while a source other than the peer had the id of a tombstone; undefined if none had it. */
function othersUntil(tx: Transaction, { id }: Source, { source, origin }: Agent): number | undefined {
  return source === id ? origin?.others_until_seq : tx.end.seq;
}

/** Updates an agent. @returns its change; null if it is unchanged. */
function updatedAgent(
  tx: Transaction,
  source: Source,
  record: ImportedRecord,
  agent: Agent,
): AgentChange | null {
  const { origin } = agent;
  const saved = origin?.standing;
  const before = footprint(agent);
  const known = lifecycleStatusOf(saved ?? agent);
  const changedFields = describedFields.filter((member) => !same(agent[member], record.described[member]));
  const names = Object.keys(record.lifecycle) as (keyof typeof record.lifecycle)[]; // has exactly these
  const changedStatus = names.filter((name) => known[name] !== record.lifecycle[name]);
  const moved = origin?.seq !== record.seq || origin.updated_at !== record.updatedAt;
  const changed = [...changedFields, ...changedStatus, ...(moved ? ["origin"] : [])];
  if (changed.length === 0) return null;
  const lifecycle = { ...record.lifecycle, deprecated_at: deprecatedAt(tx, record, known.deprecated_at) };
  Object.assign(agent, record.described, saved ? {} : lifecycle);
  agent.previous_agent_ids = record.previousAgentIds;
  agent.origin = originOf(tx, source, record, {
    standing: saved && lifecycle,
    others_until_seq: origin?.others_until_seq,
  });
  return changeOf(
    agent,
    before,
    changed,
    !saved && changedStatus.length > 0 && lifecycle.status !== "active",
  );
}

/** The change that adds a former id of an agent, which was renamed at its origin before it was imported. */
function formerId(tx: Transaction, source: Source, record: ImportedRecord): AgentChange {
  const { agentId, movedTo: moved_to } = record;
  const agent: Agent = {
    ...blankAgent(tx.changedAt, agentId),
    ...tombstoneFields({ agent_id: agentId, origin: null }),
    source: source.id,
    origin: originOf(tx, source, record, {}),
    status: "tombstoned",
    tombstoned_at: tx.changedAt,
    moved_to,
  };
  const change = changeOf(agent, footprint(null), [], true);
  Object.assign(change.event.more, {
    tombstoned_at: tx.changedAt,
    ...(moved_to !== null && { moved_to }),
  });
  return change;
}

/** Points the former ids of an agent to its present one, as its origin does. */
async function redirectFormer(
  tx: Transaction,
  source: Source,
  agentId: string,
  formerIds: readonly string[],
): Promise<void> {
  const present = await findAgent(tx, agentId);
  if (present?.source !== source.id || present.status === "tombstoned") return;
  const former = (await tombstonesOf(tx, source, formerIds)).filter(({ moved_to }) => moved_to !== agentId);
  await storeAgents(
    tx,
    former.map((each) => ({ ...each, moved_to: agentId })),
  );
}

/** Does as the origin did. */
async function retireOrErase(tx: Transaction, known: Agent, record: ImportedRecord): Promise<boolean> {
  if (!record.erased) return retire(tx, known, record);
  const agent = await findAgent(tx, record.agentId); // erased already, if it is a former id of an agent before it
  if (!agent || agent.erased_by != null) return false;
  await agentErasedAtOrigin.run(tx, agent);
  return true;
}

async function retire(tx: Transaction, agent: Agent, record?: ImportedRecord): Promise<boolean> {
  if (agent.status === "tombstoned") return false;
  const { origin } = agent;
  agent.moved_to = record?.movedTo ?? null;
  if (origin && record) {
    agent.origin = { ...origin, seq: record.seq, updated_at: record.updatedAt, fetched_at: tx.now };
  }
  await erase(tx, agent, footprint(agent), "imported");
  return true;
}

/** @param deprecated whether the change deprecates or retires the agent. */
function changeOf(
  agent: Agent,
  before: ReturnType<typeof footprint>,
  changed: readonly string[],
  deprecated: boolean,
): AgentChange {
  const { agent_url, source, status_message, successor_agent_id, sunset_at } = agent;
  const retirement = { source, status_message, successor_agent_id, sunset_at, tombstoned_at: null };
  const event = {
    type: deprecated ? ("agent.deprecated" as const) : ("agent.registered" as const),
    change: "imported",
    more: deprecated ? retirement : { agent_url, source, changed },
    imported: true,
  };
  return { agent, before, event };
}

/** What an origin keeps besides what its peer says: see {@link Origin}. */
type LocalMembers = { [Member in "standing" | "others_until_seq"]?: Origin[Member] | undefined };

function originOf(
  { now }: Transaction,
  source: Source,
  { seq, updatedAt, verification }: ImportedRecord,
  { standing, others_until_seq }: LocalMembers,
): Origin {
  return {
    peer_id: source.id,
    base_url: source.baseUrl,
    seq,
    updated_at: updatedAt,
    fetched_at: now,
    ...(verification && { verification }),
    ...(standing && { standing }),
    ...(others_until_seq !== undefined && { others_until_seq }),
  };
}

function deprecatedAt(tx: Transaction, { lifecycle }: ImportedRecord, before: string | null): string | null {
  return lifecycle.status === "deprecated" ? (before ?? tx.changedAt) : null;
}
