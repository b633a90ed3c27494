/** The history of an agent, from the journal. */
import { eventLabel } from "../../display/event-labels.ts";
import { type Run, runDetail, runsOf } from "../event-runs.ts";
import { when } from "../format.ts";
import { type Html, html } from "../html.ts";
import type { AgentEvent, AgentView } from "./agent-view.ts";

/** The latest events, newest first. */
export function historySection({ agent, history }: AgentView): Html {
  const query = `?agent_id=${encodeURIComponent(agent.agent_id)}`;
  return html`<section aria-labelledby="history"><h2 id="history">History</h2>
${
  history.length === 0
    ? html`<p class="dim">The journal has no events of this agent any more.</p>`
    : html`<ol class="history">${runsOf(history).map(entry)}</ol>`
}
<p class="small"><a href="/activity${query}">All activity of this agent</a>, as <a href="/activity.atom${query}">Atom feed</a> or <a href="/activity.json${query}">JSON Feed</a></p>
</section>`;
}

function entry(run: Run<AgentEvent>): Html {
  const [latest] = run;
  const { event, timestamp } = latest;
  return html`<li><p><b>${eventLabel(latest)}</b> ${runDetail(run)}</p>
<p class="dim small">${when(timestamp)} · <code>${event}</code></p></li>`;
}
