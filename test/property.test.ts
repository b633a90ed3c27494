/**
 * Requests made from the schemas of every operation, fitting and not. Whether one fits is decided by Ajv 2020 and the
 * published document alone, so the node's own validation is judged by another.
 */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc, { type Arbitrary } from "fast-check";
import { describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { document } from "./exchange.ts";
import { anything, doubtful, fitting, nasty, resolved, type Schema } from "./property/values.ts";
import type { ScenarioWorld } from "./scenario.ts";
import { createWorld, password } from "./world.ts";

interface Parameter {
  $ref?: string;
  name: string;
  in: "query" | "path" | "header";
  required?: boolean;
  schema: Schema;
}
interface Operation {
  operationId: string;
  parameters: Parameter[];
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

const parameters = (document.components as unknown as { parameters: Record<string, Parameter> }).parameters; // in every document
const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
ajv.addSchema(document, "contract");

/** Codes that say "this does not fit the contract's schema". */
const validationCodes =
  /^(malformed_json|json_too_deep|invalid_body|unknown_member|invalid_query|unknown_query_parameter|duplicate_query_parameter|invalid_path|invalid_header)$/;

const all = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, value]) => {
    const operation = value as unknown as Operation; // the same object, with the members that are read here
    const list = operation.parameters
      .map((each) => (each.$ref ? parameters[each.$ref.split("/").at(-1) ?? ""] : each))
      .filter((each) => each !== undefined);
    return {
      id: operation.operationId,
      path,
      method: method.toUpperCase(),
      list,
      body: operation.requestBody?.content["application/json"]?.schema,
      isPage: operation.responses["200"]?.content?.["text/html"] !== undefined,
      needsSession:
        operation.security?.length !== 0 &&
        !operation.security?.some((each) => Object.keys(each).length === 0),
    };
  }),
);
type Case = (typeof all)[number];

/** A request before it is written down: values by parameter, and the body. */
interface Draft {
  values: Record<string, unknown>;
  unheard: string | undefined;
  body: unknown;
}

function drafts(
  { list, body }: Case,
  make: (schema: Schema) => Arbitrary<unknown>,
  strict: boolean,
): Arbitrary<Draft> {
  const values = Object.fromEntries(
    list.map((each) => [
      each.name,
      strict ? sendable(each, make(each.schema)) : sendable(each, fc.oneof(make(each.schema), anything)),
    ]),
  );
  const required = list.filter((each) => each.required || each.in === "path").map(({ name }) => name);
  return fc.record({
    values: fc.record(values, { requiredKeys: required }),
    unheard: strict
      ? fc.constant(undefined)
      : fc.option(fc.constantFrom("colour", "__proto__", "Limit", "tags{}"), { nil: undefined, freq: 6 }),
    body: body ? make(body) : fc.constant(undefined),
  });
}

/** A URL cannot carry every value as such: null and objects have no form, an empty or dotted segment is another path.
 * (Dots are sent over a socket in http.test.ts.) */
function sendable({ in: place }: Parameter, values: Arbitrary<unknown>): Arbitrary<unknown> {
  return values
    .map((value) => (Array.isArray(value) ? value.map((each) => written(each)) : written(value)))
    .filter((value) => place === "query" || (typeof value === "string" && !["", ".", ".."].includes(value)))
    .filter((value) => place !== "header" || /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(String(value)));
}

function written(value: unknown): string {
  return typeof value === "string" ? value.toWellFormed() : (JSON.stringify(value) ?? "");
}

function urlOf({ path, list }: Case, { values, unheard }: Draft): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])).replaceAll(/^\.+$/g, (dots) => dots.replaceAll(".", "%2E")),
  );
  const pairs = list.flatMap(({ name, in: place }) =>
    place === "query" && name in values
      ? [
          `${name}=${[values[name]]
            .flat()
            .map((each) => encodeURIComponent(String(each)))
            .join(",")}`,
        ]
      : [],
  );
  if (unheard) pairs.push(`${encodeURIComponent(unheard)}=1`);
  return pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled;
}

/** Whether the document lets a request pass, as it stands on the wire. */
function fits({ list, body: schema, isPage }: Case, { values, unheard, body }: Draft): boolean {
  if (unheard && !isPage) return false;
  const parts = list.every(
    (each) => !(each.name in values) || judge(each.schema)(onTheWire(each, values[each.name])),
  );
  return (
    parts && (schema === undefined || (body !== undefined && judge(schema)(JSON.parse(JSON.stringify(body)))))
  );
}

