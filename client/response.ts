/** What is known of an answer beside its body. */

/** An answer, without its body. */
export interface ResponseInfo {
  /** The method and the URL that were asked. */
  readonly request: string;
  /** The HTTP status. */
  readonly status: number;
  /** All headers. */
  readonly headers: Headers;
  /** The id of the request, as the node's log has it; null if the answer does not tell. */
  readonly requestId: string | null;
  /** The version of what was read, for `ifMatch` and `ifNoneMatch`; null if it has none. */
  readonly etag: string | null;
  /** What is left of the key's quota; null if no key was used, or the key has no quota. */
  readonly rateLimit: RateLimit | null;
}

/** The quota of an API key in this month. */
export interface RateLimit {
  /** Requests in a month. */
  readonly limit: number;
  /** Requests that are left. */
  readonly remaining: number;
  /** When the quota starts anew. */
  readonly resetsAt: Date;
}

const known = new WeakMap<object, ResponseInfo>();

/**
 * Tells of the answer that a value came with: its request id, ETag, rate limit and headers.
 *
 *     const agent = await registry.agents.lookup("weather-agent");
 *     await registry.agents.setStatus("weather-agent", { status: "deprecated" }, { ifMatch: responseOf(agent).etag ?? "*" });
 *
 * @param value what a method returned, or a page of a list: the very object, no copy of it.
 * @throws TypeError for any other value. Where a method returns no object, use the option `onResponse`.
 */
export function responseOf(value: object): ResponseInfo {
  const info = known.get(value);
  if (!info) throw new TypeError("Not an object that a method returned");
  return info;
}

/** Notes what a value came with. */
export function remember<T>(value: T, info: ResponseInfo): T {
  if (typeof value === "object" && value !== null) known.set(value, info);
  return value;
}

/** What there is to tell of an answer. */
export function infoOf(request: string, { status, headers }: Response): ResponseInfo {
  const [limit, remaining, reset] = ["Limit", "Remaining", "Reset"].map((name) =>
    Number(headers.get(`X-RateLimit-${name}`) ?? Number.NaN),
  ) as [number, number, number]; // three names, three numbers
  return {
    request,
    status,
    headers,
    requestId: headers.get("X-Request-Id"),
    etag: headers.get("ETag"),
    rateLimit:
      limit >= 0 && remaining >= 0 && reset >= 0
        ? { limit, remaining, resetsAt: new Date(reset * 1_000) }
        : null,
  };
}
