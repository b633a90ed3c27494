/** What the methods of the client throw. */
import type { InputError, Schemas, Tombstone } from "./models.ts";

/** The codes of the problems that the contract names. */
export type ProblemCode = Extract<Schemas[keyof Schemas], { code: string; request_id: string }>["code"];

/**
 * The code of a {@link RegistryError}: that of the problem, `not_modified` (304: what the caller has is still right) or
 * `unexpected_answer` (the answer is not what the contract declares). A newer node may have more codes.
 */
export type ErrorCode = ProblemCode | "not_modified" | "unexpected_answer" | (string & Record<never, never>);

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

/** The node answered, and the answer is no success. */
export class RegistryError extends Error {
  override readonly name = "RegistryError";
  /** The HTTP status of the answer. */
  readonly status: number;
  /** What happened, for programs. */
  readonly code: ErrorCode;
  /** The id of the request, as the node's log has it; null if the answer does not tell. */
  readonly requestId: string | null;
  /** The body of the refusal; null if it has none. */
  readonly problem: Problem | null;
  /** The headers of the answer: `Retry-After`, `ETag` and so on. */
  readonly headers: Headers;

  /** Takes the answer's status and headers, a code, what to say to people, and the problem if there is one. */
  constructor(
    answer: { status: number; headers: Headers },
    code: ErrorCode,
    message: string,
    problem: Problem | null = null,
  ) {
    super(`${code}: ${message}`);
    this.status = answer.status;
    this.code = code;
    this.requestId = problem?.request_id ?? answer.headers.get("X-Request-Id");
    this.problem = problem;
    this.headers = answer.headers;
  }
}

/** There was no answer, or it broke off. `cause` is what `fetch` said. Whether the request took effect is not known. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";

  /** Takes what was tried, and what it failed with. */
  constructor(tried: string, cause: unknown) {
    super(`${tried}: ${messageOf(cause)}`, { cause });
  }
}

/** The error for an answer whose body should be a problem. */
export function refusal(response: Response, text: string): RegistryError {
  const problem = parse(text);
  if (!isProblem(problem)) return unexpectedAnswer(response, text);
  return new RegistryError(response, problem.code, problem.detail, problem);
}

/** The error for an answer that the contract does not declare: it tells the status, the media type and how it begins. */
export function unexpectedAnswer(
  response: { status: number; headers: Headers },
  text: string,
): RegistryError {
  const media = response.headers.get("Content-Type") ?? "no media type";
  const excerpt = JSON.stringify(text.replace(/\s+/g, " ").trim().slice(0, 120));
  return new RegistryError(response, "unexpected_answer", `${response.status}, ${media}: ${excerpt}`);
}

/** The JSON value of a text; undefined if it is none. */
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

/** What went wrong, with its reason: Node's fetch says `fetch failed`, and only its cause says why. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

function isProblem(value: unknown): value is Problem {
  if (!isObject(value) || typeof value.status !== "number") return false;
  const { errors = [] } = value;
  if (!Array.isArray(errors) || !errors.every(isObject)) return false;
  return ["type", "title", "detail", "code", "request_id"].every((name) => typeof value[name] === "string");
}
