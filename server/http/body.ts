/** JSON bodies. */
import { depth } from "../json.ts";
import { inputRefusal, Refused } from "./refusal.ts";

/** The largest body, in bytes. */
export const bodyLimit = 1_000_000;

/** How deep objects and arrays may be nested. */
export const depthLimit = 64;

/** What the body parser hands on: the value, and the text it came from. */
export interface Body {
  json: unknown;
  text: string;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a JSON body.
 * @param secret whether it may hold a password: then nothing of it is repeated.
 * @throws Refused when it is not UTF-8, not JSON, or nested too deep.
 */
export function readBody(bytes: Uint8Array, secret = false): Body {
  const text = decode(bytes);
  if (depth(text) > depthLimit) {
    throw new Refused(
      inputRefusal("json_too_deep", [{ pointer: "", detail: `is nested deeper than ${depthLimit} levels` }]),
    );
  }
  try {
    return { json: JSON.parse(text), text };
  } catch (error) {
    const message = error instanceof SyntaxError ? error.message : "is not JSON";
    const reason = secret ? message.replace(/,? (\.{3})?".*$/s, "") : message; // V8 quotes the text around the fault
    throw new Refused(
      inputRefusal("malformed_json", [{ pointer: "", detail: `is not JSON: ${reason.slice(0, 200)}` }]),
    );
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refused(
      inputRefusal("malformed_json", [{ pointer: "", detail: "is not UTF-8 (RFC 8259 section 8.1)" }]),
    );
  }
}
