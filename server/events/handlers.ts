/** Handlers of the event journal, as a page or as a stream. */
import type { components } from "../../generated/openapi.d.ts";
import { Verbatim } from "../../generated/routes.ts";
import type { Handlers } from "../context.ts";
import { readEvents, readOldestSeq } from "./journal.ts";
import { prefersEventStream } from "./media.ts";
import { streamEvents } from "./stream.ts";

const headers = { "Cache-Control": "no-store" };

export const list: Handlers["events"]["list"] = async (
  { query, headers: sent, accept },
  { database, node },
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
  const { events, nextAfter } = await readEvents(database, filters, query.after, query.limit);
  const oldest = await readOldestSeq(database); // read after the events, so it exists if there are events
  // Stored bodies are sent unchanged, so an event has the same bytes here and in every delivery.
  const bodies = events.map(({ body }) => body).join(",");
  const page = new Verbatim<components["schemas"]["EventPage"]>(
    `{"events":[${bodies}],"next_after":${nextAfter},"oldest_seq":${oldest}}`,
  );
  return { status: 200, headers, body: page };
};
