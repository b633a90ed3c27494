/** What happened last, as lines of a ledger. */
import { examples } from "../../generated/events.ts";
import type { components } from "../../generated/openapi.d.ts";
import type { Origin } from "../http/admission.ts";
import { headline } from "./event-words.ts";
import { agentHref, theirs, when } from "./format.ts";
import { type Html, html } from "./html.ts";
import { read } from "./reading.ts";

type Event = components["schemas"]["RegistryEvent"];

/** How many lines there are. */
const lines = 6;

/** How many changes are looked back over for them: nearly each has its event, and some are told as one. */
const lookBack = 40;

/** The last events, newest first; of a score that moves in many small steps, the last one. */
export async function readLedger(origin: Pick<Origin, "ask">, lastSeq: number): Promise<Event[]> {
  const query = { after: Math.max(0, lastSeq - lookBack), limit: 100 };
  const { events } = await read(origin, "/events", { query });
  const scored = new Set<string>();
  const told = events.reverse().filter((event) => {
    if (event.event !== "reputation.updated") return true;
    const first = !scored.has(event.payload.agent_id);
    scored.add(event.payload.agent_id);
    return first;
  });
  return told.slice(0, lines);
}

/** The lines. Where scripts run, they follow what happens. */
export function ledger(events: readonly Event[], lastSeq: number): Html {
  const rows = events.map(
    (event) => html`<li><span class="ledger-number">${event.payload.seq}</span>
<span class="ledger-text"><b>${headline(event)}</b> ${subject(event)}<br><span class="dim">${when(event.timestamp)}</span></span></li>`,
  );
  return html`<section class="card ledger" id="ledger" aria-labelledby="ledger-title" data-live="${Object.keys(examples).join(" ")}" data-seq="${lastSeq}">
<h2 class="eyebrow" id="ledger-title">Latest changes</h2>
${rows.length > 0 ? html`<ol>${rows}</ol>` : html`<p class="dim">Nothing has happened yet.</p>`}
<p class="small"><a href="/events">The whole journal</a></p>
</section>`;
}

function subject({ payload }: Event): Html {
  if ("peer" in payload) return theirs(payload.peer.base_url);
  return html`<a class="theirs" href="${agentHref(payload.agent_id)}">${theirs(payload.name)}</a>`;
}
