/** Events: the journal of what changed, read or followed. */
import { errorOf, isObject, parse } from "./errors.ts";
import type { Http } from "./http.ts";
import type { EventOf, EventPage, EventsQuery, EventType, RegistryEvent, StreamQuery } from "./models.ts";
import type { RequestOptions } from "./options.ts";
import { type Listing, listing } from "./pages.ts";
import { responseOf } from "./response.ts";
import { follow } from "./stream.ts";

/** Events in the order of commitment, page by page or one by one. */
export type EventList = Listing<RegistryEvent, EventPage>;

/** The methods of `registry.events`. All throw RegistryError. */
export interface Events {
  /**
   * Reads the journal, from `after` or from the oldest event that is kept. The walk ends at the first page without
   * events, with what there is by then.
   * @throws ValidationError `invalid_query`; the list throws, not this call.
   */
  list(query?: EventsQuery, options?: RequestOptions): EventList;

  /**
   * Follows the journal: what is there after `after`, then each event as it is committed. Ends when `signal` aborts, or when
   * the loop is left.
   *
   * A connection that breaks, or is silent for 45 seconds (a node says something every 15), is made again after a short wait
   * and goes on after the last event, as often as it takes: there is no gap, and nothing comes twice.
   * @param query with `types` only these, and TypeScript knows.
   * @throws RegistryError for a refusal (4xx); for the first connection whatever fails `maxRetries` times and once more.
   */
  stream<Type extends EventType = EventType>(
    query?: StreamQuery<Type>,
    options?: RequestOptions,
  ): AsyncGenerator<EventOf<Type>, void>;
}

/** Makes the methods of `registry.events`. */
export function createEvents(http: Http): Events {
  const call = { method: "GET", path: "/events" };
  return {
    list: (query, options) =>
      listing<RegistryEvent, EventPage, number>({
        fetch: (after) => {
          const part = after === undefined ? query : { ...query, after };
          return http.send({ ...call, query: part }, options) as Promise<EventPage>; // the contract's only answer
        },
        items: (page) => page.events,
        next: (page) => (page.events.length === 0 ? null : page.next_after),
      }),

    async *stream<Type extends EventType>(query?: StreamQuery<Type>, options: RequestOptions = {}) {
      let body = new ReadableStream<Uint8Array>();
      const open = async (last?: string) => {
        const headers: Record<string, string> = last === undefined ? {} : { "Last-Event-ID": last };
        const stream = { ...call, query, headers, accept: "text/event-stream" };
        // Once there was an event, follow() itself tries again. What is no JSON is given as it is: the body.
        body = (await http.send(
          stream,
          last === undefined ? options : { ...options, maxRetries: 0 },
        )) as typeof body;
        return body;
      };
      for await (const { data = "" } of follow(open, options.signal)) {
        const event = parse(data);
        if (!isEvent(event)) throw errorOf(responseOf(body), data);
        yield event as EventOf<Type>; // the node sends the types that it was asked for
      }
    },
  };
}

/** Whether a value is an envelope. What its payload has is the node's word. */
function isEvent(value: unknown): value is RegistryEvent {
  if (!isObject(value) || !isObject(value.payload)) return false;
  return [value.event, value.timestamp, value.idempotency_key].every((member) => typeof member === "string");
}
