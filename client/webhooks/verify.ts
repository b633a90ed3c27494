/** Whether a delivery comes from the node, and the event that it carries. */
import type { EventType, RegistryEvent } from "../models.ts";
import { base64, bytesOf, hex, hmac, secretsOf, signedContent } from "./secret.ts";

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
  for (const [name, value] of [
    ["webhook-id", event.idempotency_key],
    ["X-Idempotency-Key", event.idempotency_key],
    ["X-Webhook-Event", event.event],
    ["X-Webhook-Test", isTest(event) ? "true" : null],
  ] as const) {
    const given = read(name);
    if (given !== null && given !== value)
      throw fault("mismatched_header", `${name} is not what the body says.`);
  }
  return event;
}

/** Whether an event is an example that the owner of the subscription asked for: its key says so, which is signed. */
export function isTest(event: RegistryEvent): boolean {
  return event.idempotency_key.startsWith("evt_test_");
}

/** The value of a header, null if it is not there; values of one that is repeated are joined, as HTTP does. */
export function readHeader(headers: GivenHeaders, name: string): string | null {
  if (isHeaders(headers)) return headers.get(name);
  const values = Object.entries(headers).flatMap(([key, value]) =>
    key.toLowerCase() === name.toLowerCase() ? (value ?? []) : [],
  );
  return values.length === 0 ? null : values.join(", ");
}

/** By what it can do: runtimes and packages have Headers of their own. */
function isHeaders(headers: GivenHeaders): headers is Headers {
  return typeof headers.get === "function";
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
  if (!id || !timestamp || !signature) {
    if (toleranceS === Number.POSITIVE_INFINITY && plain !== null) {
      const texts = keys.map((key) => hmac(bytesOf(hex(key)), body).then((sum) => `sha256=${hex(sum)}`));
      return requireMatch([plain], texts);
    }
    const missing = names.filter((name) => !read(name)).join(", ");
    const aside =
      plain === null ? "" : " X-Webhook-Signature is there, but it carries no time (see toleranceS).";
    throw fault("missing_header", `The delivery has no ${missing}.${aside}`);
  }
  const given = signature.split(" ").filter((each) => each.startsWith("v1,"));
  if (given.length === 0) throw fault("malformed_header", "webhook-signature has no signature of version 1.");
  if (!/^\d{1,16}$/.test(timestamp))
    throw fault("malformed_header", "webhook-timestamp is no time in seconds.");
  const content = signedContent(id, timestamp, body);
  await requireMatch(
    given,
    keys.map((key) => hmac(key, content).then((sum) => `v1,${base64(sum)}`)),
  );
  // Only now: whatever is said of the time is said of a delivery that the node did send.
  const age = now().getTime() / 1_000 - Number(timestamp);
  if (!(age <= toleranceS))
    throw fault("timestamp_too_old", `It was sent ${Math.round(age)} s ago: ${clocks}`);
  if (!(-age <= toleranceS))
    throw fault("timestamp_too_new", `It is dated ${Math.round(-age)} s ahead: ${clocks}`);
}

const clocks = "somebody sends it again, or the clock of this machine is wrong.";

async function requireMatch(given: string[], expected: Promise<string>[]): Promise<void> {
  for (const text of await Promise.all(expected)) {
    if (given.some((each) => same(each, text))) return;
  }
  const advice =
    "Pass the body as it was received, before anything parses it, and the secret of this subscription.";
  throw fault("signature_mismatch", `No signature fits. ${advice}`);
}

/** Compares in a time that does not tell where two texts of one length differ. */
function same(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < b.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

function parseEvent(body: Uint8Array): RegistryEvent {
  try {
    const value: unknown = JSON.parse(
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body),
    );
    if (isEvent(value)) return value;
  } catch {}
  throw fault("malformed_body", "The body is no envelope in JSON.");
}

/** Whether a value is an envelope. What its payload has is the node's word. */
function isEvent(value: unknown): value is RegistryEvent {
  // Of anything but null and undefined members can be read.
  const { event, payload, timestamp, idempotency_key } = (value ?? {}) as Record<string, unknown>;
  const texts = [event, timestamp, idempotency_key].every((each) => typeof each === "string");
  return texts && typeof payload === "object" && payload !== null;
}

function fault(code: VerificationFault, message: string): WebhookVerificationError {
  return new WebhookVerificationError(code, message);
}
