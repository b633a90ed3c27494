/** The HTTP application of a node: the operations of the contract as routes, and problem responses for all failures. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import fastify, {
  errorCodes,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { version } from "../../generated/operations.ts";
import type { Routes } from "../../generated/routes.ts";
import { free } from "../buffers.ts";
import { addBasePath, basePathOf, withoutBasePath } from "./base-path.ts";
import { bodyLimit, readBody, readText, receiveBody, textLimit } from "./body.ts";
import { BodyTurns } from "./body-turns.ts";
import { compressResponses } from "./compression.ts";
import { limitConnections, tooManyConnections } from "./connections.ts";
import { registerCookies } from "./cookies.ts";
import { isOpen, openHeaders } from "./cors.ts";
import { internalBody } from "./dispatch.ts";
import { facadeOf, sendFacadeError } from "./facades.ts";
import { clientError, problemOf, rejectTunnel } from "./failures.ts";
import { hostError } from "./host.ts";
import { LargeBodies } from "./large-bodies.ts";
import { lingerBeforeClose } from "./lingering-close.ts";
import { holdsKey, withoutKeys } from "./masking.ts";
import { type AppOptions, completeOptions, type RequestContext } from "./options.ts";
import { ProblemError, type ProblemResponse, problemResponse } from "./problem-response.ts";
import type { HttpRecorder } from "./recorder.ts";
import { logResponse, noteProblem } from "./request-log.ts";
import { queueRejection, queueRequests } from "./request-queue.ts";
import { traceIdOf, traceRequests } from "./request-tracing.ts";
import { addRoutes, operationOf } from "./routes.ts";
import { sendProblem, wantsPage } from "./send.ts";

/** A body up to this length, in bytes, is handled immediately: it costs no more than a request without one. */
const tinyBytes = 4_096;

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
    const found = isCutOff(request.raw) ? cutOff() : problemOf(error, options);
    if (found.status >= 500 && !(error instanceof ProblemError)) {
      if (options.unavailable(error) || options.outcomeUnknown(error)) options.databaseFailed();
      else request.log.error({ err: error }, "request failed");
    }
    setCommonHeaders(request, reply);
    noteProblem(request, found.problem.code);
    const operation = operationOf(request);
    if (isOpen(operation)) reply.headers(openHeaders);
    const facade = facadeOf(operation, request.url);
    if (facade) {
      sendFacadeError(reply, facade, found);
      return;
    }
    const { headers, render } = options.problemPages;
    const isForReader = (operation?.page ?? true) && wantsPage(request.headers.accept ?? "");
    if (operation?.page || (render && isForReader)) reply.headers(headers);
    sendProblem(reply, found, options.publicUrl, request.id, isForReader ? render : null);
  };
  const times = options.connectionTimes;
  const trustProxy = (_address: string, hop: number) => hop < Number(options.trustProxy);
  const basePath = basePathOf(options.publicUrl);
  const app = fastify({
    bodyLimit,
    ...(basePath !== "" && {
      rewriteUrl: ({ url = "/" }: IncomingMessage) => withoutBasePath(url, basePath),
    }),
    requestTimeout: times.requestTimeoutMs,
    connectionTimeout: times.silenceTimeoutMs,
    keepAliveTimeout: times.keepAliveTimeoutMs,
    http: { headersTimeout: times.headersTimeoutMs, connectionsCheckingInterval: times.checkMs },
    trustProxy,
    // Whole lines are masked, so that no field can be forgotten.
    logger:
      options.logLevel === "silent"
        ? false
        : { level: options.logLevel, base: null, hooks: { streamWrite: withoutKeys } },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request_id" }),
    genReqId: requestId,
    routerOptions: { maxParamLength, querystringParser: () => ({}) }, // query.ts parses it, by operation
    frameworkErrors: fail,
    clientErrorHandler: clientError,
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });
  limitConnections(app.server, options.connections, times, {
    warn: (fields, message) => app.log.warn(fields, message),
    rejected: (reason) => options.recorder?.connectionRejected(reason),
  });
  const queue = queueRequests(app, options.requests, times, trustProxy);
  lingerBeforeClose(app.server, times);
  options.recorder?.watchQueue(() => queue.counts);
  app.setErrorHandler(fail);
  app.setNotFoundHandler(({ url }) => {
    throw new ProblemError(
      problemResponse(
        "route_not_found",
        `Nothing is served at ${url.split("?")[0]?.slice(0, 200)}.${options.problemPages.render ? " See /docs." : ""}`,
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
  app.server.on("connect", rejectTunnel);
  const largeBodies = new LargeBodies();
  const turns = new BodyTurns();
  const prepareBody = async (request: FastifyRequest, reply: FastifyReply) => {
    rejectEncoded(request);
    const release = await largeBodies.reserve(request);
    reply.raw.once("finish", release).once("close", release);
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", async (request: FastifyRequest, payload: IncomingMessage) => {
    const operation = operationOf(request);
    if (!operation?.body) return undefined;
    const internal = internalBody(request);
    if (internal) return internal;
    const bytes = await receiveBody(payload);
    if (bytes.length === 0) return undefined;
    const read = () => readBody(bytes, operation.signsIn);
    try {
      return bytes.length <= tinyBytes ? read() : await turns.run(read);
    } finally {
      free(bytes);
    }
  });
  app.addContentTypeParser("text/plain", async (request: FastifyRequest, payload: IncomingMessage) => {
    const operation = operationOf(request);
    if (operation?.text) return readText(await receiveBody(payload, textLimit));
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

/** Rejects encoded bodies (RFC 9110 section 8.4): their size is unknown until they are decompressed. */
function rejectEncoded({ headers }: FastifyRequest): void {
  const encoding = headers["content-encoding"];
  if (encoding === undefined || encoding.trim().toLowerCase() === "identity") return;
  throw new ProblemError(
    problemResponse("unsupported_media_type", "The body must be sent without Content-Encoding."),
  );
}

/** Whether the connection was closed before the whole request arrived: not a failure of the node. */
function isCutOff({ destroyed, complete }: IncomingMessage): boolean {
  return destroyed && complete === false;
}

function cutOff(): ProblemResponse {
  return problemResponse("malformed_request", "The connection ended before the request did.");
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
