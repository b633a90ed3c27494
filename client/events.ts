/** Events: the journal of what changed, read or followed. */
import { isObject, parse, unexpectedAnswer } from "./errors.ts";
import { type Http, type RequestOptions, read, sending } from "./http.ts";
import type { EventPage, EventsQuery, RegistryEvent, StreamQuery } from "./models.ts";
import { type Listing, listing } from "./pages.ts";
import { follow } from "./stream.ts";

/** Events in the order of commitment, page by page or one by one. */
export type EventList = Listing<RegistryEvent, EventPage>;

/** The methods of `registry.events`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Events = ReturnType<typeof createEvents>;

/** Makes the methods of `registry.events`. */
export function createEvents(http: Http) {
  return {
    /**
     * Reads the journal, from `after` or from the oldest event that is kept. The walk ends at the first page without
     * events, with what there is by then.
     * @throws RegistryError `invalid_query`; the list throws, not this call.
     */
    list(query: EventsQuery = {}, options: RequestOptions = {}): EventList {
      return listing<RegistryEvent, EventPage, number>({
        fetch: (after) => {
          const params = { query: after === undefined ? query : { ...query, after } };
          return read(http.GET("/events", { params, ...sending(options) }));
        },
        items: (page) => page.events,
        next: (page) => (page.events.length === 0 ? null : page.next_after),
      });
    },

    /**
     * Follows the journal: what is there after `after`, then each event as it is committed. Ends when `signal` aborts.
     *
     * A connection that breaks is made again after a short wait and goes on after the last event, as often as it takes.
     * @throws RegistryError for a refusal (4xx); for the first connection whatever fails, ConnectionError too.
     */
    async *stream(
      query: StreamQuery = {},
      options: RequestOptions = {},
    ): AsyncGenerator<RegistryEvent, void> {
      let answer = { status: 200, headers: new Headers() };
      const open = async (last?: string) => {
        const header = last === undefined ? {} : { "Last-Event-ID": last };
        const init = { params: { query, header }, parseAs: "stream" as const };
        const call = http.GET("/events", { ...init, ...sending(options, "text/event-stream") });
        answer = (await call).response;
        return read(call);
      };
      for await (const { data = "" } of follow(open, options.signal)) {
        const event = parse(data);
        if (!isEvent(event)) throw unexpectedAnswer(answer, data);
        yield event;
      }
    },
  };
}

/** Whether a value is an envelope. What its payload has is the node's word. */
function isEvent(value: unknown): value is RegistryEvent {
  if (!isObject(value) || !isObject(value.payload)) return false;
  return [value.event, value.timestamp, value.idempotency_key].every((member) => typeof member === "string");
}
