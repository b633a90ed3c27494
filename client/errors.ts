/** What the methods of the client throw. */
import type { InputError, Schemas, Tombstone } from "./models.ts";

/** The codes of the problems that the contract names. */
export type ProblemCode = Problems["code"];

/**
 * The code of a {@link RegistryError}: that of the problem; `not_modified` (304: what the caller has is still right);
 * `unexpected_answer` (the answer is not what the contract declares); `connection_failed` or `timed_out` (there was no
 * answer). A newer node may have more codes.
 */
export type ErrorCode =
  | ProblemCode
  | "not_modified"
  | "unexpected_answer"
  | "connection_failed"
  | "timed_out"
  | NewerCode;

/** The codes that a class of errors can have. */
type CodeOf<Status> = Extract<Problems, { status: Status }>["code"] | "unexpected_answer" | NewerCode;

type Problems = Extract<Schemas[keyof Schemas], { code: string; request_id: string }>;

/** Any text, without taking the known ones out of what an editor offers. */
type NewerCode = string & Record<never, never>;

/** The body of a refusal (RFC 9457). */
export interface Problem {
  /** The page that explains this kind of problem. */
  type: string;
  /** The kind of problem in a few words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What was wrong in this request, and what to do. */
  detail: string;
  /** The kind of problem, for programs. */
  code: ErrorCode;
  /** The id of the request; the node's log has it too. */
  request_id: string;
  /** Each place in the input that is wrong, where the input is at fault. */
  errors?: InputError[];
  /** What remains of the agent, with `agent_tombstoned`. */
  tombstone?: Tombstone;
  /** Members that a problem has of its own. */
  [member: string]: unknown;
}

/** What an error is made of: an answer, or what stands for one that never came. */
export interface Answered {
  /** The HTTP status; 0 if there was no answer. */
  status: number;
  /** The headers of the answer. */
  headers: Headers;
}

/** A request did not succeed. Each meaning has a class of its own; all of them are this one too. */
export class RegistryError extends Error {
  override readonly name: string = "RegistryError";
  /** The HTTP status of the answer; 0 if there was none. */
  readonly status: number;
  /** What happened, for programs. */
  readonly code: ErrorCode;
  /** The id of the request, as the node's log has it; null if the answer does not tell. */
  readonly requestId: string | null;
  /** The body of the refusal; null if it has none. */
  readonly problem: Problem | null;
  /** The headers of the answer: `ETag` and so on. */
  readonly headers: Headers;
  /** After how many seconds the node asks to be tried again (RFC 9110 section 10.2.3); null if it does not say. */
  readonly retryAfter: number | null;

  /** Takes the answer, a code, what to say to people, the problem if there is one, and what lies behind it. */
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

/** 400, 413, 415, 422 or 431: the request is wrong. `errors` names each place. */
export class ValidationError extends RegistryError {
  override readonly name = "ValidationError";
  declare readonly code: CodeOf<400 | 413 | 415 | 422 | 431>;
  /** Each place that is wrong, with a JSON pointer (RFC 6901); empty if the fault has no place. */
  readonly errors: readonly InputError[] = this.problem?.errors ?? [];
}

/** 401: the key or session is missing, malformed, unknown, revoked or expired. */
export class AuthenticationError extends RegistryError {
  override readonly name = "AuthenticationError";
  declare readonly code: CodeOf<401>;
}

/** 403: the caller is known, and may not do this. */
export class PermissionError extends RegistryError {
  override readonly name = "PermissionError";
  declare readonly code: CodeOf<403>;
}

/** 404: there is no such thing, or not for this caller. */
export class NotFoundError extends RegistryError {
  override readonly name = "NotFoundError";
  declare readonly code: CodeOf<404>;
}

/** 409: it does not fit what is there. */
export class ConflictError extends RegistryError {
  override readonly name = "ConflictError";
  declare readonly code: CodeOf<409>;
}

/** 410: the agent was deleted. */
export class GoneError extends RegistryError {
  override readonly name = "GoneError";
  declare readonly code: CodeOf<410>;
  /** What remains of the agent; null if the answer does not tell. */
  readonly tombstone: Tombstone | null = this.problem?.tombstone ?? null;
}

/** 412: it has changed since the ETag in `ifMatch` was read. */
export class PreconditionFailedError extends RegistryError {
  override readonly name = "PreconditionFailedError";
  declare readonly code: CodeOf<412>;
}

/** 429: asked too often; `retryAfter` says when to go on. */
export class RateLimitedError extends RegistryError {
  override readonly name: string = "RateLimitedError";
  declare readonly code: CodeOf<429>;
}

/** 429 `quota_exceeded`: the key, or its account, has had all its requests of this month. */
export class QuotaExceededError extends RateLimitedError {
  override readonly name = "QuotaExceededError";
  /** When the quota starts anew: the first of the next month, 00:00 UTC. */
  readonly resetsAt: Date = new Date(
    typeof this.problem?.resets_at === "string"
      ? this.problem.resets_at
      : Date.now() + (this.retryAfter ?? 0) * 1_000,
  );
}

/** 5xx: the node, or something between, failed. */
export class ServerError extends RegistryError {
  override readonly name = "ServerError";
  declare readonly code: CodeOf<500 | 501 | 502 | 503>;
}

/** There was no answer, or it broke off; `cause` is what `fetch` said. Whether the request took effect is not known. */
export class ConnectionError extends RegistryError {
  override readonly name: string = "ConnectionError";

  /** Takes what to say to people, what lies behind it, and the code. */
  constructor(message: string, cause?: unknown, code: ErrorCode = "connection_failed") {
    super({ status: 0, headers: new Headers() }, code, message, null, cause);
  }
}

/** There was no whole answer in time. Whether the request took effect is not known. */
export class TimeoutError extends ConnectionError {
  override readonly name = "TimeoutError";

  /** Takes what to say to people. */
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
 * The error for an answer that is no success, or no answer of a node. It never throws, whatever the answer holds.
 * @param body as text, or what JSON says it is.
 */
export function errorOf(answer: Answered, body: unknown): RegistryError {
  const { status, headers } = answer;
  const Kind = classes[status] ?? (status >= 500 ? ServerError : RegistryError);
  if (status === 304) return new Kind(answer, "not_modified", "Not modified.");
  if (status >= 400 && isProblem(body)) {
    const { code, detail } = body;
    return new (code === "quota_exceeded" ? QuotaExceededError : Kind)(answer, code, detail, body);
  }
  const text = typeof body === "string" ? body : (JSON.stringify(body) ?? "");
  const excerpt = JSON.stringify(text.slice(0, 1_000).replace(/\s+/g, " ").trim().slice(0, 120));
  const media = headers.get("Content-Type") ?? "no media type";
  return new Kind(answer, "unexpected_answer", `${status}, ${media}: ${excerpt}`);
}

/** What a text says in JSON; undefined if it is none. */
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

/** Seconds, given as such or as the date when they end. */
function secondsOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  const left = Number.isFinite(seconds) ? seconds : (Date.parse(header ?? "") - Date.now()) / 1_000;
  return Number.isNaN(left) ? null : Math.max(0, left);
}
