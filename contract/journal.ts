/** The journal of a server that keeps its events in memory. */
import { EventEmitter, once } from "node:events";
import type { Schemas } from "../generated/models.d.ts";
import type { operations } from "../generated/openapi.d.ts";
import { mediaWeights } from "../server/core/http/accept.ts";
import { negotiated, noStore } from "../server/core/http/responses.ts";

type Event = Schemas["RegistryEvent"];
interface Query {
  types?: Event["event"][] | undefined;
  agent_id?: string | undefined;
  after: number;
  limit: number;
}

type LatestQuery = NonNullable<operations["events_latest"]["parameters"]["query"]> & { limit: number };

/** The parts of a request for events. */
interface EventRequest {
  query: Query;
  headers: { "last-event-id"?: string | undefined };
  accept: string;
}

/** How long a stream may be silent before a comment is sent, so that proxies keep the connection open. */
const heartbeatMs = 15_000;

/** Keeps events, and serves them as pages and as streams. */
export class Journal {
  readonly #events: Event[] = [];
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #stopping: AbortSignal;

  /** @param stopping ends the streams. */
  constructor(stopping: AbortSignal = new AbortController().signal) {
    this.#stopping = stopping;
  }

  /** The number of the last event; 0 if there is none. */
  get seq(): number {
    return this.#events.at(-1)?.payload.seq ?? 0;
  }

  /** Adds an event. Its `payload.seq` is one more than {@link seq}. */
  append(event: Event): void {
    this.#events.push(event);
    this.#changes.emit("event");
  }

  /** The response to `GET /events`: a page, or a stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
  readonly list = async ({ query, headers, accept }: EventRequest) => {
    const weights = mediaWeights(accept);
    const prefersStream = (weights.get("text/event-stream") ?? 0) > (weights.get("application/json") ?? 0);
    const common = { status: 200 as const, headers: { ...noStore, ...negotiated } };
    if (!prefersStream) return { ...common, body: this.#page(query) };
    const after = Number(headers["last-event-id"] ?? query.after);
    return { ...common, media: "text/event-stream" as const, stream: this.#stream({ ...query, after }) };
  };

  /** The response to `GET /events/latest`: the newest first. */
  readonly latest = async ({ query }: { query: LatestQuery }) => {
    const { before = this.seq + 1, since, until, limit, types, agent_id } = query;
    const found = this.#find({ after: 0, limit, types, agent_id }).filter(
      ({ timestamp, payload }) =>
        payload.seq < before &&
        (since === undefined || Date.parse(timestamp) >= Date.parse(since)) &&
        (until === undefined || Date.parse(timestamp) < Date.parse(until)),
    );
    const events = found.slice(-limit).reverse();
    const next_before = found.length > limit ? (events.at(-1)?.payload.seq ?? null) : null;
    return { status: 200 as const, headers: noStore, body: { events, next_before } };
  };

  #page(query: Query): Schemas["EventPage"] {
    const found = this.#find(query);
    const events = found.slice(0, query.limit);
    const last = found.length > query.limit ? (events.at(-1)?.payload.seq ?? 0) : this.seq;
    const oldest_seq = this.#events[0]?.payload.seq ?? null;
    return { events, next_after: Math.max(query.after, last), oldest_seq };
  }

  async *#stream(query: Query): AsyncGenerator<string> {
    let { after } = query;
    yield "retry: 1000\n"; // also sends the headers
    while (!this.#stopping.aborted) {
      const last = this.seq; // others may be added while these are sent
      for (const event of this.#find({ ...query, after }))
        yield `id: ${event.payload.seq}\nevent: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`;
      after = Math.max(after, last);
      if (this.seq === last && !(await this.#nextEvent())) yield ":\n\n";
    }
  }

  /** Waits for an event, or for the end of a silence. @returns whether there is one. */
  async #nextEvent(): Promise<boolean> {
    const signal = AbortSignal.any([this.#stopping, AbortSignal.timeout(heartbeatMs)]);
    return once(this.#changes, "event", { signal }).then(
      () => true,
      () => false,
    );
  }

  #find({ after, types, agent_id: id }: Query): Event[] {
    return this.#events.filter(
      ({ event, payload }) =>
        payload.seq > after &&
        (types === undefined || types.includes(event)) &&
        (id === undefined || ("agent_id" in payload && payload.agent_id === id)),
    );
  }
}
