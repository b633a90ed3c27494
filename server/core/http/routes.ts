/** Adds the operations of the contract as routes of the framework. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { type Operation, operations } from "../../../generated/operations.ts";
import { problems } from "../../../generated/problems.ts";
import type { Routes } from "../../../generated/routes.ts";
import {
  type Authenticate,
  type Authenticated,
  anonymous,
  type Caller,
  type Client,
  privacyHeaders,
} from "./authentication.ts";
import { type Body, isEmptyBody } from "./body.ts";
import { clientNetwork } from "./client-network.ts";
import { readCookies, setCookie } from "./cookies.ts";
import { isOpen, openHeaders } from "./cors.ts";
import { isCrossSite } from "./cross-site.ts";
import { createDispatch } from "./dispatch.ts";
import { withoutKeys } from "./masking.ts";
import { inputProblem, ProblemError, type ProblemResponse } from "./problem-response.ts";
import { readQuery } from "./query.ts";
import { type ApplyLimit, rateLimitHeaders } from "./rate-limit-headers.ts";
import { requiredSeq } from "./read-after.ts";
import type { HttpRecorder } from "./recorder.ts";
import { isHealthCheck, leaveQueue } from "./request-queue.ts";
import { type AnyResponse, send } from "./send.ts";
import type { StreamLimit } from "./stream-limit.ts";
import { rejectUndeclaredMethods } from "./undeclared-methods.ts";
import { queryNames, validator } from "./validation.ts";

/** The handler of any operation. */
type AnyHandler<Context> = (request: object, context: Context) => Promise<AnyResponse>;

/** A request with an `Idempotency-Key`. */
export interface OnceRequest {
  key: string;
  /** Method and path as the contract has them: keys belong to an operation. */
  operation: string;
  /** The path and the query, as they were sent. */
  target: string;
  /** The body's text; empty if there is none. */
  body: string;
  /** The account of the caller; null without a credential. */
  account: string | null;
  /** The network of the client, which a key belongs to where there is no account. */
  network: string;
}

/** Dependencies of serving operations. */
export interface Service<Context> {
  /** The features that are switched off, whose operations are not served. */
  featuresOff: ReadonlySet<string>;
  /** The public URL, without a trailing slash. */
  publicUrl: string;
  /** Counts requests towards limits of client networks. */
  applyLimit: ApplyLimit;
  /**
   * Called before the body of a request is read.
   * @throws ProblemError if its caller has stored as much as permitted.
   */
  limitStorage: (operation: Operation, caller: Caller, address: string) => Promise<void>;
  /** Called when the key of a request has used up its quota. */
  quotaExceeded: (address: string, resetsAt: string) => void;
  /** Records responses and rejected connections; null for no metrics. */
  recorder: HttpRecorder | null;
  /** Counts the event streams of client networks. */
  streams: StreamLimit;
  /** Whether an error says that the database cannot be reached. */
  unavailable: (error: unknown) => boolean;
  /** Authenticates and authorizes requests. */
  authenticate: Authenticate;
  /**
   * Creates the context of a request.
   * @param seq the change that its reads must include, with all before it; null for all changes.
   */
  contextFor: (caller: Caller, client: Client, seq: number | null, operation: Operation) => Context;
  /** Runs the handler of an idempotent operation for a request with an `Idempotency-Key`. */
  runOnce: (
    request: OnceRequest,
    context: Context,
    handle: (context: Context) => Promise<AnyResponse>,
  ) => Promise<AnyResponse>;
  /**
   * Called with `Prefer` after the handler and before the response is sent, to wait for deliveries.
   * @returns headers of the response.
   */
  afterwards: (
    context: Context,
    operation: Operation,
    prefer: string | string[] | undefined,
  ) => Promise<Record<string, string>>;
}

/** How a request was authenticated. A member of the request, because weak maps with every request cost the collector much. */
const authentication = Symbol("authentication");

/** The operation of a request, once it is authenticated: `routeOptions` makes a large object each time. */
const knownOperation = Symbol("operation");

type AuthenticatedRequest = FastifyRequest & {
  [authentication]?: Authenticated;
  [knownOperation]?: Operation;
};

