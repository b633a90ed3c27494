/** The headers of a delivery: who signs it, with which keys, and over what. Nothing here is stored or sent. */
import { createHmac } from "node:crypto";
import type { components, operations } from "../../generated/openapi.d.ts";

/** The secrets that a delivery is signed with, each as 64 hexadecimal digits in lower case. */
export interface Secrets {
  /** The one that the last rotation made. */
  current: string;
  /** The one before it, while the rotation overlaps; null otherwise. */
  previous: string | null;
}

/** One attempt to deliver an event. */
export interface Attempt {
  /** The type of the event. */
  type: components["schemas"]["EventType"];
  /** The idempotency key of the event. */
  key: string;
  /** The envelope, as it is stored and sent: the signatures hold for these bytes and no others. */
  body: string | Uint8Array;
  /** Counts the attempts of the delivery, from 1. */
  attempt: number;
  /** When this attempt is made: receivers refuse what is older than five minutes, so never the first attempt's time. */
  at: Date;
  secrets: Secrets;
  /** `Registry-Node/` and the version. */
  userAgent: string;
}

type Declared = operations["deliver_agent_registered"]["parameters"]["header"];

/** The headers of a delivery that the contract declares, as text, and what marks a test. */
export type DeliveryHeaders = { [Name in keyof Declared]: string } & {
  "Content-Type": "application/json";
  "X-Webhook-Test"?: "true";
};

/**
 * How the idempotency key of a test delivery begins. It is signed, in the body and as `webhook-id`; the header
 * `X-Webhook-Test` is not, and only repeats it for people.
 */
export const testKeyPrefix = "evt_test_";

/**
 * All headers of one attempt.
 *
 * `X-Webhook-Signature` has room for one value. While a rotation overlaps, that is the new secret's: who checks this
 * header alone changes its secret when it rotates. `webhook-signature` holds for either secret until the overlap ends.
 * @throws Error if a secret is not 64 hexadecimal digits in lower case.
 */
export function deliveryHeaders(given: Attempt): DeliveryHeaders {
  const { type, key, body, attempt, at, secrets, userAgent } = given;
  const seconds = Math.floor(at.getTime() / 1_000).toString();
  const known = secrets.previous === null ? [secrets.current] : [secrets.current, secrets.previous];
  const signatures = known
    .flatMap(signingKeys)
    .map(
      (each) => `v1,${createHmac("sha256", each).update(`${key}.${seconds}.`).update(body).digest("base64")}`,
    );
  return {
    "Content-Type": "application/json",
    "User-Agent": userAgent,
    "X-Webhook-Signature": `sha256=${createHmac("sha256", secrets.current).update(body).digest("hex")}`,
    "X-Webhook-Event": type,
    "X-Idempotency-Key": key,
    "X-Webhook-Attempt": attempt.toString(),
    ...(key.startsWith(testKeyPrefix) && { "X-Webhook-Test": "true" }),
    "webhook-id": key,
    "webhook-timestamp": seconds,
    "webhook-signature": signatures.join(" "),
  };
}

/**
 * The keys that receivers make of one secret, each of which signs: the 32 bytes that it spells (the canonical form, as in
 * {@link signingKey}); the 48 bytes that 64 hexadecimal digits are when read as base64, which is what libraries of
 * Standard Webhooks make of a secret that is pasted as it is; and its 64 characters. All are as long as the specification
 * wants (24 to 64 bytes), and it allows any number of signatures
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 * @throws Error if the secret is not 64 hexadecimal digits in lower case.
 */
export function signingKeys(secret: string): [bytes: Buffer, pasted: Buffer, text: Buffer] {
  return [bytesOf(secret), Buffer.from(secret, "base64"), Buffer.from(secret, "utf8")];
}

/**
 * A secret as Standard Webhooks serialises it: `whsec_` and its 32 bytes in base64.
 * @throws Error if the secret is not 64 hexadecimal digits in lower case.
 */
export function signingKey(secret: string): string {
  return `whsec_${bytesOf(secret).toString("base64")}`;
}

/** Buffer.from would leave out what is not hexadecimal, and sign with a shorter key. */
function bytesOf(secret: string): Buffer {
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new Error("A secret is 64 hexadecimal digits in lower case.");
  return Buffer.from(secret, "hex");
}
