/** Whether a delivery comes from the node, and the event that it carries. */
import type { RegistryEvent } from "../models.ts";
import { secretsOf, signatureOf } from "./secret.ts";

/** The headers of a delivery: those of fetch, or a record in which case does not matter, as Node.js has them. */
export type GivenHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Why a delivery was not taken. */
export type VerificationFault =
  | "missing_header"
  | "signature_mismatch"
  | "timestamp_too_old"
  | "timestamp_too_new"
  | "malformed_body";

/** What verification can be given. */
export interface VerifyOptions {
  /** How many seconds the time of a delivery and the clock may be apart, either way. Default: 300; `Infinity`: any. */
  toleranceS?: number | undefined;
  /** The clock. */
  now?: (() => Date) | undefined;
}

/** A delivery was not taken; `code` says why, for programs. Nothing of it is to be trusted. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  /** Why. */
  readonly code: VerificationFault;

  /** Takes why it was not taken, and what to say to people. */
  constructor(code: VerificationFault, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/**
 * Verifies a delivery by its Standard Webhooks headers (https://www.standardwebhooks.com), and gives the event. A node that
 * is newer than this client may send types that EventType does not name. Trust what the event says: other headers, such as
 * `X-Webhook-Event`, are not signed.
 * @param rawBody as it was received, before anything parsed it.
 * @param secret of the subscription, as 64 hexadecimal digits or `whsec_…`; several while it is being rotated.
 * @throws WebhookVerificationError if it is not the node's, or is too old or too new.
 * @throws TypeError if a secret has another form.
 */
export async function verifyDelivery(
  rawBody: string | Uint8Array,
  headers: GivenHeaders,
  secret: string | readonly string[],
  { toleranceS = 300, now = () => new Date() }: VerifyOptions = {},
): Promise<RegistryEvent> {
  const body = rawBody as BlobPart; // it is one, unless its memory is shared: then Blob throws a TypeError
  const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
  const [id, timestamp, signatures] = names.map((name) => readHeader(headers, name));
  if (!id || !timestamp || !signatures)
    throw new WebhookVerificationError("missing_header", `${names} are needed.`);
  const expected = await Promise.all(secretsOf(secret).map((key) => signatureOf(key, id, timestamp, body)));
  if (!signatures.split(" ").some((given) => expected.some((each) => same(given, each)))) {
    throw new WebhookVerificationError("signature_mismatch", "Pass the body unparsed, and its secret.");
  }
  // Only now: whatever is said of the time is said of a delivery that the node did send. What is no number is too old.
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

/** Whether an event is an example that the owner of the subscription asked for: its key says so, which is signed. */
export function isTest(event: RegistryEvent): boolean {
  return event.idempotency_key.startsWith("evt_test_");
}

/** The value of a header, null if it is not there; values of one that is repeated are joined, as HTTP does. */
export function readHeader(headers: GivenHeaders, name: string): string | null {
  // By what it can do: runtimes and packages have Headers of their own.
  if (typeof headers.get === "function") return headers.get(name);
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return found ? `${found}` : null;
}

/** Compares in a time that does not tell where two texts of one length differ. */
function same(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < b.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
