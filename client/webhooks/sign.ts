/** Signed deliveries for tests of a receiver, as the node signs them. */
import type { RegistryEvent } from "../models.ts";
import { type Bytes, fromBase64, hex, hmac, secretsOf, signatureOf } from "./secret.ts";
import { isTest } from "./verify.ts";

/** The options of a signed delivery. */
export interface SignOptions {
  /** The time of the attempt. Default: now. */
  at?: Date | undefined;
  /** The number of the attempt. Default: 1. */
  attempt?: number | undefined;
  /** The `User-Agent` header, in which a node sends its version. Default: `Registry-Node/0.0.0`. */
  userAgent?: string | undefined;
}

/** A signed delivery, to send with `fetch` and the method POST. */
export interface SignedDelivery {
  /** The event as JSON text, as it is signed. */
  body: string;
  /** The headers that a node sends. */
  headers: Record<string, string>;
}

/**
 * Signs a delivery: body and headers are, byte for byte, what a node sends.
 * @param event an event, or the text of one, which is sent unchanged.
 * @param secret as 64 hexadecimal digits or `whsec_…`; during a rotation the new one and then the old one.
 * @throws TypeError if a secret has another form. @throws SyntaxError if the text is not JSON.
 */
export async function signDelivery(
  event: RegistryEvent | string,
  secret: string | readonly string[],
  options: SignOptions = {},
): Promise<SignedDelivery> {
  const { at = new Date(), attempt = 1, userAgent = "Registry-Node/0.0.0" } = options;
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const signed: RegistryEvent = JSON.parse(body); // not validated: a test may sign any JSON
  const id = signed.idempotency_key;
  const timestamp = `${Math.floor(Number(at) / 1_000)}`;
  // A node signs with every key that libraries derive from a secret: its bytes, its digits as base64, its digits as text.
  const keys = secretsOf(secret).flatMap((key) => {
    const digits = hex(key);
    return [key, fromBase64(digits), new TextEncoder().encode(digits)];
  });
  const signatures = await Promise.all(keys.map((key) => signatureOf(key, id, timestamp, body)));
  const plain = await hmac(keys[2] as Bytes, body); // the digits of the first secret, which exists, otherwise `secretsOf` would have thrown
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": userAgent,
    "X-Webhook-Signature": `sha256=${hex(plain)}`,
    "X-Webhook-Event": signed.event,
    "X-Idempotency-Key": id,
    "X-Webhook-Attempt": `${attempt}`,
    ...(isTest(signed) && { "X-Webhook-Test": "true" }),
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
  return { body, headers };
}
