/** The page of an agent: its record, AgentFacts, reputation, certifications, violations and history. */
import type { components } from "../../../../generated/openapi.d.ts";
import { agentHref, externalLink, untrustedText, when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import { page } from "../page.ts";
import type { AgentView } from "./agent-view.ts";
import { callSection } from "./calls.ts";
import { compareWith } from "./compare-page.ts";
import { connectSection } from "./connect.ts";
import { connectionOf } from "./connection.ts";
import { factsSection } from "./facts.ts";
import { historySection } from "./history.ts";
import { originBadge, statusBadge } from "./list.ts";
import { livenessSection } from "./liveness.ts";
import { logoImage } from "./logo.ts";
import { recordSection, summary } from "./record.ts";
import { openViolations, reputationSection } from "./reputation.ts";
import { snippets } from "./snippets.ts";
import { certificationSection, highestLevel, violationSection } from "./trust.ts";
import { verificationBadge } from "./verification.ts";

/**
 * Renders the page.
 * @param publicUrl the URL of the node, for the code samples.
 * @param now its day is the last one of the liveness.
 */
export function agentPage(view: AgentView, publicUrl: string, now: Date): string {
  const { agent } = view;
  const connection = connectionOf(view);
  const body = html`<main class="across" id="contents">
<p class="eyebrow"><a href="/">Agents</a> / <span class="untrusted">${agent.agent_id}</span></p>
<div class="agent-head">
<div class="agent-title">${logoImage(agent, 64)}<h1>${untrustedText(agent.name)}</h1></div>
<p class="row">${statusBadge(agent, true)}${originBadge(agent)}${verificationBadge(agent)}${certificationBadge(view)}${violationBadge(view)}</p>
</div>
${warnings(view)}
<div class="agent-body">
<div class="agent-main">
${connectSection(connection)}
${recordSection(view, connection.skills)}
${callSection(agent.agent_id, connection, publicUrl)}
${factsSection(view.facts, agent.agent_id)}
${livenessSection(view.liveness, { publicUrl, now })}
${reputationSection(view.reputation)}
${certificationSection(view.certifications)}
${violationSection(view.violations)}
${historySection(view)}
</div>
<aside class="agent-side" aria-label="Summary">
${summary(agent, view.liveness)}
${compareWith(agent.agent_id)}
${snippets(agent.agent_id, publicUrl)}
</aside>
</div>
</main>`;
  const description = agent.description ?? undefined;
  return page(agent.name, body, { section: "Agents", ...(description && { description }) });
}

/** The page of an id that was never registered. */
export function missingPage(agentId: string): string {
  const body = html`<main class="sheet" id="contents">
<p class="eyebrow">404 · agent_not_found</p>
<h1>Agent not found</h1>
<p>No agent is registered as <code>${agentId}</code>. Check the ID: it is case-sensitive.</p>
<p class="row"><a class="button primary" href="/?q=${encodeURIComponent(agentId)}">Search for it</a>
<a class="button" href="/">All agents</a></p>
</main>`;
  return page("Agent not found", body, { section: "Agents" });
}

/**
 * The page of a deleted agent.
 * @param tombstone the `tombstone` member of the problem.
 */
export function tombstonePage(agentId: string, tombstone: unknown): string {
  const { tombstoned_at } = tombstone as components["schemas"]["Tombstone"]; // the contract declares this member for the problem
  const body = html`<main class="sheet" id="contents">
<p class="eyebrow">410 · agent_tombstoned</p>
<h1>This agent was deleted</h1>
<p><code>${agentId}</code> was deleted on ${when(tombstoned_at)}. The ID is reserved: only its owner can register it again.
<a href="/events?agent_id=${encodeURIComponent(agentId)}">See its history</a>.</p>
<p class="row"><a class="button" href="/">All agents</a></p>
</main>`;
  return page("Deleted agent", body, { section: "Agents" });
}

/** Warnings that a reader should see before using the agent. */
function warnings({ agent, reputation }: AgentView): Insert {
  const { status, status_message, successor_agent_id, sunset_at, origin } = agent;
  const { severe } = openViolations(reputation);
  return [
    status === "active" ? undefined : statusNotice(status, status_message, successor_agent_id, sunset_at),
    severe > 0
      ? html`<div class="notice bad"><p><b>This agent has ${
          severe === 1 ? "an open severe violation" : `${severe} open severe violations`
        }.</b> <a href="#violations">Details</a></p></div>`
      : undefined,
    origin
      ? html`<div class="notice"><p><b>Imported agent.</b> It was imported from
${externalLink(origin.base_url)} on ${when(origin.fetched_at)}. Only that registry can edit it.</p></div>`
      : undefined,
  ];
}

function statusNotice(
  status: string,
  message: string | null,
  successor: string | null,
  sunset: string | null,
): Html {
  const heading =
    status === "suspended"
      ? "The operator of this registry suspended this agent."
      : "This agent is deprecated.";
  return html`<div class="notice ${status === "suspended" ? "bad" : "warn"}"><p><b>${heading}</b> ${message === null ? undefined : untrustedText(message)}</p>
${successor === null ? undefined : html`<p>Use <a class="untrusted" href="${agentHref(successor)}">${successor}</a> instead.</p>`}
${sunset === null ? undefined : html`<p>It stops working on ${when(sunset)}.</p>`}</div>`;
}

function certificationBadge({ certifications }: AgentView): Insert {
  const best = highestLevel(certifications);
  return best && html`<a class="badge good" href="#certifications">${best}</a>`;
}

function violationBadge({ reputation }: AgentView): Insert {
  const { all: open } = openViolations(reputation);
  if (open === 0) return undefined;
  return html`<a class="badge warn" href="#violations">${open} open ${open === 1 ? "violation" : "violations"}</a>`;
}
