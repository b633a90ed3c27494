/** A receiver: what answers deliveries, and hands each event to its handler once. */
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

/** What is known of a delivery beside its event. */
export interface DeliveryInfo {
  /** The idempotency key of the event: the same however often it is delivered. */
  key: string;
  /** Counts the attempts, from 1; 0 if the header is lost. It is not signed. */
  attempt: number;
  /** When this attempt was made. */
  sentAt: Date;
  /** Whether it is an example that the owner of the subscription asked for. */
  test: boolean;
}

/** Does something about an event. What it returns is awaited; if it throws, the delivery has failed. */
export type Handler<Event> = (event: Event, delivery: DeliveryInfo) => unknown;

/** How to receive. */
export interface ReceiverOptions extends VerifyOptions {
  /** Of the subscription, as 64 hexadecimal digits or `whsec_…`; several while it is being rotated. */
  secret: string | readonly string[];
  /** What to do about each type of event. */
  on?: { [Type in EventType]?: Handler<EventOf<Type>> | undefined };
  /** What to do about events that `on` does not name. Default: they are taken, and nothing is done. */
  otherwise?: Handler<RegistryEvent> | undefined;
  /** What to do about tests. Default: they are taken, and no handler sees them. */
  onTest?: Handler<RegistryEvent> | undefined;
  /** What remembers the keys of events that were handled. Default: memory, for the last 10,000. */
  seen?: Seen | undefined;
  /** Is told what a handler, or `seen`, threw. Default: `console.error`. */
  onError?: ((error: unknown, event: RegistryEvent) => void) | undefined;
}

/** A request, as fetch has it. A request of Node.js is its own body. */
export interface ReceivedRequest {
  /** The method: deliveries come by POST. */
  readonly method?: string | undefined;
  /** The headers. */
  readonly headers: GivenHeaders;
  /** The bytes, which nothing has read before. */
  readonly body: AsyncIterable<Uint8Array> | null;
}

const longestBody = 1_048_576;

/**
 * Makes a receiver. It answers 204 when an event was handled, now or before; 401 with the reason when the delivery does
 * not verify; 500 when the handler threw, and then the event counts as not handled; 405 for other methods than POST, 413
 * for more than 1 MiB, 400 for a body that breaks off. It never rejects, unless `onError` does or throws.
 *
 * Deliveries of one event that come while it is being handled wait for the outcome and answer the same. That holds in one
 * process; between several, and after a crash, `seen` alone tells, so a handler may rarely see an event twice.
 *
 * The node waits ten seconds for an answer: put longer work somewhere safe, and answer.
 * @throws TypeError if a secret has no known form.
 */
export function createReceiver(options: ReceiverOptions): (request: ReceivedRequest) => Promise<Response> {
  const { secret, on = {}, otherwise, onTest } = options;
  const { seen = new LastSeen(), onError = (error) => console.error(error) } = options;
  secretsOf(secret); // a wrong secret is told at the start, not at the first delivery
  const running = new Map<string, Promise<boolean>>();

  /** Under the name of a type is its handler, which TypeScript does not follow. A newer type may be called `constructor`. */
  const handlerOf = (type: EventType) =>
    (Object.hasOwn(on, type) && (on[type] as Handler<RegistryEvent> | undefined)) || otherwise;

  /** Whether the event is handled, now or before. */
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
    if (method !== "POST") return answer(405, "", { Allow: "POST" });
    let event: RegistryEvent;
    try {
      const text = await readBody(body);
      if (text === undefined) return answer(413, "Over 1 MiB.", { Connection: "close" });
      event = await verifyDelivery(text, headers, secret, options);
    } catch (error) {
      if (error instanceof WebhookVerificationError) return answer(401, error.message);
      return answer(400); // whoever sent it is gone
    }
    const key = event.idempotency_key;
    const outcome =
      running.get(key) ?? handle(event, infoOf(event, headers)).finally(() => running.delete(key));
    running.set(key, outcome);
    return (await outcome) ? answer(204) : answer(500, "Handler failed.");
  };
}

function answer(status: number, text?: string, headers: Record<string, string> = {}): Response {
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
 * The whole body; undefined if it is too long. That is then left where it is: to end the iteration would, in Node.js, end
 * the connection before the answer is sent.
 */
async function readBody(body: ReceivedRequest["body"]): Promise<string | undefined> {
  const pieces = body?.[Symbol.asyncIterator]();
  const chunks: BlobPart[] = [];
  for (let left = longestBody; left >= 0; ) {
    const next = await pieces?.next();
    if (!next || next.done) return new Blob(chunks).text();
    left -= next.value.length;
    chunks.push(next.value as BlobPart); // what was received is in nobody else's memory
  }
  return undefined;
}
