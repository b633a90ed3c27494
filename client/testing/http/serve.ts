/** Serves the requests of a fake registry, in the same steps as the node. */
import { privacyHeaders } from "../../../server/http/authentication.ts";
import { bodyLimit, readBody } from "../../../server/http/body.ts";
import { readCookies } from "../../../server/http/cookies.ts";
import { holdsKey } from "../../../server/http/masking.ts";
import { prefersAsync } from "../../../server/http/prefer.ts";
import { inputProblem, ProblemError, problemResponse } from "../../../server/http/problem-response.ts";
import { readQuery } from "../../../server/http/query.ts";
import { expireDue } from "../certifications/changes.ts";
import type { Context } from "../context.ts";
import { handlers } from "../handlers.ts";
import type { State } from "../state.ts";
import { attempt } from "../webhooks/attempts.ts";
import { authenticationOf } from "./authentication.ts";
import { runOnce } from "./idempotency.ts";
import {
  type AnyResponse,
  commonHeaders,
  type SentResponse,
  toProblemResponse,
  toResponse,
} from "./responses.ts";
import { type Route, routeOf } from "./router.ts";
import { checkRequest } from "./validation.ts";

/** A received request. */
export interface IncomingRequest {
  method: string;
  /** The path and query. */
  url: string;
  /** The headers, with names in lower case. */
  headers: Record<string, string>;
  bytes: Uint8Array;
}

/** The handler of any operation. */
type AnyHandler = (request: object, context: Context) => Promise<AnyResponse>;

/** Serves a request. Unexpected errors are thrown, so that the test shows them. */
export async function serve(state: State, incoming: IncomingRequest): Promise<SentResponse> {
  const given = incoming.headers["x-request-id"] ?? "";
  const requestId = /^[\w-]{1,64}$/.test(given) && !holdsKey(given) ? given : state.newId("request");
  const more = commonHeaders(requestId); // headers of every response; more are added on the way
  const done = await catchProblem(() => handle(state, incoming, more, requestId));
  const { problem, headers } = done;
  return problem
    ? toProblemResponse({ ...done, problem, headers: textOf(headers) }, state.settings.baseUrl, more)
    : toResponse(done, more);
}

async function handle(
  state: State,
  incoming: IncomingRequest,
  more: Record<string, string>,
  requestId: string,
): Promise<AnyResponse> {
  const { method, url, headers } = incoming;
  const [pathname = "", ...query] = url.split("?");
  const route = routeOf(method, pathname);
  const before = state.journal.events.length;
  expireDue(state);
  Object.assign(more, privacyHeaders(route.operation));
  const cookies = readCookies(headers.cookie, parseCookie);
  const { caller, settle, ...authenticated } = await authenticationOf(state)(route.operation, {
    method,
    headers,
    cookies,
  });
  Object.assign(more, authenticated.headers);
  const done = await catchProblem(() => {
    const parts = partsOf(route, incoming, query.join("?"));
    checkRequest(route.feature, route.name, parts);
    const userAgent = headers["user-agent"]?.slice(0, 300) ?? null;
    const dispatch: Context["dispatch"] = (request) => dispatchInternal(state, incoming, requestId, request);
    const run = () => handlerOf(route)(parts, { caller, state, cookies, userAgent, requestId, dispatch });
    const key = route.operation.idempotent ? headers["idempotency-key"] : undefined;
    if (key === undefined) return run();
    const fingerprint = `${url} ${parts.text || JSON.stringify(parts.body ?? "")}`;
    return runOnce(state, route.operation, caller, { key, fingerprint }, run);
  });
  await settle?.(done.status);
  if (state.journal.events.length > before) Object.assign(more, await delivered(state, headers.prefer));
  return done;
}

/** The result of a handler; a problem that it throws is a response too. */
async function catchProblem(work: () => Promise<AnyResponse>): Promise<AnyResponse> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError) return error.response;
    throw error;
  }
}

/** Both the type and the table of operations are generated, and the request was validated by its row. */
function handlerOf({ feature, name }: Route): AnyHandler {
  const all = handlers as unknown as Record<string, Record<string, AnyHandler>>;
  const handler = all[feature]?.[name];
  if (!handler) throw new Error(`No handler for ${feature}.${name}`);
  return handler;
}

function partsOf({ operation, path }: Route, { method, headers, bytes }: IncomingRequest, query: string) {
  if (!operation.body && bytes.length > 0 && method !== "GET" && method !== "HEAD") {
    const errors = [{ pointer: "", detail: "is not taken by this operation" }];
    throw new ProblemError(inputProblem("unexpected_body", errors));
  }
  const body = operation.body && bytes.length > 0 ? bodyOf(bytes, headers, operation.signsIn) : undefined;
  const accept = method === "HEAD" ? "" : (headers.accept ?? "");
  return {
    path: { ...path },
    query: readQuery(query, operation),
    headers: { ...headers },
    body: body?.json,
    text: body?.text ?? "",
    accept,
  };
}

function bodyOf(bytes: Uint8Array, headers: Record<string, string>, secret: boolean) {
  if (headers["content-type"]?.split(";")[0]?.trim().toLowerCase() !== "application/json") {
    const detail = "The body must be sent as Content-Type: application/json.";
    throw new ProblemError(problemResponse("unsupported_media_type", detail));
  }
  if (bytes.length > bodyLimit) {
    const detail = `The body has more than ${bodyLimit.toLocaleString("en")} bytes.`;
    throw new ProblemError(problemResponse("body_too_large", detail));
  }
  return readBody(bytes, secret);
}

/** Attempts pending deliveries, before the response unless the caller prefers async. @returns headers of the response. */
async function delivered(state: State, prefer: string | undefined): Promise<Record<string, string>> {
  const pending = state.journal.pending.splice(0);
  const attempts = Promise.all(pending.map((each) => attempt(state, each)));
  if (prefersAsync(prefer)) return { "Preference-Applied": "respond-async" };
  await attempts;
  return {};
}

/** The headers that an internal request inherits. */
const inheritedHeaders = ["authorization", "x-api-key", "user-agent", "prefer"];

async function dispatchInternal(
  state: State,
  { headers }: IncomingRequest,
  requestId: string,
  { method, url, body }: Parameters<Context["dispatch"]>[0],
): ReturnType<Context["dispatch"]> {
  const inherited = Object.entries(headers).filter(([name]) => inheritedHeaders.includes(name));
  const response = await serve(state, {
    method,
    url,
    bytes: new TextEncoder().encode(body === undefined ? "" : JSON.stringify(body)),
    headers: {
      ...Object.fromEntries(inherited),
      accept: "application/json",
      "x-request-id": requestId,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
  });
  const lowerCase = response.headers.map(([name, value]) => [name.toLowerCase(), value]);
  const text = typeof response.body === "string" ? response.body : ""; // no tool responds with a stream
  return { status: response.status, headers: Object.fromEntries(lowerCase), text };
}

/** Parses one cookie. */
function parseCookie(pair: string): Record<string, string> {
  const [before = "", ...after] = pair.split("=");
  const name = before.trim();
  const [, value = ""] = /^"?([^"]*)"?$/.exec(after.join("=").trim()) ?? [];
  return name === "" || after.length === 0 ? {} : { [name]: value };
}

function textOf(headers: AnyResponse["headers"] = {}): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}
