/** Federated sites agree once the network is quiet: what is deleted stays deleted, and nobody's agents are taken over. */
import type { components } from "../../../generated/openapi.d.ts";
import type { SiteAudit } from "../audit.ts";
import type { Evidence } from "./check.ts";

type Agent = components["schemas"]["Agent"];
type Peer = components["schemas"]["Peer"];

/** The fields of a record that an import takes over. */
const imported = ["status", "name", "description", "agent_url", "tags", "status_message"] as const;

export function sitesAgree({ audits }: Evidence): string[] {
  return audits.flatMap((audit) => [
    ...audit.peers.flatMap((peer) => {
      const origin = audits.find(({ site }) => site.url === peer.base_url);
      if (!origin || peer.status === ("removing" as string)) return [];
      if (peer.status !== "active")
        return [`Node ${audit.site.index} calls ${peer.base_url} ${peer.status}: ${peer.last_error}`];
      return [...disagreements(audit, origin, peer.id), ...otherKeys(audit, origin, peer)];
    }),
    ...orphans(audit),
    ...needlessImports(audit, audits),
  ]);
}

function disagreements({ mirror, site, peers }: SiteAudit, origin: SiteAudit, peerId: string): string[] {
  return [...origin.mirror.values()].flatMap((original) => {
    if (original.source !== "local") return [];
    const id = original.agent_id;
    const copy = mirror.get(id);
    const where = `${id} of node ${origin.site.index} at node ${site.index}`;
    const isDeleted = original.status === "tombstoned";
    if (!copy) return isDeleted || original.status === "suspended" ? [] : [`${where} is missing.`];
    if (copy.source !== peerId) {
      // A tombstone holds the id as an agent does, until its peer is removed.
      const isTaken = copy.source === "local" || peers.some((each) => each.id === copy.source);
      return isTaken || isDeleted || original.status === "suspended"
        ? []
        : [`${where} is missing: the id is held by ${copy.source}, which is no peer.`];
    }
    if (isDeleted) return copy.status === "tombstoned" ? [] : [`${where} was deleted, and lives.`];
    if (copy.status === "suspended") return [];
    const other = imported.find((field) => !isSame(copy, original, field));
    return other
      ? [
          `${where} has another ${other}: ${JSON.stringify(copy[other])} and not ${JSON.stringify(original[other])}.`,
        ]
      : [];
  });
}

/** A log whose keys the node does not know, or not as the peer says them. A log that was begun meanwhile is read within a day. */
function otherKeys({ site }: SiteAudit, { site: { index }, logInfo }: SiteAudit, { log }: Peer): string[] {
  const where = `Node ${site.index} knows of the log of node ${index}`;
  if (!log) return [`${where} nothing.`];
  if (log.origin !== logInfo.origin) return [];
  const vkeys = logInfo.vkeys.map(({ vkey }) => vkey);
  return log.vkeys.join() === vkeys.join() && log.witness_vkey === logInfo.witness_vkey
    ? []
    : [`${where} the keys ${log.vkeys} and ${log.witness_vkey}, not ${vkeys} and ${logInfo.witness_vkey}.`];
}

/** Agents of peers that are no peers any more. */
function orphans({ mirror, peers, site }: SiteAudit): string[] {
  const known = new Set(["local", ...peers.map(({ id }) => id)]);
  return [...mirror.values()].flatMap(({ agent_id, source, status }) =>
    known.has(source) || status === "tombstoned"
      ? []
      : [`${agent_id} at node ${site.index} is ${status}, and its peer was removed.`],
  );
}

function isSame(copy: Agent, original: Agent, field: (typeof imported)[number]): boolean {
  return JSON.stringify(copy[field]) === JSON.stringify(original[field]);
}

/** Imports that change nothing: no agent is imported more often than it changed at its origin. */
function needlessImports({ events, peers, site }: SiteAudit, audits: readonly SiteAudit[]): string[] {
  const wasRemoved = events.some(({ payload }) => "change" in payload && payload.change === "reactivated");
  return peers.flatMap((peer) => {
    const origin = audits.find((each) => each.site.url === peer.base_url);
    if (!origin || wasRemoved) return []; // it was read from the beginning again
    const imports = events.flatMap(({ payload }) =>
      "source" in payload && payload.source === peer.id ? [payload.agent_id] : [],
    );
    return [...Map.groupBy(imports, (id) => id)].flatMap(([id, all]) => {
      const changes = origin.events.filter(({ payload }) => "agent_id" in payload && payload.agent_id === id);
      return all.length > changes.length
        ? [
            `${id} changed ${changes.length} times at node ${origin.site.index}, and was imported ${all.length} times at node ${site.index}.`,
          ]
        : [];
    });
  });
}
