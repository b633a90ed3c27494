/** Builds the headers of a delivery, with its signatures. */
import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { testKeyPrefix } from "../../../client/webhooks/verify.ts";
import type { components, operations } from "../../../generated/openapi.d.ts";

/** The keys that receivers may derive from one secret: see {@link signingKeys}. */
export interface SigningKeys {
  /** The key of `X-Webhook-Signature`: the characters of the secret. */
  text: KeyObject;
  /** The keys of `webhook-signature`. */
  all: readonly KeyObject[];
}

/** The keys of the secrets that sign a delivery. */
export interface DeliveryKeys {
  /** Those of the current secret. */
  current: SigningKeys;
  /** Those of the previous secret during the grace period of a rotation; null otherwise. */
  previous: SigningKeys | null;
}

/** The input of the headers: one attempt to deliver an event. */
export interface Attempt {
  /** The type of the event. */
  type: components["schemas"]["EventType"];
  /** The idempotency key of the event. */
  key: string;
  /** The stored envelope. Exactly these bytes are signed and sent. */
  body: string | Uint8Array;
  /** The number of the attempt, from 1. */
  attempt: number;
  /** The time of this attempt, not of the first: receivers reject timestamps older than five minutes. */
  at: Date;
  keys: DeliveryKeys;
  /** `Registry-Node/` and the version. */
  userAgent: string;
}

type Declared = operations["deliver_agent_registered"]["parameters"]["header"];

/** The headers of a delivery, as the contract declares them, and the header of test deliveries. */
export type DeliveryHeaders = { [Name in keyof Declared]: string } & {
  "Content-Type": "application/json";
  "X-Webhook-Test"?: "true";
};

/**
 * Builds all headers of one attempt.
 *
 * `X-Webhook-Signature` has one value, signed with the current secret: a receiver that verifies only this header must change
 * its secret at the rotation. `webhook-signature` is valid for both secrets until the grace period ends.
 */
export function deliveryHeaders(given: Attempt): DeliveryHeaders {
  const { type, key, body, attempt, at, keys, userAgent } = given;
  const seconds = Math.floor(at.getTime() / 1_000).toString();
  const signatures = [...keys.current.all, ...(keys.previous?.all ?? [])].map(
    (each) => `v1,${createHmac("sha256", each).update(`${key}.${seconds}.`).update(body).digest("base64")}`,
  );
  return {
    "Content-Type": "application/json",
    "User-Agent": userAgent,
    "X-Webhook-Signature": `sha256=${createHmac("sha256", keys.current.text).update(body).digest("hex")}`,
    "X-Webhook-Event": type,
    "X-Idempotency-Key": key,
    "X-Webhook-Attempt": attempt.toString(),
    // Informational: only the key is signed, in the body and as `webhook-id`.
    ...(key.startsWith(testKeyPrefix) && { "X-Webhook-Test": "true" }),
    "webhook-id": key,
    "webhook-timestamp": seconds,
    "webhook-signature": signatures.join(" "),
  };
}

/**
 * Makes the keys that receivers may derive from one secret. Each signs the delivery:
 * - its 32 bytes, decoded from hexadecimal (the canonical form, as in {@link signingKey});
 * - its 64 digits decoded as base64 (48 bytes), as Standard Webhooks libraries do with a pasted secret;
 * - its 64 characters.
 *
 * All have a length that the specification permits (24 to 64 bytes), and it permits any number of signatures
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 * @throws Error if the secret is not 64 lowercase hexadecimal digits.
 */
export function signingKeys(secret: string): SigningKeys {
  const bytes = createSecretKey(bytesOf(secret));
  const text = createSecretKey(secret, "utf8");
  return { text, all: [bytes, createSecretKey(secret, "base64"), text] };
}

/**
 * A secret as Standard Webhooks serializes it: `whsec_` and its 32 bytes in base64.
 * @throws Error if the secret is not 64 lowercase hexadecimal digits.
 */
export function signingKey(secret: string): string {
  return `whsec_${bytesOf(secret).toString("base64")}`;
}

/** The texts of a secret: its digits, and its bytes in base64, as in {@link signingKey}. */
export function secretTexts({ text, all: [bytes] }: SigningKeys): string[] {
  return [text.export().toString(), ...(bytes ? [bytes.export().toString("base64")] : [])];
}

/** Decodes a secret. Checked first, because `Buffer.from` drops other characters and would sign with a shorter key. */
function bytesOf(secret: string): Buffer {
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new Error("A secret is 64 hexadecimal digits in lower case.");
  return Buffer.from(secret, "hex");
}
