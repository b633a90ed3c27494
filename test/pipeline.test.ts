/** The contract's pipeline as an implementer meets it: each promise of CONTRIBUTING.md, kept and broken on purpose. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { copyProject } from "./project.ts";

const root = join(import.meta.dirname, "..");

/** What `npm run types` runs; a later run looks only at what has changed since. */
const remembering = ["--incremental", "--tsBuildInfoFile", "compiled.json"];
const compiler = ["node_modules/typescript-native/bin/tsc", "--noEmit", "--singleThreaded", ...remembering];

test("generated files are those that the contract gives, no more and no fewer", async () => {
  await using copy = await copyProject();
  const generated = await copy.run("node", "spec/generate/generate.ts");
  expect(generated).toMatchObject({ code: 0 });
  expect(generated.output).not.toContain("skeleton");
  const names = (await readdir(join(root, "generated"))).sort();
  expect(generated.output).toContain(`${names.length} files`);
  for (const name of names) {
    expect(await copy.read(`generated/${name}`), `generated/${name} has drifted: run npm run generate`).toBe(
      await readFile(join(root, "generated", name), "utf8"),
    );
  }
});

const pingContract = `
@tag("node")
interface echo {
  /** Returns its input. */
  @summary("Say back")
  @operationId("node_echo")
  @useAuth(NoAuth)
  @route("/echo")
  @get
  echo(
    /** What to say. */
    @query
    @minLength(1)
    @maxLength(20)
    @example("hello")
    text: string,
  ):
    | PrivateOk<{
        /** What was said. */
        @example("hello")
        text: string;
      }>
    | QueryFaults
    | InternalError
    | KeyFaults;
}
`;

/** The compiler reads the whole project several times. Beside other work that takes more than ten minutes. */
const limit = { timeout: 3_600_000 };

