/** Whether a delivery comes from the node, and the event that it carries. */
import type { EventType, RegistryEvent } from "../models.ts";
import { bytesOf, plainSignatureOf, secretsOf, signatureOf } from "./secret.ts";

/** An event of one type. */
export type EventOf<Type extends EventType> = Extract<RegistryEvent, { event: Type }>;

/** The headers of a delivery: those of fetch, or a record in which case does not matter, as Node.js has them. */
export type GivenHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Why a delivery was not taken. */
export type VerificationFault =
  | "missing_header"
  | "malformed_header"
  | "signature_mismatch"
  | "timestamp_too_old"
  | "timestamp_too_new"
  | "malformed_body"
  | "mismatched_header";

/** What verification can be given. */
export interface VerifyOptions {
  /**
   * How many seconds the time of a delivery and the clock may be apart, either way. Default: 300. With `Infinity` age does
   * not matter, and a delivery whose `webhook-` headers were lost on the way is taken by `X-Webhook-Signature`, which
   * carries no time: whoever records one can then send it again, ever after.
   */
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
 * is newer than this client may send types that EventType does not name.
 * @param rawBody as it was received, before anything parsed it.
 * @param secret of the subscription, as 64 hexadecimal digits or `whsec_…`; several while it is being rotated.
 * @throws WebhookVerificationError if it is not the node's, is too old or too new, or its headers and its body disagree.
 * @throws TypeError if a secret has another form.
 */
export async function verifyDelivery(
  rawBody: string | Uint8Array,
  headers: GivenHeaders,
  secret: string | readonly string[],
  options: VerifyOptions = {},
): Promise<RegistryEvent> {
  const body = bytesOf(rawBody);
  const read = (name: string) => readHeader(headers, name);
  await verifySignature(body, read, secretsOf(secret), options);
  const event = parseEvent(body);
  const said = {
    "webhook-id": event.idempotency_key,
    "X-Idempotency-Key": event.idempotency_key,
    "X-Webhook-Event": event.event,
    "X-Webhook-Test": `${isTest(event)}`,
  };
  for (const [name, value] of Object.entries(said)) {
    if ((read(name) ?? value) !== value) throw fault("mismatched_header", `${name} differs from the body.`);
  }
  return event;
}

/** Whether an event is an example that the owner of the subscription asked for: its key says so, which is signed. */
export function isTest(event: RegistryEvent): boolean {
  return event.idempotency_key.startsWith("evt_test_");
}

/** The value of a header, null if it is not there; values of one that is repeated are joined, as HTTP does. */
export function readHeader(headers: GivenHeaders, name: string): string | null {
  // By what it can do: runtimes and packages have Headers of their own.
  if (typeof headers.get === "function") return headers.get(name);
  const values = Object.entries(headers).flatMap(([key, value]) =>
    key.toLowerCase() === name.toLowerCase() ? (value ?? []) : [],
  );
  return values.length > 0 ? values.join(", ") : null;
}

async function verifySignature(
  body: Uint8Array<ArrayBuffer>,
  read: (name: string) => string | null,
  keys: Uint8Array<ArrayBuffer>[],
  { toleranceS = 300, now = () => new Date() }: VerifyOptions,
): Promise<void> {
  const names = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;
  const [id, timestamp, signature] = names.map(read);
  const plain = read("X-Webhook-Signature");
  const whole = id && timestamp && signature;
  if (!whole && !(plain && toleranceS === Number.POSITIVE_INFINITY)) {
    throw fault("missing_header", `${names.join(", ")} are needed: X-Webhook-Signature has no time.`);
  }
  if (whole && !(/(^| )v1,/.test(signature) && /^\d{1,16}$/.test(timestamp))) {
    throw fault("malformed_header", "webhook-timestamp is in seconds, webhook-signature v1,….");
  }
  const given = (whole ? signature : (plain ?? "")).split(" ");
  const expected = await Promise.all(
    keys.map((key) => (whole ? signatureOf(key, id, timestamp, body) : plainSignatureOf(key, body))),
  );
  if (!expected.some((text) => given.some((each) => same(each, text)))) {
    throw fault("signature_mismatch", "Pass the body as it came, before anything parses it, and its secret.");
  }
  // Only now: whatever is said of the time is said of a delivery that the node did send. Without a time any age is taken.
  const age = Math.round(now().getTime() / 1_000 - Number(timestamp));
  // Written so that what is no number is refused.
  if (!(Math.abs(age) <= toleranceS)) {
    throw fault(
      age < 0 ? "timestamp_too_new" : "timestamp_too_old",
      `It was sent ${age} s ago by this clock.`,
    );
  }
}

/** Compares in a time that does not tell where two texts of one length differ. */
function same(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < b.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

/** The envelope in a body. What its payload has is the node's word. */
function parseEvent(body: Uint8Array): RegistryEvent {
  try {
    const value = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body));
    const { event, payload, timestamp, idempotency_key } = value;
    const texts = [event, timestamp, idempotency_key].every((each) => typeof each === "string");
    if (texts && payload && typeof payload === "object") return value;
  } catch {}
  throw fault("malformed_body", "The body is no envelope in JSON.");
}

function fault(code: VerificationFault, message: string): WebhookVerificationError {
  return new WebhookVerificationError(code, message);
}
