/** The journal as Server-Sent Events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
import type { Database } from "../database/database.ts";
import { type EventFilters, readEvents } from "./journal.ts";

/** Silence after which a comment is sent, so that proxies keep the connection. In milliseconds. */
const heartbeat = 15_000;

/** How many events are read at a time. */
const batch = 100;

/**
 * Gives what is there after a number, then each event as it is committed, for as long as it is asked for more.
 * @param stopping ends the stream.
 */
export async function* follow(
  database: Database,
  filters: EventFilters,
  after: number,
  stopping: AbortSignal,
): AsyncGenerator<string> {
  let position = after;
  let spoken = performance.now();
  yield "retry: 1000\n\n"; // and the headers are on their way
  while (!stopping.aborted) {
    const seen = database.commits.count;
    const { events, nextAfter } = await readEvents(database, filters, position, batch);
    for (const { seq, type, body } of events) yield `id: ${seq}\nevent: ${type}\ndata: ${body}\n\n`;
    position = nextAfter;
    if (events.length > 0) spoken = performance.now();
    if (events.length === batch) continue;
    await database.commits.after(seen, stopping);
    if (performance.now() - spoken >= heartbeat) {
      yield ":\n\n";
      spoken = performance.now();
    }
  }
}
