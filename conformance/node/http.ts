/** Sends requests to the node under test, at a limited rate, and validates every response. */
import { setTimeout as pause } from "node:timers/promises";
import { CheckFailure, NotApplicable } from "../assertions.ts";
import type { Contract, Exchange } from "../contract/exchange.ts";
import { isRequired } from "../profiles.ts";
import type { Caller } from "./callers.ts";

/** A request to the node. */
export interface Sent {
  headers?: Record<string, string> | undefined;
  /** An object is sent as JSON, a text as it is. */
  body?: unknown;
  /** Who sends it; without, nobody. */
  as?: Caller | undefined;
}

/** How requests are sent. */
export interface HttpOptions {
  /** The base URL, without a trailing slash. */
  baseUrl: string;
  contract: Contract;
  /** The maximum number of requests per second; 0 for no limit. */
  rate: number;
  /** The longest `Retry-After` of a rate limit that is waited for, in seconds. */
  maxWaitS: number;
  /** The time limit of a request, in milliseconds. */
  timeoutMs: number;
}

/** A response, with the request that it is for. */
export class Answer {
  readonly exchange: Exchange;
  readonly headers: Headers;

  constructor(exchange: Exchange, headers: Headers) {
    this.exchange = exchange;
    this.headers = headers;
  }

  get status(): number {
    return this.exchange.response.status;
  }

  get text(): string {
    return this.exchange.response.body;
  }

  /** A header; null if it is missing. */
  header(name: string): string | null {
    return this.headers.get(name);
  }

  /** The body as JSON. Its type is the caller's claim: the response was validated against the document before. */
  json<Body>(): Body {
    try {
      return JSON.parse(this.text) as Body; // validated, see above
    } catch {
      throw new CheckFailure("the body is not JSON", this.exchange);
    }
  }

  /** The code of a problem; undefined for other responses. */
  get code(): string | undefined {
    if (!this.header("content-type")?.startsWith("application/problem+json")) return undefined;
    return this.json<{ code?: string }>().code;
  }

  /** Fails unless the response has one of these statuses. */
  expect(...statuses: number[]): this {
    if (!statuses.includes(this.status)) {
      const problem = this.code === undefined ? "" : ` ${this.code}`;
      throw new CheckFailure(
        `the status is ${this.status}${problem}, expected ${statuses.join(" or ")}`,
        this.exchange,
      );
    }
    return this;
  }

  /** Fails unless the response is a problem with one of these codes. */
  expectProblem(status: number, ...codes: string[]): this {
    this.expect(status);
    if (this.code === undefined || !codes.includes(this.code))
      throw new CheckFailure(`the code is ${this.code}, expected ${codes.join(" or ")}`, this.exchange);
    return this;
  }
}

/** The node did not respond. */
export class NoResponse extends Error {
  override readonly name = "NoResponse";
}

/** Sends requests. It remembers the exchanges of the current check, and the secrets that no other response may have. */
export class Http {
  readonly options: HttpOptions;
  /** The exchanges of the current check. */
  exchanges: Exchange[] = [];
  /** The number of requests so far. */
  count = 0;
  readonly #secrets = new Set<string>();
  #next = 0;

  constructor(options: HttpOptions) {
    this.options = options;
  }

  /** Sends a request, and validates the response. A response with a rate limit is waited for and the request repeated. */
  async send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    for (let waits = 0; ; waits++) {
      const answer = await this.#exchange(method, path, sent);
      if (answer.status !== 429 || !isLimit(answer)) return this.#validated(answer);
      const seconds = Number(answer.header("retry-after"));
      if (!(seconds <= this.options.maxWaitS) || waits > 2)
        throw new NotApplicable(
          `The node's limit is used up (${answer.code}); it opens in ${seconds} s. Raise --max-wait, or repeat later.`,
        );
      await pause(seconds * 1_000);
    }
  }

  /** Sends a request whose response is not validated, to find out what the node is. */
  sendUnchecked(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    return this.#exchange(method, path, sent);
  }

  /** Opens a response without reading it, for event streams. */
  async open(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
    await this.#turn();
    return this.#fetch("GET", path, { headers, signal });
  }

  /** Remembers a secret: responses that have it fail from now on. */
  keepSecret(secret: string): void {
    this.#secrets.add(secret);
  }

  /** The secrets, for reports that must not show them. */
  get secrets(): ReadonlySet<string> {
    return this.#secrets;
  }

  async #exchange(method: string, path: string, { headers = {}, body, as }: Sent): Promise<Answer> {
    await this.#turn();
    const text = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
    const all: Record<string, string> = {
      ...(text !== undefined && { "content-type": "application/json" }),
      ...as?.headers,
      ...headers,
    };
    const response = await this.#fetch(method, path, {
      headers: { "accept-encoding": "identity", ...all },
      ...(text !== undefined && { body: text }),
      signal: AbortSignal.timeout(this.options.timeoutMs),
    });
    const cookies = response.headers.getSetCookie();
    const exchange: Exchange = {
      request: { method, url: path, headers: all, body: text },
      response: {
        status: response.status,
        headers: {
          ...Object.fromEntries(response.headers),
          ...(cookies.length > 0 && { "set-cookie": cookies }),
        },
        body: await response.text(),
      },
    };
    this.exchanges.push(exchange);
    return new Answer(exchange, response.headers);
  }

  #fetch(method: string, path: string, init: RequestInit): Promise<Response> {
    return fetch(this.options.baseUrl + path, { method, redirect: "manual", ...init }).catch(
      (error: Error) => {
        const reason = error.cause instanceof Error ? error.cause.message : error.message;
        throw new NoResponse(`${method} ${path.slice(0, 200)} got no response: ${reason}`);
      },
    );
  }

  #validated(answer: Answer): Answer {
    if (answer.status === 501) throw this.#notImplemented(answer);
    try {
      this.options.contract.hold(answer.exchange);
    } catch (error) {
      throw new CheckFailure(error instanceof Error ? error.message : String(error), answer.exchange);
    }
    const leaked = [...this.#secrets].find((secret) => answer.text.includes(secret));
    if (leaked !== undefined && answer.header("idempotency-replayed") === null)
      throw new CheckFailure("the response has a secret that is shown only once", answer.exchange);
    return answer;
  }

  /** A server may leave operations out, and say so by 501 (RFC 9110 section 15.6.2), unless every node of a profile has them. */
  #notImplemented({ exchange }: Answer): Error {
    const { method, url } = exchange.request;
    const id =
      this.options.contract.operationOf(method === "HEAD" ? "GET" : method, url) ?? `${method} ${url}`;
    if (isRequired(id))
      return new CheckFailure(
        `the node does not implement ${id}, which every node of its profile has`,
        exchange,
      );
    return new NotApplicable(`The node does not implement ${id}: it responds with 501.`);
  }

  /** Waits until the rate permits a request. */
  async #turn(): Promise<void> {
    this.count++;
    if (this.options.rate === 0) return;
    const now = performance.now();
    const at = Math.max(now, this.#next);
    this.#next = at + 1_000 / this.options.rate;
    if (at > now) await pause(at - now);
  }
}

function isLimit({ code, headers }: Answer): boolean {
  return headers.has("retry-after") && (code === undefined || code === "rate_limited");
}
