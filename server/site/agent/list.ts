/** Agents in a list. */
import type { components } from "../../../generated/openapi.d.ts";
import { agentHref, day, shortened, theirs } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";

type Agent = components["schemas"]["Agent"];

/** The agents, each with what one needs to decide whether to read on. */
export function agentList(agents: readonly Agent[]): Html {
  return html`<ul class="agents">${agents.map(agentEntry)}</ul>`;
}

/** How much of a description a list shows, in characters; lines beyond the third are hidden by the sheet. */
const longest = 400;

/** How many tags a list shows. */
const mostTags = 6;

function agentEntry(agent: Agent): Html {
  const { agent_id, name, description, tags, protocols, updated_at } = agent;
  return html`<li class="card agent">
<h3><a href="${agentHref(agent_id)}">${theirs(name)}</a></h3>
<p class="agent-id"><code>${agent_id}</code></p>
${description ? html`<p class="agent-text">${theirs(shortened(description, longest))}</p>` : undefined}
<p class="agent-marks">${statusBadge(agent)}${originBadge(agent)}${protocols.map(
    (protocol) => html`<span class="chip">${protocol}</span>`,
  )}${tags.slice(0, mostTags).map((tag) => html`<span class="chip plain">${theirs(tag)}</span>`)}</p>
<p class="dim small">Updated ${day(updated_at)}</p>
</li>`;
}

/** The status in a word, where it is not the usual one or that does not go without saying. */
export function statusBadge({ status }: Pick<Agent, "status">, always = false): Insert {
  if (status === "active") return always ? html`<span class="badge good">active</span>` : undefined;
  return html`<span class="badge ${status === "deprecated" ? "warn" : "bad"}">${status}</span>`;
}

/** Says of an agent that it came from a peer. */
export function originBadge({ origin }: Pick<Agent, "origin">): Insert {
  return origin ? html`<span class="badge info">from a peer</span>` : undefined;
}
