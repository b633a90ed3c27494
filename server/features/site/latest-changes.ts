/** The list of latest changes on the landing page. */
import { examples } from "../../../generated/events.ts";
import type { components } from "../../../generated/openapi.d.ts";
import type { Client } from "../../core/http/authentication.ts";
import { eventLabel } from "../../display/event-labels.ts";
import { read } from "./api-reads.ts";
import { agentHref, untrustedText, when } from "./format.ts";
import { type Html, html } from "./html.ts";

type Event = components["schemas"]["RegistryEvent"];

/** The number of events in the list. */
const maxEvents = 6;

/** How many events are read to find them: several score updates of one agent are shown as one. */
const lookBack = 40;

/** Reads the latest events, newest first. Of several score updates of one agent, only the newest is included. */
export async function readLatestChanges(client: Pick<Client, "dispatch">): Promise<Event[]> {
  const { events } = await read(client, "/events/latest", { query: { limit: lookBack } });
  const scored = new Set<string>();
  const latest = events.filter((event) => {
    if (event.event !== "reputation.updated") return true;
    const first = !scored.has(event.payload.agent_id);
    scored.add(event.payload.agent_id);
    return first;
  });
  return latest.slice(0, maxEvents);
}

/** Renders the list. `site.js` keeps it up to date. */
export function latestChanges(events: readonly Event[], lastSeq: number): Html {
  const rows = events.map(
    (event) => html`<li><span class="latest-changes-number">${event.payload.seq}</span>
<span class="latest-changes-text"><b>${eventLabel(event)}</b> ${subject(event)}<br><span class="dim">${when(event.timestamp)}</span></span></li>`,
  );
  return html`<section class="card latest-changes" id="latest-changes" aria-labelledby="latest-changes-title" data-live="${Object.keys(examples).join(" ")}" data-seq="${lastSeq}">
<h2 class="eyebrow" id="latest-changes-title">Recent activity</h2>
${rows.length > 0 ? html`<ol>${rows}</ol>` : html`<p class="dim">No activity yet.</p>`}
<p class="small"><a href="/activity">All activity</a></p>
</section>`;
}

function subject({ payload }: Event): Html {
  if ("peer" in payload) return untrustedText(payload.peer.base_url);
  return html`<a class="untrusted" href="${agentHref(payload.agent_id)}">${untrustedText(payload.name)}</a>`;
}
