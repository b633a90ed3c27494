/** An agent's record, to be read. */
import type { components } from "../../../generated/openapi.d.ts";
import { day, outside, theirs, when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import { searchHref } from "../search.ts";
import type { AgentView } from "./reading.ts";

type Agent = components["schemas"]["Agent"];

/** What it does, where it is, and what it can. */
export function recordSection({ agent, facts }: AgentView): Html {
  const { description, agent_url, api_url, facts_url, documentation_url, icon_url } = agent;
  const described = new Map(
    (Array.isArray(facts?.skills) ? facts.skills : []).map(({ id, description: text }) => [id, text]),
  );
  return html`<section aria-labelledby="about"><h2 id="about" class="visually-hidden">About</h2>
${
  description
    ? html`<p class="description">${theirs(description)}</p>`
    : html`<p class="dim">It says nothing of itself.</p>`
}
<dl class="pairs">
${pair("Address", outside(agent_url))}
${pair("API", api_url && outside(api_url))}
${pair("Documentation", documentation_url && outside(documentation_url))}
${pair("AgentFacts", facts_url && outside(facts_url))}
${pair("Icon", icon_url && outside(icon_url))}
${pair("Protocols", words("protocol", agent.protocols))}
${pair("Capabilities", words("capabilities", agent.capabilities))}
${pair("Tags", words("tags", agent.tags))}
</dl>
${agent.skills.length > 0 ? skillList(agent.skills, described) : undefined}
</section>`;
}

/** The rest, beside. */
export function summary(agent: Agent): Html {
  const { agent_id, provider, version, owned, source, registered_at, updated_at, sunset_at, seq } = agent;
  return html`<div class="card"><dl class="pairs narrow-pairs">
${pair("Id", html`<code>${agent_id}</code>`)}
${pair("Provider", provider && html`${theirs(provider.name)}${provider.url ? html`<br>${outside(provider.url)}` : undefined}`)}
${pair("Version", version && theirs(version))}
${pair("Owner", owned ? "an account of this node" : source === "local" ? "nobody yet" : "another node")}
${pair("Source", theirs(source))}
${pair("Registered", day(registered_at))}
${pair("Updated", when(updated_at))}
${pair("Ends", sunset_at && when(sunset_at))}
${pair("Last change", html`<span class="number">no. ${seq}</span>`)}
</dl></div>`;
}

/** A name and what it has; nothing if it has nothing. */
export function pair(name: string, value: Insert | null): Insert {
  const empty = value === undefined || value === null || value === "";
  return empty ? undefined : html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function words(filter: "protocol" | "capabilities" | "tags", values: readonly string[]): Insert {
  if (values.length === 0) return undefined;
  const links = values.map(
    (value) =>
      html`<li><a class="chip" href="${searchHref({}, { [filter]: value })}">${theirs(value)}</a></li>`,
  );
  return html`<ul class="chips">${links}</ul>`;
}

function skillList(skills: readonly string[], described: Map<string | undefined, string | undefined>): Html {
  const rows = skills.map((skill) => {
    const text = described.get(skill);
    return html`<li><a class="theirs" href="${searchHref({}, { skills: skill })}">${theirs(skill)}</a>${
      text ? html`<br><span class="dim small">${theirs(text)}</span>` : undefined
    }</li>`;
  });
  return html`<h3>Skills</h3><ul class="plain-list">${rows}</ul>`;
}
