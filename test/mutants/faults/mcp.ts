import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/registry/mcp/batch.ts",
    replace: "roomBytes -= Buffer.byteLength(reply.text);",
    by: "roomBytes -= reply.text.length;",
    effect: "the response to a batch with texts in other scripts is much larger than the documented limit",
  },
  {
    file: "server/registry/mcp/calls.ts",
    replace: "3 * Buffer.byteLength(text) < maxResponseBytes",
    by: "Buffer.byteLength(text) < maxResponseBytes",
    effect: "a tool call with a result of 500 kB gets an error in place of the result",
  },
  {
    file: "server/registry/mcp/stateless.ts",
    replace: "decoded(inHeader) !== name",
    by: "inHeader !== name",
    effect: "a client that sends the header Mcp-Name in Base64 gets 400",
  },
  {
    file: "server/registry/mcp/tools.ts",
    replace: "dispatch(toRequest(tool, given))",
    by: "dispatch(toRequest(tool, sent))",
    effect: "an argument under its former name is checked, and then silently ignored",
  },
];
