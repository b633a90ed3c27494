/** The problems that operations of a kind must declare: the generator rejects an operation without them. */
import { describe, expect, test } from "vitest";
import type { OpenApi, Operation } from "../spec/generate/document.ts";
import { refine } from "../spec/generate/refine.ts";
import { requireDeclarations } from "../spec/generate/required-problems.ts";

/** The responses with these problems, as the emitter writes them. */
function responses(problems: Record<string, string[]>): Operation["responses"] {
  return Object.fromEntries(
    Object.entries(problems).map(([status, names]) => {
      const refs = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
      const schema = refs.length === 1 ? refs[0] : { anyOf: refs };
      return [status, { description: "", content: { "application/problem+json": { schema } } }];
    }),
  ) as Operation["responses"]; // a list of one has a first member
}

function contract(method: string, operation: Partial<Operation>): OpenApi {
  const whole = { operationId: "pets_act", parameters: [], responses: {}, ...operation };
  return {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    paths: { "/pets": { [method]: whole } },
    components: { schemas: {} },
  };
}

const withKey = { security: [{ KeyBearer: [] }], "x-scopes": [] };
const header = { name: "Idempotency-Key", in: "header" as const, schema: {} };
const unavailable = responses({ 503: ["DatabaseUnavailable"] });

describe("the generator rejects", () => {
  test.each([
    ["a public read without the problems of keys", contract("get", { security: [{}] }), "KeyFaults"],
    [
      "a write without an unknown outcome",
      contract("post", { ...withKey, responses: unavailable }),
      "OutcomeUnknown",
    ],
    [
      "a creation without its problems",
      contract("post", { ...withKey, parameters: [header] }),
      "IdempotencyFaults",
    ],
    [
      "a scope without its problem",
      contract("get", { ...withKey, "x-scopes": ["pets:read"] }),
      "CredentialFaults",
    ],
  ])("%s", (_what, document, alias) => {
    expect(() => refine(document)).toThrow(`pets_act must declare ${alias}`);
  });

  test.each([
    [
      "an operation that takes a key, and does not say which",
      contract("get", { security: [{ KeyBearer: [] }] }),
    ],
    [
      "a scope without a key",
      contract("get", { security: [{ SessionCookie: [] }], "x-scopes": ["pets:read"] }),
    ],
  ])("%s", (_what, document) => {
    expect(() => requireDeclarations(document)).toThrow(/must (not )?have @?.*scope/);
  });
});

describe("the generator accepts", () => {
  test.each([
    [
      "a public read",
      contract("get", { security: [{}], responses: responses({ 401: ["CredentialMalformed"] }) }),
    ],
    ["a read with a key", contract("get", { ...withKey, responses: unavailable })],
    ["a safe POST", contract("post", { ...withKey, responses: unavailable, "x-safe": true })],
    [
      "a creation",
      contract("post", {
        ...withKey,
        parameters: [header],
        responses: responses({
          409: ["IdempotencyKeyInUse"],
          503: ["DatabaseUnavailable", "OutcomeUnknown"],
        }),
      }),
    ],
  ])("%s", (_what, document) => {
    expect(() => requireDeclarations(document)).not.toThrow();
  });
});

test("a write that needs no credential has the headers of such writes, but not on a 401", () => {
  const problem = (code: string) => ({
    properties: {
      type: { const: `/problems/${code}` },
      status: { const: 401 },
      title: {},
      code: { const: code },
    },
  });
  const document = contract("post", {
    security: [{}, { KeyBearer: [] }],
    "x-scopes": [],
    responses: { ...responses({ 401: ["CredentialMalformed"] }), 204: { description: "" } },
  });
  const none = { properties: {} };
  document.components.schemas = {
    CredentialMalformed: problem("credential_malformed"),
    QuotaHeaders: { properties: { RateLimit: {}, "RateLimit-Policy": {} } },
    TransitionHeaders: { properties: { Deprecation: {} } },
    PrivateHeaders: none,
    ErrorHeaders: none,
    ChangeHeaders: none,
  };
  const { responses: refined = {} } = refine(document).paths["/pets"]?.post ?? {};
  expect(Object.keys(refined["204"]?.headers ?? {})).toContain("Deprecation");
  expect(Object.keys(refined["401"]?.headers ?? {}).sort()).toEqual(["RateLimit", "RateLimit-Policy"]);
});
