/** The HTTP side of a node: the contract's operations as routes, one shape for every failure. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type HTTPMethods,
  LogController,
} from "fastify";
import { type Operation, operations, version } from "../../generated/operations.ts";
import type { Routes } from "../../generated/routes.ts";
import { admit, type Caller } from "./admission.ts";
import { type Body, bodyLimit, readBody } from "./body.ts";
import { clientError, refusalOf } from "./failures.ts";
import { readQuery } from "./query.ts";
import { inputRefusal, type Refusal, Refused, refusal } from "./refusal.ts";
import { type AnyAnswer, send, sendRefusal } from "./send.ts";
import { validator } from "./validation.ts";

export interface AppOptions<Context> {
  /** Where people reach the node; no slash at the end. */
  publicUrl: string;
  /** What a request of this caller may reach. */
  contextFor: (caller: Caller) => Context;
  /** Whether an error says that the database cannot be reached. */
  unavailable: (error: unknown) => boolean;
  /** How much is logged; `silent` for nothing. */
  logLevel: string;
  /** Whether `X-Forwarded-*` of the proxy in front is to be believed. */
  trustProxy: boolean;
}

/** A handler as this layer calls it, whatever its operation. */
type AnyHandler<Context> = (request: object, context: Context) => Promise<AnyAnswer>;

interface Row {
  feature: string;
  name: string;
  operation: Operation;
}

const methods: HTTPMethods[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const requestIdForm = /^[\w-]{1,64}$/;

/** Makes the app; it does not listen. */
export function createApp<Context>(routes: Routes<Context>, options: AppOptions<Context>): FastifyInstance {
  const app = fastify({
    bodyLimit,
    trustProxy: options.trustProxy,
    logger: options.logLevel === "silent" ? false : { level: options.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request_id" }),
    genReqId: requestId,
    routerOptions: { maxParamLength: 8_000, querystringParser: () => ({}), ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => fail(error, request, reply),
    clientErrorHandler: clientError,
    return503OnClosing: false,
    forceCloseConnections: "idle",
  });
  const fail = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    const found = refusalOf(error, options.unavailable);
    if (found.status >= 500) request.log.error({ err: error }, "request failed");
    mark(request, reply);
    sendRefusal(reply, found, options.publicUrl, request.id);
  };

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, bytes: Buffer, done) => {
    const takesBody = (request.routeOptions.config as { operation?: Operation }).operation?.body; // set below
    if (!takesBody) return done(null, undefined);
    try {
      done(null, readBody(bytes));
    } catch (error) {
      done(error as Error, undefined); // readBody throws errors only
    }
  });
  app.addHook("onRequest", async (request, reply) => mark(request, reply));
  app.addHook("onResponse", async (request, reply) => {
    const { method, url } = request;
    request.log.info(
      { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
  app.setErrorHandler(fail);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0]?.slice(0, 200);
    sendRefusal(
      reply,
      refusal("route_not_found", `Nothing is served at ${path}. See /docs.`),
      options.publicUrl,
      request.id,
    );
  });

  const rows = Object.entries(operations).flatMap(([feature, named]) =>
    Object.entries(named).map(([name, operation]): Row => ({ feature, name, operation })),
  );
  for (const row of rows) serve(app, row, routes, options);
  for (const [path, group] of Map.groupBy(rows, ({ operation }) => operation.path)) {
    refuseOtherMethods(app, path, group, options.publicUrl);
  }
  return app;
}

/** What every answer carries. */
function mark(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ "X-Request-Id": request.id, "API-Version": version, "X-Content-Type-Options": "nosniff" });
}

function requestId(request: IncomingMessage): string {
  const sent = request.headers["x-request-id"];
  return typeof sent === "string" && requestIdForm.test(sent) ? sent : randomUUID();
}

function serve<Context>(
  app: FastifyInstance,
  row: Row,
  routes: Routes<Context>,
  options: AppOptions<Context>,
): void {
  const { feature, name, operation } = row;
  // The generated type has a member for each row of the generated table; what a handler takes was validated by its row.
  const handlers = routes as unknown as Record<string, Record<string, AnyHandler<Context>>>;
  const validate = validator(feature, name);
  const callers = new WeakMap<FastifyRequest, Caller>();

  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    config: { operation },
    // Before the body: a caller whose credential is bad is told so first.
    onRequest: async (request) => {
      const admitted = admit(operation, request.headers);
      if ("problem" in admitted) throw new Refused(admitted);
      callers.set(request, admitted);
      if (!operation.body) refuseBody(request);
    },
    handler: async (request, reply) => {
      const caller = callers.get(request) ?? { account: null };
      const read = readRequest(request, operation);
      const wrong = "problem" in read ? read : validate(read);
      if (wrong) return sendRefusal(reply, wrong as Refusal, options.publicUrl, request.id); // validate gives refusals only
      const handler = handlers[feature]?.[name];
      if (!handler) throw new Error(`No handler for ${feature}.${name}`);
      const answer = await handler(read, options.contextFor(caller));
      return send(reply, answer, options.publicUrl, request.id);
    },
  });
}

/** A body where none is taken is refused; its media type alone means nothing. */
function refuseBody(request: FastifyRequest): void {
  const length = Number(request.headers["content-length"] ?? 0);
  const comes = length > 0 || request.headers["transfer-encoding"] !== undefined;
  if (comes && request.method !== "GET" && request.method !== "HEAD") {
    throw new Refused(
      inputRefusal("unexpected_body", [{ pointer: "", detail: "is not taken by this operation" }]),
    );
  }
  delete request.headers["content-type"];
}

function readRequest(request: FastifyRequest, operation: Operation) {
  const query = readQuery(request.url.split("?").slice(1).join("?"), operation);
  if (Array.isArray(query)) {
    const { code, name } = query[0] ?? { code: "invalid_query" as const, name: "" };
    const same = query.filter((each) => each.code === code);
    const detail = code === "invalid_query" ? "is not percent-encoded right" : "is given more than once";
    const pointers = same.length > 0 ? same.map((each) => `/query/${each.name}`) : [`/query/${name}`];
    return inputRefusal(
      code,
      pointers.map((pointer) => ({ pointer: pointer.slice(0, 2_048), detail })),
    );
  }
  const body = request.body as Body | undefined; // made by our only parser
  return {
    path: request.params as Record<string, unknown>, // strings, as the router makes them
    query,
    headers: { ...request.headers },
    body: body?.json,
    text: body?.text ?? "",
    accept: request.method === "HEAD" ? "" : (request.headers.accept ?? ""),
  };
}

/** 405 with `Allow` for what is not declared at a path (RFC 9110 section 15.5.6). */
function refuseOtherMethods(app: FastifyInstance, path: string, group: Row[], publicUrl: string): void {
  const declared = new Set<string>(group.map(({ operation }) => operation.method));
  if (declared.has("GET")) declared.add("HEAD");
  const allow = methods.filter((method) => declared.has(method)).join(", ");
  app.route({
    method: methods.filter((method) => !declared.has(method)),
    url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    onRequest: async (request) => {
      throw new Refused(
        refusal(
          "method_not_allowed",
          `${request.method} is not served at ${path}; allowed: ${allow}.`,
          {},
          { Allow: allow },
        ),
      );
    },
    handler: async (request, reply) =>
      sendRefusal(reply, refusal("method_not_allowed", allow), publicUrl, request.id),
  });
}
