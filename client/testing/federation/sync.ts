/** Imports the agents of a peer. Only the peer's own agents change, and those that it no longer has are retired. */
import type { components } from "../../../generated/openapi.d.ts";
import { describedFields, same } from "../../../server/agents/description.ts";
import { type RegistrationBody, readRegistration } from "../../../server/agents/registration.ts";
import { blankAgent, erase, saveAgent } from "../agents/changes.ts";
import type { State } from "../state.ts";
import type { Agent, Peer } from "../tables.ts";
import { type PeerPage, readPage } from "./pages.ts";

type Result = components["schemas"]["SyncResult"];
type Counts = Omit<Result, "status" | "error">;

/** The interval between syncs in milliseconds. The fake starts none by itself. */
const interval = 60_000;

/** The fields of a record that are imported like those of a registration. */
const taken = new Set<string>(["agent_id", ...describedFields]);

/** Syncs a peer, completely if requested or if the peer does not number its changes. */
export async function syncWith(state: State, peer: Peer, full: boolean): Promise<Result> {
  const counts: Counts = {
    pages: 0,
    received: 0,
    created: 0,
    updated: 0,
    tombstoned: 0,
    unchanged: 0,
    conflicts: 0,
    skipped: 0,
  };
  const whole = full || peer.mode === "plain";
  peer.reading = true;
  try {
    const seen = new Set<string>();
    for (let after: Position | null = { seq: whole ? 0 : peer.cursor }; after; ) {
      const page = await readPage(state.settings, urlOf(peer, after));
      counts.pages++;
      for (const record of page.agents) importAgent(state, peer, record, counts, seen);
      if (page.next_cursor === null) peer.cursor = page.as_of_seq ?? 0;
      after = next(page);
    }
    if (whole) retireAllBut(state, peer, seen, counts);
    Object.assign(peer, {
      status: "active",
      consecutive_failures: 0,
      last_error: null,
      last_sync_at: state.now(),
    });
    return { status: "complete", error: null, ...counts };
  } catch (cause) {
    const error = (cause instanceof Error ? cause.message : String(cause)).slice(0, 256);
    const consecutive_failures = peer.consecutive_failures + 1;
    const status = consecutive_failures >= 3 ? "degraded" : peer.status;
    Object.assign(peer, { status, consecutive_failures, last_error: error });
    return { status: "failed", error, ...counts };
  } finally {
    peer.reading = false;
    peer.next_sync_at = new Date(Date.parse(state.now()) + interval).toISOString();
  }
}

/** The position of a page: after a sequence number, or at a cursor. */
type Position = { seq: number } | { cursor: string };

function urlOf({ base_url, mode }: Peer, after: Position): string {
  if ("cursor" in after) return `${base_url}/list?limit=100&cursor=${encodeURIComponent(after.cursor)}`;
  return mode === "plain"
    ? `${base_url}/list?limit=100`
    : `${base_url}/list?after_seq=${after.seq}&limit=100&source=local`;
}

function next({ agents, next_cursor, as_of_seq }: PeerPage): Position | null {
  if (next_cursor === null) return null;
  const seq = agents.at(-1)?.seq;
  return as_of_seq !== null && typeof seq === "number" ? { seq } : { cursor: next_cursor };
}

function importAgent(
  state: State,
  peer: Peer,
  record: Record<string, unknown>,
  counts: Counts,
  seen: Set<string>,
): void {
  if (record.source !== undefined && record.source !== "local") return; // the peer imported it itself
  counts.received++;
  const members = Object.entries(record).filter(([name]) => taken.has(name));
  const text = JSON.stringify(Object.fromEntries(members));
  const registration = readRegistration(JSON.parse(text) as RegistrationBody, text); // a record is a registration
  if ("problem" in registration || typeof record.agent_id !== "string") {
    counts.skipped++;
    return;
  }
  const { agentId, set } = registration;
  seen.add(agentId);
  const known = state.agents.get(agentId);
  const free = known && known.source !== "local" && known.origin === null && known.status === "tombstoned";
  if (known && !free && known.source !== peer.id) {
    const seen_at = state.now();
    const agent_url = String(record.agent_url);
    peer.conflicting.set(agentId, { agent_id: agentId, agent_url, held_by: known.source, seen_at });
    counts.conflicts++;
    return;
  }
  peer.conflicting.delete(agentId);
  counts[write(state, peer, known ?? blankAgent(state, agentId, state.agents.size + 1), record, set)]++;
}

function write(
  state: State,
  peer: Peer,
  agent: Agent,
  record: Record<string, unknown>,
  set: Partial<Agent>,
): "created" | "updated" | "tombstoned" | "unchanged" {
  const known = state.agents.has(agent.agent_id) && agent.status !== "tombstoned";
  if (record.status === "tombstoned") {
    if (known) erase(state, agent, "imported");
    return known ? "tombstoned" : "unchanged";
  }
  const changed = known
    ? describedFields.filter((each) => each in set && !same(agent[each], set[each]))
    : describedFields;
  const seq = typeof record.seq === "number" ? record.seq : null;
  if (known && changed.length === 0 && agent.origin?.seq === seq) return "unchanged";
  const updated_at = typeof record.updated_at === "string" ? record.updated_at : null;
  const origin = { peer_id: peer.id, base_url: peer.base_url, seq, updated_at, fetched_at: state.now() };
  Object.assign(agent, set, { source: peer.id, origin, owner_id: null });
  if (!known) Object.assign(agent, { status: "active", tombstoned_at: null });
  const more = { agent_url: agent.agent_url, source: peer.id, changed };
  saveAgent(state, agent, { type: "agent.registered", change: "imported", more, imported: true });
  return known ? "updated" : "created";
}

function retireAllBut(state: State, peer: Peer, seen: Set<string>, counts: Counts): void {
  for (const agent of state.agents.values()) {
    if (agent.source !== peer.id || agent.status === "tombstoned" || seen.has(agent.agent_id)) continue;
    erase(state, agent, "imported");
    counts.tombstoned++;
  }
}
