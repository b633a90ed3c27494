/** Receives bodies, and parses those in JSON. */
import type { IncomingMessage } from "node:http";
import { free, smallBytes } from "../values/buffers.ts";
import { exceededLimit } from "../values/json.ts";
import { inputProblem, ProblemError, type ProblemResponse, problemResponse } from "./problem-response.ts";

/** The maximum size of a body, in bytes. */
export const bodyLimit = 1_000_000;

/** The maximum size of a body that is a text, in bytes. */
export const textLimit = 65_536;

/** The maximum nesting depth of objects and arrays. */
export const depthLimit = 64;

/** The maximum number of values in a body: the largest known agent cards have about 5,000. */
export const valueLimit = 20_000;

/** Tells the client of a request with `Expect: 100-continue` to send the body, just before it is read. */
export const sendContinue = Symbol("send 100");

type ExpectingRequest = IncomingMessage & { [sendContinue]?: () => void };

/** A parsed body, and its text. */
export interface Body {
  json: unknown;
  text: string;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** What receiving a body needs. */
export interface Receiving {
  /** The maximum size, in bytes. */
  limit: number;
  /** Called when a body is no longer small, with the bytes that have arrived: waits until more may. */
  takeRoom(arrived: number): Promise<void>;
}

/**
 * Receives a body. The framework can do it, but leaves what it read to the garbage collector: 60 MB more of resident memory
 * while bodies of a megabyte arrive.
 * @returns a buffer that does not share its memory.
 * @throws ProblemError if it is longer than the limit, or the connection ends early.
 */
export async function receiveBody(
  payload: IncomingMessage,
  { limit, takeRoom }: Receiving,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(payload.headers["content-length"]) > limit) throw new ProblemError(bodyTooLarge(limit));
  const chunks: Buffer<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const chunk of chunksOf(payload)) {
      length += chunk.length;
      chunks.push(chunk);
      if (length > limit) throw new ProblemError(bodyTooLarge(limit));
      if (length > smallBytes) await takeRoom(length);
    }
    return Buffer.concat(chunks, length);
  } finally {
    if (length > smallBytes) chunks.forEach(free);
  }
}

/**
 * The chunks of a body. A request that is rejected is not destroyed: it gets a response.
 * @throws ProblemError if the connection ends before the body does.
 */
async function* chunksOf(payload: ExpectingRequest): AsyncGenerator<Buffer<ArrayBuffer>> {
  payload[sendContinue]?.();
  try {
    yield* payload.iterator({ destroyOnReturn: false });
  } catch {
    throw new ProblemError(cutOff());
  }
}

/** The problem of a request that ends before its body does: not a failure of the node. */
export function cutOff(): ProblemResponse {
  return problemResponse("malformed_request", "The connection ended before the request did.");
}

/** The problem of a body that is longer than a limit, in bytes. */
export function bodyTooLarge(limit: number): ProblemResponse {
  return problemResponse("body_too_large", `The body has more than ${limit.toLocaleString("en")} bytes.`);
}

/**
 * Reads a body that is a text.
 * @throws ProblemError if it is not UTF-8.
 */
export function readText(bytes: Uint8Array): Body {
  try {
    return { json: undefined, text: utf8.decode(bytes) };
  } catch {
    throw new ProblemError(inputProblem("invalid_body", [{ pointer: "", detail: "is not UTF-8" }]));
  }
}

/** The maximum size of an empty body: `{}` with white space. */
const emptyLimit = 64;

/** Whether a body says nothing: it is empty, or `{}`, which some clients send with every request. Reads no more than that. */
export async function isEmptyBody(payload: IncomingMessage): Promise<boolean> {
  if (Number(payload.headers["content-length"]) > emptyLimit) return false;
  let text = "";
  for await (const chunk of chunksOf(payload)) {
    text += String(chunk);
    if (text.length > emptyLimit) return false;
  }
  const said = text.trim();
  return said === "" || /^\{\s*\}$/.test(said);
}

/**
 * Parses a JSON body.
 * @param secret whether it may contain a password: error messages then do not quote it.
 * @throws ProblemError if it is not UTF-8 or not JSON, is nested too deep, or has too many values.
 */
export function readBody(bytes: Uint8Array, secret = false): Body {
  const exceeded = exceededLimit(bytes, { depth: depthLimit, values: valueLimit });
  if (exceeded === "depth") {
    throw new ProblemError(
      inputProblem("json_too_deep", [{ pointer: "", detail: `is nested deeper than ${depthLimit} levels` }]),
    );
  }
  if (exceeded === "values") {
    const limit = valueLimit.toLocaleString("en");
    throw new ProblemError(problemResponse("body_too_large", `The body has more than ${limit} JSON values.`));
  }
  const text = decode(bytes);
  try {
    return { json: JSON.parse(text), text };
  } catch (error) {
    const message = error instanceof SyntaxError ? error.message : "is not JSON";
    const reason = secret ? message.replace(/,? (\.{3})?".*$/s, "") : message; // V8 quotes the text around the error
    throw new ProblemError(
      inputProblem("malformed_json", [{ pointer: "", detail: `is not JSON: ${reason.slice(0, 200)}` }]),
    );
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ProblemError(
      inputProblem("malformed_json", [{ pointer: "", detail: "is not UTF-8 (RFC 8259 section 8.1)" }]),
    );
  }
}
