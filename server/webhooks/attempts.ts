/** One attempt at a delivery: signed anew, sent through the guarded egress, judged by the status alone. */

import type { components } from "../../generated/openapi.d.ts";
import { version } from "../../generated/operations.ts";
import { checkCallbackUrl } from "../egress/callback-url.ts";
import type { Egress, Sent } from "../egress/egress.ts";
import type { SecretEncryption } from "../secret-encryption.ts";
import type { Claimed } from "./claims.ts";
import type { EgressGate } from "./egress-gate.ts";
import type { Ended, Outcome } from "./outcomes.ts";
import { deliveryHeaders } from "./signature.ts";

type Schemas = components["schemas"];

/** What is sent to whom. */
export interface Message {
  /** The subscription's id, for which its secrets were sealed. */
  webhookId: string;
  callbackUrl: string;
  secret: string;
  previousSecret: string | null;
  attempt: number;
  event: { id: string; type: Schemas["EventType"]; body: string };
}

/** What attempts need. */
export interface Parts {
  egress: Egress;
  secretEncryption: SecretEncryption;
  gate: EgressGate;
  clock: () => Date;
  /** How long one may take, in milliseconds. */
  limit: number;
  /** Cuts short what is under way. */
  cut: AbortSignal;
}

const userAgent = `Registry-Node/${version}`;

const noTimings = { dns_ms: null, connect_ms: null, tls_ms: null, first_byte_ms: null, total_ms: 0 };

const keyChanged = "The node's key has changed since the secret was made: rotate the secret, then resume.";

/** Makes attempts. */
export class Attempts {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Attempts a claimed delivery. */
  async make(claimed: Claimed): Promise<Ended> {
    const { clock, gate } = this.#parts;
    const startedAt = clock().toISOString();
    const outcome = await this.send(claimed);
    const now = performance.now();
    if (outcome) gate.note(now, new URL(claimed.callbackUrl).origin, outcome.response_status !== null);
    const excused = outcome !== null && outcome.response_status === null && gate.isClosed(now);
    return { claimed, startedAt, outcome, excused };
  }

  /**
   * Sends a message once.
   * @returns how it went; null if the node itself cut it short.
   */
  async send({ webhookId, callbackUrl, event, attempt, ...sealed }: Message): Promise<Outcome | null> {
    const { egress, secretEncryption, clock, limit, cut } = this.#parts;
    const checked = checkCallbackUrl(callbackUrl); // the rules may have grown since it was stored
    if ("reason" in checked) {
      return { response_status: null, error: "egress_blocked", detail: checked.reason, timings: noTimings };
    }
    const current = secretEncryption.decrypt(sealed.secret, webhookId);
    if (current === null)
      return { response_status: null, error: "network_error", detail: keyChanged, timings: noTimings };
    const previous =
      sealed.previousSecret === null ? null : secretEncryption.decrypt(sealed.previousSecret, webhookId);
    const headers = deliveryHeaders({
      ...{ type: event.type, key: event.id, body: event.body, attempt, at: clock(), userAgent },
      secrets: { current, previous },
    });
    const sent = await egress.post({
      ...{ url: checked.url.href, headers: { ...headers }, body: event.body, limitMs: limit, signal: cut },
    });
    return sent.aborted ? null : judge(sent);
  }
}

/** 2xx alone is a success: interface section 6.4. */
function judge({ status, error, detail, timings }: Sent): Outcome {
  if (status === null) return { response_status: null, error, detail, timings };
  if (status >= 200 && status <= 299) {
    return { response_status: status, error: null, detail: `The receiver answered ${status}.`, timings };
  }
  const redirect = status >= 300 && status <= 399 ? " Redirects are not followed." : "";
  const told = `The receiver answered ${status}, which is not 2xx.${redirect}`;
  return { response_status: status, error: "http_status", detail: told, timings };
}
