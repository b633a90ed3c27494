/** Traces requests: everything that a request causes runs within its span. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type LoggedAddresses, loggedAddress } from "./logged-address.ts";
import { operationIdOf } from "./operation-names.ts";
import { problemCodeOf } from "./request-log.ts";
import { operationOf } from "./routes.ts";

/** The beginning of a request. */
export interface BegunRequest {
  method: string;
  /** Without the query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** Its `X-Request-Id`. */
  id: string;
  /** The address of the client, as the log has it; undefined if it has none. */
  address: string | undefined;
}

/** The span of a request. */
export interface RequestSpan {
  traceId: string;
  /**
   * Ends the span.
   * @param response `route` and `operation` are undefined if nothing is served there, `code` unless there was a problem.
   */
  ended(response: {
    route: string | undefined;
    operation: string | undefined;
    status: number;
    code: string | undefined;
  }): void;
}

/** Makes the spans; the composition root passes it. */
export interface RequestTracer {
  /** Begins a span, and calls `next` within it. */
  began(request: BegunRequest, next: () => void): RequestSpan;
}

/** The span of a request. A member of the request, like its authentication. */
const spanOf = Symbol("span");

type TracedRequest = FastifyRequest & { [spanOf]?: RequestSpan };

/** Adds the first and the last hook of each request. */
export function traceRequests(app: FastifyInstance, tracer: RequestTracer, addresses: LoggedAddresses): void {
  app.addHook("onRequest", (request: TracedRequest, _reply, done) => {
    const { method, headers, id, ip, url } = request;
    const [path = ""] = url.split("?");
    const address = loggedAddress(ip, addresses);
    request[spanOf] = tracer.began({ method, path, headers, id, address }, done);
  });
  app.addHook("onResponse", (request: TracedRequest, reply, done) => {
    const operation = operationOf(request);
    request[spanOf]?.ended({
      route: operation?.path,
      operation: operationIdOf(operation),
      status: reply.statusCode,
      code: problemCodeOf(request),
    });
    done();
  });
}

/** The trace of a request; undefined if requests are not traced. */
export function traceIdOf(request: TracedRequest): string | undefined {
  return request[spanOf]?.traceId;
}
