/** Secrets of subscriptions, and the signatures that are made with them. */

/** The UTF-8 bytes of a text; bytes as they are. */
export function bytesOf(text: string | Uint8Array): Uint8Array<ArrayBuffer> {
  // A copy of bytes: shared memory is not signed.
  return typeof text === "string" ? new TextEncoder().encode(text) : new Uint8Array(text);
}

/** Bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bytes as base64. */
export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** The bytes of base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/**
 * The 32 bytes of each secret.
 * @param secret as the node gave it: 64 hexadecimal digits, or `whsec_…`; or several.
 * @throws TypeError if there is none, or one has another form. The message does not repeat it.
 */
export function secretsOf(secret: string | readonly string[]): Uint8Array<ArrayBuffer>[] {
  return [secret.length > 0 ? secret : ""].flat().map((each) => {
    const [, digits, coded] = /^([\da-f]{64})$|^whsec_([a-z\d+/]{43}=)$/i.exec(each) ?? [];
    if (digits) return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number(`0x${pair}`));
    if (coded) return fromBase64(coded);
    throw new TypeError("A secret is 64 hexadecimal digits or whsec_…: pass it as the node gave it.");
  });
}

/** What `webhook-signature` has for a secret: the HMAC of the id, the time and the body, with dots between them. */
export async function signatureOf(
  key: Uint8Array<ArrayBuffer>,
  id: string,
  timestamp: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<string> {
  return `v1,${base64(await hmac(key, `${id}.${timestamp}.`, body))}`;
}

/** What `X-Webhook-Signature` has for a secret: the HMAC of the body; the key is the digits of the secret. */
export async function plainSignatureOf(key: Uint8Array, body: Uint8Array<ArrayBuffer>): Promise<string> {
  return `sha256=${hex(await hmac(bytesOf(hex(key)), body))}`;
}

/** The HMAC-SHA256 of parts that follow each other (RFC 2104). */
async function hmac(key: Uint8Array<ArrayBuffer>, ...parts: BlobPart[]): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, await new Blob(parts).arrayBuffer()));
}
