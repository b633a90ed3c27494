/** Makes delivery attempts: signs the event, sends it through the egress guard, and derives the outcome from the status. */
import { version } from "../../../generated/operations.ts";
import { checkCallbackUrl } from "../../core/egress/callback-url.ts";
import type { Egress, PostResult } from "../../core/egress/egress.ts";
import type { SecretEncryption } from "../../core/secrets/secret-encryption.ts";
import { type ClaimedDelivery, type ClaimedEvent, countsFailures } from "./claims.ts";
import type { OutageDetector } from "./outage-detector.ts";
import type { FinishedAttempt, Outcome } from "./outcomes.ts";
import { maxReadBytes, noResponse, toReceivedResponse } from "./received-response.ts";
import { deliveryHeaders, type SigningKeys } from "./signature.ts";
import { SigningKeysCache } from "./signing-keys.ts";

/** A signed message to one receiver. */
export interface Message {
  /** The subscription's id; its secrets are encrypted for this id. */
  webhookId: string;
  callbackUrl: string;
  secret: string;
  previousSecret: string | null;
  attempt: number;
  event: ClaimedEvent;
}

/** Makes the spans of attempts; the composition root passes it. */
export interface DeliveryTracer {
  /** Remembers what runs now, usually a request. @returns runs work as a part of it. */
  bind(): <Result>(work: () => Result) => Result;
  /** Makes an attempt in a span. */
  attempt(message: Message, send: () => Promise<Outcome | null>): Promise<Outcome | null>;
}

export interface AttemptsOptions {
  egress: Egress;
  secretEncryption: SecretEncryption;
  outageDetector: OutageDetector;
  clock: () => Date;
  timeoutMs: number;
  /** From when on an attempt without a response makes its receiver unresponsive. */
  unresponsiveMs: number;
  /** Records each attempt; null for no metrics. */
  attempted: ((outcome: Outcome | null) => void) | null;
  /** Traces attempts; null for no traces. */
  tracer: DeliveryTracer | null;
  /** Aborts attempts that are under way. */
  signal: AbortSignal;
}

const userAgent = `Registry-Node/${version}`;

const noTimings = { dns_ms: null, connect_ms: null, tls_ms: null, first_byte_ms: null, total_ms: 0 };

const keyChanged =
  "The node key has changed since the secret was created: rotate the secret, then resume the subscription.";

/** Makes delivery attempts. */
export class Attempts {
  readonly #options: AttemptsOptions;
  readonly #keys: SigningKeysCache;

  constructor(options: AttemptsOptions) {
    this.#options = options;
    this.#keys = new SigningKeysCache(options.secretEncryption);
  }

  /** Makes one attempt at a claimed delivery. */
  async make(claimed: ClaimedDelivery): Promise<FinishedAttempt> {
    const { clock, outageDetector, unresponsiveMs, attempted } = this.#options;
    const startedAt = clock().toISOString();
    const start = performance.now();
    const outcome = await this.send(claimed);
    attempted?.(outcome);
    const ended = { claimed, startedAt, outcome };
    if (!outcome) return { ...ended, nodeAtFault: false, unresponsive: false };
    const now = performance.now();
    const responded = outcome.response_status !== null;
    const isOwnFailure = this.#keys.of(claimed.secret, claimed.webhookId) === null;
    if (!isOwnFailure) outageDetector.record(now, new URL(claimed.callbackUrl).origin, responded);
    const nodeAtFault =
      isOwnFailure ||
      (!responded && countsFailures(claimed.cause) && (await outageDetector.isAtFault(start, now)));
    return { ...ended, nodeAtFault, unresponsive: !responded && outcome.timings.total_ms >= unresponsiveMs };
  }

  /**
   * Sends a message once.
   * @returns the outcome; null if the node aborted the attempt.
   */
  send(message: Message): Promise<Outcome | null> {
    const { tracer } = this.#options;
    return tracer ? tracer.attempt(message, () => this.#send(message)) : this.#send(message);
  }

  async #send({ webhookId, callbackUrl, event, attempt, ...encrypted }: Message): Promise<Outcome | null> {
    const { egress, clock, timeoutMs, signal } = this.#options;
    const checked = checkCallbackUrl(callbackUrl); // the rules may have become stricter since the URL was stored
    if ("reason" in checked) {
      return notSent("egress_blocked", checked.reason);
    }
    const current = this.#keys.of(encrypted.secret, webhookId);
    if (current === null) return notSent("network_error", keyChanged);
    const previous =
      encrypted.previousSecret === null ? null : this.#keys.of(encrypted.previousSecret, webhookId);
    const headers = deliveryHeaders({
      type: event.type,
      key: event.id,
      body: event.body,
      attempt,
      at: clock(),
      userAgent,
      keys: { current, previous },
    });
    const sent = await egress.post({
      url: checked.url.href,
      headers: { ...headers },
      body: event.body,
      maxBytes: maxReadBytes,
      limitMs: timeoutMs,
      signal,
    });
    return sent.aborted ? null : toOutcome(sent, previous ? [current, previous] : [current]);
  }
}

/** The outcome of a message that is not sent. */
function notSent(error: NonNullable<Outcome["error"]>, detail: string): Outcome {
  return { response_status: null, error, detail, timings: noTimings, ...noResponse };
}

/** Converts a response to an outcome. Only 2xx is a success (spec/events.tsp, `DeliveryAccepted`). */
function toOutcome(sent: PostResult, keys: readonly SigningKeys[]): Outcome {
  const { status, error, detail, timings } = sent;
  if (status === null) return { response_status: null, error, detail, timings, ...noResponse };
  const received = toReceivedResponse(sent, keys);
  if (status >= 200 && status <= 299) {
    const success = `The receiver responded with ${status}.`;
    return { response_status: status, error: null, detail: success, timings, ...received };
  }
  const redirect = status >= 300 && status <= 399 ? " Redirects are not followed." : "";
  const notSuccessful = `The receiver responded with ${status}, which is not 2xx.${redirect}`;
  return { response_status: status, error: "http_status", detail: notSuccessful, timings, ...received };
}
