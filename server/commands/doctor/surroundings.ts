/** What the doctor sees of the world. Tests replace it to break it. */
import { statfsSync } from "node:fs";
import type { SecureContext } from "node:tls";
import { createResolver, type Resolve } from "../../core/egress/resolver.ts";
import { bindError } from "./port.ts";

export interface Surroundings {
  clock: () => Date;
  /** The version of this Node.js. */
  nodeVersion: string;
  resolve: Resolve;
  /** Sends requests to the embeddings endpoint. */
  fetch: typeof fetch;
  /** The trusted certificate authorities; null for those of Node.js. */
  trust: SecureContext | null;
  /** The free bytes of the disk of a folder. */
  freeBytes: (folder: string) => number;
  /** Why nothing can listen at a port; null if it is free. */
  bindError: (port: number, host: string) => Promise<string | null>;
}

/** The real world. */
export const realSurroundings: Surroundings = {
  clock: () => new Date(),
  nodeVersion: process.versions.node,
  resolve: createResolver(),
  fetch: (input, init) => fetch(input, init),
  trust: null,
  freeBytes: (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  bindError,
};
