/** A receiver: what answers deliveries, and hands each event to its handler once. */
import type { EventType, RegistryEvent } from "../models.ts";
import { secretsOf } from "./secret.ts";
import { rememberLast, type Seen } from "./seen.ts";
import {
  type EventOf,
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
  /** Counts the attempts, from 1; null if the header is lost. It is not signed. */
  attempt: number | null;
  /** When this attempt was made; null if the header is lost. */
  sentAt: Date | null;
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
 * for more than 1 MiB, 400 for a body that breaks off. It never rejects, unless `onError` throws.
 *
 * Deliveries of one event that come while it is being handled wait for the outcome and answer the same. That holds in one
 * process; between several, and after a crash, `seen` alone tells, so a handler may rarely see an event twice.
 *
 * The node waits ten seconds for an answer: put longer work somewhere safe, and answer.
 * @throws TypeError if a secret has no known form.
 */
export function createReceiver(options: ReceiverOptions): (request: ReceivedRequest) => Promise<Response> {
  const { secret, seen = rememberLast(10_000), onError = (error) => console.error(error) } = options;
  secretsOf(secret); // a wrong secret is told at the start, not at the first delivery
  const running = new Map<string, Promise<boolean>>();

  /** Whether the event is handled, now or before. */
  async function handle(event: RegistryEvent, delivery: DeliveryInfo): Promise<boolean> {
    try {
      if (await seen.has(delivery.key)) return true;
      await handlerOf(options, event)?.(event, delivery);
      await seen.add(delivery.key);
      return true;
    } catch (error) {
      onError(error, event);
      return false;
    }
  }

  return async ({ method, headers, body }) => {
    if (method !== "POST") return answer(405, "Not a POST.", { Allow: "POST" });
    let event: RegistryEvent;
    try {
      const bytes = await readBody(body, Number(readHeader(headers, "Content-Length")));
      if (!bytes) return answer(413, "Over 1 MiB.", { Connection: "close" });
      event = await verifyDelivery(bytes, headers, secret, options);
    } catch (error) {
      if (error instanceof WebhookVerificationError) return answer(401, error.message);
      return answer(400, "The body broke off.");
    }
    const key = event.idempotency_key;
    const outcome =
      running.get(key) ?? handle(event, infoOf(event, headers)).finally(() => running.delete(key));
    running.set(key, outcome);
    return (await outcome) ? new Response(null, { status: 204 }) : answer(500, "The handler failed.");
  };
}

function answer(status: number, text: string, headers?: Record<string, string>): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/plain", ...headers } });
}

function handlerOf({ on = {}, otherwise, onTest }: ReceiverOptions, event: RegistryEvent) {
  if (isTest(event)) return onTest;
  if (!Object.hasOwn(on, event.event)) return otherwise; // a type that is not known may be called `constructor`
  // `on` has, under the name of a type, the handler of that type; TypeScript does not follow that by itself.
  return (on[event.event] as Handler<RegistryEvent> | undefined) ?? otherwise;
}

function infoOf(event: RegistryEvent, headers: GivenHeaders): DeliveryInfo {
  const seconds = readHeader(headers, "webhook-timestamp");
  const attempt = Number(readHeader(headers, "X-Webhook-Attempt"));
  return {
    key: event.idempotency_key,
    attempt: attempt > 0 ? attempt : null,
    sentAt: seconds === null ? null : new Date(Number(seconds) * 1_000),
    test: isTest(event),
  };
}

/**
 * The whole body; undefined if it is too long. That is then left where it is: to end the iteration would, in Node.js, end
 * the connection before the answer is sent.
 */
async function readBody(body: ReceivedRequest["body"], announced: number): Promise<Uint8Array | undefined> {
  const pieces = body?.[Symbol.asyncIterator]();
  const chunks: BlobPart[] = [];
  let length = announced > longestBody ? announced : 0;
  while (length <= longestBody) {
    const next = await pieces?.next();
    if (!next || next.done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += next.value.length;
    chunks.push(new Uint8Array(next.value));
  }
  return undefined;
}
