/** The metadata of a response. */

/** The metadata of a response: everything except its body. */
export interface ResponseInfo {
  /** The method and the URL of the request. */
  readonly request: string;
  /** The HTTP status. */
  readonly status: number;
  /** All headers. */
  readonly headers: Headers;
  /** The id of the request, which the node's log has too; null if unknown. */
  readonly requestId: string | null;
  /** The ETag of the resource, for `ifMatch` and `ifNoneMatch`; null if it has none. */
  readonly etag: string | null;
  /** The state that includes the change, for the `seq` of other clients' reads; null if the request changed nothing. */
  readonly seq: number | null;
  /**
   * The id that the agent has now, if it was renamed and you sent a former id: the client followed the redirect. Null otherwise.
   * If you sent several ids in the query, all of them, separated by commas.
   */
  readonly movedTo: string | null;
  /** The quota of the key; null if no key was used, or the key has no quota. */
  readonly rateLimit: RateLimit | null;
}

/** The quota of an API key in this month. */
export interface RateLimit {
  /** The number of requests per month. */
  readonly limit: number;
  /** The number of remaining requests. */
  readonly remaining: number;
  /** When the quota resets. */
  readonly resetsAt: Date;
}

const known = new WeakMap<object, ResponseInfo>();

/**
 * Returns the metadata of the response that a value came with: its request id, ETag, rate limit and headers.
 *
 *     const agent = await registry.agents.lookup("weather-agent");
 *     await registry.agents.setStatus("weather-agent", { status: "deprecated" }, { ifMatch: responseOf(agent).etag ?? "*" });
 *
 * @param value the object that a method returned, or a page of a list; not a copy.
 * @throws TypeError for any other value. If a method returns no object, use the option `onResponse`.
 */
export function responseOf(value: object): ResponseInfo {
  const info = known.get(value);
  if (!info) throw new TypeError("Not returned by a method");
  return info;
}

/** Stores the metadata of the response that a value came with. */
export function remember<T>(value: T, info: ResponseInfo): T {
  if (typeof value === "object" && value !== null) known.set(value, info);
  return value;
}

/** The metadata of a response. */
export function infoOf(
  request: string,
  { status, headers }: Response,
  movedTo: string | null = null,
): ResponseInfo {
  const [seq, limit, remaining, reset] = [
    "Registry-Seq",
    ...["Limit", "Remaining", "Reset"].map((name) => `X-RateLimit-${name}`),
  ].map((name) => Number(headers.get(name) ?? Number.NaN)) as [number, number, number, number]; // four names, four numbers
  return {
    request,
    status,
    headers,
    requestId: headers.get("X-Request-Id"),
    etag: headers.get("ETag"),
    seq: seq >= 0 ? seq : null,
    movedTo,
    rateLimit:
      limit >= 0 && remaining >= 0 && reset >= 0
        ? { limit, remaining, resetsAt: new Date(reset * 1_000) }
        : null,
  };
}
