/** Labels and details of journal events. */
import type { components } from "../../generated/openapi.d.ts";
import { untrustedText } from "./format.ts";
import { html, type Insert } from "./html.ts";

type Event = components["schemas"]["RegistryEvent"];

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
export function eventLabel({ event, payload }: Event): string {
  const { change } = payload;
  return (
    labels[`${event} ${change}`] ?? change.charAt(0).toUpperCase() + change.slice(1).replaceAll("_", " ")
  );
}

/** The details shown after the label. */
export function eventDetail(event: Event): Insert {
  switch (event.event) {
    case "agent.registered":
      return event.payload.change === "updated" ? (event.payload.changed ?? []).join(", ") : undefined;
    case "agent.deprecated":
      return event.payload.status_message ? untrustedText(event.payload.status_message) : undefined;
    case "cert.issued":
    case "cert.revoked": {
      const { level, issuer } = event.payload.certification;
      return html`${level.replace("_", " ")}, by ${untrustedText(issuer)}`;
    }
    case "reputation.updated":
      return scoreChange(event.payload.previous, event.payload.current);
    case "compliance.violation":
      return html`${untrustedText(event.payload.violation.rule)}, ${event.payload.violation.severity}`;
    case "federation.peer_added":
      return untrustedText(event.payload.peer.base_url);
  }
}

type Graded = components["schemas"]["ReputationUpdatedEvent"]["payload"]["current"];

/** The previous and the current score. */
export function scoreChange(previous: Graded, current: Graded): Insert {
  return html`<span class="number">${gradeAndScore(previous)} → ${gradeAndScore(current)}</span>`;
}

function gradeAndScore({ score, grade }: Graded): string {
  return score === null ? grade : `${grade} ${score.toFixed(3)}`;
}
