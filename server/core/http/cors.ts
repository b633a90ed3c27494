/**
 * Lets pages of other origins call the node: Cross-Origin Resource Sharing (https://fetch.spec.whatwg.org/#http-cors-protocol).
 *
 * What takes no cookie is open to all origins, without credentials of the browser: reads, and writes with a key. The wildcards
 * are constants, so responses do not vary by `Origin`. Operations of sessions, and pages, are never open.
 */
import type { FastifyReply } from "fastify";
import type { Operation } from "../../../generated/operations.ts";

/** The headers of responses that pages of other origins may read. */
export const openHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "*",
} as const;

/** How long a browser may keep the response to a preflight request, in seconds: the most that Chromium does. */
const maxAgeSeconds = 7_200;

/** Whether pages of other origins may call an operation. Without an operation there is only a problem, which they may read. */
export function isOpen(operation: Pick<Operation, "crossOrigin"> | undefined): boolean {
  return operation?.crossOrigin ?? true;
}

/** The methods of a path that pages of other origins may use. */
export function openMethods(operations: readonly Operation[]): string[] {
  const methods = operations.filter(isOpen).map(({ method }) => method);
  return methods.includes("GET") ? [...methods, "HEAD"] : methods;
}

/** The parts of a request that make it a preflight request. */
interface PreflightHeaders {
  origin?: string | undefined;
  "access-control-request-method"?: string | undefined;
}

/** Whether a request is a preflight request for one of the methods. */
export function isPreflight(method: string, headers: PreflightHeaders, methods: readonly string[]): boolean {
  const wanted = headers["access-control-request-method"];
  return (
    method === "OPTIONS" && headers.origin !== undefined && wanted !== undefined && methods.includes(wanted)
  );
}

/** Responds to a preflight request. The wildcard of headers does not include `Authorization`. */
export function sendPreflight(reply: FastifyReply, methods: readonly string[]): FastifyReply {
  return reply
    .status(204)
    .headers({
      ...openHeaders,
      "access-control-allow-methods": methods.join(", "),
      "access-control-allow-headers": "Authorization, *",
      "access-control-max-age": String(maxAgeSeconds),
    })
    .send();
}
