/** Forwards events to a receiver in development, as a node delivers them. */
import type { RegistryEvent } from "../../../client/index.ts";
import { hex, secretsOf } from "../../../client/webhooks/secret.ts";
import { version } from "../../../generated/operations.ts";
import { DirectRequests, type DirectResult } from "../../core/egress/direct.ts";
import { StartError } from "../../core/process/start-error.ts";
import { deliveryHeaders, signingKeys } from "../../registry/webhooks/signature.ts";

/** A receiver, and the key of its deliveries. */
export class Forwarding implements AsyncDisposable {
  readonly #url: URL;
  readonly #keys: ReturnType<typeof signingKeys>;
  readonly #requests = new DirectRequests();

  /**
   * @param secret 64 hexadecimal digits, or `whsec_…`.
   * @throws StartError if it has another form.
   */
  constructor(url: URL, secret: string) {
    this.#url = url;
    this.#keys = signingKeys(digitsOf(secret));
  }

  /** Sends an event once, with the body, headers and signatures of a first attempt. */
  deliver(event: RegistryEvent, signal: AbortSignal): Promise<DirectResult> {
    const body = JSON.stringify(event);
    const headers = deliveryHeaders({
      type: event.event,
      key: event.idempotency_key,
      body,
      attempt: 1,
      at: new Date(),
      keys: { current: this.#keys, previous: null },
      userAgent: `Registry-Node/${version}`,
    });
    return this.#requests.post(this.#url, { headers: { ...headers }, body, signal });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#requests[Symbol.asyncDispose]();
  }
}

/** The digits of a secret in either form. */
function digitsOf(secret: string): string {
  try {
    const [bytes = new Uint8Array()] = secretsOf(secret);
    return hex(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `WEBHOOK_SECRET is no secret of a subscription. ${reason}: see npm run registry-node -- listen --help.`,
    );
  }
}
