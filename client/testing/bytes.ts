/** Digests and encodings. Digests are synchronous, so that no handler waits in the middle of a change. */
import { sha256 } from "@noble/hashes/sha2.js";
import { hex } from "../webhooks/secret.ts";

/** Encodes a text in UTF-8. */
export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** `sha256:` and the SHA-256 of a text in hexadecimal digits. */
export function digestOf(text: string): string {
  return `sha256:${hex(sha256(bytesOf(text)))}`;
}

/** Encodes bytes in base64. */
export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Encodes bytes in base64url. */
export function base64url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Decodes hexadecimal digits. */
export function bytesOfHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
