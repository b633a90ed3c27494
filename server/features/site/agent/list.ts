/** A list of agents. */
import type { components } from "../../../../generated/openapi.d.ts";
import { agentTones, gradeTones } from "../../../display/tones.ts";
import { agentHref, badge, day, truncated, untrustedText } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import { highlightsOf, isMarked, marked, markedElsewhere, markedExcerpt } from "./highlighted.ts";
import { logoImage } from "./logo.ts";
import type { Rating, Ratings } from "./ratings.ts";
import { verificationBadge } from "./verification.ts";

type Agent = components["schemas"]["Agent"];

/** An agent; as a search result it has highlights. */
export type ListedAgent = Agent & Partial<Pick<components["schemas"]["FoundAgent"], "match">>;

/** Renders a list of agents, each with a link to its page. */
export function agentList(agents: readonly ListedAgent[], ratings: Ratings): Html {
  const entries = agents.map((agent) => agentEntry(agent, ratings.get(agent.agent_id)));
  return html`<ul class="agents">${entries}</ul>`;
}

/** The length of a description, in characters. The style sheet hides all lines after the third. */
const maxDescriptionLength = 400;

/** The length of a provider's name, in characters. The style sheet shows one line. */
const maxProviderLength = 100;

/** The number of tags shown. */
const maxTags = 6;

function agentEntry(agent: ListedAgent, rating: Rating | undefined): Html {
  const { agent_id, name, provider, protocols, updated_at } = agent;
  const found = highlightsOf(agent);
  return html`<li class="card agent">
<div class="agent-heading">${logoImage(agent)}<div><h3><a href="${agentHref(agent_id)}">${marked(found, "name", name)}</a></h3>
<p class="agent-id"><code>${marked(found, "agent_id", agent_id)}</code></p></div></div>
${provider ? html`<p class="agent-provider">by ${marked(found, "provider", truncated(provider.name, maxProviderLength))}</p>` : undefined}
${description(agent)}
${markedElsewhere(found)}
<p class="agent-marks">${statusBadge(agent)}${originBadge(agent)}${verificationBadge(agent)}${ratingBadges(rating)}${protocols.map(
    (protocol) => html`<span class="chip">${protocol}</span>`,
  )}${shownTags(agent)}</p>
<p class="dim small">Updated ${day(updated_at)}</p>
</li>`;
}

function description(agent: ListedAgent): Insert {
  if (!agent.description) return undefined;
  const text =
    markedExcerpt(highlightsOf(agent), "description", agent.description) ??
    untrustedText(truncated(agent.description, maxDescriptionLength));
  return html`<p class="agent-text">${text}</p>`;
}

/** The first tags, those that a search has found before the others. */
function shownTags(agent: ListedAgent): Insert {
  const found = highlightsOf(agent);
  const isFound = (tag: string) => isMarked(found, "tags", tag);
  const tags = [...agent.tags.filter(isFound), ...agent.tags.filter((tag) => !isFound(tag))];
  return tags
    .slice(0, maxTags)
    .map((tag) => html`<span class="chip plain">${marked(found, "tags", tag)}</span>`);
}

/** The status badge. An active agent only has one if `always` is set. */
export function statusBadge({ status }: Pick<Agent, "status">, always = false): Insert {
  return status !== "active" || always ? badge(agentTones[status], status) : undefined;
}

/** The badges of the certification and of the grade, which an agent without reports does not have. */
function ratingBadges(rating: Rating | undefined): Insert {
  if (!rating) return undefined;
  const { grade, certification } = rating;
  return [
    certification && badge("good", certification),
    grade === "NR" ? undefined : badge(gradeTones[grade], `grade ${grade}`),
  ];
}

/** The badge of an agent that was imported from a peer. */
export function originBadge({ origin }: Pick<Agent, "origin">): Insert {
  return origin ? badge("info", "imported") : undefined;
}
