/** An agent's record, to be read. */
import type { components } from "../../../generated/openapi.d.ts";
import { day, outside, shortened, theirs, when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import { searchHref } from "../search.ts";
import type { AgentView } from "./reading.ts";

type Agent = components["schemas"]["Agent"];

/** What it does, where it is, and what it can. */
export function recordSection({ agent, facts }: AgentView): Html {
  const { description, agent_url, api_url, facts_url, documentation_url, icon_url } = agent;
  return html`<section aria-labelledby="about"><h2 id="about" class="visually-hidden">About</h2>
${description ? descriptionOf(description) : html`<p class="dim">It says nothing of itself.</p>`}
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
${skillSection(agent.skills, facts?.skills ?? [])}
</section>`;
}

/** How much of a description is shown at once, in characters. */
const long = 1_200;

function descriptionOf(text: string): Html {
  const start = html`<p class="description">${theirs(shortened(text, long))}</p>`;
  if (text.length <= long) return start;
  return html`${start}<details><summary>The whole description</summary><p class="description">${theirs(text)}</p></details>`;
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

type Skill = NonNullable<components["schemas"]["AgentFacts"]["skills"]>[number];

/** The skills of the record and of the AgentFacts, each once: what a record names, AgentFacts describe. */
function skillSection(ids: readonly string[], described: readonly Skill[]): Insert {
  const skills = new Map<string, Skill>(ids.map((id) => [id, {}]));
  for (const skill of described) skills.set(skill.id?.toLowerCase() ?? "", skill);
  skills.delete("");
  if (skills.size === 0) return undefined;
  const rows = [...skills]
    .slice(0, mostSkills)
    .map(([id, { description, inputModes = [], outputModes = [] }]) => {
      const modes =
        inputModes.length + outputModes.length > 0 && `${inputModes.join(", ")} → ${outputModes.join(", ")}`;
      return html`<li><a class="theirs" href="${searchHref({}, { skills: id })}">${theirs(id)}</a>${
        description ? html`<br>${theirs(shortened(description, 300))}` : undefined
      }${modes ? html`<br><code class="theirs">${theirs(shortened(modes, 200))}</code>` : undefined}</li>`;
    });
  return html`<h3>Skills</h3><ul class="plain-list skills">${rows}</ul>`;
}

/** As many as a record may have. */
const mostSkills = 64;