test("adding an endpoint takes the steps that CONTRIBUTING.md names", limit, async () => {
  await using copy = await copyProject();

  // 1. The contract. 2. Generate: it says what it wrote.
  await copy.change("spec/node.tsp", (text) => text + pingContract);
  const generated = await copy.run("node", "spec/generate/generate.ts");
  expect(generated.output).toContain("skeleton written: server/node/handlers.ts: echo");
  expect(generated.output).toContain("skeleton written: test/contract/node.ts: echo");
  expect(await copy.run("node", "spec/generate/compatible.ts"), "it breaks nothing").toMatchObject({
    code: 0,
  });

  // Without its handler, scenario and client method the project does not compile, and the compiler names what is missing.
  const handlers = await copy.read("server/node/handlers.ts");
  const scenarios = await copy.read("test/contract/node.ts");
  await copy.change("server/node/handlers.ts", (text) =>
    text.replace("export const echo:", "export const other:"),
  );
  await copy.change("test/contract/node.ts", (text) =>
    text.replace("export const echo:", "export const other:"),
  );
  const keys = await copy.read("test/contract/keys.ts");
  await copy.change("test/contract/keys.ts", (text) => text.replace("tier_not_available:", "tier_unknown:"));
  const missing = await copy.run("node", ...compiler);
  expect(missing.code).not.toBe(0);
  expect(missing.output).toMatch(/server\/node\.ts.*\n?.*'echo' is missing/);
  expect(missing.output).toMatch(/test\/contract\/all\.ts.*\n?.*'echo' is missing/);

  expect(missing.output).toMatch(/test\/contract\/keys\.ts.*\n?.*tier_not_available/);
  expect(missing.output).toMatch(/client\/node\.ts.*\n?.*'echo' is missing/);
  expect(missing.output).toMatch(/test\/simulation\/coverage\.ts.*\n?.*'node_echo' is missing/);
  expect(missing.output).toMatch(/test\/authentication\/access\.ts.*\n?.*'node_echo' is missing/);

  // With the skeletons and the client method it compiles, responds with 501, and its contract test is red.
  await copy.change("server/node/handlers.ts", () => handlers);
  await copy.change("test/contract/node.ts", () => scenarios);
  await copy.change("test/contract/keys.ts", () => keys);
  await copy.change("client/node.ts", (text) =>
    text.replace(
      "    /** Checks that the process runs",
      `    /** Says back a text. */
    echo(query: { text: string }, options?: RequestOptions): Promise<{ text: string }> {
      return call(http, "GET /echo", { query }, options);
    },

    /** Checks that the process runs`,
    ),
  );
  await copy.change("test/simulation/coverage.ts", (text) =>
    text.replace(
      "  node_health:",
      '  node_echo: { none: "It says back what it is given." },\n  node_health:',
    ),
  );
  await copy.change("test/authentication/access.ts", (text) =>
    text.replace("  node_health:", "  node_echo: anyone,\n  node_health:"),
  );
  const compiled = await copy.run("node", ...compiler);
  expect(compiled.code, compiled.output).toBe(0);
  const red = await copy.run("vitest", "run", "test/contract.test.ts", "-t", "node_echo");
  expect(red.code, red.output).not.toBe(0);
  expect(red.output).toContain("node.echo 200: no scenario yet");

  // 3. A response that the contract does not declare does not compile. 4. The handler, the scenario, the client method.
  const skeleton = /async \(\) => \(\{\s*status: 501,[\s\S]*?\}\);/;
  await copy.change("server/node/handlers.ts", (text) =>
    text.replace(
      skeleton,
      "async ({ query }) => ({ status: 200, headers: noStore, body: { words: query.text } });",
    ),
  );
  const wrong = await copy.run("node", ...compiler);
  expect(wrong.output).toMatch(/server\/node\/handlers\.ts.*TS2322/);
  await copy.change("server/node/handlers.ts", (text) =>
    text.replace("words: query.text", "text: query.text"),
  );
  await copy.change("test/contract/node.ts", (text) =>
    text.replace(
      /200: \(\) => Promise.reject\(new Error\("node.echo.*\n/,
      '200: ({ registry }) => registry.node.echo({ text: "hello" }),\n',
    ),
  );
  expect(await copy.run("node", ...compiler)).toMatchObject({ code: 0 });
  const both = ["test/contract.test.ts", "test/mock.test.ts"];
  const green = await copy.run("vitest", "run", ...both, "-t", "node[_.]echo");
  expect(green.code, green.output).toBe(0);
  expect(green.output).toMatch(/Tests\s+\d+ passed/);
});

/** What an author writes by hand to give agents an optional text and a list of words, by file. */
const moreFields = {
  "spec/agents.tsp": (text) =>
    text
      .replace("\nmodel AgentDescription {\n", (start) => start + fieldsInContract({ isOptional: true }))
      .replace("\nmodel Agent {\n", (start) => start + fieldsInContract({ isOptional: false })),
  "client/description.ts": (text) =>
    text
      .replace("  version: null,\n", (line) => `${line}  nickname: null,\n`)
      .replace("skills: [] };", "skills: [], languages: [] };"),
  "server/agents/agent.ts": (text) =>
    text.replace(
      /^ {4}version: .*\n/m,
      (line) => `${line}    nickname: p.text().nullable(),\n    languages: words(),\n`,
    ),
  "server/database/schema.ts": (text) =>
    text.replace(
      /^\];$/m,
      `  {
    name: "9999-more-fields",
    statements: () => [
      "alter table agent add column nickname text",
      "alter table agent add column languages text not null default '[]'",
    ],
  },
];`,
    ),
} satisfies Record<string, (text: string) => string>;

function fieldsInContract({ isOptional }: { isOptional: boolean }): string {
  const mark = isOptional ? "?" : "";
  return `  /** A short name. */
  @example("Wes")
  nickname${mark}: Keyword | null;

  /** The languages that it speaks. */
  @example(#["en"])
  languages${mark}: Keyword[];

`;
}

test("adding optional fields of agents takes four files", limit, async () => {
  await using copy = await copyProject();
  const { "spec/agents.tsp": inContract, ...inCode } = moreFields;
  expect(Object.keys(moreFields)).toHaveLength(4);

  // The compiler names the lists of fields and the entity.
  await copy.change("spec/agents.tsp", inContract);
  expect(await copy.run("node", "spec/generate/generate.ts")).toMatchObject({ code: 0 });
  expect(await copy.run("node", "spec/generate/compatible.ts"), "it breaks nothing").toMatchObject({
    code: 0,
  });
  const missing = await copy.run("node", ...compiler);
  expect(missing.output).toMatch(/client\/description\.ts.*'nickname' is missing/);
  expect(missing.output).toMatch(/client\/description\.ts.*'languages' is missing/);
  expect(missing.output).toMatch(/server\/agents\/register\.ts.*\n?.*'languages'/);

  await Promise.all(Object.entries(inCode).map(([file, change]) => copy.change(file, change)));
  const compiled = await copy.run("node", ...compiler);
  expect(compiled.code, compiled.output).toBe(0);

  // They are stored, and they are not among the additional fields, which the record has in `extra`.
  await copy.change("test/agents.test.ts", (text) =>
    text.replace('name: "Full Agent",', (line) => `${line} nickname: "Fu", languages: ["en"],`),
  );
  const named = ["-t", "on sqlite.* (keeps all that it says|of an id and a URL is enough)"];
  const green = await copy.run("vitest", "run", "test/agents.test.ts", ...named);
  expect(green.code, green.output).toBe(0);
  expect(green.output).toMatch(/Tests\s+2 passed/);
});

describe("who may import whom", () => {
  const forbidden = [
    {
      what: "a feature that imports fastify",
      file: "server/facts/handlers.ts",
      line: 'import "fastify";',
      rule: "only-http-knows-fastify",
    },
    {
      what: "a feature that imports another's handlers",
      file: "server/facts/handlers.ts",
      line: 'import "../agents/handlers.ts";',
      rule: "features-keep-to-themselves",
    },
    {
      what: "a page that reads a table",
      file: "server/site/handlers.ts",
      line: 'import "../agents/records.ts";',
      rule: "pages-say-what-the-api-says",
    },
    {
      what: "the HTTP layer that imports a feature",
      file: "server/http/send.ts",
      line: 'import "../agents/agent.ts";',
      rule: "http-knows-no-feature",
    },
    {
      what: "the client that imports the server",
      file: "client/index.ts",
      line: 'import "../server/json.ts";',
      rule: "client-stands-alone",
    },
    {
      what: "the client that imports a module of Node",
      file: "client/index.ts",
      line: 'import "node:fs";',
      rule: "client-runs-everywhere",
    },
    {
      what: "the mock registry that imports the server",
      file: "client/mock/agents.ts",
      line: 'import "../../server/json.ts";',
      rule: "client-stands-alone",
    },
    {
      what: "the generator that imports what it generates",
      file: "spec/generate/write.ts",
      line: 'import "../../generated/routes.ts";',
      rule: "generator-knows-only-the-contract",
    },
    {
      what: "the server that imports a test",
      file: "server/main.ts",
      line: 'import "../test/engines.ts";',
      rule: "nothing-imports-tests",
    },
  ];
  /** The violations of the project with all of these imports at once, as "rule file". */
  let violations: string[] = [];

  beforeAll(async () => {
    await using copy = await copyProject();
    for (const { file, line } of forbidden) await copy.change(file, (text) => `${line}\n${text}`);
    const args = [
      "--config",
      ".dependency-cruiser.mjs",
      "spec",
      "server",
      "client",
      "conformance",
      "test",
      "generated",
    ];
    const outcome = await copy.run("depcruise", "--output-type", "err", ...args);
    expect(outcome.code).not.toBe(0);
    violations = [...outcome.output.matchAll(/error ([\w-]+): (\S+)/g)].map(
      ([, rule, file]) => `${rule} ${file}`,
    );
  });

  test.each(forbidden)("$what is an error", ({ file, rule }) => {
    expect(violations).toContain(`${rule} ${file}`);
  });

  test("nothing else is an error", () => {
    const changed = forbidden.map(({ file }) => file);
    expect(violations.filter((each) => !changed.some((file) => each.endsWith(` ${file}`)))).toEqual([]);
  });
});

test("the environment is read in one place", async () => {
  await using copy = await copyProject();
  await copy.change("server/facts/handlers.ts", (text) => `${text}\nexport const home = process.env.HOME;\n`);
  const outcome = await copy.run("biome", "lint", "server/facts/handlers.ts");
  expect(outcome.code).not.toBe(0);
  expect(outcome.output).toContain("noProcessEnv");
});

test("a breaking change of the contract is an error", async () => {
  await using copy = await copyProject();
  await copy.change("generated/openapi.json", (text) => {
    const document = JSON.parse(text) as { components: { parameters: Record<string, Parameter> } }; // it has some
    const limits = Object.values(document.components.parameters).filter(({ name }) => name === "limit");
    for (const { schema } of limits) schema.maximum = 50;
    return JSON.stringify(document);
  });
  const broken = await copy.run("node", "spec/generate/compatible.ts");
  expect(broken.code, broken.output).not.toBe(0);
});

interface Parameter {
  name: string;
  schema: { maximum?: number };
}
