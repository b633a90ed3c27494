/** A list of agents. */
import type { components } from "../../../generated/openapi.d.ts";
import { agentTones } from "../../display/tones.ts";
import { agentHref, badge, day, truncated, untrustedText } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";

type Agent = components["schemas"]["Agent"];

/** Renders a list of agents, each with a link to its page. */
export function agentList(agents: readonly Agent[]): Html {
  return html`<ul class="agents">${agents.map(agentEntry)}</ul>`;
}

/** The length of a description, in characters. The style sheet hides all lines after the third. */
const maxDescriptionLength = 400;

/** The number of tags shown. */
const maxTags = 6;

function agentEntry(agent: Agent): Html {
  const { agent_id, name, description, tags, protocols, updated_at } = agent;
  return html`<li class="card agent">
<h3><a href="${agentHref(agent_id)}">${untrustedText(name)}</a></h3>
<p class="agent-id"><code>${agent_id}</code></p>
${description ? html`<p class="agent-text">${untrustedText(truncated(description, maxDescriptionLength))}</p>` : undefined}
<p class="agent-marks">${statusBadge(agent)}${originBadge(agent)}${protocols.map(
    (protocol) => html`<span class="chip">${protocol}</span>`,
  )}${tags.slice(0, maxTags).map((tag) => html`<span class="chip plain">${untrustedText(tag)}</span>`)}</p>
<p class="dim small">Updated ${day(updated_at)}</p>
</li>`;
}

/** The status badge. An active agent only has one if `always` is set. */
export function statusBadge({ status }: Pick<Agent, "status">, always = false): Insert {
  return status !== "active" || always ? badge(agentTones[status], status) : undefined;
}

/** The badge of an agent that was imported from a peer. */
export function originBadge({ origin }: Pick<Agent, "origin">): Insert {
  return origin ? badge("info", "imported") : undefined;
}
