/** The page that browsers get for `GET /events`. */
import type { components, operations } from "../../../generated/openapi.d.ts";
import { eventsByDay } from "./activity/page.ts";
import { withQuery } from "./activity/query.ts";
import { readCommand } from "./commands.ts";
import { html, type Insert } from "./html.ts";
import type { Sealed } from "./log/sealed.ts";
import { page } from "./page.ts";

type Query = NonNullable<operations["events_list"]["parameters"]["query"]>;

/** A page of the journal. */
export interface JournalPage {
  query: Query;
  journal: components["schemas"]["EventPage"];
  /** Which events have a proof; null for none. */
  sealed: Sealed | null;
  publicUrl: string;
}

/** Renders the page. */
export function eventsPage({ query, journal, sealed, publicUrl }: JournalPage): string {
  const { types, agent_id } = query;
  const { events } = journal;
  const activity = withQuery("/activity", { type: types?.length === 1 ? types[0] : undefined, agent_id });
  const body = html`<main class="across" id="contents">
<h1>Events</h1>
<p class="lead">The journal of this registry in the order of its numbers, as programs read it. <a href="${activity}">Activity</a> has the newest first.</p>
<section aria-labelledby="changes">
<h2 class="visually-hidden" id="changes">Changes</h2>
${events.length > 0 ? eventsByDay(events, sealed, (each) => each.map((event) => [event])) : html`<div class="empty"><p><b>No more events.</b></p><p>Every registration and change will be listed here.</p></div>`}
${pager(query, journal)}
</section>
<section class="for-programs" aria-labelledby="programs">
<h2 id="programs">For programs</h2>
<p>Programs get the same as JSON, or follow it as a stream: <a href="/docs/reference#operation-events_list"><code>GET /events</code></a>.</p>
${readCommand(publicUrl + eventsHref(query))}
</section>
</main>`;
  return page("Events", body, {
    section: "Activity",
    description: "The journal of this registry of AI agents: every event, in order.",
  });
}

function pager(query: Query, { events, next_after }: JournalPage["journal"]): Insert {
  const first = query.after
    ? html`<a class="button" href="${eventsHref({ ...query, after: 0 })}">First</a>`
    : undefined;
  const next =
    events.length > 0
      ? html`<a class="button" rel="next" href="${eventsHref({ ...query, after: next_after })}">Next</a>`
      : undefined;
  return first || next
    ? html`<nav class="row pager" aria-label="Pages of events">${first}${next}</nav>`
    : undefined;
}

/** The URL of a page, without what is the default. */
function eventsHref({ types, after, limit, agent_id }: Query): string {
  return withQuery("/events", {
    after: after || undefined,
    types: types?.join(","),
    agent_id,
    limit: limit === defaultLimit ? undefined : limit,
  });
}

/** The default of `limit` in the contract. */
const defaultLimit = 50;
