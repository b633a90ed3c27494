/**
 * Every input of every operation, made hostile: each gets a declared status, and costs a bounded time.
 * `HOSTILE_BYTES=990000` makes bodies as large as they may be.
 */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Operation, operations } from "../generated/operations.ts";
import { type JsonSchema, schemas, shared } from "../generated/schemas.ts";
import { valueTest } from "../server/core/http/validation.ts";
import { hostileTexts } from "./bench/hostile/shapes.ts";
import { createWorld, password, type TestWorld } from "./world.ts";

const size = Number(process.env.HOSTILE_BYTES ?? 100_000);

/** Time of the processor that one request may take, with all that the test does for it: what hangs takes far more. */
const hangMs = 3_000;

interface Case {
  id: string;
  feature: string;
  operation: Operation;
  parts: (typeof schemas)[string][string];
}

const cases: Case[] = Object.entries(operations).flatMap(([feature, named]) =>
  Object.entries(named).map(([name, operation]) => {
    const parts = schemas[feature]?.[name];
    if (!parts) throw new Error(`${feature}.${name} has no schemas`);
    return { id: `${feature}.${name}`, feature, operation, parts };
  }),
);

/** The cases of each feature. */
const features = Object.entries(Object.groupBy(cases, ({ feature }) => feature)).map(
  ([feature, cases = []]) => ({ feature, cases }),
);

const byName = new Map(shared.map((schema) => [schema.$id, schema]));

/** The names of an object's members, in every branch of its schema. */
function membersOf(schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  const branches = [schema.then, schema.else, ...((schema.anyOf ?? []) as unknown[])] as (
    | JsonSchema
    | undefined
  )[]; // by the keywords' definition
  const inside = branches.flatMap(membersOf);
  const named = typeof schema.$ref === "string" ? membersOf(byName.get(schema.$ref)) : [];
  return [...new Set([...Object.keys((schema.properties ?? {}) as object), ...inside, ...named])]; // likewise
}

const list = (entry: string, length: number) => `[${Array.from({ length }, () => entry).join(",")}]`;
const few = Math.min(18_000, Math.floor(size / 6));

/** JSON texts that are expensive to parse, validate or quote. */
const hostileValues = [
  `"${"a".repeat(size)}\\u0001"`,
  `"${" ".repeat(size)}"`,
  `"${"https://a.".repeat(size / 10)}"`,
  `"\\ud800${"%".repeat(1_000)}"`,
  list('""', few),
  list("[]", Math.floor(size / 3)),
  list("{}", few / 2),
  list("1", few),
  `${"[".repeat(60)}${"]".repeat(60)}`,
  `${'{"a":'.repeat(size / 10)}1${"}".repeat(size / 10)}`,
  `{${Array.from({ length: few }, (_, index) => `"m${index}":1`).join(",")}}`,
  "9".repeat(size),
  `-1e${"9".repeat(1_000)}`,
  "null",
];

/** The operation whose body is each of the values: what reads bodies is the same for all. */
const readsAll = "agents.register";

function bodiesOf({ id, parts }: Case): string[] {
  const inMembers = membersOf(parts.body).flatMap((name) =>
    [hostileValues[0], hostileValues[4], hostileValues[10]].map(
      (value) => `{${JSON.stringify(name)}:${value}}`,
    ),
  );
  return [...(id === readsAll ? hostileValues : hostileValues.slice(0, 1)), ...inMembers];
}

function urlsOf({ operation, parts }: Case): string[] {
  const filled = (value: string) => operation.path.replaceAll(/\{\w+\}/g, value);
  const queries = [...Object.keys((parts.query.properties ?? {}) as object), "unheard"]; // by the keyword's definition
  const inPath = operation.path.includes("{") ? hostileTexts.map(filled) : [];
  const inQuery = queries.flatMap((name) =>
    hostileTexts.slice(0, 6).map((text) => `${filled("x")}?${name}=${text}`),
  );
  const many = [
    `${filled("x")}?${"a=1&".repeat(3_000)}`,
    `${filled("x")}?${queries[0]}=x&`.repeat(1) + `${queries[0]}=x&`.repeat(500),
  ];
  return [...inPath, ...inQuery, ...many];
}

