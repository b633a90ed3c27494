/** Events of the journal in words. */
import type { components } from "../../generated/openapi.d.ts";
import { theirs } from "./format.ts";
import { html, type Insert } from "./html.ts";

type Event = components["schemas"]["RegistryEvent"];

const headlines: Record<string, string> = {
  "agent.registered created": "Registered",
  "agent.registered updated": "Updated",
  "agent.registered facts": "New AgentFacts",
  "agent.registered imported": "Taken over from its node",
  "agent.registered reactivated": "Active again",
  "agent.deprecated deprecated": "Deprecated",
  "agent.deprecated tombstoned": "Deleted",
  "cert.issued issued": "Certified",
  "cert.issued renewed": "Certification renewed",
  "cert.revoked revoked": "Certification revoked",
  "cert.revoked expired": "Certification expired",
  "reputation.updated score": "Score changed",
  "reputation.updated grade": "Grade changed",
  "compliance.violation opened": "Violation found",
  "compliance.violation escalated": "Violation got worse",
  "compliance.violation reopened": "Violation found again",
  "federation.peer_added added": "Peer added",
};

/** What happened, in a few words; what has none yet is told by its change. */
export function headline({ event, payload }: Event): string {
  const { change } = payload;
  return (
    headlines[`${event} ${change}`] ?? change.charAt(0).toUpperCase() + change.slice(1).replaceAll("_", " ")
  );
}

/** What else there is to say. */
export function detail(event: Event): Insert {
  switch (event.event) {
    case "agent.registered":
      return event.payload.change === "updated" ? (event.payload.changed ?? []).join(", ") : undefined;
    case "agent.deprecated":
      return event.payload.status_message ? theirs(event.payload.status_message) : undefined;
    case "cert.issued":
    case "cert.revoked": {
      const { level, issuer } = event.payload.certification;
      return html`${level.replace("_", " ")}, by ${theirs(issuer)}`;
    }
    case "reputation.updated":
      return scores(event.payload.previous, event.payload.current);
    case "compliance.violation":
      return html`${theirs(event.payload.violation.rule)}, ${event.payload.violation.severity}`;
    case "federation.peer_added":
      return theirs(event.payload.peer.base_url);
  }
}

type Graded = components["schemas"]["ReputationUpdatedEvent"]["payload"]["current"];

/** From which score to which. */
export function scores(previous: Graded, current: Graded): Insert {
  return html`<span class="number">${graded(previous)} → ${graded(current)}</span>`;
}

function graded({ score, grade }: Graded): string {
  return score === null ? grade : `${grade} ${score.toFixed(3)}`;
}
