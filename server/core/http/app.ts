/** The HTTP application of a node: the operations of the contract as routes, and problem responses for all failures. */

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import fastify, {
  errorCodes,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { version } from "../../../generated/operations.ts";
import type { Routes } from "../../../generated/routes.ts";
import { TimeSlice, TurnQueue } from "../time/time-slice.ts";
import { free } from "../values/buffers.ts";
import { addBasePath, basePathOf, withoutBasePath } from "./base-path.ts";
import {
  bodyLimit,
  cutOff,
  type Receiving,
  readBody,
  readText,
  receiveBody,
  sendContinue,
  textLimit,
} from "./body.ts";
import { clientNetwork } from "./client-network.ts";
import { compressResponses } from "./compression.ts";
import { limitConnections, tooManyConnections } from "./connections.ts";
import { registerCookies } from "./cookies.ts";
import { isOpen, openHeaders } from "./cors.ts";
import { internalBody } from "./dispatch.ts";
import { facadeOf, sendFacadeError } from "./facades.ts";
import { problemOf, rejectInvalidHttp } from "./failures.ts";
import { hostError } from "./host.ts";
import { IdleConnections } from "./idle-connections.ts";
import { LargeBodies, type Room } from "./large-bodies.ts";
import { lingerBeforeClose } from "./lingering-close.ts";
import { standardLog } from "./log-output.ts";
import { loggedAddress } from "./logged-address.ts";
import { holdsKey, withoutKeys } from "./masking.ts";
import { type AppOptions, completeOptions, type RequestContext } from "./options.ts";
import { ProblemError, problemResponse } from "./problem-response.ts";
import type { HttpRecorder } from "./recorder.ts";
import type { Warn } from "./repeated-warnings.ts";
import { logResponse, noteProblem } from "./request-log.ts";
import { leaveQueue, queueRejection, queueRequests } from "./request-queue.ts";
import { traceIdOf, traceRequests } from "./request-tracing.ts";
import { responseClass } from "./response.ts";
import { addRoutes, operationOf } from "./routes.ts";
import { sendProblem, wantsPage } from "./send.ts";
import { UnsentBytes, unsentLimits } from "./unsent-bytes.ts";

/** A body up to this length, in bytes, is handled immediately: it costs no more than a request without one. */
const tinyBytes = 4_096;

/**
 * How long the bodies of one turn of the event loop may hold it before the others wait for the next turn, in milliseconds. What a
 * request does right after the parse (validation, preparing the change) belongs to its turn.
 */
const bodySliceMs = 10;

/** The room of the body of a request (large-bodies.ts). */
const roomOf = Symbol("room");

type RequestWithRoom = FastifyRequest & { [roomOf]?: Room };

/** The maximum length of a request line: every id reaches its operation, which validates it. */
const maxParamLength = 16_384;

/**
 * Creates the app; it does not listen.
 * @param routes a handler for each operation of the contract.
 * @param given its options. Only the public URL is needed, and `contextFor` if the handlers use more than the caller and
 * the client.
 */
export function createApp<Context = RequestContext>(
  routes: Routes<Context>,
  given: AppOptions<Context>,
): FastifyInstance {
  const options = completeOptions(given);
  const common = commonHeaders(options.publicUrl);
  const setCommonHeaders = (request: FastifyRequest, reply: FastifyReply) =>
    reply.header("x-request-id", request.id).headers(common);
  const fail = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const found = problemOf(error, options);
    if (found.status >= 500 && !(error instanceof ProblemError)) {
      if (options.unavailable(error) || options.outcomeUnknown(error)) options.databaseFailed();
      else request.log.error({ err: error }, "request failed");
    }
    setCommonHeaders(request, reply);
    if (found.status === 415 && request.method === "PATCH") reply.header("accept-patch", "application/json"); // RFC 5789
    noteProblem(request, found.problem.code);
    const operation = operationOf(request);
    // A preflight request that fails must not look like one that permits something.
    if (isOpen(operation) && request.method !== "OPTIONS") reply.headers(openHeaders);
    const facade = facadeOf(operation, request.url);
    if (facade) {
      sendFacadeError(reply, facade, found);
      return;
    }
    const { headers, render } = options.problemPages;
    const mayBePage = operation?.page ?? true;
    const isForReader = mayBePage && wantsPage(request.headers.accept ?? "");
    if (render && mayBePage) reply.header("vary", "Accept");
    if (operation?.page || (render && isForReader)) reply.headers(headers);
    sendProblem(reply, found, options.publicUrl, request.id, isForReader ? render : null);
  };
  const times = options.connectionTimes;
  const trustProxy = (_address: string, hop: number) => hop < Number(options.trustProxy);
  const unsent = new UnsentBytes(unsentLimits, times, ({ req }) => clientNetwork(proxyAddr(req, trustProxy)));
  const basePath = basePathOf(options.publicUrl);
  const app = fastify({
    bodyLimit,
    ...(basePath !== "" && {
      rewriteUrl: ({ url = "/" }: IncomingMessage) => withoutBasePath(url, basePath),
    }),
    requestTimeout: times.requestTimeoutMs,
    connectionTimeout: times.silenceTimeoutMs,
    keepAliveTimeout: times.keepAliveTimeoutMs,
    http: {
      headersTimeout: times.headersTimeoutMs,
      connectionsCheckingInterval: times.checkMs,
      ServerResponse: responseClass(unsent),
      requireHostHeader: false, // host.ts does, with a problem
    },
    trustProxy,
    // Whole lines are masked, so that no field can be forgotten.
    logger:
      options.logLevel === "silent"
        ? false
        : {
            level: options.logLevel,
            base: null,
            hooks: { streamWrite: withoutKeys },
            stream: standardLog(),
          },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request_id" }),
    genReqId: requestId,
    routerOptions: { maxParamLength, querystringParser: () => ({}) }, // query.ts parses it, by operation
    frameworkErrors: fail,
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });
  const warn: Warn = (fields, message) => app.log.warn(fields, message);
  const rejected = (reason: "total" | "network") => options.recorder?.connectionRejected(reason);
  const idle = new IdleConnections();
  limitConnections(app.server, options.connections, times, { warn, rejected }, options.publicUrl, idle);
  rejectInvalidHttp(app.server, options.publicUrl, times, {
    warn,
    responded: (status) => options.recorder?.responded(undefined, status, null),
    logAddresses: options.logAddresses,
  });
  const queue = queueRequests(app, options.requests, times, trustProxy, options.publicUrl);
  app.server.prependListener("request", ({ socket, headers }: IncomingMessage) => {
    const detail = options.forwardedHeaders.see({ socket, headers });
    if (detail !== undefined)
      warn(
        {
          code: "proxy_not_trusted",
          address: loggedAddress(socket.remoteAddress ?? "", options.logAddresses),
        },
        detail,
      );
  });
  // Node.js rejects other expectations without a problem. So they are rejected in front of the router (host.ts).
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  // A final status that the headers decide comes without a 100 (RFC 9110 section 10.1.1), so that no body is sent in vain.
  app.server.on("checkContinue", (request, response) => {
    Object.assign(request, { [sendContinue]: () => response.writeContinue() });
    app.server.emit("request", request, response);
  });
  // A client may end its side after its request, and still gets the response.
  Object.assign(app.server, { httpAllowHalfOpen: true });
  idle.watch(app.server);
  lingerBeforeClose(app.server, times);
  options.recorder?.watchQueue(() => queue.counts);
  app.setErrorHandler(fail);
  app.setNotFoundHandler(({ url }) => {
    throw new ProblemError(
      problemResponse(
        "route_not_found",
        `Nothing is served at ${url.split("?")[0]?.slice(0, 200)}.${/[^/]\/(\?|$)/.test(url) ? " Leave out the slash at the end." : ""}${options.problemPages.render ? " See /docs." : ""}`,
      ),
    );
  });
  if (options.tracer) traceRequests(app, options.tracer, options.logAddresses);
  // These hooks call back instead of returning promises, because every request would make them.
  app.addHook("onRequest", (request, reply, done) => {
    setCommonHeaders(request, reply);
    done(admissionError(request.raw, options));
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (options.stopping.aborted) reply.header("Connection", "close"); // RFC 9112 section 9.6
    done(null, payload);
  });
  addBasePath(app, basePath);
  compressResponses(app);
  if (options.logLevel !== "silent") app.addHook("onResponse", logResponse(options.logAddresses, traceIdOf));
  if (options.recorder) app.addHook("onResponse", recordResponse(options.recorder));
  const largeBodies = new LargeBodies();
  const turns = new TurnQueue(() => new TimeSlice(bodySliceMs));
  const prepareBody = async (request: RequestWithRoom, reply: FastifyReply) => {
    rejectEncoded(request);
    const { raw } = request;
    if (raw.destroyed) throw new ProblemError(cutOff());
    const room = largeBodies.open(request);
    request[roomOf] = room;
    reply.raw.once("finish", room.release).once("close", room.release);
    // The response of a request that was sent before the previous one had its response does not learn that its client is gone.
    raw.once("close", () => {
      if (!raw.readableEnded) room.cancel();
    });
    await room.take(0);
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", async (request: FastifyRequest, payload: IncomingMessage) => {
    const operation = operationOf(request);
    if (!operation?.body) return undefined;
    const internal = internalBody(request);
    if (internal) return internal;
    const bytes = await receiveBody(payload, receiving(request, bodyLimit));
    if (bytes.length === 0) return undefined;
    try {
      if (bytes.length > tinyBytes) await turns.next();
      return readBody(bytes, operation.signsIn);
    } finally {
      free(bytes);
    }
  });
  app.addContentTypeParser("text/plain", async (request: FastifyRequest, payload: IncomingMessage) => {
    const operation = operationOf(request);
    if (operation?.text) return readText(await receiveBody(payload, receiving(request, textLimit)));
    if (operation?.body) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
    return undefined;
  });
  registerCookies(app);
  addRoutes(app, routes, options, prepareBody);
  return app;
}

