/** Secrets of subscriptions, and what HMAC makes of them. */

const encoder = new TextEncoder();

/** The UTF-8 bytes of a text; bytes as they are. */
export function bytesOf(text: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof text === "string" ? encoder.encode(text) : new Uint8Array(text); // a copy: shared memory is not signed
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
  const secrets = [secret].flat();
  if (secrets.length === 0) throw new TypeError("No secret is given.");
  return secrets.map((each) => {
    if (/^[0-9a-f]{64}$/i.test(each))
      return Uint8Array.from(each.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    if (/^whsec_[A-Za-z0-9+/]{43}=$/.test(each)) return fromBase64(each.slice(6));
    throw new TypeError(
      "A secret is 64 hexadecimal digits, or whsec_ and 44 characters: pass it as the node gave it.",
    );
  });
}

/** The HMAC-SHA256 of some bytes (RFC 2104). */
export async function hmac(
  key: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, bytes));
}

/** What `webhook-signature` signs: the id, the time and the body, with dots between them. */
export function signedContent(id: string, timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = encoder.encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(head.length + body.length);
  content.set(head);
  content.set(body, head.length);
  return content;
}
