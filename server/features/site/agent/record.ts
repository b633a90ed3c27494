/** The record of an agent: description, endpoints, skills and summary. */
import type { components } from "../../../../generated/openapi.d.ts";
import type { CardSkill } from "../../../registry/agents/card/skills.ts";
import { day, externalLink, truncated, untrustedText, when } from "../format.ts";
import { type Html, html, type Insert, join } from "../html.ts";
import { searchHref } from "../search.ts";
import type { AgentView } from "./agent-view.ts";
import { signatureText } from "./card-signature.ts";
import { type Liveness, livenessText } from "./liveness.ts";
import { peerVerificationText, verificationText } from "./verification.ts";

type Agent = components["schemas"]["Agent"];

/**
 * The description, links, protocols, capabilities, tags and skills.
 * @param skills the skills of its card.
 */
export function recordSection({ agent, facts }: AgentView, skills: readonly CardSkill[]): Html {
  const { description, facts_url, documentation_url, icon_url } = agent;
  return html`<section aria-labelledby="about"><h2 id="about" class="visually-hidden">About</h2>
${description ? descriptionOf(description) : html`<p class="dim">No description.</p>`}
<dl class="pairs">
${pair("Documentation", documentation_url && externalLink(documentation_url))}
${pair("AgentFacts", facts_url && externalLink(facts_url))}
${pair("Icon", icon_url && externalLink(icon_url))}
${pair("Protocols", filterLinks("protocol", agent.protocols))}
${pair("Capabilities", filterLinks("capabilities", agent.capabilities))}
${pair("Tags", filterLinks("tags", agent.tags))}
</dl>
${skillSection(agent.skills, facts?.skills ?? [], skills)}
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
export function summary(agent: Agent, liveness?: Liveness): Html {
  const { agent_id, provider, version, owned, source, registered_at, updated_at, sunset_at } = agent;
  const former = agent.previous_agent_ids.toReversed().map((id) => html`<code>${id}</code>`);
  return html`<div class="card"><dl class="pairs narrow-pairs">
${pair("ID", html`<code>${agent_id}</code>`)}
${pair("Formerly", former.length === 0 ? undefined : join(former, ", "))}
${pair("Provider", provider && html`${untrustedText(provider.name)}${provider.url ? html`<br>${externalLink(provider.url)}` : undefined}`)}
${pair("Version", version && untrustedText(version))}
${pair("Domain", verificationText(agent.verification) ?? peerVerificationText(agent))}
${pair("Responds", liveness && livenessText(liveness))}
${pair("Card", signatureText(agent.card_signature))}
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

type FactsSkill = NonNullable<components["schemas"]["AgentFacts"]["skills"]>[number];
type Skill = FactsSkill & Partial<Pick<CardSkill, "name" | "tags" | "examples">>;

/** The skills of the record, of the AgentFacts and of the card, without duplicates. */
function skillSection(
  ids: readonly string[],
  described: readonly FactsSkill[],
  named: readonly CardSkill[],
): Insert {
  const skills = new Map<string, Skill>(ids.map((id) => [id, {}]));
  for (const skill of described) skills.set(skill.id?.toLowerCase() ?? "", skill);
  for (const { id, name, description, ...lists } of named)
    skills.set(id?.toLowerCase() ?? "", { ...lists, name, ...(description && { description }) });
  skills.delete("");
  if (skills.size === 0) return undefined;
  const rows = [...skills].slice(0, maxSkills).map(([id, skill]) => skillEntry(id, skill));
  return html`<h3>Skills</h3><ul class="plain-list skills">${rows}</ul>`;
}

/** The number of skills that a record may have. */
const maxSkills = 64;

/** The number of tags, and of examples, shown of a skill. */
const maxTexts = 8;

function skillEntry(id: string, skill: Skill): Html {
  const { name, description, tags = [], examples = [], inputModes = [], outputModes = [] } = skill;
  const modes =
    inputModes.length + outputModes.length > 0 && `${inputModes.join(", ")} → ${outputModes.join(", ")}`;
  return html`<li>${name ? html`<b class="untrusted">${untrustedText(name)}</b> ` : undefined}<a class="untrusted" href="${searchHref({}, { skills: id })}">${untrustedText(truncated(id, 256))}</a>${
    description ? html`<br>${untrustedText(truncated(description, 300))}` : undefined
  }${tags.slice(0, maxTexts).map((tag) => html` <span class="chip plain">${untrustedText(truncated(tag, 64))}</span>`)}${
    modes ? html`<br><code class="untrusted">${untrustedText(truncated(modes, 200))}</code>` : undefined
  }${examples.length > 0 ? exampleList(examples) : undefined}</li>`;
}

function exampleList(examples: readonly string[]): Html {
  const rows = examples
    .slice(0, maxTexts)
    .map((example) => html`<li>“${untrustedText(truncated(example, 200))}”</li>`);
  return html`<p class="dim small">Examples:</p><ul class="dim small">${rows}</ul>`;
}