/** Called before the body of a request is received. */
type PrepareBody = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Adds every operation, and 405 responses for undeclared methods of declared paths. */
export function addRoutes<Context>(
  app: FastifyInstance,
  routes: Routes<Context>,
  service: Service<Context>,
  prepareBody: PrepareBody,
): void {
  // The generated type has a member for each row of the generated table, and each request is validated by its row.
  const handlers = routes as unknown as Record<string, Record<string, AnyHandler<Context>>>;
  const declared: Operation[] = [];
  for (const [feature, named] of Object.entries(operations)) {
    if (service.featuresOff.has(feature)) continue;
    for (const [name, operation] of Object.entries(named)) {
      const handler = handlers[feature]?.[name];
      if (!handler) throw new Error(`No handler for ${feature}.${name}`);
      const known = operation.page || operation.facade ? queryNames(feature, name) : undefined;
      const read = (request: FastifyRequest) => readRequest(request, operation, known);
      serve(app, operation, { read, validate: validator(feature, name) }, handler, service, prepareBody);
      declared.push(operation);
    }
  }
  rejectUndeclaredMethods(app, declared);
}

/** The operation of a request; undefined if there is none. */
export function operationOf(request: AuthenticatedRequest): Operation | undefined {
  return request[knownOperation] ?? (request.routeOptions.config as { operation?: Operation }).operation; // set by serve
}

/** The caller of a request; undefined before it is authenticated. */
export function callerOf(request: AuthenticatedRequest): Caller | undefined {
  return request[authentication]?.caller;
}

/** How the parts of a request are read and checked. */
interface Input {
  read: (request: FastifyRequest) => ReturnType<typeof readRequest>;
  validate: ReturnType<typeof validator>;
}

function serve<Context>(
  app: FastifyInstance,
  operation: Operation,
  { read, validate }: Input,
  handler: AnyHandler<Context>,
  {
    publicUrl,
    applyLimit,
    limitStorage,
    quotaExceeded,
    recorder,
    streams,
    authenticate,
    contextFor,
    runOnce,
    afterwards,
    unavailable,
  }: Service<Context>,
  prepareBody: PrepareBody,
): void {
  const headersOfAll = { ...privacyHeaders(operation), ...(isOpen(operation) && openHeaders) };
  const takesCookie = operation.credentials.includes("cookie");
  const isHealth = isHealthCheck({ url: operation.path });
  const isCounted = operation.credentials.includes("bearer");
  // Where a credential is optional, requests with one have a quota. Authenticating those without one costs nothing.
  const limitsOnlyAnonymous = operation.credentials.includes("none") && operation.credentials.length > 1;
  const limit = (request: FastifyRequest, reply: FastifyReply) => {
    if (operation.rateLimit) reply.headers(rateLimitHeaders(applyLimit(operation, request.ip)));
  };
  const options: Omit<RouteOptions, "url"> = {
    method: operation.method,
    config: { operation },
    // Before the body is read: invalid credentials are reported first.
    onRequest: async (request: AuthenticatedRequest, reply) => {
      request[knownOperation] = operation;
      reply.headers(headersOfAll);
      const { method, headers } = request;
      // Before anything expensive, because of floods.
      if (!limitsOnlyAnonymous) limit(request, reply);
      if (isHealth) {
        request[authentication] = { caller: anonymous, headers: {} };
        return rejectBody(request);
      }
      const cookies = readCookies(takesCookie ? headers.cookie : undefined);
      const authenticated = await authenticate(operation, { method, headers, cookies }).catch(
        (error: unknown) => {
          const resetsAt = quotaReset(error);
          if (resetsAt !== undefined) quotaExceeded(request.ip, resetsAt);
          throw error;
        },
      );
      request[authentication] = authenticated;
      reply.headers(authenticated.headers);
      if (limitsOnlyAnonymous && authenticated.caller.account === null) limit(request, reply);
      if (operation.limitsStorage) await limitStorage(operation, authenticated.caller, request.ip);
      if (operation.text)
        request.headers["content-type"] = "text/plain"; // its clients send any, or none
      else if (!operation.body) await rejectBody(request);
      else if (headers["content-length"] === "0") delete headers["content-type"]; // a client's default: there is no body
    },
    handler: async (request, reply) => {
      const parts = read(request);
      validate(parts);
      const { caller } = authenticatedOf(request);
      const context = contextFor(
        caller,
        clientOf(request, publicUrl),
        requiredSeq(operation, parts),
        operation,
      );
      const handle = (context: Context) => handler(parts, context);
      const key = operation.idempotent ? request.headers["idempotency-key"] : undefined;
      const response =
        key === undefined
          ? await handle(context)
          : await runOnce(
              {
                key: String(key),
                operation: `${operation.method} ${operation.path}`,
                target: request.url,
                body: parts.text || JSON.stringify(parts.body ?? ""), // bodies with passwords have no text
                account: caller.account,
                network: clientNetwork(request.ip),
              },
              context,
              handle,
            );
      if (response.problem) throw problemOf({ ...response, problem: response.problem });
      leaveQueue(request.raw); // from here on it only waits for deliveries, or streams
      reply.headers(await afterwards(context, operation, request.headers.prefer));
      if (response.stream) {
        streams.add(clientNetwork(request.ip), reply.raw);
        const { socket } = request.raw;
        if (socket.readableEnded)
          socket.destroy(); // nobody waits for what comes now and then
        else socket.once("end", () => socket.destroy());
        recorder?.responded(operation, response.status, null);
      }
      return send(reply, response);
    },
    ...((operation.body || operation.text) && { preParsing: prepareBody }),
    ...(isCounted && { onSend: settleCount }),
  };
  for (const url of urlsOf(operation)) app.route({ ...options, url });

  async function settleCount(request: AuthenticatedRequest, reply: FastifyReply): Promise<void> {
    try {
      await request[authentication]?.settle?.(reply.statusCode);
    } catch (error) {
      if (!unavailable(error)) request.log.error({ err: error }, "a failed request stays counted");
    }
  }
}

