/** Reads from a registry, as from a stranger: every response has a time limit and a size limit. */
import { pathOf, type Tile, tileWidth } from "../log/tiles.ts";
import { hashLength } from "../log/tree.ts";

/** The registry did not respond, or not with what its contract says. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

/** How a source reads. */
export interface SourceOptions {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  /** The time limit of a request in milliseconds, up to the last byte. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** Waits; replaced in tests. */
  pause: (ms: number) => Promise<void>;
}

/** A response that is no success: its status and the code of its problem. */
export interface Rejection {
  status: number;
  /** Null if the body is no problem. */
  code: string | null;
  /** The members of the problem. */
  problem: Record<string, unknown>;
}

/** The size limits of responses in bytes. */
const limits = { note: 65_536, info: 4_194_304, bundle: 1_048_576, event: 1_048_576, page: 16_777_216 };

/** The waits before a request that failed is sent again, in milliseconds. */
const retryWaits = [1_000, 3_000];

/** Reads the files of a log, and events. */
export class Source {
  readonly #options: SourceOptions;

  constructor(options: SourceOptions) {
    this.#options = { ...options, baseUrl: options.baseUrl.replace(/(?<!\/)\/+$/, "") };
  }

  pause(ms: number): Promise<void> {
    return this.#options.pause(ms);
  }

  /** The latest checkpoint. */
  checkpoint(): Promise<string | Rejection> {
    return this.#getText("/log/checkpoint", limits.note);
  }

  /** What the registry says of its log. It is not signed. */
  async info(): Promise<Record<string, unknown>> {
    const found = await this.#getText("/log", limits.info);
    if (typeof found !== "string") throw new Unreachable(`GET /log: ${described(found)}.`);
    return objectIn(found);
  }

  /** Why the registry says that it signs nothing, as a sentence to add; empty if it does not say so. */
  async haltReason(): Promise<string> {
    const { halted } = await this.info();
    const isHalted = typeof halted === "object" && halted !== null && "reason" in halted;
    return isHalted ? ` It says: ${String(halted.reason)}` : "";
  }

  /** A tile of hashes, or a bundle of entries; a rejection if there is none. A full one has the first parts of itself. */
  async tile(tile: Tile): Promise<Uint8Array | Rejection> {
    const limit = tile.level < 0 ? limits.bundle : tileWidth * hashLength;
    const found = await this.#get(`/log/tile/${pathOf(tile)}`, limit);
    if (found instanceof Uint8Array || tile.width === tileWidth || found.code !== "tile_not_found")
      return found;
    return this.#get(`/log/tile/${pathOf({ ...tile, width: tileWidth })}`, limit);
  }

  /** A page of events after a number, as text. */
  eventsAfter(seq: number, limit: number): Promise<string | Rejection> {
    return this.#getText(`/events?after=${seq}&limit=${limit}`, limits.page);
  }

  /** An event as text: the bytes that were sealed. */
  event(seq: number): Promise<string | Rejection> {
    return this.#getText(`/events/${seq}`, limits.event);
  }

  /** The proof of an event. */
  proof(seq: number): Promise<string | Rejection> {
    return this.#getText(`/events/${seq}/proof`, limits.note);
  }

  async #getText(path: string, limit: number): Promise<string | Rejection> {
    const found = await this.#get(path, limit);
    return found instanceof Uint8Array ? textOf(found) : found;
  }

  async #get(path: string, limit: number): Promise<Uint8Array | Rejection> {
    for (const wait of retryWaits) {
      const found = await this.#attempt(path, limit).catch((error: unknown) => {
        if (error instanceof Unreachable && !this.#options.signal?.aborted) return null;
        throw error;
      });
      if (found !== null && !mayPass(found)) return found;
      await this.pause(wait);
    }
    const found = await this.#attempt(path, limit);
    if (!(found instanceof Uint8Array) && mayPass(found))
      throw new Unreachable(`${this.#options.baseUrl}${path} responded with ${described(found)}.`);
    return found;
  }

  async #attempt(path: string, limit: number): Promise<Uint8Array | Rejection> {
    const { baseUrl, fetch, timeoutMs, signal } = this.#options;
    signal?.throwIfAborted();
    const url = baseUrl + path;
    const aborter = new AbortController();
    const timer = setTimeout(
      () => aborter.abort(new Unreachable(`${url}: no complete response in ${timeoutMs} ms.`)),
      timeoutMs,
    );
    const stop = () => aborter.abort(signal?.reason);
    signal?.addEventListener("abort", stop);
    try {
      const headers = { Accept: "application/json, text/plain, application/octet-stream" };
      const exchange = async () => {
        const response = await fetch(new Request(url, { headers, signal: aborter.signal }));
        return { response, body: await readBody(response, limit, url) };
      };
      const { response, body } = await Promise.race([exchange(), rejected(aborter.signal)]);
      return response.ok ? body : rejectionOf(response.status, body);
    } catch (error) {
      if (aborter.signal.aborted) throw aborter.signal.reason;
      if (error instanceof Unreachable) throw error;
      throw new Unreachable(`${url}: ${messageOf(error)}.`);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
    }
  }
}

/** Says what a rejection is. */
export function described({ status, code }: Rejection): string {
  return code === null ? `status ${status}` : `status ${status} ${code}`;
}

/** Reads a body up to a limit: an endless one ends there. */
async function readBody(response: Response, limit: number, url: string): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel().catch(() => {}); // it is not read any further
      throw new Unreachable(`${url}: the response has more than ${limit} bytes.`);
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function rejectionOf(status: number, body: Uint8Array): Rejection {
  const problem = objectIn(new TextDecoder().decode(body));
  return { status, code: typeof problem.code === "string" ? problem.code : null, problem };
}

/** Whether a response may be another one soon (RFC 9110 section 15.6), or is of a proxy in front of the registry. */
function mayPass(found: Uint8Array | Rejection): boolean {
  return !(found instanceof Uint8Array) && (found.status >= 500 || found.status === 429);
}

/** Decodes UTF-8 without any change, because the bytes are hashed again. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Unreachable("A response is no UTF-8.");
  }
}

/** The object in a JSON text; an empty one for anything else. */
export function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Rejects when a signal aborts, because not every `fetch` does. */
function rejected(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
