/** The page of an agent: what it says of itself, what others found of it, and what happened to it. */
import type { components } from "../../../generated/openapi.d.ts";
import { agentHref, outside, theirs, when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import { page } from "../page.ts";
import { factsSection } from "./facts.ts";
import { historySection } from "./history.ts";
import { originBadge, statusBadge } from "./list.ts";
import type { AgentView } from "./reading.ts";
import { recordSection, summary } from "./record.ts";
import { reputationSection } from "./reputation.ts";
import { snippets } from "./snippets.ts";
import { certificationSection, violationSection } from "./trust.ts";

/**
 * The page.
 * @param publicUrl where the node is, for what is to be copied.
 */
export function agentPage(view: AgentView, publicUrl: string): string {
  const { agent } = view;
  const body = html`<main class="across" id="contents">
<p class="eyebrow"><a href="/">Agents</a> / <span class="theirs">${agent.agent_id}</span></p>
<div class="agent-head">
<h1>${theirs(agent.name)}</h1>
<p class="row">${statusBadge(agent, true)}${originBadge(agent)}${certificationBadge(view)}${violationBadge(view)}</p>
</div>
${warnings(view)}
<div class="agent-body">
<div class="agent-main">
${recordSection(view)}
${factsSection(view.facts, agent.agent_id)}
${reputationSection(view.reputation)}
${certificationSection(view.certifications)}
${violationSection(view.violations)}
${historySection(view)}
</div>
<aside class="agent-side" aria-label="Summary">
${summary(agent)}
${snippets(agent.agent_id, publicUrl)}
</aside>
</div>
</main>`;
  return page(agent.name, body, { section: "Agents" });
}

/** What a page says instead of an agent that was never registered. */
export function missingPage(agentId: string): string {
  const body = html`<main class="sheet" id="contents">
<p class="eyebrow">404 · agent_not_found</p>
<h1>No such agent</h1>
<p>No agent is registered here as <code>${agentId}</code>. Ids are case-sensitive: check it letter by letter.</p>
<p class="row"><a class="button primary" href="/?q=${encodeURIComponent(agentId)}">Search for it</a>
<a class="button" href="/">All agents</a></p>
</main>`;
  return page("No such agent", body, { section: "Agents" });
}

/**
 * What a page says instead of an agent that was deleted.
 * @param tombstone what the problem says remains of it.
 */
export function tombstonePage(agentId: string, tombstone: unknown): string {
  const { tombstoned_at } = tombstone as components["schemas"]["Tombstone"]; // what the contract says of this problem
  const body = html`<main class="sheet" id="contents">
<p class="eyebrow">410 · agent_tombstoned</p>
<h1>This agent was deleted</h1>
<p><code>${agentId}</code> was deleted on ${when(tombstoned_at)}. Its id stays taken: only the same owner may register it
again. What happened to it is still in <a href="/events?agent_id=${encodeURIComponent(agentId)}">the journal</a>.</p>
<p class="row"><a class="button" href="/">All agents</a></p>
</main>`;
  return page("Deleted agent", body, { section: "Agents" });
}

/** What one must know before using the agent. */
function warnings({ agent, violations }: AgentView): Insert {
  const { status, status_message, successor_agent_id, sunset_at, origin } = agent;
  const grave = violations.filter(({ status, severity }) => status === "open" && isGrave(severity));
  return [
    status === "active" ? undefined : retired(status, status_message, successor_agent_id, sunset_at),
    grave.length > 0
      ? html`<div class="notice bad"><p><b>Open violations.</b> Somebody who checks agents reported
${grave.length === 1 ? "a grave violation" : "grave violations"} of this one: <a href="#violations">see which</a>.</p></div>`
      : undefined,
    origin
      ? html`<div class="notice"><p><b>This agent belongs to another node.</b> It was taken over from
${outside(origin.base_url)} on ${when(origin.fetched_at)}, and is changed there alone.</p></div>`
      : undefined,
  ];
}

function isGrave(severity: string): boolean {
  return severity === "high" || severity === "critical";
}

function retired(
  status: string,
  message: string | null,
  successor: string | null,
  sunset: string | null,
): Html {
  const what =
    status === "suspended" ? "The operator of this node suspended this agent." : "This agent is deprecated.";
  return html`<div class="notice ${status === "suspended" ? "bad" : "warn"}"><p><b>${what}</b> ${message === null ? undefined : theirs(message)}</p>
${successor === null ? undefined : html`<p>Use <a class="theirs" href="${agentHref(successor)}">${successor}</a> instead.</p>`}
${sunset === null ? undefined : html`<p>It stops working on ${when(sunset)}.</p>`}</div>`;
}

function certificationBadge({ certifications }: AgentView): Insert {
  const active = certifications.filter(({ status }) => status === "active");
  const best = ["audited", "verified", "basic"].find((level) => active.some((each) => each.level === level));
  return best && html`<a class="badge good" href="#certifications">${best}</a>`;
}

function violationBadge({ violations }: AgentView): Insert {
  const open = violations.filter(({ status }) => status === "open").length;
  if (open === 0) return undefined;
  return html`<a class="badge warn" href="#violations">${open} open ${open === 1 ? "violation" : "violations"}</a>`;
}
