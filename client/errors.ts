/** The errors that the methods of the client throw. */
import type { InputError, Schemas, Tombstone } from "./models.ts";

/** The codes of the contract's problems. */
export type ProblemCode = Problems["code"];

/**
 * The code of a {@link RegistryError}: that of the problem; `not_modified` (304); `unexpected_answer` (the response is not
 * what the contract declares); `connection_failed` or `timed_out` (there was no response). A newer node may have more
 * codes.
 */
export type ErrorCode =
  | ProblemCode
  | "not_modified"
  | "unexpected_answer"
  | "connection_failed"
  | "timed_out"
  | NewerCode;

/** The codes by status. Not an alias of the union: editors would show its name instead of the codes. */
type CodesBy = { [Each in Problems as Each["status"]]: Each["code"] | "unexpected_answer" | NewerCode };

type Problems = Extract<Schemas[keyof Schemas], { code: string; request_id: string }>;

/** Any string. Editors still suggest the known codes. */
type NewerCode = string & Record<never, never>;

/** The body of an error response (RFC 9457). */
export interface Problem {
  /** The URL of a page that explains the problem. */
  type: string;
  /** A short summary of the problem. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What was wrong in this request, and what to do. */
  detail: string;
  /** The problem's machine-readable code. */
  code: ErrorCode;
  /** The id of the request. The node's log has the same id. */
  request_id: string;
  /** The errors in the input, if the input is invalid. */
  errors?: InputError[];
  /** The record of the deleted agent, with `agent_tombstoned`. */
  tombstone?: Tombstone;
  /** Additional fields of the problem. */
  [member: string]: unknown;
}

/** The response of an error, or a substitute if there was none. */
export interface Answered {
  /** The HTTP status; 0 if there was no response. */
  status: number;
  /** The headers of the response. */
  headers: Headers;
}

/** The base class of all errors of failed requests. */
export class RegistryError extends Error {
  override readonly name: string = "RegistryError";
  /** The HTTP status of the response; 0 if there was none. */
  readonly status: number;
  /** The machine-readable code of the error. */
  readonly code: ErrorCode;
  /** The id of the request, which the node's log has too; null if unknown. */
  readonly requestId: string | null;
  /** The body of the error response; null if it is not a problem. */
  readonly problem: Problem | null;
  /** The headers of the response, such as `ETag`. */
  readonly headers: Headers;
  /** The number of seconds to wait before a retry (`Retry-After`, RFC 9110 section 10.2.3); null if not given. */
  readonly retryAfter: number | null;

  /** Takes the response, the code, the message, the problem if there is one, and the cause. */
  constructor(
    { status, headers }: Answered,
    code: ErrorCode,
    message: string,
    problem: Problem | null = null,
    cause?: unknown,
  ) {
    super(`${code}: ${message}`, cause === undefined ? {} : { cause });
    this.status = status;
    this.code = code;
    this.requestId = problem?.request_id ?? headers.get("X-Request-Id");
    this.problem = problem;
    this.headers = headers;
    this.retryAfter = secondsOf(headers.get("Retry-After"));
  }
}

/** 400, 413, 415, 422 or 431: the request is invalid. */
export class ValidationError extends RegistryError {
  override readonly name = "ValidationError";
  declare readonly code: CodesBy[400 | 413 | 415 | 422 | 431];
  /** The errors, each with a JSON pointer (RFC 6901); empty if the error has no place in the input. */
  readonly errors: readonly InputError[] = this.problem?.errors ?? [];
}

/** 401: the key or session is missing, malformed, unknown, revoked or expired. */
export class AuthenticationError extends RegistryError {
  override readonly name = "AuthenticationError";
  declare readonly code: CodesBy[401];
}

/** 403: the caller has no permission. */
export class PermissionError extends RegistryError {
  override readonly name = "PermissionError";
  declare readonly code: CodesBy[403];
}

/** 404: the resource does not exist, or the caller may not see it. */
export class NotFoundError extends RegistryError {
  override readonly name = "NotFoundError";
  declare readonly code: CodesBy[404];
}

