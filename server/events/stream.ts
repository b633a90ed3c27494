/** The journal as Server-Sent Events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
import type { Database } from "../database/database.ts";
import { BatchSize, nextTurn } from "../time-slice.ts";
import { type EventFilters, type EventRow, readEvents } from "./journal.ts";

/** Silence after which a comment is sent, so that proxies keep the connection. In milliseconds. */
const heartbeatMs = 15_000;

/** Characters after which a chunk ends: a write costs more than an event, and who does not read shall not be sent much. */
const chunkSize = 16_384;

/** How many events are read at a time. */
const batch = { least: 25, most: 200 };

/**
 * Gives what is there after a number, then each event as it is committed, for as long as it is asked for more. Each batch
 * takes a turn of the event loop of its own, so many streams do not keep other requests waiting, nor each other.
 * @param stopping ends the stream.
 */
export async function* follow(
  database: Database,
  filters: EventFilters,
  after: number,
  stopping: AbortSignal,
): AsyncGenerator<string> {
  const size = new BatchSize(batch.least, batch.most);
  let position = after;
  let sentAt = performance.now();
  yield "retry: 1000\n\n"; // and the headers are on their way
  while (!stopping.aborted) {
    const seen = database.commits.count;
    await nextTurn();
    const limit = size.rows;
    const { events, nextAfter } = await size.measure(() => readEvents(database, filters, position, limit));
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

/** Events as they are sent, several in one chunk. */
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
