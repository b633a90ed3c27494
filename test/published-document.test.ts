/** The OpenAPI document: what it may state, how the contract is checked before, and where a node says that it is. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { compile, NodeHost } from "@typespec/compiler";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Document, entries, resolve } from "../server/features/site/reference/document.ts";
import { jsonDocument } from "../server/registry/node/openapi-documents.ts";
import { joinLines } from "../spec/generate/paragraphs.ts";
import { contract, schemaErrors } from "./site/document.ts";
import { createWorld } from "./world.ts";

const root = join(import.meta.dirname, "..");
const committed = await readFile(join(root, "generated", "openapi.json"), "utf8");

/** The codes of the errors of a small contract. */
async function errorsOf(contract: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "registry-decorators-"));
  try {
    const main = join(folder, "main.tsp");
    const library = relative(folder, join(root, "spec", "lib", "contract.tsp"));
    await writeFile(main, `import "${library}";\nusing Contract;\nnamespace Example;\n${contract}\n`);
    const { diagnostics } = await compile(NodeHost, main, { noEmit: true });
    return diagnostics.map(({ code }) => code);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe("a decorator of the contract", () => {
  test("compiles if it is spelt right", async () => {
    const contract = `
      model Cat { claws: string; }
      model Dog { bark: string; }
      @branchOn(Cat.claws) union Pet { Cat, Dog }
      @rule("must be a name") @requestMaxLength(64) scalar Name extends string;
      @ownerOnly @rateLimit("sign_in") @mcpTool(#{ name: "read", rename: #{ id: "pet" }, hints: #{ readOnlyHint: true } })
      op read(name: Name): Pet;`;
    expect(await errorsOf(contract)).toEqual([]);
  });

  test.each([
    ["is misspelt", "@ownerOnyl op read(): void;", "invalid-ref"],
    ["is on something else", "@ownerOnly model Pet {}", "decorator-wrong-target"],
    ["names an unknown limit", '@rateLimit("sing_in") op read(): void;', "invalid-argument"],
    [
      "has a misspelt member",
      '@mcpTool(#{ name: "a", discription: "b" }) op read(): void;',
      "invalid-argument",
    ],
    ["names an unknown property", "model Cat {} @branchOn(Cat.claws) union Pet { Cat }", "invalid-ref"],
    ["names an unknown event", "enum Event { a } @webhookEvent(Event.b) op read(): void;", "invalid-ref"],
  ])("does not compile if it %s", async (_what, contract, code) => {
    expect(await errorsOf(contract)).toContain(code);
  });
});

/** The names of all extensions in a JSON value. */
function extensionsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [
    ...(name.startsWith("x-") ? [name] : []),
    ...extensionsIn(each),
  ]);
}

test("the published document has no extensions except those that it explains", () => {
  const found = [...new Set(extensionsIn(contract))];
  expect(found.sort()).toEqual(["x-codeSamples", "x-problems-of-any-request", "x-rate-limit", "x-scopes"]);
  for (const name of found) expect(contract.info?.description).toContain(`\`${name}\``);
});

