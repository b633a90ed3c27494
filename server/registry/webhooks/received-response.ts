/** What is kept of a receiver's response: the beginning of its body as text, without the secrets that signed the request. */
import type { components } from "../../../generated/openapi.d.ts";
import { type SigningKeys, secretTexts } from "./signature.ts";

type ReceivedResponse = Pick<
  components["schemas"]["DeliveryAttemptDetail"],
  "response_body" | "response_truncated"
>;

/** The maximum length of a kept body, in bytes of UTF-8. */
const maxKeptBytes = 4_096;

/** The number of bytes to read: more than are kept, so that a secret which begins in those is read whole, and found. */
export const maxReadBytes = maxKeptBytes + 64;

/** Without a response there is nothing to keep. */
export const noResponse: ReceivedResponse = { response_body: null, response_truncated: false };

/**
 * Converts the beginning of a body to what is kept of it. A body with a null byte is no text, and PostgreSQL cannot store it.
 * @param keys those that signed the request: a receiver may print its settings when it fails.
 */
export function toReceivedResponse(
  { body, isWhole }: { body: Buffer<ArrayBuffer>; isWhole: boolean },
  keys: readonly SigningKeys[],
): ReceivedResponse {
  if (body.length === 0) return { response_body: null, response_truncated: !isWhole };
  if (body.includes(0)) return noResponse;
  let text = decode(body, isWhole);
  for (const secret of keys.flatMap(secretTexts)) text = text.replaceAll(secret, "[secret]");
  const kept = Buffer.from(text);
  const isLonger = kept.length > maxKeptBytes;
  return {
    response_body: isLonger ? decode(kept.subarray(0, maxKeptBytes), false) : text,
    response_truncated: isLonger || !isWhole,
  };
}

/** Decodes UTF-8; of a body that goes on, without the half character at its end. */
function decode(bytes: Buffer<ArrayBuffer>, isWhole: boolean): string {
  return new TextDecoder().decode(bytes, { stream: !isWhole });
}
