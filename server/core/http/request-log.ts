/**
 * The line of the log for each request: what was called, by whom, from where, and how it ended. It is the record of security
 * events too: failed sign-ins, invalid credentials, refused operations and exceeded limits are lines with their `code`.
 */
import type { FastifyReply, FastifyRequest } from "fastify";
import { type LoggedAddresses, loggedAddress } from "./logged-address.ts";
import { withoutKeys } from "./masking.ts";
import { operationIdOf } from "./operation-names.ts";
import { callerOf, operationOf } from "./routes.ts";

/** The `code` of the problem that a request got. A member of the request, like its authentication. */
const problemCode = Symbol("problem code");

type LoggedRequest = FastifyRequest & { [problemCode]?: string };

/** Notes the problem of a response, for its line. */
export function noteProblem(request: LoggedRequest, code: string): void {
  request[problemCode] = code;
}

/** The `code` of the problem that a request got; undefined if there was none. */
export function problemCodeOf(request: LoggedRequest): string | undefined {
  return request[problemCode];
}

/**
 * Logs a request when its response is sent.
 * @param traceIdOf finds the trace of a request.
 */
export function logResponse(
  addresses: LoggedAddresses,
  traceIdOf: (request: FastifyRequest) => string | undefined,
) {
  return (request: LoggedRequest, reply: FastifyReply, done: () => void): void => {
    const { method } = request;
    const [path] = withoutKeys(request.url).split("?"); // queries may hold secrets: a set-up token, an identity provider's code
    const caller = callerOf(request);
    const line = {
      operation: operationIdOf(operationOf(request)),
      method,
      path,
      status: reply.statusCode,
      code: request[problemCode],
      ms: Math.round(reply.elapsedTime),
      account: caller?.account ?? undefined,
      key: caller?.key ?? undefined,
      address: loggedAddress(request.ip, addresses),
      trace_id: traceIdOf(request),
    };
    request.log.info(line, "answered");
    done();
  };
}
