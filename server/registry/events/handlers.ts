/** Handlers of the event journal, as a page or as a stream. */
import type { components } from "../../../generated/openapi.d.ts";
import { StaticBody } from "../../../generated/routes.ts";
import { negotiated, noStore, rejectWith } from "../../core/http/responses.ts";
import { lastSeq, readFloor, readOldestSeq } from "../../core/journal/journal.ts";
import { instantOf } from "../../core/time/instants.ts";
import type { Handlers } from "../../feature.ts";
import { isExpired, readEventBody, readEvents, readLatestEvents } from "./journal.ts";
import { prefersEventStream } from "./media.ts";
import { RedactedEvent } from "./redacted-event.ts";
import { streamEvents } from "./stream.ts";

const listHeaders = { ...noStore, ...negotiated };

export const list: Handlers["events"]["list"] = async (
  { query, headers: sent, accept },
  { database, node, pages },
) => {
  const filters = { types: query.types, agentId: query.agent_id };
  if (prefersEventStream(accept)) {
    const [seq, oldest, floor] = await Promise.all([
      lastSeq(database),
      readOldestSeq(database),
      readFloor(database),
    ]); // if the database is unavailable, the response has an error status instead of a stream that ends early
    const after = sent["last-event-id"] === undefined ? query.after : Number(sent["last-event-id"]);
    if (isExpired(after, floor)) return rejectExpired(after, oldest);
    if (after > seq) return rejectAhead(after, seq);
    return {
      status: 200,
      headers: { ...listHeaders, "Cache-Control": "no-store, no-transform" }, // compression would delay events
      media: "text/event-stream",
      stream: streamEvents(database, filters, after, node.stopping),
    };
  }
  const [seq, oldest] = await Promise.all([lastSeq(database), readOldestSeq(database)]);
  if (query.after > seq) return rejectAhead(query.after, seq);
  const { body, floor } = await pages.get(JSON.stringify(["events", query]), `${seq} ${oldest}`, async () => {
    const { events, nextAfter, floor } = await readEvents(database, filters, query.after, query.limit);
    // Stored bodies are sent unchanged, so an event has the same bytes here and in every delivery.
    const bodies = events.map(({ body }) => body).join(",");
    const oldestNow = oldest ?? (await readOldestSeq(database)); // the first events may have come in between
    const text = `{"events":[${bodies}],"next_after":${nextAfter},"oldest_seq":${oldestNow}}`;
    return { body: new StaticBody<components["schemas"]["EventPage"]>(text), floor };
  });
  if (isExpired(query.after, floor)) return rejectExpired(query.after, oldest);
  return { status: 200, headers: listHeaders, body };
};

function rejectAhead(after: number, last_seq: number) {
  const detail = `The journal ends at ${last_seq}, before ${after}. Read all agents with GET /list, then the events after ${last_seq}.`;
  return rejectWith(409, "cursor_ahead", detail, { last_seq });
}

function rejectExpired(after: number, oldest: number | null) {
  const oldest_seq = oldest ?? 1; // the latest event is never deleted
  return rejectWith(
    410,
    "cursor_expired",
    `Events after ${after} were deleted because of their age. Read all agents with GET /list, then the events after ${oldest_seq - 1}.`,
    { oldest_seq },
  );
}

/** The latest events change with each change, and with the deletion of old ones. */
export const latest: Handlers["events"]["latest"] = async ({ query }, { database, pages }) => {
  const { types, agent_id: agentId, before, limit } = query;
  const since = query.since === undefined ? undefined : instantOf(query.since);
  const until = query.until === undefined ? undefined : instantOf(query.until);
  const [seq, oldest] = await Promise.all([lastSeq(database), readOldestSeq(database)]);
  const { body } = await pages.get(JSON.stringify(["latest events", query]), `${seq} ${oldest}`, async () => {
    const range = { before, since, until };
    const { events, nextBefore } = await readLatestEvents(database, { types, agentId }, range, limit);
    const bodies = events.map(({ body }) => body).join(",");
    const text = `{"events":[${bodies}],"next_before":${nextBefore}}`;
    return { body: new StaticBody<components["schemas"]["LatestEvents"]>(text) };
  });
  return { status: 200, headers: noStore, body };
};

export const get: Handlers["events"]["get"] = async ({ path }, { database }) => {
  const seq = Number(path.seq);
  const text = await readEventBody(database, seq);
  if (text !== undefined) {
    const body = new StaticBody<components["schemas"]["RegistryEvent"]>(text);
    return { status: 200, headers: noStore, body };
  }
  const redacted = await database.em().findOne(RedactedEvent, { seq }); // after the event, which may have been redacted in between
  if (redacted) return rejectRedacted(redacted);
  const [last, floor, oldest] = await Promise.all([
    lastSeq(database),
    readFloor(database),
    readOldestSeq(database),
  ]);
  if (seq > 0 && seq <= floor) {
    const oldest_seq = oldest ?? 1; // the latest event is never deleted
    const detail = `The event ${seq} was deleted because of its age. The oldest one is ${oldest_seq}.`;
    return rejectWith(410, "event_expired", detail, { oldest_seq });
  }
  return rejectWith(404, "event_not_found", `There is no event ${seq}. The latest one is ${last}.`);
};

function rejectRedacted({ seq, by_seq, type, committed_at, body_sha256 }: RedactedEvent) {
  const detail = `The event ${seq} was redacted by the event ${by_seq}: its agent was erased, here or at its origin.`;
  const kept = { seq, by_seq, event: type, timestamp: committed_at, body_sha256 };
  return rejectWith(410, "event_redacted", detail, kept);
}
