/** The journal of a fake registry, as a page or as a stream. */
import type { components } from "../../../generated/openapi.d.ts";
import { Verbatim } from "../../../generated/routes.ts";
import { prefersEventStream } from "../../../server/events/media.ts";
import type { Handlers } from "../context.ts";
import { noStore } from "../http/paging.ts";
import type { State } from "../state.ts";
import type { KeptEvent } from "./journal.ts";

export const list: Handlers["events"]["list"] = async ({ query, headers: sent, accept }, { state }) => {
  const { journal } = state;
  const fits = ({ type, agentId }: KeptEvent) =>
    (!query.types || query.types.includes(type)) &&
    (query.agent_id === undefined || query.agent_id === agentId);
  if (prefersEventStream(accept)) {
    const after = sent["last-event-id"] === undefined ? query.after : Number(sent["last-event-id"]);
    return { status: 200, headers: noStore, media: "text/event-stream", stream: follow(state, fits, after) };
  }
  const events = journal.events
    .filter((event) => event.seq > query.after && fits(event))
    .slice(0, query.limit);
  const end = events.at(-1)?.seq ?? query.after;
  const next_after = events.length === query.limit ? end : Math.max(end, journal.seq);
  const bodies = events.map(({ body }) => body).join(",");
  const oldest = journal.events[0]?.seq ?? null;
  const page = new Verbatim<components["schemas"]["EventPage"]>(
    `{"events":[${bodies}],"next_after":${next_after},"oldest_seq":${oldest}}`,
  );
  return { status: 200, headers: noStore, body: page };
};

/** Yields the events after a number, then each new event, until the fake is reset. */
async function* follow({ journal }: State, fits: (event: KeptEvent) => boolean, after: number) {
  yield "retry: 1000\n\n"; // so that the headers are sent
  for (let position = after; ; ) {
    const next = journal.next();
    const fresh = journal.events.filter(({ seq }) => seq > position);
    for (const { seq, type, body } of fresh.filter(fits))
      yield `id: ${seq}\nevent: ${type}\ndata: ${body}\n\n`;
    position = fresh.at(-1)?.seq ?? position;
    if (fresh.length > 0) continue;
    if (journal.over) return;
    await next;
  }
}
