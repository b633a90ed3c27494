/** Writes agents: the row, its words, the counts and the event, in one transaction. */
import { type Kysely, sql } from "kysely";
import type { Counts } from "../../../core/journal/figures.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import { type Columns, statement } from "../../../core/sql/statement.ts";
import { fold } from "../../../core/values/fold.ts";
import { agentHandedOver, agentMoved, agentsHidden, type Handover } from "../../hooks.ts";
import type { Agent } from "./agent.ts";
import { storeAgents } from "./agent-store.ts";
import { type AgentWord, wordKinds } from "./agent-word.ts";
import { changeRow, keepChanges, type Values, valuesBefore } from "./record-changes.ts";
import { serverNameKeyOf, serverNameOf } from "./server-name.ts";
import { skeletonOf } from "./skeleton.ts";

type WordRow = Columns<AgentWord>;

interface Tables {
  agent_word: WordRow;
}

/** The words of agents. */
interface Words {
  list: readonly WordRow[];
}

const wordTypes = { kind: "text", value: "text", agent_key: "integer" } as const;

// Statements, because each change of an agent runs them.
const insertWords = statement((db: Kysely<Tables>, { list }: Words, dialect) =>
  db
    .insertInto("agent_word")
    .columns(["kind", "value", "agent_key"])
    .expression(dialect.rows(list, wordTypes))
    .onConflict((conflict) => conflict.doNothing()),
);

const deleteWords = statement((db: Kysely<Tables>, { list }: Words, dialect) =>
  db
    .deleteFrom("agent_word")
    .where(sql<boolean>`(kind, value, agent_key) in (${dialect.rows(list, wordTypes)})`),
);

/** Data that depends on an agent, read before a change. */
export interface Footprint {
  counts: Counts;
  words: [kind: string, value: string][];
  /** Its owner; null for an agent without one, undefined for a new agent. */
  ownerId: string | null | undefined;
  /** Its values, which the change may replace; undefined for a new or deleted agent. */
  values?: Values;
}

/** An event about an agent; common fields are added. */
export interface AgentEvent {
  type: "agent.registered" | "agent.deprecated";
  change: string;
  more: object;
  /** Whether it came by federation: then only subscribers of imported events receive it. */
  imported?: boolean;
  /** The URL of the card that is stored with the change; undefined if none is. */
  cardUrl?: string | null;
}

/** Reads the footprint of an agent; null for a new one. */
export function footprint(agent: Agent | null): Footprint {
  if (!agent) return { counts: [], words: [], ownerId: undefined };
  const ownerId = agent.owner_id ?? null;
  const status: Counts = [["status", agent.status, 1]];
  const values = valuesBefore(agent);
  if (agent.status === "tombstoned") return { counts: status, words: [], ownerId };
  // Suspended agents match no filter, and do not count for popular tags.
  if (agent.status === "suspended") {
    return { counts: [...status, ["source", agent.source, 1]], words: [], ownerId, values };
  }
  const sets = {
    protocol: agent.protocols,
    capabilities: agent.capabilities,
    tags: agent.tags,
    skills: agent.skills,
  };
  const words = wordKinds.flatMap((kind) => sets[kind].map((value): [string, string] => [kind, value]));
  const counted = words
    .filter(([kind]) => kind !== "skills")
    .map(([kind, value]): Counts[number] => [kind, value, 1]);
  return { counts: [...status, ["source", agent.source, 1], ...counted], words, ownerId, values };
}

/** A changed agent, and what its event says. */
export interface AgentChange {
  agent: Agent;
  /** Its footprint before the change. */
  before: Footprint;
  event: AgentEvent;
}

/**
 * Writes a changed agent.
 * @param before its footprint before the change.
 * @returns the number of the change.
 */
export async function saveAgent(
  tx: Transaction,
  agent: Agent,
  before: Footprint,
  event: AgentEvent,
): Promise<number> {
  await saveAgents(tx, [{ agent, before, event }]);
  return agent.seq;
}

