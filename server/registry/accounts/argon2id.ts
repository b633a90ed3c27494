/** The function argon2id (RFC 9106): that of Node.js, which has it since 24.7, or else that of a package. */
import crypto from "node:crypto";
import { promisify } from "node:util";

/** What a tag is derived from: one lane, and `memory` in KiB. */
export interface Argon2idParameters {
  message: Buffer;
  salt: Buffer;
  memory: number;
  passes: number;
  /** Bytes of the tag. */
  tagLength: number;
}

/** Derives a tag beside the event loop. */
export type Argon2id = (parameters: Argon2idParameters) => Promise<Buffer>;

/**
 * Returns the function of Node.js, or of the package for an older one.
 * @param builtIn `crypto.argon2`: not there before Node.js 24.7, whatever the types say.
 */
export function argon2idOf(builtIn: typeof crypto.argon2 | undefined): Argon2id {
  return builtIn ? ofNode(builtIn) : ofPackage;
}

function ofNode(builtIn: typeof crypto.argon2): Argon2id {
  const derive = promisify(builtIn);
  return ({ salt, ...rest }) => derive("argon2id", { ...rest, nonce: salt, parallelism: 1 });
}

const ofPackage: Argon2id = async ({ message, salt, memory, passes, tagLength }) => {
  const { hashRaw } = await import("@node-rs/argon2");
  return hashRaw(message, {
    algorithm: packageAlgorithm,
    salt,
    memoryCost: memory,
    timeCost: passes,
    parallelism: 1,
    outputLen: tagLength,
  });
};

/** `Algorithm.Argon2id` of the package: an ambient const enum, which a compiler of single files cannot read. */
const packageAlgorithm = 2;

/** Derives a tag. */
export const argon2id: Argon2id = argon2idOf(crypto.argon2);
