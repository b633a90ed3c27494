/** What happened to an agent, by the journal. */
import { detail, headline, scores } from "../event-words.ts";
import { counted, when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import type { AgentEvent, AgentView } from "./reading.ts";

/** The latest events, newest first. */
export function historySection({ agent, history, historyGoesOn }: AgentView): Html {
  const all = `/events?agent_id=${encodeURIComponent(agent.agent_id)}`;
  return html`<section aria-labelledby="history"><h2 id="history">History</h2>
${
  history.length === 0
    ? html`<p class="dim">The journal keeps nothing of it any more.</p>`
    : html`<ol class="history">${runs(history).map(entry)}</ol>`
}
${historyGoesOn ? html`<p class="notice">Later events are in the journal.</p>` : undefined}
<p class="small"><a href="${all}">The journal of this agent</a> as JSON; live with <code>Accept: text/event-stream</code>.</p>
</section>`;
}

/** Events that are told as one: scores move in many small steps, and only where they began and ended is of interest. */
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
  const { event, timestamp, payload } = latest;
  return html`<li><p><b>${headline(latest)}</b> ${run.length === 1 ? detail(latest) : course(run)}</p>
<p class="dim small">${when(timestamp)} · no. <span class="number">${payload.seq}</span> · <code>${event}</code></p></li>`;
}

/** Where a score began and ended, and in how many steps. */
function course(run: Run): Insert {
  const [latest] = run;
  const first = run.at(-1);
  if (latest.event !== "reputation.updated" || first?.event !== latest.event) return undefined;
  return html`${scores(first.payload.previous, latest.payload.current)} <span class="dim">in ${counted(run.length, "step")}</span>`;
}
