/** The history of an agent, from the journal, with the values that each change replaced. */
import { describedFields } from "../../../../client/description.ts";
import { eventLabel } from "../../../display/event-labels.ts";
import { type Run, runDetail, runsOf } from "../event-runs.ts";
import { when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import { proofLink } from "../log/sealed.ts";
import type { AgentEvent, AgentView } from "./agent-view.ts";
import { type FieldChange, fieldChanges, isLonger } from "./fields.ts";
import { versionsHref } from "./versions.ts";

/** The latest events, newest first. */
export function historySection(view: AgentView): Html {
  const { agent, history, changes } = view;
  const query = `?agent_id=${encodeURIComponent(agent.agent_id)}`;
  return html`<section aria-labelledby="history"><h2 id="history">History</h2>
${
  history.length === 0
    ? html`<p class="dim">The journal has no events of this agent any more.</p>`
    : html`<ol class="history">${runsOf(history).map((run) => entry(run, view))}</ol>`
}
${changes.length > 0 ? html`<p class="small"><a href="${versionsHref(agent.agent_id)}">Compare versions of this agent</a></p>` : undefined}
<p class="small"><a href="/activity${query}">All activity of this agent</a>, as <a href="/activity.atom${query}">Atom feed</a> or <a href="/activity.json${query}">JSON Feed</a></p>
</section>`;
}

function entry(run: Run<AgentEvent>, view: AgentView): Html {
  const [latest] = run;
  const { event, timestamp, payload } = latest;
  return html`<li><p><b>${eventLabel(latest)}</b> ${runDetail(run)}</p>
${values(latest, view)}
<p class="dim small">${when(timestamp)} · <code>${event}</code>${proofLink(payload.seq, view.sealed)}</p></li>`;
}

/** The number of characters of a value; the page of versions has the whole. */
const maxLength = 160;

/** What a change of the record replaced. */
function values({ event, payload }: AgentEvent, { agent, changes, changesEnd }: AgentView): Insert {
  const change = changes.find(({ seq }) => seq === payload.seq);
  if (change) return html`${fieldChanges(change.fields, maxLength)}${whole(agent.agent_id, change)}`;
  const isKnown = payload.seq >= changesEnd && agent.status !== "suspended";
  if (event !== "agent.registered" || !isKnown || !replacesValues(payload)) return undefined;
  return html`<p class="dim small">The values before and after this change were not kept.</p>`;
}

/** Whether a change replaced values of a record that was there. The card and the AgentFacts are documents. */
function replacesValues({ change, changed = [] }: { change: string; changed?: readonly string[] }): boolean {
  if (change === "created" || describedFields.every((field) => changed.includes(field))) return false;
  return changed.some((field) => !["card", "facts", "origin"].includes(field));
}

function whole(agentId: string, { seq, fields }: { seq: number; fields: readonly FieldChange[] }): Insert {
  const isCut = fields.some(({ before, after }) => isLonger(before, maxLength) || isLonger(after, maxLength));
  if (!isCut) return undefined;
  return html`<p class="small"><a href="${versionsHref(agentId, seq - 1, seq)}">The whole values</a></p>`;
}