/** Records a response when it has been sent. A stream is recorded when it begins (routes.ts): its client decides when it ends. */
function recordResponse(recorder: HttpRecorder) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const isStream = reply.getHeader("x-accel-buffering") === "no";
    if (!isStream) recorder.responded(operationOf(request), reply.statusCode, reply.elapsedTime);
    done();
  };
}

/** Why a request is not admitted to the router; undefined if it is. */
function admissionError(
  request: IncomingMessage,
  { hosts, publicUrl }: { hosts: ReadonlySet<string> | null; publicUrl: string },
): Error | undefined {
  // The connection was rejected, or a response on it was the last one (lingering-close.ts): another could not be sent.
  if (request.socket.writableEnded)
    return new ProblemError(tooManyConnections("The connection was rejected or has timed out."));
  const rejection = queueRejection(request);
  if (rejection) return new ProblemError(rejection);
  return hostError(request, hosts, publicUrl);
}

/** How the body of a request is received. One whose length is not known leaves the queue when it turns out to be large. */
function receiving(request: RequestWithRoom, limit: number): Receiving {
  const takeRoom = async (arrived: number) => {
    leaveQueue(request.raw);
    await request[roomOf]?.take(arrived);
  };
  return { limit, takeRoom };
}

/** Rejects encoded bodies (RFC 9110 section 8.4): their size is unknown until they are decompressed. */
function rejectEncoded({ headers }: FastifyRequest): void {
  const encoding = headers["content-encoding"];
  if (encoding === undefined || encoding.trim().toLowerCase() === "identity") return;
  throw new ProblemError(
    problemResponse(
      "unsupported_media_type",
      "The body must be sent without Content-Encoding.",
      {},
      { "Accept-Encoding": "identity" }, // RFC 9110 section 15.5.16
    ),
  );
}

/** Headers of every response, beside its id. In lower case, because the framework converts others each time. */
function commonHeaders(publicUrl: string): Record<string, string> {
  return {
    "api-version": version,
    "x-content-type-options": "nosniff",
    // RFC 6797: without it the first request of a visit may go over http, where others on the network path can set cookies.
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
}

/** The id that the client sent for its request, if it is valid; otherwise a new one. */
function requestId(request: IncomingMessage): string {
  const sent = request.headers["x-request-id"];
  const isValid = typeof sent === "string" && /^[\w-]{1,64}$/.test(sent) && !holdsKey(sent);
  return isValid ? sent : randomUUID();
}
