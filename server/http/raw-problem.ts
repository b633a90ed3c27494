/** Problems as bytes of HTTP, for connections that have no request to answer. */
import { version } from "../../generated/operations.ts";
import { problems } from "../../generated/problems.ts";
import { withoutKeys } from "./masking.ts";
import { complete, type Refusal } from "./refusal.ts";

/** The whole response; the connection is closed after it. */
export function problemText(refusal: Refusal, requestId: string): string {
  const body = withoutKeys(JSON.stringify(complete(refusal, "", requestId)));
  const head = [
    `HTTP/1.1 ${refusal.status} ${problems[refusal.problem.code].title}`,
    "Content-Type: application/problem+json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    `API-Version: ${version}`,
    "X-Content-Type-Options: nosniff",
    ...Object.entries(refusal.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    "Connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
