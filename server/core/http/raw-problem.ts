/** Problem responses as HTTP text, for connections without a request. */
import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { version } from "../../../generated/operations.ts";
import { problems } from "../../../generated/problems.ts";
import { withoutKeys } from "./masking.ts";
import { completeProblem, errorHeaders, type ProblemResponse } from "./problem-response.ts";

/** Builds the whole response; the connection is closed after it. */
export function problemText(rejection: ProblemResponse, publicUrl: string, requestId: string): string {
  const body = withoutKeys(JSON.stringify(completeProblem(rejection, publicUrl, requestId)));
  const head = [
    `HTTP/1.1 ${rejection.status} ${problems[rejection.problem.code].title}`,
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    `API-Version: ${version}`,
    "X-Content-Type-Options: nosniff",
    ...Object.entries({ ...errorHeaders, ...rejection.headers }).map(([name, value]) => `${name}: ${value}`),
    "Connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

/** Responds to what a connection may send, without reading it, and closes the connection. */
export function rejectConnection(socket: Socket, publicUrl: string, rejection: ProblemResponse): void {
  socket.on("error", () => undefined); // a client that is gone already
  socket.write(problemText(rejection, publicUrl, randomUUID()));
  socket.destroySoon();
}
