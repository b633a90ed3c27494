/** What happened to an agent, by the journal. */
import { theirs, when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import type { AgentEvent, AgentView } from "./reading.ts";

/** The latest events, newest first. */
export function historySection({ agent, history, historyGoesOn }: AgentView): Html {
  const all = `/events?agent_id=${encodeURIComponent(agent.agent_id)}`;
  const entries = history.map(
    (event) => html`<li><p><b>${headline(event)}</b> ${detail(event)}</p>
<p class="dim small">${when(event.timestamp)} · no. <span class="number">${event.payload.seq}</span> · <code>${event.event}</code></p></li>`,
  );
  return html`<section aria-labelledby="history"><h2 id="history">History</h2>
${entries.length === 0 ? html`<p class="dim">The journal keeps nothing of it any more.</p>` : html`<ol class="history">${entries}</ol>`}
${historyGoesOn ? html`<p class="notice">Later events are in the journal.</p>` : undefined}
<p class="small"><a href="${all}">The journal of this agent</a> as JSON; live with <code>Accept: text/event-stream</code>.</p>
</section>`;
}

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
};

/** The event in words; what has none yet is told by its change. */
function headline({ event, payload }: AgentEvent): string {
  const { change } = payload;
  return (
    headlines[`${event} ${change}`] ?? change.charAt(0).toUpperCase() + change.slice(1).replaceAll("_", " ")
  );
}

function detail(event: AgentEvent): Insert {
  switch (event.event) {
    case "agent.registered": {
      const { changed = [] } = event.payload;
      return changed.length > 0 ? html`<span class="dim">${changed.join(", ")}</span>` : undefined;
    }
    case "agent.deprecated":
      return event.payload.status_message ? theirs(event.payload.status_message) : undefined;
    case "cert.issued":
    case "cert.revoked": {
      const { level, issuer } = event.payload.certification;
      return html`${level.replace("_", " ")}, by ${theirs(issuer)}`;
    }
    case "reputation.updated": {
      const { previous, current } = event.payload;
      return html`<span class="number">${graded(previous)} → ${graded(current)}</span>`;
    }
    case "compliance.violation":
      return html`${theirs(event.payload.violation.rule)}, ${event.payload.violation.severity}`;
  }
}

function graded({ score, grade }: { score: number | null; grade: string }): string {
  return score === null ? grade : `${grade} ${score.toFixed(3)}`;
}
