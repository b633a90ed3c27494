/** AgentFacts as people publish them, and whatever else may be sent as such. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import formats from "ajv-formats";
import { describe, expect, test } from "vitest";
import type { FactsReceipt } from "../client/index.ts";
import { engines } from "./engines.ts";
import { createWorld, type TestWorld } from "./world.ts";

const sharedFacts = new URL("../../shared/data/agentfacts/", import.meta.url);
const sharedSchema = new URL("../../shared/data/agentfacts-v1.schema.json", import.meta.url);
const files = existsSync(sharedFacts)
  ? readdirSync(sharedFacts).filter((file) => file.endsWith(".json"))
  : [];

interface Problem {
  code: string;
  errors: { pointer: string; detail: string }[];
}

/** A document that follows AgentFacts v1 wholly and has every member that v1 names. */
const complete = {
  id: "a",
  agent_name: "urn:agent:example:a",
  label: "Agent A",
  description: "Does A.",
  version: "1.0.0",
  documentationUrl: "https://a.example.com/docs",
  jurisdiction: "DE",
  provider: { name: "Example", url: "https://example.com", did: "did:web:example.com" },
  endpoints: {
    static: ["https://a.example.com/a2a"],
    adaptive_resolver: { url: "https://a.example.com/resolve", policies: ["geo"] },
  },
  capabilities: {
    modalities: ["text"],
    streaming: true,
    batch: false,
    authentication: { methods: ["bearer"], requiredScopes: ["read"] },
  },
  skills: [
    {
      id: "do",
      description: "Does.",
      inputModes: ["text/plain"],
      outputModes: ["text/plain"],
      supportedLanguages: ["en"],
      latencyBudgetMs: 800,
      maxTokens: 4_096,
    },
  ],
  evaluations: {
    performanceScore: 4.8,
    availability90d: "99.9%",
    lastAudited: "2026-10-01T00:00:00Z",
    auditTrail: "https://audit.example.com/a",
    auditorID: "auditor",
  },
  telemetry: {
    enabled: true,
    retention: "30d",
    sampling: 0.1,
    metrics: { latency_p95_ms: 420, throughput_rps: 25, error_rate: 0.01, availability: "99.95%" },
  },
  certification: {
    level: "audited",
    issuer: "Example Audits",
    issuanceDate: "2026-01-01T00:00:00Z",
    expirationDate: "2027-01-01T00:00:00Z",
  },
};

/** A world with an agent to store facts for. */
async function worldWithAgent(...settings: Parameters<typeof createWorld>): Promise<TestWorld> {
  const world = await createWorld(...settings);
  await world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
  return world;
}

/** Stores a JSON text as it stands. */
async function put(
  world: TestWorld,
  text: string,
): Promise<{ status: number; body: FactsReceipt & Problem }> {
  const headers = { "content-type": "application/json" };
  const response = await world.send("PUT", "/agentfacts/a", { headers, body: text });
  return { status: response.status, body: (await response.json()) as FactsReceipt & Problem }; // one of them
}

async function servedText(world: TestWorld): Promise<string> {
  return (await world.send("GET", "/agentfacts/a")).text();
}

/** A JSON text without the white space between its tokens. */
function tight(json: string): string {
  return json.match(/"(?:[^"\\]|\\.)*"|[^\s"]+/g)?.join("") ?? "";
}

/** Whether a pointer (RFC 6901) leads to something. */
function leads(document: unknown, pointer: string): boolean {
  let value: unknown = document;
  for (const step of pointer.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    if (!(value instanceof Object) || !Object.hasOwn(value, name)) return false;
    value = value[name as keyof object];
  }
  return true;
}