describe("each operation", () => {
  const contents = [...entries(contract.paths), ...entries(contract.webhooks)].flatMap(({ operation }) => {
    const { operationId: id = "", requestBody, responses = {} } = operation;
    const bodies = Object.entries(requestBody?.content ?? {}).map(([media, content]) => ({
      part: `${id} request ${media}`,
      ...content,
    }));
    const answers = Object.entries(responses)
      .filter(([status]) => status.startsWith("2"))
      .flatMap(([status, { content = {} }]) =>
        Object.entries(content).map(([media, each]) => ({ part: `${id} ${status} ${media}`, ...each })),
      );
    return [...bodies, ...answers];
  });

  test("has an example of its body and of each successful response, which its schema allows", () => {
    expect(contents.length).toBeGreaterThan(150);
    const faults = contents.flatMap(({ part, schema = {}, example }) => {
      const errors = example === undefined || example === "" ? "no example" : schemaErrors(schema, example);
      return errors === undefined ? [] : [`${part}: ${errors}`];
    });
    expect(faults).toEqual([]);
  });

  test("has examples of its parameters, which their schemas allow", () => {
    const faults = entries(contract.paths).flatMap(({ operation }) =>
      (operation.parameters ?? []).flatMap((given) => {
        const { name, example, schema = {} } = resolve(contract.components?.parameters, given);
        const value = example ?? resolve(contract.components?.schemas, schema).examples?.[0];
        const errors = value === undefined ? undefined : schemaErrors(schema, value);
        return errors === undefined ? [] : [`${operation.operationId} ${name}: ${errors}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test("has samples in curl and Python, and in TypeScript if the client has a method for it", () => {
    for (const { operation } of entries(contract.paths)) {
      const [feature = ""] = (operation.operationId ?? "").split("_");
      const ofClient = ["ard", "gallery", "nanda", "witness"].includes(feature) ? [] : ["TypeScript"];
      const labels = operation["x-codeSamples"]?.map(({ label }) => label);
      expect([operation.operationId, labels]).toEqual([
        operation.operationId,
        ["curl", ...ofClient, "Python"],
      ]);
    }
  });

  test("has one tag, and each tag has a description", () => {
    const described = new Set(
      contract.tags?.filter(({ description }) => description).map(({ name }) => name),
    );
    for (const { operation } of entries(contract.paths))
      expect([operation.operationId, operation.tags?.map((tag) => described.has(tag))]).toEqual([
        operation.operationId,
        [true],
      ]);
  });
});

test("the problems of any request are those that no operation declares", () => {
  const document = JSON.parse(committed);
  const refs: string[] = document["x-problems-of-any-request"].map(({ $ref }: { $ref: string }) => $ref);
  expect(refs).toContain("#/components/schemas/RouteNotFound");
  const paths = JSON.stringify(document.paths);
  for (const ref of refs) expect(paths).not.toContain(`"${ref}"`);
});

describe("a paragraph of a description", () => {
  test.each([
    ["is one line", "First\nsecond.\n\nThird.", "First second.\n\nThird."],
    [
      "may be a list item",
      "Before:\n- one\ngoes on\n- two\n1. three",
      "Before:\n- one goes on\n- two\n1. three",
    ],
    ["ends at a table", "Before\n| a | b |\n|---|---|\n| c | d |", "Before\n| a | b |\n|---|---|\n| c | d |"],
    ["ends at code", "Before\n```sh\na\nb\n```\nAfter\nit.", "Before\n```sh\na\nb\n```\nAfter it."],
    ["keeps hard line breaks", "One  \ntwo\\\nthree", "One  \ntwo\\\nthree"],
  ])("%s", (_what, text, joined) => {
    expect(joinLines(text)).toBe(joined);
  });
});

describe("the served document", () => {
  test("names the URL of the node, in both formats and in the reference", async () => {
    const publicUrl = "https://registry.example";
    await using world = await createWorld("sqlite", { publicUrl });
    const [json, yaml, reference] = await Promise.all(
      ["/openapi.json", "/openapi.yaml", "/docs/reference/agents"].map(async (path) => {
        const response = await world.send("GET", path);
        return response.text();
      }),
    );
    const document = JSON.parse(json ?? "");
    expect(document.servers).toEqual([expect.objectContaining({ url: publicUrl })]);
    expect(parse(yaml ?? "")).toEqual(document);
    expect(reference).toContain(`curl &#39;${publicUrl}/list`);
    for (const text of [json, yaml, reference]) expect(text).not.toContain("localhost:3000");
  });

  test("has the operations that clients call, and another document those of each tag, with what they refer to", () => {
    const served = { publicUrl: "http://localhost:3000", featuresOff: new Set<string>() };
    const part = (name: string) => JSON.parse(jsonDocument(served, name));
    const ids = ({ paths }: Document) => entries(paths).map(({ operation }) => operation.operationId);
    const tags: string[] = part("all").tags.map(({ name }: { name: string }) => name);
    const apart = ["site", "ard", "gallery", "nanda", "witness"];
    expect(ids(part("client")).sort()).toEqual(
      ids(contract)
        .filter((id) => !apart.includes(id?.split("_")[0] ?? ""))
        .sort(),
    );
    expect(tags.flatMap((tag) => ids(part(tag))).sort()).toEqual(ids(contract).sort());
    for (const name of ["client", "all", ...tags]) {
      const text = jsonDocument(served, name);
      const { components, webhooks } = JSON.parse(text) as Document & { components: Record<string, object> };
      const referred = new Set(
        [...text.matchAll(/"\$ref": "#\/components\/(\w+\/[^"]+)"/g)].map(([, ref]) => ref),
      );
      const had = Object.entries(components).flatMap(([kind, named]) =>
        kind === "securitySchemes" ? [] : Object.keys(named).map((each) => `${kind}/${each}`),
      );
      expect([name, had.sort()]).toEqual([name, [...referred].sort()]);
      const hasDeliveries = ["client", "all", "webhooks"].includes(name);
      expect([name, Object.keys(webhooks ?? {}).length > 0]).toEqual([name, hasDeliveries]);
    }
  });

  test("names no node where it is committed", () => {
    expect(JSON.parse(committed).servers).toEqual([expect.objectContaining({ url: "/" })]);
  });
});
