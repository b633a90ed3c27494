/** The journal, as a page or as a stream. */
import type { components } from "../../generated/openapi.d.ts";
import { Verbatim } from "../../generated/routes.ts";
import type { Handlers } from "../context.ts";
import { oldestSeq, readEvents } from "./journal.ts";
import { follow } from "./stream.ts";

const headers = { "Cache-Control": "no-store" };

export const list: Handlers["events"]["list"] = async (
  { query, headers: sent, accept },
  { database, node },
) => {
  const filters = { types: query.types, agentId: query.agent_id };
  if (accept.includes("text/event-stream")) {
    const after = sent["last-event-id"] === undefined ? query.after : Number(sent["last-event-id"]);
    return {
      status: 200,
      headers,
      media: "text/event-stream",
      stream: follow(database, filters, after, node.stopping),
    };
  }
  const oldest = await oldestSeq(database);
  const { events, nextAfter } = await readEvents(database, filters, query.after, query.limit);
  // The bodies are kept as JSON and go out as they are, so an event is the same bytes here and in every delivery.
  const bodies = events.map(({ body }) => body).join(",");
  const page = new Verbatim<components["schemas"]["EventPage"]>(
    `{"events":[${bodies}],"next_after":${nextAfter},"oldest_seq":${oldest}}`,
  );
  return { status: 200, headers, body: page };
};
