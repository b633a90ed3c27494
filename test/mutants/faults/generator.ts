import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "spec/generate/refine.ts",
    replace: 'takesNone && status !== "401"',
    by: "takesNone",
    effect: "the contract says that a 401 response has the headers of writes without a credential",
  },
  {
    file: "spec/generate/refine.ts",
    replace: "Number(status) >= 400",
    by: "Number(status) > 400",
    effect: "the contract does not say that responses with 400 must not be cached",
  },
  {
    file: "spec/generate/schemas.ts",
    replace: '  "x-max-items": "maxItems",\n',
    by: "",
    effect: "lists in AgentFacts that are sent may have any number of items",
  },
  {
    file: "spec/generate/compatibility/schemas.ts",
    replace: '"exclusiveMaximum", "maxItems", "maxProperties"',
    by: '"exclusiveMaximum", "maxProperties"',
    effect: "a lower maximum of items in a request is not found to be a breaking change",
  },
  {
    file: "spec/generate/compatibility/operations.ts",
    replace: "was.required && !is.required",
    by: "!was.required && is.required",
    effect: "a header of a response that may be absent now is not found to be a breaking change",
  },
  {
    file: "spec/generate/code-samples/request.ts",
    replace: "${name}=${encodeURIComponent(textOf(value))}",
    by: "${name}=${textOf(value)}",
    effect: "code samples and the forms of the reference send queries that are not percent-encoded",
  },
  {
    file: "spec/generate/tools.ts",
    replace: "branches.every(({ required })",
    by: "branches.some(({ required })",
    effect: "the tool that registers agents requires the arguments of one way beside those of another",
  },
  {
    file: "spec/generate/required-problems.ts",
    replace: "if (takesKey && !scopes)",
    by: "if (takesKey && scopes === null)",
    effect: "a new operation without a scope passes the generator, and every key may call it",
  },
  {
    file: "spec/generate/drift.ts",
    replace: '["status", "--porcelain", "generated"]',
    by: '["diff", "--name-only", "generated"]',
    effect: "a generated file that was never committed is not found by npm run drift",
  },
  {
    file: "spec/generate/response-examples.ts",
    replace: "successes.findLast(",
    by: "successes.find(",
    effect: "the mock responds to a creation with 200 where the node responds with 201",
  },
  {
    file: "spec/generate/examples.ts",
    replace: "ofStatus.every(",
    by: "ofStatus.some(",
    effect: "the contract calls headers required that not every response of a status has",
  },
  {
    file: "spec/generate/operations.ts",
    replace: 'takesKey(operation) && operation["x-uncounted"] !== true',
    by: "takesKey(operation)",
    effect: "asking with a key what is left of its quota (whoami) uses a request of the quota",
  },
  {
    file: "spec/generate/code-samples/curl.ts",
    replace: "text.replaceAll(",
    by: "text.replace(",
    effect: "a curl sample with two apostrophes is no valid command for a shell",
  },
];