/** 409: the request conflicts with the current state. */
export class ConflictError extends RegistryError {
  override readonly name = "ConflictError";
  declare readonly code: CodesBy[409];
}

/** 410: the agent was deleted. */
export class GoneError extends RegistryError {
  override readonly name = "GoneError";
  declare readonly code: CodesBy[410];
  /** The record of the deleted agent; null if the response has none. */
  readonly tombstone: Tombstone | null = this.problem?.tombstone ?? null;
}

/** 412: the resource changed since the ETag in `ifMatch` was read. */
export class PreconditionFailedError extends RegistryError {
  override readonly name = "PreconditionFailedError";
  declare readonly code: CodesBy[412];
}

/** 429: too many requests. `retryAfter` says when to retry. */
export class RateLimitedError extends RegistryError {
  override readonly name: string = "RateLimitedError";
  declare readonly code: CodesBy[429];
}

/** 429 `quota_exceeded`: the key or its account has used all requests of this month. */
export class QuotaExceededError extends RateLimitedError {
  override readonly name = "QuotaExceededError";
  /** When the quota resets: the first day of the next month, 00:00 UTC. */
  readonly resetsAt: Date = new Date(
    typeof this.problem?.resets_at === "string"
      ? this.problem.resets_at
      : Date.now() + (this.retryAfter ?? 0) * 1_000,
  );
}

/** 5xx: the node or a proxy failed. */
export class ServerError extends RegistryError {
  override readonly name = "ServerError";
  declare readonly code: CodesBy[500 | 501 | 502 | 503];
}

/** There was no complete response. `cause` is the error of `fetch`. The request may have taken effect. */
export class ConnectionError extends RegistryError {
  override readonly name: string = "ConnectionError";

  /** Takes the message, the cause and the code. */
  constructor(message: string, cause?: unknown, code: ErrorCode = "connection_failed") {
    super({ status: 0, headers: new Headers() }, code, message, null, cause);
  }
}

/** There was no complete response in time. The request may have taken effect. */
export class TimeoutError extends ConnectionError {
  override readonly name = "TimeoutError";

  /** Takes the message. */
  constructor(message: string) {
    super(message, undefined, "timed_out");
  }
}

const classes: Record<number, typeof RegistryError> = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  412: PreconditionFailedError,
  413: ValidationError,
  415: ValidationError,
  422: ValidationError,
  429: RateLimitedError,
  431: ValidationError,
};

/**
 * Creates the error for a response that is not a success, or not from a node. It never throws, whatever the response is.
 * @param body as text, or as parsed JSON.
 */
export function errorOf(response: Answered, body: unknown): RegistryError {
  const { status, headers } = response;
  const Kind = classes[status] ?? (status >= 500 ? ServerError : RegistryError);
  if (status === 304) return new Kind(response, "not_modified", "Not modified.");
  if (status >= 400 && isProblem(body)) {
    const { code, detail } = body;
    return new (code === "quota_exceeded" ? QuotaExceededError : Kind)(response, code, detail, body);
  }
  const text = typeof body === "string" ? body : (JSON.stringify(body) ?? "");
  const excerpt = JSON.stringify(text.slice(0, 1_000).replace(/\s+/g, " ").trim().slice(0, 120));
  const media = headers.get("Content-Type") ?? "no media type";
  return new Kind(response, "unexpected_answer", `${status}, ${media}: ${excerpt}`);
}

/** Parses JSON; undefined if the text is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a JSON value is an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isProblem(value: unknown): value is Problem {
  if (!isObject(value)) return false;
  const { errors = [] } = value;
  return (
    Array.isArray(errors) &&
    errors.every(isObject) &&
    ["type", "title", "detail", "code", "request_id"].every((name) => typeof value[name] === "string")
  );
}

/** The seconds of a `Retry-After` header, which has a number or a date. */
function secondsOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  const left = Number.isFinite(seconds) ? seconds : (Date.parse(header ?? "") - Date.now()) / 1_000;
  return Number.isNaN(left) ? null : Math.max(0, left);
}
