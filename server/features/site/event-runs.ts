/** Consecutive score updates of one agent, which pages show as one entry: scores change in many small steps. */
import type { components } from "../../../generated/openapi.d.ts";
import { eventDetail, scoreChange } from "./event-details.ts";
import { counted } from "./format.ts";
import { html, type Insert } from "./html.ts";

type Event = components["schemas"]["RegistryEvent"];

/** One event, or several score updates, the newest first. */
export type Run<Each extends Event = Event> = [latest: Each, ...earlier: Each[]];

/** Splits events, the newest first, into runs. */
export function runsOf<Each extends Event>(events: readonly Each[]): Run<Each>[] {
  const found: Run<Each>[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && scoredAgent(event) !== undefined && scoredAgent(event) === scoredAgent(last[0]))
      last.push(event);
    else found.push([event]);
  }
  return found;
}

/** The agent of a score update; undefined for other events. */
function scoredAgent(event: Event): string | undefined {
  return event.event === "reputation.updated" ? event.payload.agent_id : undefined;
}

/** The details of the event; of several score updates the first and the last score. */
export function runDetail(run: Run): Insert {
  const [latest] = run;
  const first = run.at(-1);
  if (run.length === 1 || latest.event !== "reputation.updated" || first?.event !== latest.event)
    return eventDetail(latest);
  return html`${scoreChange(first.payload.previous, latest.payload.current)} <span class="dim">in ${counted(run.length, "step")}</span>`;
}