async function cookieOf(world: TestWorld): Promise<string> {
  const { email } = await world.owner();
  const browser = world.browser();
  await browser.accounts.signIn({ email, password });
  return `access_token=${browser.jar.get("access_token")}`;
}

describe.each(features)("hostile inputs of $feature", ({ cases }) => {
  // One node for a feature: what a request changes is no excuse for a failure of the next.
  let world: TestWorld;
  beforeAll(async () => {
    world = await createWorld("sqlite");
  });
  afterAll(() => world?.[Symbol.asyncDispose]());

  it.each(cases)("$id responds to each with a declared status, in bounded time", async (each) => {
    const { operation, parts } = each;
    const needsSession = !operation.credentials.includes("none");
    const cookie = needsSession ? { cookie: await cookieOf(world) } : {};
    const plain = operation.path.replaceAll(/\{\w+\}/g, "x");
    const requests: { url: string; headers?: Record<string, string>; body?: string }[] = [
      ...urlsOf(each).map((url) => ({ url })),
      ...Object.keys((parts.headers?.properties ?? {}) as object).flatMap((name) =>
        ["a".repeat(8_000), "a,".repeat(4_000), '"'.repeat(8_000)].map((text) => ({
          url: plain,
          headers: { [name]: text },
        })),
      ),
      ...(operation.body ? bodiesOf(each).map((body) => ({ url: plain, body })) : []),
    ];
    for (const { url, headers, body } of requests) {
      const type = body === undefined ? {} : { "content-type": "application/json" };
      const before = process.cpuUsage();
      const response = await world.send(operation.method, url, {
        headers: { ...cookie, ...type, ...headers },
        ...(body !== undefined && { body }),
      });
      const { user } = process.cpuUsage(before);
      const label = `${operation.method} ${url.slice(0, 100)} ${body?.slice(0, 100)}`;
      expect(response.status, label).toBeLessThan(500);
      expect(user / 1_000, label).toBeLessThan(hangMs);
    }
  });
});

describe("limits of length", () => {
  const check = valueTest({ type: "string", minLength: 2, maxLength: 4 });

  it("count characters, of which some have two UTF-16 units", () => {
    const texts = fc
      .array(fc.constantFrom("a", "é", "😀", "\ud800"), { maxLength: 10 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(texts, (text) => {
        const { length } = [...text];
        expect(check(text)).toBe(length >= 2 && length <= 4);
      }),
    );
  });

  it("count no characters of a text that is too long in any case", () => {
    const counted = vi.spyOn(String.prototype, Symbol.iterator);
    try {
      expect(check("a".repeat(1_000_000))).toBe(false);
      expect(counted).not.toHaveBeenCalled();
      expect(check("😀😀😀")).toBe(true);
      expect(counted).toHaveBeenCalledOnce();
    } finally {
      counted.mockRestore();
    }
  });
});

describe("the contract", () => {
  it("bounds every text, array and open object that is sent", () => {
    const unbounded: string[] = [];
    const look = (schema: JsonSchema, where: string, above: JsonSchema = {}): void => {
      const limit = (keyword: string) => schema[keyword] ?? above[keyword];
      const isForm =
        typeof schema.pattern === "string" &&
        !/[*+]|\{\d+,\}/.test(schema.pattern.replaceAll(/\[[^\]]*\]|\\./g, ""));
      if (schema.type === "string" && !schema.enum && limit("maxLength") === undefined && !isForm)
        unbounded.push(where);
      if (schema.type === "array" && limit("maxItems") === undefined) unbounded.push(where);
      const isOpen = schema.type === "object" && schema.additionalProperties !== false;
      if (isOpen && limit("maxProperties") === undefined) unbounded.push(where);
      const members = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>); // by the keyword's definition
      for (const [name, inner] of members) look(inner, `${where}.${name}`);
      if (schema.items) look(schema.items as JsonSchema, `${where}[]`); // likewise
      for (const inner of (schema.anyOf ?? []) as JsonSchema[]) look(inner, where, schema); // likewise
    };
    for (const schema of shared) look(schema, String(schema.$id));
    for (const { id, parts } of cases) {
      for (const [part, schema] of Object.entries(parts)) {
        // HTTP bounds the headers together: 16 KiB.
        look(part === "headers" ? { ...schema, maxProperties: 0 } : schema, `${id} ${part}`);
      }
    }
    expect(unbounded).toEqual([]);
  });
});