/** When the quota resets, if an error says that it is used up. */
function quotaReset(error: unknown): string | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const { code, resets_at } = error.response.problem;
  return code === "quota_exceeded" ? String(resets_at) : undefined;
}

/** The error that sends the problem of a handler. One that the contract does not know is a bug: JavaScript may return it. */
function problemOf(response: ProblemResponse): Error {
  const { code } = response.problem;
  return code in problems
    ? new ProblemError(response)
    : new Error(`A handler returned the problem "${code}", which the contract does not have`);
}

function authenticatedOf(request: AuthenticatedRequest): Authenticated {
  const authenticated = request[authentication];
  if (!authenticated) throw new Error("A request reached its handler without authentication");
  return authenticated;
}

/** The client of a request. */
function clientOf(request: FastifyRequest, publicUrl: string): Client {
  const { ip, headers } = request;
  return {
    address: ip,
    crossSite: isCrossSite(headers, publicUrl),
    userAgent: headers["user-agent"] === undefined ? null : withoutKeys(headers["user-agent"]).slice(0, 300),
    get cookies() {
      return readCookies(headers.cookie); // few handlers look at them
    },
    setCookie,
    requestId: request.id,
    dispatch: createDispatch(request, publicUrl),
  };
}

/** Rejects a body if the operation has none and it says something. Without a body, a media type is ignored. */
async function rejectBody({ raw, headers, method }: FastifyRequest): Promise<void> {
  const hasBody = Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
  if (hasBody && method !== "GET" && method !== "HEAD") {
    if (!(await isEmptyBody(raw))) {
      throw new ProblemError(
        inputProblem("unexpected_body", [{ pointer: "", detail: "is not taken by this operation" }]),
      );
    }
    // The framework must not look for it again.
    delete headers["content-length"];
    delete headers["transfer-encoding"];
  }
  delete headers["content-type"];
}

/**
 * Reads the parts of a request, which are not yet validated.
 * @param known the query parameters of an operation that ignores others: a page, because links to it may have been extended
 * for analytics, or an operation of a facade.
 */
function readRequest(request: FastifyRequest, operation: Operation, known?: ReadonlySet<string>) {
  const body = request.body as Body | undefined; // of the only parser
  const search = queryOf(request.url);
  return {
    path: pathParameters(request, operation),
    query: readQuery(search, operation, known),
    headers: request.headers, // not a copy: validation only fills in defaults, and no header has one
    body: body?.json,
    text: body?.text ?? "",
    accept: request.method === "HEAD" ? "" : (request.headers.accept ?? ""),
    search: search === "" ? "" : `?${search}`,
  };
}

/** The parameters of the path, as texts. */
function pathParameters(
  { params }: FastifyRequest,
  { path, restOfPath }: Operation,
): Record<string, unknown> {
  const found = params as Record<string, unknown>; // by the router
  if (!restOfPath) return found;
  const { [wildcard]: rest, ...others } = found;
  return { ...others, [path.slice(path.lastIndexOf("{") + 1, -1)]: rest };
}

function queryOf(url: string): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start + 1);
}

/** The URLs of an operation, in the router's syntax. */
function urlsOf({ path, alsoAt, trailingSlash, restOfPath }: Operation): string[] {
  const urls = [path, ...alsoAt].map(routePath).map((url) => (restOfPath ? withRest(url) : url));
  return trailingSlash ? urls.flatMap((url) => [url, `${url}/`]) : urls;
}

/** Converts a path of the contract to the router's syntax. */
function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** The router's name of the rest of a path. */
const wildcard = "*";

/** Has the parameter at the end of a path be the rest of it. */
function withRest(url: string): string {
  return url.slice(0, url.lastIndexOf(":")) + wildcard;
}
