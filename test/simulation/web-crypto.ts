/** The Web Cryptography of clients of identity providers, without the threads of Node.js, which end in any order. */
import { createHash, KeyObject, verify, type webcrypto } from "node:crypto";

/** Replaces what is not the same in every run. Call it before other modules are loaded. */
export function installWebCrypto(): void {
  const { subtle } = crypto;
  subtle.digest = async (_algorithm, data) => bytesOf(createHash("sha256").update(viewOf(data)).digest());
  subtle.verify = async (_algorithm, key, signature, data) => {
    const signedWith = KeyObject.from(key as webcrypto.CryptoKey); // the global type has the same members
    const options = { key: signedWith, dsaEncoding: "ieee-p1363" } as const; // as JSON Web Signatures have it
    return verify("sha256", viewOf(data), options, viewOf(signature));
  };
}

function viewOf(data: BufferSource): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

function bytesOf(buffer: Buffer): ArrayBuffer {
  return Uint8Array.from(buffer).buffer;
}
