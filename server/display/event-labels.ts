/** Labels of journal events, in the dashboard and on all other pages. */

/** What a label depends on. */
interface Labelled {
  event: string;
  payload: { change: string; moved_to?: unknown; previous_agent_id?: unknown; transfer?: unknown };
}

const labels: Record<string, string> = {
  "agent.registered created": "Registered",
  "agent.registered updated": "Updated",
  "agent.registered facts": "New AgentFacts",
  "agent.registered imported": "Imported",
  "agent.registered reactivated": "Reactivated",
  "agent.deprecated deprecated": "Deprecated",
  "agent.deprecated tombstoned": "Deleted",
  "cert.issued issued": "Certified",
  "cert.issued renewed": "Certification renewed",
  "cert.revoked revoked": "Certification revoked",
  "cert.revoked expired": "Certification expired",
  "reputation.updated score": "Score changed",
  "reputation.updated grade": "Grade changed",
  "compliance.violation opened": "Violation reported",
  "compliance.violation escalated": "Violation escalated",
  "compliance.violation reopened": "Violation reopened",
  "federation.peer_added added": "Peer added",
};

/** The label of an event. An unknown event is labelled by its `change`. */
export function eventLabel({ event, payload }: Labelled): string {
  const { change, moved_to, previous_agent_id, transfer } = payload;
  if (moved_to !== undefined || previous_agent_id !== undefined) return "Renamed";
  if (transfer !== undefined) return "Transferred";
  return (
    labels[`${event} ${change}`] ?? change.charAt(0).toUpperCase() + change.slice(1).replaceAll("_", " ")
  );
}