function onTheWire({ schema }: Parameter, value: unknown): unknown {
  const { type } = resolved(schema);
  if (type === "array") return [value].flat().join(",").split(","); // a comma always separates two values
  const text = [value].flat().join(",");
  return (type === "integer" || type === "number") && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

const judges = new WeakMap<Schema, ValidateFunction>();

/** Ajv's judgement by a schema of the document, compiled once. */
function judge(schema: Schema): ValidateFunction {
  let known = judges.get(schema);
  if (!known) {
    known = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object); // what was an object stays one
    judges.set(schema, known);
  }
  return known;
}

/** The credential that an operation requires, if any: that of the owner, who is permitted everything, with a new session each time. */
async function credential(world: ScenarioWorld, { needsSession }: Case): Promise<Record<string, string>> {
  if (!needsSession) return {};
  const { email } = await world.owner();
  const browser = world.browser();
  await browser.accounts.signIn({ email, password });
  return { cookie: `access_token=${browser.jar.get("access_token")}` };
}

async function ask(
  world: ScenarioWorld,
  each: Case,
  draft: Draft,
): Promise<{ status: number; code: string | undefined }> {
  const headers = Object.fromEntries(
    each.list
      .filter((one) => one.in === "header" && one.name in draft.values)
      .map(({ name }) => [name.toLowerCase(), String(draft.values[name])]),
  );
  Object.assign(headers, await credential(world, each));
  const sent = each.body
    ? { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(draft.body) ?? "" }
    : { headers };
  const response = await world.send(each.method, urlOf(each, draft), sent);
  const type = response.headers.get("content-type") ?? "";
  const code = type.includes("problem+json") ? ((await response.json()) as { code: string }).code : undefined; // held against the contract
  return { status: response.status, code };
}

const runs = Number(process.env.PROPERTY_RUNS ?? 20);

describe.each(engines)("on %s", (engine) => {
  test.each(all)("$id takes every request that fits the contract", async (each) => {
    await using world = await createWorld(engine);
    await fc.assert(
      fc.asyncProperty(drafts(each, fitting, true), async (draft) => {
        fc.pre(fits(each, draft));
        const { status, code } = await ask(world, each, draft);
        expect(status === 502 ? 0 : status).toBeLessThan(500); // 502: whom the request named did not respond
        expect(code ?? "none").not.toMatch(validationCodes);
      }),
      { numRuns: runs },
    );
  });

  test("a search responds whatever a person can type", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register({
      agent_id: "a",
      agent_url: "https://a.example.com",
      name: "NEAR OR AND * 🤖 天气 o'brien",
    });
    const piece = fc.oneof(
      fc.constantFrom(...nasty, ' "', '" ', " -", '-"', '""', "o'brien", "天气"),
      fc.string({ unit: "grapheme", maxLength: 20 }),
    );
    const queries = fc
      .array(piece, { minLength: 1, maxLength: 6 })
      .map((parts) => [...parts.join(" ").toWellFormed()].slice(0, 256).join(""))
      .filter((q) => q !== "");
    await fc.assert(
      fc.asyncProperty(queries, async (q) => {
        const response = await world.send("GET", `/search?q=${encodeURIComponent(q)}&facets=tags,provider`);
        expect(response.status).toBe(200);
      }),
      { numRuns: runs * 2 },
    );
  });
});

// A rejection comes before any database is asked, and what is let in is above: one engine is enough.
describe("on sqlite", () => {
  test.each(all)("$id rejects every request that does not fit the contract, and only those", async (each) => {
    await using world = await createWorld("sqlite");
    await fc.assert(
      fc.asyncProperty(drafts(each, doubtful, false), async (draft) => {
        const before = (await world.registry.node.stats()).events.last_seq;
        const { status, code } = await ask(world, each, draft);
        expect(status === 502 ? 0 : status).toBeLessThan(500);
        if (fits(each, draft)) {
          expect(code ?? "none").not.toMatch(validationCodes);
        } else {
          // An id in the path that no agent can have is answered like an unknown one.
          const isUnknownId = code === "agent_not_found" && each.path.includes("{id}");
          if (!isUnknownId) expect(code).toMatch(validationCodes);
          expect((await world.registry.node.stats()).events.last_seq).toBe(before);
        }
      }),
      { numRuns: runs },
    );
  });
});
