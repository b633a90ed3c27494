/** The operations of the contract as routes of the framework. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Operation, operations } from "../../generated/operations.ts";
import type { Routes } from "../../generated/routes.ts";
import { clientNetwork } from "../client-network.ts";
import { type Admission, type Admitted, type Caller, type Origin, privacyHeaders } from "./admission.ts";
import type { Body } from "./body.ts";
import { type Cookies, readCookies } from "./cookies.ts";
import { isCrossSite } from "./cross-site.ts";
import { withoutKeys } from "./masking.ts";
import { askFor } from "./onward.ts";
import { inputProblem, ProblemError } from "./problem-response.ts";
import { readQuery } from "./query.ts";
import { type ApplyLimit, rateLimitHeaders } from "./rate-limit.ts";
import { leaveQueue } from "./request-queue.ts";
import { type AnyAnswer, send } from "./send.ts";
import type { StreamLimit } from "./stream-limit.ts";
import { rejectUndeclaredMethods } from "./undeclared-methods.ts";
import { validator } from "./validation.ts";

/** A handler as this layer calls it, whatever its operation. */
type AnyHandler<Context> = (request: object, context: Context) => Promise<AnyAnswer>;

/** A request with an `Idempotency-Key`, as it was sent. */
export interface OnceRequest {
  key: string;
  operation: string;
  target: string;
  body: string;
}

/** What serving an operation needs beside its handler. */
export interface Service<Context> {
  /** Where people reach the node; no slash at the end. */
  publicUrl: string;
  /** Counts requests towards limits of client networks. */
  applyLimit: ApplyLimit;
  /** Counts the event streams of client networks. */
  streams: StreamLimit;
  /** Whether an error says that the database cannot be reached. */
  unavailable: (error: unknown) => boolean;
  /** Lets requests in. */
  admit: Admission;
  /** What a request of this caller may reach. */
  contextFor: (caller: Caller, origin: Origin) => Context;
  /** Runs the handler of an operation that honours `Idempotency-Key`, for a request that has one. */
  runOnce: (
    request: OnceRequest,
    context: Context,
    handle: (context: Context) => Promise<AnyAnswer>,
  ) => Promise<AnyAnswer>;
  /**
   * Called with the request's `Prefer` once it is decided and before it is answered: for what the answer waits for.
   * @returns headers of the answer.
   */
  afterwards: (context: Context, prefer: string | string[] | undefined) => Promise<Record<string, string>>;
}

/** Adds every operation, and a 405 for what is not declared at a declared path. */
export function addRoutes<Context>(
  app: FastifyInstance,
  routes: Routes<Context>,
  service: Service<Context>,
): void {
  // The generated type has a member for each row of the generated table; what a handler takes was validated by its row.
  const handlers = routes as unknown as Record<string, Record<string, AnyHandler<Context>>>;
  const declared: Operation[] = [];
  for (const [feature, named] of Object.entries(operations)) {
    for (const [name, operation] of Object.entries(named)) {
      const handler = handlers[feature]?.[name];
      if (!handler) throw new Error(`No handler for ${feature}.${name}`);
      serve(app, operation, validator(feature, name), handler, service);
      declared.push(operation);
    }
  }
  rejectUndeclaredMethods(app, declared);
}

/** The operation that a request reaches; undefined if none. */
export function operationOf(request: FastifyRequest): Operation | undefined {
  return (request.routeOptions.config as { operation?: Operation }).operation; // set by serve
}

