/** What is wrong with bytes that the parser of Node.js rejected: by its error code, and by where in the bytes it stopped. */
import { type ProblemResponse, problemResponse } from "./problem-response.ts";

/** An error of the parser, or of a connection whose request has not arrived in time. */
export interface ParserError extends Error {
  code?: string;
  /** The bytes that arrived last. They are a Buffer, although Fastify's type does not say so. */
  rawPacket?: unknown;
  /** Where in them the parser stopped. */
  bytesParsed?: number;
}

/** Why bytes are not a request. */
export interface InvalidHttp {
  /** The cause in the log, of a fixed list. */
  cause: string;
  problem: ProblemResponse;
}

/** A valid request line, whose method is unknown to Node.js (RFC 9110 section 9.1: 501). */
const requestLine = /^[!#$%&'*+.^_`|~\w-]{1,64} \S+ HTTP\/1\.[01]\r?\n/;

/** Codes of the parser (https://github.com/nodejs/llhttp), the cause for each, and what to say of it. */
const malformed: Readonly<Record<string, [cause: string, detail: string]>> = {
  ...same(
    ["HPE_INVALID_URL", "HPE_INVALID_CONSTANT"],
    "target",
    "The path or query has a character that must be percent-encoded as UTF-8, for example `ö` as `%C3%B6` and a space as `%20` (RFC 3986 section 2.1).",
  ),
  ...same(
    ["HPE_INVALID_VERSION"],
    "request_line",
    "The request line does not end with `HTTP/1.1` and CRLF (RFC 9112 section 3).",
  ),
  ...same(
    ["HPE_INVALID_HEADER_TOKEN", "HPE_CR_EXPECTED", "HPE_LF_EXPECTED", "HPE_STRICT"],
    "header",
    "A header line is not a name, a colon and a value without control characters, which ends with CRLF (RFC 9112 section 5).",
  ),
  ...same(
    ["HPE_INVALID_CONTENT_LENGTH", "HPE_UNEXPECTED_CONTENT_LENGTH", "HPE_INVALID_TRANSFER_ENCODING"],
    "body_length",
    "The length of the body is not clear: send one Content-Length with a number, or Transfer-Encoding: chunked, not both (RFC 9112 section 6.3).",
  ),
  ...same(
    ["HPE_INVALID_CHUNK_SIZE"],
    "chunk",
    "A chunk of the body does not begin with its size in hexadecimal digits (RFC 9112 section 7.1).",
  ),
  ...same(
    ["HPE_PAUSED_H2_UPGRADE"],
    "http2",
    "HTTP/2 is not served here: use HTTP/1.1, also between a proxy and the node.",
  ),
};

function same(codes: readonly string[], cause: string, detail: string) {
  return Object.fromEntries(codes.map((code): [string, [string, string]] => [code, [cause, detail]]));
}

/** Protocols that are taken for HTTP, by their first bytes. */
const otherProtocols: readonly [starts: string[], cause: string, detail: string][] = [
  [
    ["\x16\x03"],
    "tls",
    "This port speaks HTTP without TLS: use http://. For https, put a proxy that ends TLS in front of the node.",
  ],
  [
    ["PROXY ", "\r\n\r\n\0\r\nQUIT\n"],
    "proxy_protocol",
    "The node does not read the PROXY protocol: switch it off in the proxy, have the proxy send X-Forwarded-For, and set TRUST_PROXY.",
  ],
];

/** Explains why the parser rejected what a client sent, or why a connection was given up. */
export function explainInvalidHttp({ code = "", rawPacket, bytesParsed = 0 }: ParserError): InvalidHttp {
  if (code === "HPE_HEADER_OVERFLOW") {
    const detail = "The request line and the headers have more than 16 KiB together.";
    return { cause: "headers_too_large", problem: problemResponse("headers_too_large", detail) };
  }
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") {
    const detail = "The request did not arrive in time: the headers have 20 seconds, the whole of it 120.";
    return { cause: "timeout", problem: problemResponse("request_timeout", detail) };
  }
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString("latin1") : "";
  if (code === "HPE_INVALID_METHOD" && requestLine.test(fromMethod(text, bytesParsed))) {
    const detail = "The node does not know the method of the request.";
    return { cause: "method", problem: problemResponse("not_implemented", detail) };
  }
  const [, ...other] =
    otherProtocols.find(([starts]) => starts.some((start) => text.startsWith(start))) ?? [];
  const [cause = "unknown", detail = "The request is not HTTP that the node can read."] =
    other.length > 0 && code === "HPE_INVALID_METHOD" ? other : (malformed[code] ?? []);
  return { cause, problem: problemResponse("malformed_request", detail) };
}

/** The rejected bytes from the beginning of the method: the parser stops inside it, and other requests may be before it. */
function fromMethod(text: string, stoppedAt: number): string {
  const [method = ""] =
    /[!#$%&'*+.^_`|~\w-]{0,64}$/.exec(text.slice(Math.max(0, stoppedAt - 64), stoppedAt)) ?? [];
  return text.slice(stoppedAt - method.length);
}
