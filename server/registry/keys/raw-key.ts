/** Raw keys: `registry_`, 40 random letters or digits, and a checksum of 6. */
import { crc32 } from "node:zlib";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const randomLetters = 40;
const checksumLetters = 6;
const form = /^registry_[0-9A-Za-z]{46}$/;

/**
 * Generates a key. 40 characters of 62 have 238 bits of entropy, so its SHA-256 needs no salt.
 * @param random generates cryptographically secure random bytes.
 */
export function makeRawKey(random: (bytes: number) => Uint8Array): string {
  let text = "registry_";
  while (text.length < "registry_".length + randomLetters) {
    for (const byte of random(randomLetters)) {
      // 248 is the greatest multiple of 62 that a byte can be below: each letter is as likely as any other.
      if (byte < 248 && text.length < "registry_".length + randomLetters) text += letters[byte % 62];
    }
  }
  return text + checksum(text);
}

/** Checks the format of a raw key without a lookup. @returns the error; null if the format is valid. */
export function formatError(text: string): "malformed" | "checksum" | null {
  if (!form.test(text)) return "malformed";
  return text.endsWith(checksum(text.slice(0, -checksumLetters))) ? null : "checksum";
}

/** Whether a value of `Authorization` is meant as a key, also if it is misspelt, in quotes, or has another scheme or none. */
export function mayBeKey(authorization: string): boolean {
  return /^(\S+ +)?\W?registry_/i.test(authorization);
}

/** CRC-32 in base 62, as in GitHub's tokens (https://github.blog/2021-04-05-behind-githubs-new-authentication-token-formats/). */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let place = 0; place < checksumLetters; place++) {
    digits = `${letters[rest % 62]}${digits}`;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
