/** Streams the journal as Server-Sent Events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
import type { Database } from "../../core/database/database.ts";
import { BatchSize, nextTurn } from "../../core/time/time-slice.ts";
import { type EventFilters, type EventRow, isExpired } from "./journal.ts";
import { readEventsShared } from "./shared-reads.ts";

/** How long a stream may be silent before a comment is sent, so that proxies keep the connection open. */
const heartbeatMs = 15_000;

/** The approximate length of a chunk in characters: few writes, but little unread data for slow clients. */
const chunkSize = 16_384;

/**
 * How long a stream lasts, in milliseconds: some proxies do not close the stream of a client that is gone. Clients resume at once. The
 * stream ends when it is silent, and not at the same time as others.
 */
const lastsMs = 3_600_000;

/** The number of events per read. */
const batch = { least: 25, most: 200 };

/**
 * Streams the events after a sequence number, and then each event as it is committed. Each batch waits for a turn of the
 * event loop, so many streams do not delay other requests.
 * If events after the position were deleted, the stream ends, and the response to the reconnecting client says so.
 * @param stopping ends the stream.
 */
export async function* streamEvents(
  database: Database,
  filters: EventFilters,
  after: number,
  stopping: AbortSignal,
): AsyncGenerator<string> {
  const size = new BatchSize(batch.least, batch.most);
  let position = after;
  let sentPosition = after;
  const endsAt = performance.now() + lastsMs * (0.9 + 0.2 * Math.random());
  let sentAt = performance.now();
  yield "retry: 1000\n"; // also sends the headers; a blank line would be an event without data to some clients
  while (!stopping.aborted) {
    const seen = database.commits.count;
    await nextTurn();
    const limit = size.rows;
    const { events, nextAfter, floor } = await size.measure(() =>
      readEventsShared(database, filters, position, limit),
    );
    if (isExpired(position, floor)) return;
    position = nextAfter;
    yield* chunksOf(events);
    sentPosition = events.at(-1)?.seq ?? sentPosition;
    if (events.length > 0) sentAt = performance.now();
    if (events.length === limit) continue;
    if (performance.now() > endsAt) return;
    await database.commits.after(seen, stopping);
    if (performance.now() - sentAt >= heartbeatMs) {
      // An id without data is no event: a client that resumes has missed nothing of what it did not want.
      yield position > sentPosition ? `id: ${position}\n\n` : ":\n";
      sentPosition = position;
      sentAt = performance.now();
    }
  }
}

/** Serializes events, several per chunk. */
function* chunksOf(events: readonly EventRow[]): Generator<string> {
  let chunk = "";
  for (const { seq, type, body } of events) {
    chunk += `id: ${seq}\nevent: ${type}\ndata: ${body}\n\n`;
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}
