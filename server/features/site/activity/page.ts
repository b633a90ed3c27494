/** The page of activity: what changed in the registry, the newest first. */
import { examples } from "../../../../generated/events.ts";
import { eventLabel } from "../../../display/event-labels.ts";
import { dayOf } from "../../../display/formats.ts";
import { type Run, runDetail, runsOf } from "../event-runs.ts";
import { agentHref, untrustedText } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import { proofLink, type Sealed } from "../log/sealed.ts";
import { page } from "../page.ts";
import { withQuery } from "./query.ts";
import type { Activity, ActivityForm, Event } from "./read.ts";

/** Renders the page. */
export function activityPage(activity: Activity): string {
  const { form, events, sealed } = activity;
  const body = html`<main class="across" id="contents">
<h1>Activity</h1>
<p class="lead">What changed in this registry, the newest first. Days are those of UTC.</p>
${filters(form)}
<section aria-labelledby="changes">
<h2 class="visually-hidden" id="changes">Changes</h2>
${events.length > 0 ? eventsByDay(events, sealed, runsOf) : nothing(activity)}
${pager(activity)}
</section>
<p class="small dim">${feeds(form)}</p>
</main>`;
  const feed = { title: "Activity of this registry", href: feedHref("atom", form) };
  const description = "What changed in this registry of AI agents, the newest first.";
  return page("Activity", body, { section: "Activity", feed, description });
}

/** The form of the filters. It works without scripts. */
function filters(form: ActivityForm): Html {
  const options = Object.keys(examples).map((type) =>
    type === form.type
      ? html`<option value="${type}" selected>${type}</option>`
      : html`<option value="${type}">${type}</option>`,
  );
  return html`<form class="activity-filters" action="/activity" method="get">
<div><label for="type">Type</label>
<select id="type" name="type"><option value="">All types</option>${options}</select></div>
<div><label for="agent_id">Agent id</label>
<input id="agent_id" name="agent_id" value="${form.agent_id ?? ""}" maxlength="256" autocapitalize="off" spellcheck="false"></div>
<div><label for="from">From</label>
<input type="date" id="from" name="from" value="${form.from ?? ""}"></div>
<div><label for="to">To</label>
<input type="date" id="to" name="to" value="${form.to ?? ""}"></div>
<div class="row"><button class="button primary" type="submit">Filter</button>
${hasFilter(form) ? html`<a class="button" href="/activity">Clear</a>` : undefined}</div>
</form>`;
}

function hasFilter({ before: _, ...filters }: ActivityForm): boolean {
  return Object.keys(filters).length > 0;
}

/**
 * The events below the day on which they happened.
 * @param sealed which of them have a proof.
 * @param split which events are shown as one.
 */
export function eventsByDay(
  events: readonly Event[],
  sealed: Sealed | null,
  split: (ofDay: readonly Event[]) => readonly Run[],
): Html[] {
  const days = Map.groupBy(events, ({ timestamp }) => timestamp.slice(0, 10));
  return [...days].map(
    ([day, ofDay]) => html`<h3 class="activity-day"><time datetime="${day}">${dayOf(day)}</time></h3>
<ol class="history">${split(ofDay).map((run) => entry(run, sealed))}</ol>`,
  );
}

function entry(run: Run, sealed: Sealed | null): Html {
  const [event] = run;
  const { timestamp, payload } = event;
  return html`<li><p><b>${eventLabel(event)}</b> ${subject(event)}</p>
${details(run)}
<p class="dim small"><time datetime="${timestamp}">${timestamp.slice(11, 19)} UTC</time> · <code>${event.event}</code> · number ${payload.seq}${proofLink(payload.seq, sealed)}</p></li>`;
}

/** A peer is its subject. */
function details(run: Run): Insert {
  const detail = run[0].event === "federation.peer_added" ? undefined : runDetail(run);
  return detail === undefined || detail === "" ? undefined : html`<p>${detail}</p>`;
}

/** The agent or peer that an event is about. */
function subject({ payload }: Event): Html {
  if ("peer" in payload) return untrustedText(payload.peer.base_url);
  return html`<a class="untrusted" href="${agentHref(payload.agent_id)}">${untrustedText(payload.name)}</a>`;
}

function nothing({ form, impossibleDay }: Activity): Html {
  if (impossibleDay !== undefined)
    return html`<div class="empty"><p><b>There is no day ${impossibleDay}.</b></p><p>Choose another one.</p></div>`;
  return hasFilter(form) || form.before !== undefined
    ? html`<div class="empty"><p><b>Nothing changed.</b></p><p>No stored event matches these filters. <a href="/activity">Show all activity</a></p></div>`
    : html`<div class="empty"><p><b>No activity yet.</b></p><p>Every registration and change will be listed here.</p></div>`;
}

function pager({ form, nextBefore }: Activity): Insert {
  const newest =
    form.before === undefined
      ? undefined
      : html`<a class="button" href="${activityHref(form, undefined)}">Newest</a>`;
  const older =
    nextBefore === null
      ? undefined
      : html`<a class="button" rel="next" href="${activityHref(form, nextBefore)}">Older</a>`;
  return newest || older
    ? html`<nav class="row pager" aria-label="Pages of activity">${newest}${older}</nav>`
    : undefined;
}

function activityHref(form: ActivityForm, before: number | undefined): string {
  return withQuery("/activity", { ...form, before });
}

/** The URL of the feed with the filters of the form that feeds have. */
function feedHref(format: "atom" | "json", { type, agent_id }: ActivityForm): string {
  return withQuery(`/activity.${format}`, { types: type, agent_id });
}

function feeds(form: ActivityForm): Html {
  return html`Follow this by feed: <a href="${feedHref("atom", form)}">Atom</a>, <a href="${feedHref("json", form)}">JSON Feed</a>.
For programs: <a href="/docs/webhooks">webhooks</a>, or <a href="/docs/reference/events#operation-events_list"><code>GET /events</code></a>.`;
}
