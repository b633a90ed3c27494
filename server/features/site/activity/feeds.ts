/** The feeds of activity: Atom (RFC 4287) and JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
import type { components } from "../../../../generated/openapi.d.ts";
import { eventLabel } from "../../../display/event-labels.ts";
import { plainText } from "../../../display/hidden-characters.ts";
import { eventDetail } from "../event-details.ts";
import { agentHref, untrustedText } from "../format.ts";
import { html } from "../html.ts";
import type { Event, FeedFilters } from "./read.ts";

/** What a feed consists of. */
export interface FeedSource {
  publicUrl: string;
  filters: FeedFilters;
  /** The newest first. */
  events: readonly Event[];
}

/** The maximum length of a title; names of agents may be longer. */
const maxTitleLength = 300;

/** Makes the JSON Feed. */
export function jsonFeed({ publicUrl, filters, events }: FeedSource): components["schemas"]["Feed"] {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: titleOf(publicUrl, filters),
    home_page_url: `${publicUrl}/activity`,
    feed_url: feedUrl(publicUrl, "json", filters),
    authors: [{ name: new URL(publicUrl).host }],
    items: events.map((event) => ({
      id: event.idempotency_key,
      url: urlOf(publicUrl, event),
      title: eventTitle(event),
      content_html: contentOf(event),
      date_published: event.timestamp,
      tags: [event.event],
    })),
  };
}

/** Makes the Atom feed. */
export function atomFeed({ publicUrl, filters, events }: FeedSource): string {
  const url = feedUrl(publicUrl, "atom", filters);
  const { host, hostname } = new URL(publicUrl);
  const updated = events[0]?.timestamp ?? "1970-01-01T00:00:00.000Z"; // RFC 4287 requires an instant
  const entries = events.map(
    (event) => html`<entry>
<id>tag:${hostname},${event.timestamp.slice(0, 10)}:${event.idempotency_key}</id>
<title>${inXml(eventTitle(event))}</title>
<link href="${urlOf(publicUrl, event)}"/>
<updated>${event.timestamp}</updated>
<category term="${event.event}"/>
<content type="html">${inXml(contentOf(event))}</content>
</entry>
`,
  );
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${url}</id>
<title>${inXml(titleOf(publicUrl, filters))}</title>
<author><name>${host}</name></author>
<link rel="self" type="application/atom+xml" href="${url}"/>
<link href="${publicUrl}/activity"/>
<updated>${updated}</updated>
${entries}</feed>
`.markup;
}

function titleOf(publicUrl: string, { agent_id, types }: FeedFilters): string {
  const about = agent_id === undefined ? new URL(publicUrl).host : agent_id;
  const kinds = types === undefined ? "" : ` (${types.join(", ")})`;
  return plainText(`Activity of ${about}${kinds}`);
}

function feedUrl(publicUrl: string, format: "atom" | "json", { types, agent_id }: FeedFilters): string {
  const query = [
    ...(types === undefined ? [] : [`types=${types.join(",")}`]),
    ...(agent_id === undefined ? [] : [`agent_id=${encodeURIComponent(agent_id)}`]),
  ].join("&");
  return `${publicUrl}/activity.${format}${query === "" ? "" : `?${query}`}`;
}

function urlOf(publicUrl: string, { payload }: Event): string {
  return `${publicUrl}${"agent_id" in payload ? agentHref(payload.agent_id) : "/activity"}`;
}

function eventTitle(event: Event): string {
  const { payload } = event;
  const name = "peer" in payload ? payload.peer.base_url : payload.name;
  return `${eventLabel(event)}: ${[...plainText(name)].slice(0, maxTitleLength).join("")}`;
}

/** The event in words, as HTML without links: agents are linked by the URL of the item. */
function contentOf(event: Event): string {
  const { payload } = event;
  const name = "peer" in payload ? payload.peer.base_url : payload.name;
  return html`<p>${eventLabel(event)} ${untrustedText(name)}</p><p>${eventDetail(event)}</p>`.markup;
}

/** Replaces characters that XML 1.0 cannot have (https://www.w3.org/TR/xml/#charsets). */
function inXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD");
}
