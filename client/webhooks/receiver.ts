/** A webhook receiver: responds to deliveries, and passes each event to its handler once. */
import type { EventOf, EventType, RegistryEvent } from "../models.ts";
import { secretsOf } from "./secret.ts";
import { LastSeen, type Seen } from "./seen.ts";
import {
  type GivenHeaders,
  isTest,
  readHeader,
  type VerifyOptions,
  verifyDelivery,
  WebhookVerificationError,
} from "./verify.ts";

/** The metadata of a delivery. */
export interface DeliveryInfo {
  /** The idempotency key of the event, the same for every delivery. */
  key: string;
  /** The number of the attempt, from 1; 0 if the header is missing. It is not signed. */
  attempt: number;
  /** The time of this attempt. */
  sentAt: Date;
  /** Whether it is a test that the owner of the subscription requested. */
  test: boolean;
}

/** Handles an event. Its result is awaited; if it throws, the delivery fails. */
export type Handler<Event> = (event: Event, delivery: DeliveryInfo) => unknown;

/** The options of a receiver. */
export interface ReceiverOptions extends VerifyOptions {
  /** The secret of the subscription, as 64 hexadecimal digits or `whsec_…`; several during a rotation. */
  secret: string | readonly string[];
  /** The handlers by event type. */
  on?: { [Type in EventType]?: Handler<EventOf<Type>> | undefined };
  /** The handler of events without one in `on`. Default: they are accepted and ignored. */
  otherwise?: Handler<RegistryEvent> | undefined;
  /** The handler of tests. Default: they are accepted and ignored. */
  onTest?: Handler<RegistryEvent> | undefined;
  /** The store for keys of handled events. Default: memory, for the last 10,000 keys. */
  seen?: Seen | undefined;
  /** Called with errors of a handler or of `seen`. Default: `console.error`. */
  onError?: ((error: unknown, event: RegistryEvent) => void) | undefined;
}

/** A request of the Fetch API or of a framework. With Node.js alone, pass the request itself as the body. */
export interface ReceivedRequest {
  /** The method: deliveries are POST requests. */
  readonly method?: string | undefined;
  /** The headers. */
  readonly headers: GivenHeaders;
  /** The body as it was received, not parsed: bytes (such as a `Buffer`), a text, or a stream that was not read before. */
  readonly body:
    | AsyncIterable<Uint8Array>
    | ReadableStream<Uint8Array>
    | Uint8Array
    | ArrayBuffer
    | string
    | null;
}

const longestBody = 1_048_576;

/**
 * Creates a receiver. It responds with 204 if an event was handled, now or before; 401 with the reason if the verification
 * fails; 500 if the handler throws, and then the event is not handled; 405 for other methods than POST, 413 for more than
 * 1 MiB, 400 for an incomplete body. It never rejects, unless `onError` does or throws.
 *
 * If an event is delivered again while it is being handled, the second delivery waits and gets the same response. This works
 * within one process; between processes and after a crash only `seen` detects duplicates, so a handler may rarely get an
 * event twice.
 *
 * The node waits ten seconds for a response: queue longer work, and respond.
 * @throws TypeError if a secret has an unknown form.
 */
export function createReceiver(options: ReceiverOptions): (request: ReceivedRequest) => Promise<Response> {
  const { secret, on = {}, otherwise, onTest } = options;
  const { seen = new LastSeen(), onError = (error) => console.error(error) } = options;
  secretsOf(secret); // rejects an invalid secret at the start, not at the first delivery
  const running = new Map<string, Promise<boolean>>();

  /** The handler of an event type, which TypeScript cannot infer. `hasOwn`, because a newer type may be called `constructor`. */
  const handlerOf = (type: EventType) =>
    (Object.hasOwn(on, type) && (on[type] as Handler<RegistryEvent> | undefined)) || otherwise;

  /** Handles the event unless it was handled before. Returns whether it is handled. */
  async function handle(event: RegistryEvent, delivery: DeliveryInfo): Promise<boolean> {
    try {
      if (await seen.has(delivery.key)) return true;
      await (delivery.test ? onTest : handlerOf(event.event))?.(event, delivery);
      await seen.add(delivery.key);
      return true;
    } catch (error) {
      await onError(error, event);
      return false;
    }
  }

  return async ({ method, headers, body }) => {
    if (method !== "POST") return respond(405, "", { Allow: "POST" });
    let event: RegistryEvent;
    try {
      const text = await readBody(body);
      if (text === undefined) return respond(413, "Over 1 MiB.", { Connection: "close" });
      event = await verifyDelivery(text, headers, secret, options);
    } catch (error) {
      if (error instanceof WebhookVerificationError) return respond(401, error.message);
      return respond(400); // the sender has disconnected
    }
    const key = event.idempotency_key;
    const outcome =
      running.get(key) ?? handle(event, infoOf(event, headers)).finally(() => running.delete(key));
    running.set(key, outcome);
    return (await outcome) ? respond(204) : respond(500, "Handler failed.");
  };
}

function respond(status: number, text?: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers });
}

function infoOf(event: RegistryEvent, headers: GivenHeaders): DeliveryInfo {
  return {
    key: event.idempotency_key,
    attempt: Number(readHeader(headers, "x-webhook-attempt")),
    sentAt: new Date(Number(readHeader(headers, "webhook-timestamp")) * 1_000),
    test: isTest(event),
  };
}

/**
 * Reads the whole body; undefined if it is too long. It does not end the iteration of a stream then: in Node.js that would
 * close the connection before the response is sent.
 */
async function readBody(body: ReceivedRequest["body"]): Promise<string | undefined> {
  const stream = body as Partial<AsyncIterable<BlobPart>> | null; // or it is whole
  const pieces = stream?.[Symbol.asyncIterator]?.() ?? [(body ?? "") as BlobPart].values(); // received memory is not shared
  const chunks: BlobPart[] = [];
  for (let left = longestBody; left >= 0; ) {
    const next = await pieces.next();
    if (next.done) return new Blob(chunks).text();
    left -= new Blob([next.value]).size;
    chunks.push(next.value);
  }
  return undefined;
}