function serve<Context>(
  app: FastifyInstance,
  operation: Operation,
  validate: ReturnType<typeof validator>,
  handler: AnyHandler<Context>,
  { publicUrl, applyLimit, streams, admit, contextFor, runOnce, afterwards, unavailable }: Service<Context>,
): void {
  const letIn = new WeakMap<FastifyRequest, Admitted>();
  // Where a credential may be sent or left out, requests with one have their quota. Admitting one without costs nothing.
  const isLimitOfAnonymous = operation.credentials.includes("none") && operation.credentials.length > 1;
  app.route({
    method: operation.method,
    url: routePath(operation.path),
    config: { operation },
    // Before the body: a caller whose credential is bad is told so first.
    onRequest: async (request, reply) => {
      reply.headers(privacyHeaders(operation));
      const { method, headers } = request;
      // Before anything that costs: a flood ends here.
      if (!isLimitOfAnonymous) reply.headers(rateLimitHeaders(applyLimit(operation, request.ip)));
      const cookies = cookiesOf(app, headers.cookie);
      const admitted = await admit(operation, { method, headers, cookies });
      letIn.set(request, admitted);
      reply.headers(admitted.headers);
      if (isLimitOfAnonymous && admitted.caller.account === null)
        reply.headers(rateLimitHeaders(applyLimit(operation, request.ip)));
      if (!operation.body) refuseBody(request);
    },
    handler: async (request, reply) => {
      const read = readRequest(request, operation);
      validate(read);
      const { caller } = admittedOf(request);
      const context = contextFor(caller, originOf(request, publicUrl));
      const handle = (context: Context) => handler(read, context);
      const key = operation.idempotent ? request.headers["idempotency-key"] : undefined;
      const answer =
        key === undefined
          ? await handle(context)
          : await runOnce(
              {
                key: String(key),
                operation: `${operation.method} ${operation.path}`,
                target: request.url,
                body: read.text || JSON.stringify(read.body ?? ""), // bodies with passwords come without their text
              },
              context,
              handle,
            );
      if (answer.problem) throw new ProblemError({ ...answer, problem: answer.problem });
      leaveQueue(request.raw); // what is left is waiting for deliveries, and streams
      reply.headers(await afterwards(context, request.headers.prefer));
      if (answer.stream) streams.add(clientNetwork(request.ip), reply.raw);
      return send(reply, answer);
    },
    onSend: async (request, reply) => {
      try {
        await letIn.get(request)?.settle?.(reply.statusCode);
      } catch (error) {
        if (!unavailable(error)) request.log.error({ err: error }, "a failed request stays counted");
      }
    },
  });

  function admittedOf(request: FastifyRequest): Admitted {
    const admitted = letIn.get(request);
    if (!admitted) throw new Error("A request reached its handler without having been let in");
    return admitted;
  }
}

/** From where a request comes. Cookies are set for the node alone: no script reads them, no other site's request has them. */
function originOf(request: FastifyRequest, publicUrl: string): Origin {
  const { ip, headers, server } = request;
  return {
    address: ip,
    crossSite: isCrossSite(headers, publicUrl),
    userAgent: headers["user-agent"] === undefined ? null : withoutKeys(headers["user-agent"]).slice(0, 300),
    cookies: cookiesOf(server, headers.cookie),
    setCookie: (name, value, scope) =>
      server.serializeCookie(name, value, { ...scope, httpOnly: true, sameSite: "lax" }),
    requestId: request.id,
    ask: askFor(request),
  };
}

function cookiesOf(app: FastifyInstance, header: string | undefined): Cookies {
  return readCookies(header, (text) => app.parseCookie(text));
}

/** A body where none is taken is refused; its media type alone means nothing. */
function refuseBody(request: FastifyRequest): void {
  const length = Number(request.headers["content-length"] ?? 0);
  const comes = length > 0 || request.headers["transfer-encoding"] !== undefined;
  if (comes && request.method !== "GET" && request.method !== "HEAD") {
    throw new ProblemError(
      inputProblem("unexpected_body", [{ pointer: "", detail: "is not taken by this operation" }]),
    );
  }
  delete request.headers["content-type"];
}

/** The parts of a request, not yet validated. */
function readRequest(request: FastifyRequest, operation: Operation) {
  const body = request.body as Body | undefined; // made by our only parser
  return {
    path: request.params as Record<string, unknown>, // strings, as the router makes them
    query: readQuery(request.url.split("?").slice(1).join("?"), operation),
    headers: { ...request.headers },
    body: body?.json,
    text: body?.text ?? "",
    accept: request.method === "HEAD" ? "" : (request.headers.accept ?? ""),
  };
}

/** A path of the contract in the router's form. */
function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}
