/** Secrets of subscriptions, and signatures. */

/** Bytes that are not in shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Encodes bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => (byte + 256).toString(16).slice(1)).join("");
}

/** Decodes base64. */
export function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/**
 * The 32 bytes of each secret.
 * @param secret as the node returned it: 64 hexadecimal digits, or `whsec_…`; or several.
 * @throws TypeError if there is none, or one has another form. The message does not contain it.
 */
export function secretsOf(secret: string | readonly string[]): Bytes[] {
  return [secret.length > 0 ? secret : ""].flat().map((each) => {
    const [, digits, coded] = /^([\da-f]{64})$|^whsec_([a-z\d+/]{43}=)$/i.exec(each) ?? [];
    if (digits) return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number(`0x${pair}`));
    if (coded) return fromBase64(coded);
    throw new TypeError("A secret is 64 hexadecimal digits or whsec_ and base64");
  });
}

/** The `webhook-signature` for a secret: the HMAC of the id, the time and the body, joined by dots. */
export async function signatureOf(
  key: Bytes,
  id: string,
  timestamp: string,
  body: BlobPart,
): Promise<string> {
  const digest = await hmac(key, `${id}.${timestamp}.`, body);
  return `v1,${btoa(String.fromCharCode(...digest))}`;
}

/** The HMAC-SHA256 (RFC 2104) of concatenated parts; texts are encoded in UTF-8. */
export async function hmac(key: Bytes, ...parts: BlobPart[]): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, await new Blob(parts).arrayBuffer()));
}
