/** Verifies that a delivery comes from the node, and returns its event. */
import type { RegistryEvent } from "../models.ts";
import { secretsOf, signatureOf } from "./secret.ts";

/** The headers of a delivery: `Headers`, or a record with case-insensitive names, as in Node.js. */
export type GivenHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Why a delivery was rejected. */
export type VerificationFault =
  | "missing_header"
  | "signature_mismatch"
  | "timestamp_too_old"
  | "timestamp_too_new"
  | "malformed_body";

/** The options of the verification. */
export interface VerifyOptions {
  /** The maximum difference in seconds between the time of a delivery and the clock. Default: 300; `Infinity`: any. */
  toleranceS?: number | undefined;
  /** The clock. */
  now?: (() => Date) | undefined;
}

/** A delivery was rejected; `code` says why. Do not trust its content. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  /** The machine-readable reason. */
  readonly code: VerificationFault;

  /** Takes the code and the message. */
  constructor(code: VerificationFault, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/**
 * Verifies a delivery by its Standard Webhooks headers (https://www.standardwebhooks.com), and returns the event. A newer
 * node may send types that EventType does not have. Trust the event, not other headers such as `X-Webhook-Event`, which are
 * not signed.
 * @param rawBody the body as it was received, not parsed.
 * @param secret of the subscription, as 64 hexadecimal digits or `whsec_…`; several during a rotation.
 * @throws WebhookVerificationError if the signature does not match, or the delivery is too old or too new.
 * @throws TypeError if a secret has another form.
 */
export async function verifyDelivery(
  rawBody: string | Uint8Array,
  headers: GivenHeaders,
  secret: string | readonly string[],
  { toleranceS = 300, now = () => new Date() }: VerifyOptions = {},
): Promise<RegistryEvent> {
  const body = rawBody as BlobPart; // it is one, unless its memory is shared; then Blob throws a TypeError
  const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
  const [id, timestamp, signatures] = names.map((name) => readHeader(headers, name));
  if (!id || !timestamp || !signatures)
    throw new WebhookVerificationError("missing_header", `${names} are needed.`);
  const expected = await Promise.all(secretsOf(secret).map((key) => signatureOf(key, id, timestamp, body)));
  if (!signatures.split(" ").some((given) => expected.some((each) => same(given, each)))) {
    throw new WebhookVerificationError("signature_mismatch", "Pass the body unparsed, and its secret.");
  }
  // Checked after the signature, so that only authentic deliveries get an error about the time. NaN counts as too old.
  const age = Math.round(Number(now()) / 1_000 - Number(timestamp));
  if (!(Math.abs(age) <= toleranceS)) {
    throw new WebhookVerificationError(
      age < 0 ? "timestamp_too_new" : "timestamp_too_old",
      `Sent ${age} s ago.`,
    );
  }
  try {
    const event = JSON.parse(await new Blob([body]).text());
    if (typeof event.idempotency_key === "string" && event.event && event.payload) return event;
  } catch {}
  throw new WebhookVerificationError("malformed_body", "No event.");
}

/** The prefix of a test's idempotency key. */
export const testKeyPrefix = "evt_test_";

/** Whether an event is a test that the owner of the subscription requested, by its key, which is signed. */
export function isTest(event: RegistryEvent): boolean {
  return event.idempotency_key.startsWith(testKeyPrefix);
}

/** The value of a header; null if it is missing. Repeated values are joined, as in HTTP. */
export function readHeader(headers: GivenHeaders, name: string): string | null {
  // Not `instanceof`, because runtimes and packages have their own `Headers`.
  if (typeof headers.get === "function") return headers.get(name);
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return found ? `${found}` : null;
}

/** Compares two texts of one length in constant time. */
function same(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < b.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
