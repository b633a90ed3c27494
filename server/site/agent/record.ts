/** The record of an agent: description, endpoints, skills and summary. */
import type { components } from "../../../generated/openapi.d.ts";
import { day, externalLink, truncated, untrustedText, when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import { searchHref } from "../search.ts";
import type { AgentView } from "./agent-view.ts";

type Agent = components["schemas"]["Agent"];

/** The description, endpoints, protocols, capabilities, tags and skills. */
export function recordSection({ agent, facts }: AgentView): Html {
  const { description, agent_url, api_url, facts_url, documentation_url, icon_url } = agent;
  return html`<section aria-labelledby="about"><h2 id="about" class="visually-hidden">About</h2>
${description ? descriptionOf(description) : html`<p class="dim">No description.</p>`}
<dl class="pairs">
${pair("Endpoint", externalLink(agent_url))}
${pair("API", api_url && externalLink(api_url))}
${pair("Documentation", documentation_url && externalLink(documentation_url))}
${pair("AgentFacts", facts_url && externalLink(facts_url))}
${pair("Icon", icon_url && externalLink(icon_url))}
${pair("Protocols", filterLinks("protocol", agent.protocols))}
${pair("Capabilities", filterLinks("capabilities", agent.capabilities))}
${pair("Tags", filterLinks("tags", agent.tags))}
</dl>
${skillSection(agent.skills, facts?.skills ?? [])}
</section>`;
}

/** The length at which a description is truncated, in characters. */
const maxDescriptionLength = 1_200;

function descriptionOf(text: string): Html {
  const start = html`<p class="description">${untrustedText(truncated(text, maxDescriptionLength))}</p>`;
  if (text.length <= maxDescriptionLength) return start;
  return html`${start}<details><summary>Show more</summary><p class="description">${untrustedText(text)}</p></details>`;
}

/** The summary at the side of the page. */
export function summary(agent: Agent): Html {
  const { agent_id, provider, version, owned, source, registered_at, updated_at, sunset_at } = agent;
  return html`<div class="card"><dl class="pairs narrow-pairs">
${pair("ID", html`<code>${agent_id}</code>`)}
${pair("Provider", provider && html`${untrustedText(provider.name)}${provider.url ? html`<br>${externalLink(provider.url)}` : undefined}`)}
${pair("Version", version && untrustedText(version))}
${pair("Owner", owned ? "Registered user" : source === "local" ? "Unclaimed" : "Another registry")}
${pair("Source", untrustedText(source))}
${pair("Registered", day(registered_at))}
${pair("Updated", when(updated_at))}
${pair("Sunset date", sunset_at && when(sunset_at))}
</dl></div>`;
}

/** A name and its value; nothing if there is no value. */
export function pair(name: string, value: Insert | null): Insert {
  const empty = value === undefined || value === null || value === "";
  return empty ? undefined : html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function filterLinks(filter: "protocol" | "capabilities" | "tags", values: readonly string[]): Insert {
  if (values.length === 0) return undefined;
  const links = values.map(
    (value) =>
      html`<li><a class="chip" href="${searchHref({}, { [filter]: value })}">${untrustedText(value)}</a></li>`,
  );
  return html`<ul class="chips">${links}</ul>`;
}

type Skill = NonNullable<components["schemas"]["AgentFacts"]["skills"]>[number];

/** The skills of the record and of the AgentFacts without duplicates. Only AgentFacts describe a skill. */
function skillSection(ids: readonly string[], described: readonly Skill[]): Insert {
  const skills = new Map<string, Skill>(ids.map((id) => [id, {}]));
  for (const skill of described) skills.set(skill.id?.toLowerCase() ?? "", skill);
  skills.delete("");
  if (skills.size === 0) return undefined;
  const rows = [...skills]
    .slice(0, maxSkills)
    .map(([id, { description, inputModes = [], outputModes = [] }]) => {
      const modes =
        inputModes.length + outputModes.length > 0 && `${inputModes.join(", ")} → ${outputModes.join(", ")}`;
      return html`<li><a class="untrusted" href="${searchHref({}, { skills: id })}">${untrustedText(id)}</a>${
        description ? html`<br>${untrustedText(truncated(description, 300))}` : undefined
      }${modes ? html`<br><code class="untrusted">${untrustedText(truncated(modes, 200))}</code>` : undefined}</li>`;
    });
  return html`<h3>Skills</h3><ul class="plain-list skills">${rows}</ul>`;
}

/** The number of skills that a record may have. */
const maxSkills = 64;
