/** Events: read or follow the journal of changes. */
import { call, type Methods } from "./call.ts";
import { errorOf, isObject, parse } from "./errors.ts";
import type { Http } from "./http.ts";
import type {
  EventOf,
  EventPage,
  EventsQuery,
  EventType,
  LatestEvents,
  LatestEventsQuery,
  RegistryEvent,
  StreamQuery,
} from "./models.ts";
import type { RequestOptions } from "./options.ts";
import { type Listing, listing } from "./pages.ts";
import { responseOf } from "./response.ts";
import { follow } from "./stream.ts";

/** Events in commit order, page by page or one by one. */
export type EventList = Listing<RegistryEvent, EventPage>;

/** Events, the newest first, page by page or one by one. */
export type LatestEventList = Listing<RegistryEvent, LatestEvents>;

/** Creates the methods of `registry.events`. */
export function createEvents(http: Http) {
  return {
    /**
     * Reads the journal, from `after` or from the oldest stored event. The list ends at the first page without events, which
     * is the current end of the journal.
     * @throws ValidationError `invalid_query`; the list throws, not this call.
     */
    list(query?: EventsQuery, options?: RequestOptions): EventList {
      return listing<RegistryEvent, EventPage, number>({
        fetch: (after) => {
          const part = after === undefined ? query : { ...query, after };
          return call(http, "GET /events", { query: part }, options);
        },
        items: (page) => page.events,
        next: (page) => (page.events.length === 0 ? null : page.next_after),
      });
    },

    /**
     * Reads the latest events, the newest first, back to the oldest stored one.
     * @throws ValidationError `invalid_query`; the list throws, not this call.
     */
    latest(query?: LatestEventsQuery, options?: RequestOptions): LatestEventList {
      return listing<RegistryEvent, LatestEvents, number>({
        fetch: (before) => {
          const part = before === undefined ? query : { ...query, before };
          return call(http, "GET /events/latest", { query: part }, options);
        },
        items: (page) => page.events,
        next: (page) => page.next_before,
      });
    },

    /**
     * Reads one event by its number.
     * @throws GoneError `event_redacted`, `event_expired`; NotFoundError `event_not_found`.
     */
    get(seq: number | string, options?: RequestOptions): Promise<RegistryEvent> {
      return call(http, "GET /events/{seq}", { path: { seq: String(seq) } }, options);
    },

    /**
     * Follows the journal: the events after `after`, then each event as it is committed. It ends when `signal` aborts, or when
     * you leave the loop.
     *
     * It reconnects after a lost connection, or after 45 seconds of silence (a node sends a comment every 15 seconds), as often
     * as necessary, and continues after the last event: no event is missed or repeated.
     * @param query with `types` you only get these types, and TypeScript knows them.
     * @throws RegistryError for an error response (4xx); for the first connection also if `maxRetries` retries failed.
     */
    async *stream<Type extends EventType = EventType>(
      query?: StreamQuery<Type>,
      options: RequestOptions = {},
    ): AsyncGenerator<EventOf<Type>, void> {
      let body = new ReadableStream<Uint8Array>();
      const open = async (last?: string) => {
        const headers: Record<string, string> = last === undefined ? {} : { "Last-Event-ID": last };
        const stream = { request: "GET /events", query, headers, accept: "text/event-stream" };
        // After the first event, follow() retries. A response that is not JSON is returned as its body.
        body = (await http.send(
          stream,
          last === undefined ? options : { ...options, maxRetries: 0 },
        )) as typeof body;
        return body;
      };
      for await (const { data = "" } of follow(open, options.signal)) {
        const event = parse(data);
        if (!isEvent(event)) throw errorOf(responseOf(body), data);
        yield event as EventOf<Type>; // the node only sends the requested types
      }
    },
  } satisfies Methods<"events"> & Record<"stream", unknown>;
}

/** The methods of `registry.events`. All throw RegistryError. */
export interface Events extends ReturnType<typeof createEvents> {}

/** Whether a value is an envelope. Its payload is not validated. */
function isEvent(value: unknown): value is RegistryEvent {
  if (!isObject(value) || !isObject(value.payload)) return false;
  return [value.event, value.timestamp, value.idempotency_key].every((member) => typeof member === "string");
}