describe.skipIf(!existsSync(sharedSchema))(
  "held against the schema of v1 (skipped where ../shared/data/agentfacts-v1.schema.json is not beside the project)",
  () => {
    const schemaText = existsSync(sharedSchema) ? readFileSync(sharedSchema, "utf8") : "{}";
    const ajv = new Ajv({ allErrors: true, strict: false });
    formats.default(ajv);
    const follows: ValidateFunction = ajv.compile(JSON.parse(schemaText));

    const pointerOf = ({ instancePath, keyword, params }: ErrorObject) =>
      keyword === "required" ? `${instancePath}/${params.missingProperty}` : instancePath;

    /** What the schema says of a document: faults of type, and all faults. */
    function verdict(document: unknown) {
      const valid = follows(document);
      const errors = follows.errors ?? [];
      const types = errors.filter(({ keyword }) => keyword === "type");
      return { valid, types: sorted(types.map(pointerOf)), faults: sorted(errors.map(pointerOf)) };
    }

    function sorted(pointers: string[]): string[] {
      return [...new Set(pointers)].sort();
    }

    /** Stores a document and holds the response against the schema's own verdict. */
    async function judged(world: TestWorld, text: string): Promise<void> {
      const document: unknown = JSON.parse(text);
      const { valid, types, faults } = verdict(document);
      const { status, body } = await put(world, text);
      if (types.length > 0) {
        expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid_body" });
        expect(sorted(body.errors.map(({ pointer }) => pointer))).toEqual(types);
        for (const { pointer } of body.errors) expect(leads(document, pointer)).toBe(true);
        return;
      }
      expect(status).toBe(200);
      expect(body.conformance).toMatchObject({ schema: "https://agentfacts.org/schema/v1", valid });
      expect(sorted(body.conformance.errors.map(({ pointer }) => pointer))).toEqual(faults);
      const served = await servedText(world);
      expect(JSON.parse(served)).toEqual(document);
      expect(served).toBe(tight(text));
    }

    describe.each(engines)("on %s", (engine) => {
      describe.skipIf(files.length === 0)(
        "published facts (skipped where the folder ../shared/data/agentfacts is not beside the project)",
        () => {
          test.each(files)("%s", async (file) => {
            await using world = await worldWithAgent(engine);
            await judged(world, readFileSync(new URL(file, sharedFacts), "utf8"));
          });
        },
      );

      test("a complete document follows v1", async () => {
        await using world = await worldWithAgent(engine);
        await judged(world, JSON.stringify(complete));
        expect((await put(world, JSON.stringify(complete))).body.conformance).toMatchObject({
          valid: true,
          errors: [],
          warnings: [],
        });
      });

      test("what a card gives follows v1 as far as the card says what v1 requires", async () => {
        await using world = await createWorld(engine);
        const { agents, facts } = world.registry;
        const card = {
          name: "Whole",
          description: "All of it.",
          version: "1",
          url: "https://whole.example.com",
          provider: { organization: "Example", url: "https://example.com" },
          skills: [{ id: "do", name: "Do", description: "Does.", tags: [] }],
        };
        await agents.register({ agent_id: "whole", agent_card: card });
        expect(verdict(await facts.get("whole")).faults).toEqual([]);
        await agents.register({ agent_id: "part", agent_card: { name: "Part", url: card.url } });
        const missing = ["/description", "/provider", "/skills", "/version"];
        expect(verdict(await facts.get("part")).faults).toEqual(missing);
      });
    });

    test("each member of a document, left out or of any other value, is judged as the schema does", async () => {
      await using world = await worldWithAgent("sqlite");
      const others = [
        null,
        true,
        0,
        1,
        -1,
        0.5,
        1e300,
        "",
        "x",
        "https://x.example/%zz",
        "2026-01-01",
        [],
        [1],
        {},
      ];
      let judgements = 0;
      for (const pointer of pointersIn(complete)) {
        for (const other of [undefined, ...others]) {
          await judged(world, JSON.stringify(replaced(complete, pointer, other)));
          judgements++;
        }
      }
      expect(judgements).toBeGreaterThan(800);
    });
  },
);

/** Every place in a document, as its steps. */
function pointersIn(value: unknown): string[][] {
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...pointersIn(inner).map((steps) => [name, ...steps]),
  ]);
}

/** A copy of a document with another value at a place; undefined leaves it out. */
function replaced(document: object, steps: string[], value: unknown): object {
  const copy = structuredClone(document);
  let inner: Record<string, unknown> = copy as Record<string, unknown>; // an object of JSON
  for (const step of steps.slice(0, -1)) inner = inner[step] as Record<string, unknown>; // the places were found in it
  const last = steps.at(-1) ?? "";
  if (value === undefined && Array.isArray(inner)) inner.splice(Number(last), 1);
  else if (value === undefined) delete inner[last];
  else inner[last] = value;
  return copy;
}

