import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/features/federation/handlers.ts",
    replace: '{ status: "removing", lease: null, next_sync_at',
    by: '{ status: "removing", next_sync_at',
    effect: "another process goes on importing agents of a peer that the operator has removed",
  },
  {
    file: "server/features/federation/retire-agents.ts",
    replace: "  await em.nativeUpdate(Peer, { key: { $in: held.toRaw() } }, { full_sync_due: true });\n",
    by: "",
    effect: "agents of other peers whose ids a removed peer held are not imported",
  },
  {
    file: "server/features/federation/retire-agents.ts",
    replace: '{ status: "removed", imported_ids: 0, cursor: 0, lease: null }',
    by: '{ status: "removed", cursor: 0, lease: null }',
    effect: "a peer that is added again after its removal can import only half as many agents",
  },
  {
    file: "server/features/federation/sync-run.ts",
    replace: "await this.#writeBatch(entries, numbered, last ? cursor : null);",
    by: "await this.#writeBatch(entries, numbered, cursor);",
    effect: "a sync that is interrupted within a page never imports the rest of that page",
  },
  {
    file: "server/features/federation/sync-run.ts",
    replace: "if (node_id !== null && found.nodeId !== node_id)",
    by: "if (node_id !== null && found.nodeId !== null && found.nodeId !== node_id)",
    effect: "another node that sends no id is taken for the peer whose URL it has now",
  },
  {
    file: "server/features/federation/sync-result.ts",
    replace: "waitMs > 1.1 * interval * 2 ** Math.min(consecutive_failures, maxBackoffDoublings)",
    by: "waitMs > 1.1 * interval",
    effect: "a peer that fails is asked again at once, without any backoff",
  },
  {
    file: "server/features/federation/add-peer.ts",
    replace: "const old = similar.find(({ base_url }) => base_url === baseUrl);",
    by: "const old = similar[0];",
    effect: "a host that claims the id of a removed peer brings that peer back, under its old id and URL",
  },
  {
    file: "server/features/federation/registry-probe.ts",
    replace: "if (stopping.aborted) return null; // the request was aborted",
    by: "",
    effect: "a peer that is probed while the node stops is not referred to for a day",
  },
  {
    file: "server/features/federation/sync-scheduler.ts",
    replace: "known && !error.aborted",
    by: "known",
    effect: "each restart during a sync counts as a failure of the peer, until it is degraded",
  },
];
