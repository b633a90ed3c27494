/** The Web Cryptography of clients of identity providers, without the threads of Node.js, which end in any order. */
import { createHash, createPublicKey, KeyObject, verify, type webcrypto } from "node:crypto";

/** Replaces what is not the same in every run. Call it before other modules are loaded. */
export function installWebCrypto(): void {
  const { subtle } = crypto;
  const importKey = subtle.importKey.bind(subtle) as (...given: unknown[]) => Promise<CryptoKey>; // of every format
  subtle.importKey = async (format: string, data: unknown, algorithm: unknown, ...rest: unknown[]) =>
    format === "raw" && algorithm === "Ed25519"
      ? ed25519Key(data as BufferSource) // as that format has it
      : importKey(format, data, algorithm, ...rest);
  subtle.digest = async (_algorithm, data) => bytesOf(createHash("sha256").update(viewOf(data)).digest());
  subtle.verify = async (algorithm, key, signature, data) => {
    const signedWith = KeyObject.from(key as webcrypto.CryptoKey); // the global type has the same members
    const options = { key: signedWith, dsaEncoding: "ieee-p1363" } as const; // as JSON Web Signatures have it
    const isEd25519 = (typeof algorithm === "string" ? algorithm : algorithm.name) === "Ed25519";
    return verify(isEd25519 ? null : "sha256", viewOf(data), options, viewOf(signature));
  };
}

/** The head of an Ed25519 public key in SPKI (RFC 8410 section 4). The 32 bytes of the key follow. */
const publicKeyHead = Buffer.from("302a300506032b6570032100", "hex");

function ed25519Key(bytes: BufferSource): CryptoKey {
  const key = Buffer.concat([publicKeyHead, viewOf(bytes)]);
  const imported = createPublicKey({ key, format: "der", type: "spki" });
  return imported.toCryptoKey("Ed25519", true, ["verify"]) as CryptoKey; // the global type has the same members
}

function viewOf(data: BufferSource): Uint8Array {
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}

function bytesOf(buffer: Buffer): ArrayBuffer {
  return Uint8Array.from(buffer).buffer;
}