describe.each(engines)("on %s", (engine) => {
  describe("a document", () => {
    test("is served as it was sent but for white space, numbers with all their digits", async () => {
      await using world = await worldWithAgent(engine);
      const text =
        '{ "label" : "A \\u00e9 \\"x  y\\" \\ud800" ,\n\t"price":1.0, "big":12345678901234567890,"e":[1E+2, -0.0 , 1e-7],"__proto__":{"a":1},"2":0,"1":0 }';
      expect((await put(world, text)).status).toBe(200);
      expect(await servedText(world)).toBe(tight(text));
    });

    test("keeps members that v1 does not name, at every level", async () => {
      await using world = await worldWithAgent(engine);
      const document = {
        ...structuredClone(complete),
        "x-own": { any: [1, null, "x"] },
        "": "",
        provider: { ...complete.provider, vat: "DE1" },
        skills: [{ ...complete.skills[0], price: { amount: 1 } }],
      };
      const { conformance } = await world.registry.facts.put("a", document);
      expect(conformance).toMatchObject({ valid: true, errors: [] });
      expect(await world.registry.facts.get("a")).toEqual(document);
    });

    test("has a digest, a version and validators that belong to the bytes that are served", async () => {
      await using world = await worldWithAgent(engine);
      const receipt = await world.registry.facts.put("a", { label: "One" });
      const response = await world.send("GET", "/agentfacts/a");
      const hash = createHash("sha256").update(await response.text());
      const digest = hash.copy().digest("hex");
      expect(receipt).toMatchObject({ agent_id: "a", version: 1, digest: `sha256:${digest}` });
      expect(response.headers.get("content-digest")).toBe(`sha-256=:${hash.digest("base64")}:`);
      const stored = Date.parse(receipt.updated_at);
      expect(Date.parse(response.headers.get("last-modified") ?? "")).toBe(stored - (stored % 1_000));
      expect((await world.registry.facts.put("a", { label: "Two" })).version).toBe(2);
    });

    test("keeps its Last-Modified through other changes of its agent", async () => {
      await using world = await worldWithAgent(engine);
      await world.registry.facts.put("a", { label: "One" });
      const lastModified = async () =>
        (await world.send("GET", "/agentfacts/a")).headers.get("last-modified");
      const before = await lastModified();
      world.pass(60_000);
      await world.registry.agents.setStatus("a", { status: "deprecated" });
      expect(await lastModified()).toBe(before);
    });

    test("sent again, with other white space too, changes nothing and emits nothing", async () => {
      await using world = await worldWithAgent(engine);
      const { facts, agents, events } = world.registry;
      const receipt = await facts.put("a", complete);
      const record = await agents.lookup("a");
      const again = await put(world, JSON.stringify(complete, null, 2));
      expect(again.body).toEqual(receipt);
      expect(await agents.lookup("a")).toEqual(record);
      expect((await events.list().page()).events).toHaveLength(2);
    });

    test("is a change of its agent, with an event", async () => {
      await using world = await worldWithAgent(engine);
      await world.registry.facts.put("a", {});
      expect(await world.registry.agents.lookup("a")).toMatchObject({ has_facts: true, seq: 2 });
      const { events } = await world.registry.events.list({ after: 1 }).page();
      expect(events).toMatchObject([
        { event: "agent.registered", payload: { agent_id: "a", change: "facts", seq: 2 } },
      ]);
    });

    test("of another id, or of no URN, is stored with a warning", async () => {
      await using world = await worldWithAgent(engine);
      const { conformance } = await world.registry.facts.put("a", {
        ...complete,
        id: "did:web:example.com",
        agent_name: "Agent A",
      });
      expect(conformance).toMatchObject({ valid: true, errors: [] });
      expect(conformance.warnings.map(({ pointer }) => pointer)).toEqual(["/id", "/agent_name"]);
    });

    test("may have 262,144 bytes without its white space, and not one more", async () => {
      await using world = await worldWithAgent(engine);
      const sized = (bytes: number) => `{"x":"${"é".repeat((bytes - 8) / 2)}"}`;
      expect(Buffer.byteLength(sized(262_144))).toBe(262_144);
      expect((await put(world, ` ${sized(262_144)}${" ".repeat(1_000)}`)).status).toBe(200);
      expect(await put(world, sized(262_146))).toMatchObject({
        status: 413,
        body: { code: "body_too_large" },
      });
      expect(await servedText(world)).toBe(sized(262_144));
    });

    test("may be nested 16 deep, and not 17", async () => {
      await using world = await worldWithAgent(engine);
      const nested = (levels: number) => `{"x":${"[".repeat(levels - 1)}"[{"${"]".repeat(levels - 1)}}`;
      expect((await put(world, nested(16))).status).toBe(200);
      expect(await put(world, nested(17))).toMatchObject({ status: 400, body: { code: "json_too_deep" } });
    });

    test("with very many errors gets 100 of them", async () => {
      await using world = await worldWithAgent(engine);
      const { body } = await put(world, JSON.stringify({ skills: Array.from({ length: 300 }, () => ({})) }));
      expect(body.conformance.errors).toHaveLength(100);
    });

    test.each([
      ['{"label":5}', ["/label"]],
      ['{"label":null}', ["/label"]],
      ['{"provider":"Example"}', ["/provider"]],
      ['{"provider":{"name":[],"url":1}}', ["/provider/name", "/provider/url"]],
      [
        '{"endpoints":{"static":["https://x.example",7,null]}}',
        ["/endpoints/static/1", "/endpoints/static/2"],
      ],
      ['{"skills":{"id":"x"}}', ["/skills"]],
      ['{"skills":["x",{"id":"y","maxTokens":1.5}]}', ["/skills/0", "/skills/1/maxTokens"]],
      ['{"telemetry":{"metrics":{"error_rate":"1%"}}}', ["/telemetry/metrics/error_rate"]],
      ["[]", [""]],
      ['"facts"', [""]],
    ])(
      "of wrong types, %s, is a 400 that points at %j, and leaves what was there",
      async (text, pointers) => {
        await using world = await worldWithAgent(engine);
        await world.registry.facts.put("a", { label: "Before" });
        const { status, body } = await put(world, text);
        expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid_body" });
        expect(body.errors.map(({ pointer }) => pointer)).toEqual(pointers);
        expect(await world.registry.facts.get("a")).toEqual({ label: "Before" });
        expect((await world.registry.agents.lookup("a")).seq).toBe(2);
      },
    );
  });

  describe("a node that takes only what follows v1", () => {
    test("stores what does", async () => {
      await using world = await worldWithAgent(engine, { strictFacts: true });
      expect((await world.registry.facts.put("a", complete)).conformance.valid).toBe(true);
      const { conformance } = await world.registry.facts.put("a", { ...complete, id: "other" });
      expect(conformance.warnings).toHaveLength(1);
    });

    test("rejects what does not, says why, and leaves what was there", async () => {
      await using world = await worldWithAgent(engine, { strictFacts: true });
      await world.registry.facts.put("a", complete);
      const { label, ...rest } = complete;
      const rejected = await put(world, JSON.stringify({ ...rest, skills: [], documentationUrl: "docs" }));
      expect(rejected).toMatchObject({ status: 400, body: { code: "facts_not_conformant" } });
      const pointers = rejected.body.errors.map(({ pointer }) => pointer);
      expect(pointers.sort()).toEqual(["/documentationUrl", "/label", "/skills"]);
      expect(await world.registry.facts.get("a")).toEqual(complete);
      expect((await world.registry.agents.lookup("a")).seq).toBe(2);
    });

    test("rejects wrong types as any node does", async () => {
      await using world = await worldWithAgent(engine, { strictFacts: true });
      expect(await put(world, JSON.stringify({ ...complete, label: 5 }))).toMatchObject({
        status: 400,
        body: { code: "invalid_body", errors: [{ pointer: "/label" }] },
      });
    });
  });
});