/** Writes changed agents, each of which is given once, in the order of their numbers. */
export async function saveAgents(tx: Transaction, changes: readonly AgentChange[]): Promise<void> {
  const reverified = await verifyMoved(tx, changes); // it reads, which is waited for once a change writes
  for (const { agent } of changes) {
    agent.seq = await tx.nextSeq();
    agent.updated_at = tx.changedAt;
    agent.skeleton = skeletonOf(agent.agent_id);
    agent.name_key = fold(agent.name);
    agent.server_name = serverNameOf(agent);
    agent.server_name_key = serverNameKeyOf(agent.server_name);
    agent.provider_key = agent.provider && agent.status !== "suspended" ? fold(agent.provider.name) : null;
  }
  await storeAgents(
    tx,
    changes.map(({ agent }) => agent),
  );
  await writeFootprints(tx, changes);
  await keepChanges(
    tx,
    changes.flatMap(({ agent, before: { values } }) =>
      agent.status === "tombstoned" || !values ? [] : (changeRow(agent, values) ?? []),
    ),
  );
  const hidden: number[] = [];
  for (const { agent, before } of changes) {
    // Its vector is made of its description, which is deleted or not shown.
    const isHidden = agent.status === "tombstoned" || agent.status === "suspended";
    if (isHidden && before.ownerId !== undefined) hidden.push(agent.key);
  }
  if (hidden.length > 0) await agentsHidden.run(tx, hidden);
  for (const { agent, before, event } of changes) {
    const { agent_id, name, seq } = agent;
    const more = reverified.has(agent) ? withVerification(event.more) : event.more;
    const payload = { agent_id, name, change: event.change, seq, ...more };
    await tx.emit({ type: event.type, agentId: agent_id, payload, imported: event.imported ?? false });
    const handover = handoverOf(agent, before);
    if (handover.owner || handover.host) await agentHandedOver.run(tx, agent, handover);
  }
}

/** Sets what verifies an agent. @param cardUrl undefined for the URL that is stored. @returns whether that changed. */
export async function isReverified(tx: Transaction, agent: Agent, cardUrl?: string | null): Promise<boolean> {
  return (await agentMoved.run(tx, agent, cardUrl)).includes(true);
}

/** What is read to verify an agent that a change has moved: see {@link isReverified}. */
export function moveReads(tx: Transaction, agent: Agent, { values }: Footprint): Promise<unknown>[] {
  return isUncovered(agent, values) ? [agentMoved.run(tx, { ...agent })] : [];
}

/** Sets what verifies the agents whose URLs, owner, status or card changed. @returns those of which that changed. */
async function verifyMoved(tx: Transaction, changes: readonly AgentChange[]): Promise<ReadonlySet<Agent>> {
  const reverified = new Set<Agent>();
  for (const { agent, before, event } of changes) {
    const isMoved = event.cardUrl !== undefined || isUncovered(agent, before.values);
    if (isMoved && (await isReverified(tx, agent, event.cardUrl))) reverified.add(agent);
  }
  return reverified;
}

/** Whether what verified an agent before a change says nothing about it now. */
function isUncovered(agent: Agent, before: Values | undefined): boolean {
  if (!before) return true;
  const names = ["agent_url", "api_url", "mcp_url", "owner_id", "status"] as const;
  return names.some((name) => (before[name] ?? null) !== (agent[name] ?? null));
}

/** Adds the verification to the changed fields of an event that has them. */
function withVerification(more: object): object {
  return "changed" in more && Array.isArray(more.changed) && !more.changed.includes("verification")
    ? { ...more, changed: [...more.changed, "verification"] }
    : more;
}

/** Writes the words and counts of changed agents. */
async function writeFootprints(tx: Transaction, changes: readonly AgentChange[]): Promise<void> {
  const gone: WordRow[] = [];
  const come: WordRow[] = [];
  for (const { agent, before } of changes) {
    const after = footprint(agent);
    gone.push(...wordRows(agent, without(before.words, after.words)));
    come.push(...wordRows(agent, without(after.words, before.words)));
    tx.count(before.counts.map(([kind, value, count]) => [kind, value, -count]));
    tx.count(after.counts);
  }
  if (gone.length > 0) await deleteWords.run(tx, { list: gone });
  if (come.length > 0) await insertWords.run(tx, { list: come });
}

function wordRows({ key }: Agent, words: Footprint["words"]): WordRow[] {
  return words.map(([kind, value]) => ({ kind, value, agent_key: key }));
}

/** Whether a change of a local agent gave it another owner or host. A deleted agent has no host that others know. */
function handoverOf(agent: Agent, { ownerId, values }: Footprint): Handover {
  if (ownerId === undefined || agent.origin || agent.status === "tombstoned")
    return { owner: false, host: false };
  return {
    owner: ownerId !== (agent.owner_id ?? null),
    // Most changes leave the URL as it is, and parse nothing.
    host: values?.agent_url !== agent.agent_url && hostOf(values?.agent_url) !== hostOf(agent.agent_url),
  };
}

function hostOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : (URL.parse(url)?.hostname ?? url);
}

function without(words: Footprint["words"], others: Footprint["words"]): Footprint["words"] {
  const known = new Set(others.map((word) => word.join("\n")));
  return words.filter((word) => !known.has(word.join("\n")));
}
