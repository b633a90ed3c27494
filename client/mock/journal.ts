/** The events of a mock registry, as a page or as a stream. */
import { examples } from "../../generated/events.ts";
import type { EventOf, EventPage, EventType, RegistryEvent } from "../models.ts";
import type { AnyMockCall } from "./operation.ts";
import type { Reply } from "./response.ts";

/** The first sequence number: after those in the examples of the contract, so that `stats()` is before all events. */
const firstSeq = 88_122;

interface Entry {
  seq: number;
  event: RegistryEvent;
}

/** The events that a test emitted. */
export class Journal {
  #entries: Entry[] = [];
  #seq = firstSeq - 1;
  readonly #streams = new Map<(entry: Entry) => void, () => void>();

  /** The sequence number of the last change. */
  get seq(): number {
    return this.#seq;
  }

  /** The sequence number of a new change. */
  nextSeq(): number {
    this.#seq += 1;
    return this.#seq;
  }

  /** Appends an event, and sends it to all streams. */
  emit<Type extends EventType>(type: Type, payload: Partial<EventOf<Type>["payload"]>): EventOf<Type> {
    const seq = this.nextSeq();
    const event = {
      event: type,
      payload: { ...examples[type], seq, ...payload },
      timestamp: new Date().toISOString(),
      idempotency_key: `evt_mock_${seq}`,
    } as unknown as EventOf<Type>; // the example has the type of this event's payload
    const entry = { seq, event };
    this.#entries.push(entry);
    for (const send of this.#streams.keys()) send(entry);
    return event;
  }

  /** Responds to `events.list`, for pages and streams. */
  respond({ query, headers }: AnyMockCall): Reply {
    const types = query.types?.split(",");
    const wanted = ({ event }: Entry) =>
      (!types || types.includes(event.event)) &&
      (query.agent_id === undefined ||
        ("agent_id" in event.payload && event.payload.agent_id === query.agent_id));
    const after = Number(headers["last-event-id"] ?? query.after ?? 0);
    if (headers.accept?.includes("text/event-stream")) return { body: this.#stream(after, wanted) };
    const found = this.#entries.filter((entry) => entry.seq > after && wanted(entry));
    const page = found.slice(0, Number(query.limit ?? 100));
    const body: EventPage = {
      events: page.map(({ event }) => event),
      next_after: page.length < found.length ? (page.at(-1)?.seq ?? after) : Math.max(after, this.#seq),
      oldest_seq: this.#entries[0]?.seq ?? null,
    };
    return { body };
  }

  /** Removes all events, and ends the streams. */
  clear(): void {
    this.#entries = [];
    this.#seq = firstSeq - 1;
    for (const end of this.#streams.values()) end();
    this.#streams.clear();
  }

  #stream(after: number, wanted: (entry: Entry) => boolean): ReadableStream<Uint8Array> {
    let send: (entry: Entry) => void;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        send = (entry) => {
          const { seq, event } = entry;
          if (wanted(entry)) write(`id: ${seq}\nevent: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`);
        };
        write("retry: 0\n"); // so that a client reconnects at once
        for (const entry of this.#entries) if (entry.seq > after) send(entry);
        this.#streams.set(send, () => controller.close());
      },
      cancel: () => void this.#streams.delete(send),
    });
  }
}
