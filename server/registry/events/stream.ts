/** Streams the journal as Server-Sent Events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
import type { Database } from "../../core/database/database.ts";
import { BatchSize, nextTurn } from "../../core/time/time-slice.ts";
import { type EventFilters, type EventRow, isExpired } from "./journal.ts";
import { readEventsShared } from "./shared-reads.ts";

/** How long a stream may be silent before a comment is sent, so that proxies keep the connection open. */
const heartbeatMs = 15_000;

/** The approximate length of a chunk in characters: few writes, but little unread data for slow clients. */
const chunkSize = 16_384;

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
  let sentAt = performance.now();
  yield "retry: 1000\n\n"; // also sends the headers
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
    if (events.length > 0) sentAt = performance.now();
    if (events.length === limit) continue;
    await database.commits.after(seen, stopping);
    if (performance.now() - sentAt >= heartbeatMs) {
      yield ":\n\n";
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
