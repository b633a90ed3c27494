/** Details of journal events, which are shown after their labels. */
import type { components } from "../../../generated/openapi.d.ts";
import { untrustedText } from "./format.ts";
import { html, type Insert } from "./html.ts";

type Event = components["schemas"]["RegistryEvent"];

/** The details shown after the label. */
export function eventDetail(event: Event): Insert {
  switch (event.event) {
    case "agent.registered":
      if (event.payload.previous_agent_id !== undefined)
        return html`formerly ${untrustedText(event.payload.previous_agent_id)}`;
      if (event.payload.transfer !== undefined) return "to another account";
      return event.payload.change === "updated" ? (event.payload.changed ?? []).join(", ") : undefined;
    case "agent.deprecated":
      if (event.payload.moved_to !== undefined) return html`now ${untrustedText(event.payload.moved_to)}`;
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
