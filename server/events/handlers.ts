/** The journal, as a page or as a stream. */
import type { components } from "../../generated/openapi.d.ts";
import { Verbatim } from "../../generated/routes.ts";
import type { Handlers } from "../context.ts";
import { oldestSeq, readEvents } from "./journal.ts";
import { wantsStream } from "./media.ts";
import { follow } from "./stream.ts";

const headers = { "Cache-Control": "no-store" };

export const list: Handlers["events"]["list"] = async (
  { query, headers: sent, accept },
  { database, node },
) => {
  const filters = { types: query.types, agentId: query.agent_id };
  if (wantsStream(accept)) {
    await oldestSeq(database); // a database that is away is told by the status, not by a stream that breaks off
    const after = sent["last-event-id"] === undefined ? query.after : Number(sent["last-event-id"]);
    return {
      status: 200,
      headers,
      media: "text/event-stream",
      stream: follow(database, filters, after, node.stopping),
    };
  }
  const { events, nextAfter } = await readEvents(database, filters, query.after, query.limit);
  const oldest = await oldestSeq(database); // read last, so that there is one if there are events
  // The bodies are kept as JSON and go out as they are, so an event is the same bytes here and in every delivery.
  const bodies = events.map(({ body }) => body).join(",");
  const page = new Verbatim<components["schemas"]["EventPage"]>(
    `{"events":[${bodies}],"next_after":${nextAfter},"oldest_seq":${oldest}}`,
  );
  return { status: 200, headers, body: page };
};
