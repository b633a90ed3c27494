/** The Web Cryptography of clients of identity providers, without the threads of Node.js, which end in any order. */
import { createHash, KeyObject, verify, type webcrypto } from "node:crypto";

/** Replaces what is not the same in every run. Call it before other modules are loaded. */
export function installWebCrypto(): void {
  const { subtle } = crypto;
  const importKey = subtle.importKey.bind(subtle) as (...given: unknown[]) => Promise<CryptoKey>; // of every format
  subtle.importKey = (
    format: string,
    data: unknown,
    algorithm: unknown,
    _extractable: boolean,
    usages: unknown,
  ) => importKey(format, data, algorithm, true, usages); // `verify` takes keys out
  subtle.digest = async (_algorithm, data) => bytesOf(createHash("sha256").update(viewOf(data)).digest());
  subtle.verify = async (algorithm, key, signature, data) => {
    const signedWith = KeyObject.from(key as webcrypto.CryptoKey); // the global type has the same members
    const options = { key: signedWith, dsaEncoding: "ieee-p1363" } as const; // as JSON Web Signatures have it
    const isEd25519 = (typeof algorithm === "string" ? algorithm : algorithm.name) === "Ed25519";
    return verify(isEd25519 ? null : "sha256", viewOf(data), options, viewOf(signature));
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
