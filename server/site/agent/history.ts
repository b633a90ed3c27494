/** The history of an agent, from the journal. */
import { eventLabel } from "../../display/event-labels.ts";
import { eventDetail, scoreChange } from "../event-details.ts";
import { counted, when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import type { AgentEvent, AgentView } from "./agent-view.ts";

/** The latest events, newest first. */
export function historySection({ agent, history, historyIncomplete }: AgentView): Html {
  const all = `/events?agent_id=${encodeURIComponent(agent.agent_id)}`;
  return html`<section aria-labelledby="history"><h2 id="history">History</h2>
${
  history.length === 0
    ? html`<p class="dim">The journal has no events of this agent any more.</p>`
    : html`<ol class="history">${runs(history).map(entry)}</ol>`
}
${historyIncomplete ? html`<p class="notice">This agent has newer events. See the journal.</p>` : undefined}
<p class="small"><a href="${all}">All events of this agent</a> (JSON, or a live stream with <code>Accept: text/event-stream</code>)</p>
</section>`;
}

/** Consecutive score updates, shown as one entry: scores change in many small steps. */
type Run = [latest: AgentEvent, ...earlier: AgentEvent[]];

function runs(history: readonly AgentEvent[]): Run[] {
  const found: Run[] = [];
  for (const event of history) {
    const last = found.at(-1);
    if (last && event.event === "reputation.updated" && last[0].event === event.event) last.push(event);
    else found.push([event]);
  }
  return found;
}

function entry(run: Run): Html {
  const [latest] = run;
  const { event, timestamp } = latest;
  return html`<li><p><b>${eventLabel(latest)}</b> ${run.length === 1 ? eventDetail(latest) : totalChange(run)}</p>
<p class="dim small">${when(timestamp)} · <code>${event}</code></p></li>`;
}

/** The first and the last score of a run, and the number of steps. */
function totalChange(run: Run): Insert {
  const [latest] = run;
  const first = run.at(-1);
  if (latest.event !== "reputation.updated" || first?.event !== latest.event) return undefined;
  return html`${scoreChange(first.payload.previous, latest.payload.current)} <span class="dim">in ${counted(run.length, "step")}</span>`;
}
