/**
 * Honours `Idempotency-Key` in the memory of a process (draft-ietf-httpapi-idempotency-key-header): for servers that keep no
 * responses in their database. A restart forgets them.
 */
import { hash } from "node:crypto";
import { Verbatim } from "../../../generated/routes.ts";
import { keyInUse, keyReused } from "./idempotency-rejections.ts";
import type { OnceRequest } from "./routes.ts";
import type { AnyResponse } from "./send.ts";

/** Limits of what is kept. */
export interface MemoryIdempotencyOptions {
  /** The time, in milliseconds of Unix time. */
  now: () => number;
  /** How long a response is kept, in milliseconds. */
  retentionMs: number;
  /** How many responses are kept; the oldest are removed beyond that. */
  maxResponses: number;
}

/** As long as the contract promises, and at most some tens of megabytes. */
const defaultOptions: MemoryIdempotencyOptions = {
  now: () => Date.now(),
  retentionMs: 86_400_000,
  maxResponses: 10_000,
};

/** A request, and its response once it has succeeded. */
interface Kept {
  fingerprint: string;
  keptAt: number;
  /** Null while the request is being processed. */
  response: AnyResponse | null;
}

/** Keeps the responses of requests that succeeded, and replays them. */
export class MemoryIdempotency {
  readonly #options: MemoryIdempotencyOptions;
  /** By caller, operation and key. Maps keep the order of insertion, so the oldest come first. */
  readonly #kept = new Map<string, Kept>();

  constructor(options: Partial<MemoryIdempotencyOptions> = {}) {
    this.#options = { ...defaultOptions, ...options };
  }

  /** Runs a handler at most once for its key. A request that failed may be repeated with it. */
  async run(request: OnceRequest, handle: () => Promise<AnyResponse>): Promise<AnyResponse> {
    const { key, operation, target, body, account, network } = request;
    const id = digestOf(account === null ? ["network", network] : ["account", account], operation, key);
    const fingerprint = digestOf(target, body);
    const found = this.#find(id);
    if (found) return replayed(found, fingerprint);
    const kept: Kept = { fingerprint, keptAt: this.#options.now(), response: null };
    this.#kept.set(id, kept);
    try {
      const response = await handle();
      if (response.status < 300 && !response.problem) this.#keep(kept, response);
      return response;
    } finally {
      if (kept.response === null) this.#kept.delete(id);
    }
  }

  /** What is kept under an id and not too old. */
  #find(id: string): Kept | undefined {
    const { now, retentionMs } = this.#options;
    for (const [oldest, { keptAt }] of this.#kept) {
      if (keptAt + retentionMs > now()) break;
      this.#kept.delete(oldest);
    }
    return this.#kept.get(id);
  }

  #keep(kept: Kept, { status, headers, body }: AnyResponse): void {
    const text = body === undefined || body instanceof Verbatim ? body : new Verbatim(JSON.stringify(body));
    kept.response = { status, ...(headers && { headers }), ...(text && { body: text }) };
    const [oldest] = this.#kept.size > this.#options.maxResponses ? this.#kept.keys() : [];
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}

function replayed({ fingerprint, response }: Kept, wanted: string): AnyResponse {
  if (fingerprint !== wanted) return keyReused();
  if (response === null) return keyInUse();
  return { ...response, headers: { ...response.headers, "Idempotency-Replayed": "true" } };
}

/** Keys and bodies are not kept. */
function digestOf(...parts: unknown[]): string {
  return hash("sha256", JSON.stringify(parts), "base64url");
}
