/** Handlers of the event journal, as a page or as a stream. */
import type { components } from "../../generated/openapi.d.ts";
import { StaticBody } from "../../generated/routes.ts";
import type { Handlers } from "../context.ts";
import { lastSeq } from "../database/journal.ts";
import { readEvents, readOldestSeq } from "./journal.ts";
import { prefersEventStream } from "./media.ts";
import { streamEvents } from "./stream.ts";

const headers = { "Cache-Control": "no-store" };

export const list: Handlers["events"]["list"] = async (
  { query, headers: sent, accept },
  { database, node, pages },
) => {
  const filters = { types: query.types, agentId: query.agent_id };
  if (prefersEventStream(accept)) {
    await readOldestSeq(database); // if the database is unavailable, the response has an error status instead of a stream that ends early
    const after = sent["last-event-id"] === undefined ? query.after : Number(sent["last-event-id"]);
    return {
      status: 200,
      headers,
      media: "text/event-stream",
      stream: streamEvents(database, filters, after, node.stopping),
    };
  }
  const [seq, oldest] = await Promise.all([lastSeq(database), readOldestSeq(database)]);
  const { body } = await pages.get(JSON.stringify(["events", query]), `${seq} ${oldest}`, async () => {
    const { events, nextAfter } = await readEvents(database, filters, query.after, query.limit);
    // Stored bodies are sent unchanged, so an event has the same bytes here and in every delivery.
    const bodies = events.map(({ body }) => body).join(",");
    const oldestNow = oldest ?? (await readOldestSeq(database)); // the first events may have come in between
    const text = `{"events":[${bodies}],"next_after":${nextAfter},"oldest_seq":${oldestNow}}`;
    return { body: new StaticBody<components["schemas"]["EventPage"]>(text) };
  });
  return { status: 200, headers, body };
};
