/** The contract's pipeline as an implementer meets it: each promise of CONTRIBUTING.md, kept and broken on purpose. */
import { execFileSync, spawnSync } from "node:child_process";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { folder } from "./faults/process.ts";
import { copyProject, type Outcome } from "./project.ts";

const root = join(import.meta.dirname, "..");

/** What `npm run types` runs. */
const compiler = ["node_modules/typescript-native/bin/tsc", "--noEmit", "--singleThreaded"];

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

test("a generated file that was never committed is a drift", async () => {
  await using own = await folder();
  const at = (...names: string[]) => join(own.path, ...names);
  for (const each of [at("spec", "generate"), at("generated")]) await mkdir(each, { recursive: true });
  await copyFile(join(root, "spec", "generate", "drift.ts"), at("spec", "generate", "drift.ts"));
  execFileSync("git", ["init", "--quiet"], { cwd: own.path });
  const drift = () => spawnSync("node", [at("spec", "generate", "drift.ts")], { encoding: "utf8" });
  expect(drift()).toMatchObject({ status: 0 });
  await writeFile(at("generated", "tables.ts"), "");
  expect(drift()).toMatchObject({ status: 1, stderr: expect.stringContaining("?? generated/") });
});

/** Two endpoints: one that its author finishes, and one that stays as it is generated. */
const moreOperations = `
@tag("node")
interface more {${["echo", "mirror"].map(operationInContract).join("")}}
`;

function operationInContract(name: string): string {
  return `
  /** Returns its input. */
  @summary("Say back")
  @operationId("node_${name}")
  @useAuth(NoAuth)
  @route("/${name}")
  @get
  ${name}(
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
`;
}

/** Where the compiler misses something of an addition, or what imports it: it reads less than the whole project for these. */
const lacking = ["server/node.ts", "client/index.ts", "test/contract/all.ts"];

/** What an author writes of an operation, besides its contract, its handler and what its scenario does, by file. */
const authored = {
  "client/node.ts": (name) => (text) =>
    text.replace(
      "    /** Checks that the process runs",
      `    /** Says back a text. */
    ${name}(query: { text: string }, options?: RequestOptions): Promise<{ text: string }> {
      return call(http, "GET /${name}", { query }, options);
    },

    /** Checks that the process runs`,
    ),
  "test/contract/node.ts": (name) => (text) =>
    text.replace(
      `export const ${name}: Scenarios["node"]["${name}"] = {`,
      (start) => `${start}\n  access: byAnyone,`,
    ),
} satisfies Record<string, (name: string) => (text: string) => string>;

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
  "server/registry/agents/record/agent.ts": (text) =>
    text.replace(
      /^ {4}version: .*\n/m,
      (line) => `${line}    nickname: p.text().nullable(),\n    languages: words(),\n`,
    ),
  "server/display/agent-fields.ts": (text) =>
    text.replace(
      /^ {2}extra: /m,
      (start) => `  nickname: { label: "Nickname", input: "line" },
  languages: { label: "Languages", input: "words" },
${start}`,
    ),
  "server/core/database/schema.ts": (text) =>
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

/** The compiler reads the whole project. Beside other work that takes more than ten minutes. */
const limit = 3_600_000;

/**
 * The additions of one copy, because each generation, compilation and run of tests takes long and shows all of them: an
 * operation that is finished, another that stays a skeleton, and two fields of agents.
 */
describe("the steps that CONTRIBUTING.md names", () => {
  const { "spec/agents.tsp": fieldsOfContract, ...fieldsInCode } = moreFields;
  let generated: Outcome;
  let compatible: Outcome;
  /** The compiler's output without the handler, scenario and client method of `echo`, and without the code of the fields. */
  let incomplete: Outcome;
  let complete: Outcome;
  /** What the tests of the additions end with, by name. */
  let results: Map<string, TestResult>;

  beforeAll(async () => {
    await using copy = await copyProject();
    const changeAll = async (changes: Record<string, (text: string) => string>) => {
      for (const [file, change] of Object.entries(changes)) await copy.change(file, change);
    };

    await copy.change("spec/node.tsp", (text) => text + moreOperations);
    await copy.change("spec/agents.tsp", fieldsOfContract);
    generated = await copy.run("node", "spec/generate/generate.ts");
    compatible = await copy.run("node", "spec/generate/compatible.ts");
    await changeAll(authoredOf("mirror"));

    const handlers = await copy.read("server/registry/node/handlers.ts");
    const scenarios = await copy.read("test/contract/node.ts");
    const scenariosOfKeys = await copy.read("test/contract/keys.ts");
    const undeclared =
      "async ({ query }) => ({ status: 200, headers: noStore, body: { words: query.text } });";
    const echoHandler = /(?<=export const echo: .*)async \(\) => \(\{\s*status: 501,[\s\S]*?\}\);/;
    await changeAll({
      "server/registry/node/handlers.ts": (text) =>
        text.replace(echoHandler, undeclared).replace("export const echo:", "export const other:"),
      "test/contract/node.ts": (text) => text.replace("export const echo:", "export const other:"),
      "test/contract/keys.ts": (text) => text.replace("tier_not_available:", "tier_unknown:"),
    });
    const project = await copy.read("tsconfig.json");
    await copy.change("tsconfig.json", (text) =>
      text.replace(/"include": \[[^\]]*\]/, `"files": ${JSON.stringify(lacking)}`),
    );
    incomplete = await copy.run("node", ...compiler);

    await changeAll({
      "tsconfig.json": () => project,
      ...authoredOf("echo"),
      ...fieldsInCode,
      "server/registry/node/handlers.ts": () =>
        handlers.replace(echoHandler, undeclared.replace("words: query.text", "text: query.text")),
      "test/contract/node.ts": () =>
        authored["test/contract/node.ts"]("echo")(scenarios).replace(
          /200: \(\) => Promise.reject\(new Error\("node.echo.*\n/,
          '200: ({ registry }) => registry.node.echo({ text: "hello" }),\n',
        ),
      "test/contract/keys.ts": () => scenariosOfKeys,
      // They are stored, and they are not among the additional fields, which the record has in `extra`.
      "test/agents.test.ts": (text) =>
        text.replace('name: "Full Agent",', (line) => `${line} nickname: "Fu", languages: ["en"],`),
    });
    complete = await copy.run("node", ...compiler);

    const files = ["contract/scenarios", "mock", "agents"].map((name) => `test/${name}.test.ts`);
    const ofFields = "on sqlite.* (keeps all that it says|of an id and a URL is enough)";
    const named = ["-t", `node[_.](echo|mirror)|${ofFields}`];
    await copy.run("vitest", "run", ...files, ...named, "--reporter=json", "--outputFile=results.json");
    const report = JSON.parse(await copy.read("results.json")) as VitestReport;
    const ended = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    results = new Map(
      ended.filter(({ status }) => status !== "skipped").map((each) => [each.fullName, each]),
    );
  }, limit);

  /** The results of the tests whose names match. */
  const resultsOf = (name: RegExp) => [...results.values()].filter(({ fullName }) => name.test(fullName));

  test("the generator says which skeletons it wrote", () => {
    expect(generated).toMatchObject({ code: 0 });
    const skeletons = generated.output.split("\n").filter((line) => line.includes("skeleton written"));
    expect(skeletons).toEqual(
      ["echo", "mirror"].flatMap((name) => [
        `skeleton written: server/registry/node/handlers.ts: ${name}`,
        `skeleton written: test/contract/node.ts: ${name}`,
      ]),
    );
  });

  test("additions break nothing", () => {
    expect(compatible.code, compatible.output).toBe(0);
  });

  test.each([
    ["server/registry/node/feature.ts", "'echo' is missing"],
    ["test/contract/all.ts", "'echo' is missing"],
    ["test/contract/keys.ts", "tier_not_available"],
    ["client/node.ts", "'echo' is missing"],
    ["test/contract/node.ts", "'access' is missing"],
  ])("without the code of an operation the compiler says of %s: %s", (file, message) => {
    expect(incomplete.code).not.toBe(0);
    expect(incomplete.output).toMatch(saidOf(file, message));
  });

  test("a response that the contract does not declare does not compile", () => {
    expect(incomplete.output).toMatch(saidOf("server/registry/node/handlers.ts", "TS2322[^]*words: string"));
  });

  test.each([
    ["client/description.ts", "'nickname' is missing"],
    ["client/description.ts", "'languages' is missing"],
    ["server/registry/agents/registration/register.ts", "'languages'"],
    ["server/display/agent-fields.ts", "languages, nickname"],
  ])("without the code of fields the compiler says of %s: %s", (file, message) => {
    expect(incomplete.output).toMatch(saidOf(file, message));
  });

  test("an operation takes four files, the fields of an agent take five", () => {
    expect(["spec/node.tsp", "server/registry/node/handlers.ts", ...Object.keys(authored)]).toHaveLength(4);
    expect(Object.keys(moreFields)).toHaveLength(5);
  });

  test("with skeletons, finished operations and fields the project compiles", () => {
    expect(complete.code, complete.output).toBe(0);
  });

  test("the contract test of a skeleton is red", () => {
    const [ofScenario] = resultsOf(/ node_mirror 200$/);
    expect(ofScenario).toMatchObject({ status: "failed" });
    expect(ofScenario?.failureMessages.join()).toContain("node.mirror 200: no scenario yet");
  });

  test("the tests of a finished operation are green", () => {
    const ofEcho = resultsOf(/node[_.]echo/);
    expect(ofEcho.filter(({ status }) => status !== "passed")).toEqual([]);
    expect(ofEcho.map(({ fullName }) => fullName)).toEqual(
      expect.arrayContaining([
        "on sqlite node_echo 200",
        "examples node.echo responds as the contract declares",
      ]),
    );
  });

  test("the fields are stored", () => {
    const ofAgents = resultsOf(/keeps all that it says|of an id and a URL is enough/);
    expect(ofAgents.map(({ status }) => status)).toEqual(["passed", "passed"]);
  });
});

/** What an author writes of an operation, besides its handler and its scenario, by file. */
function authoredOf(name: string): Record<string, (text: string) => string> {
  return Object.fromEntries(Object.entries(authored).map(([file, change]) => [file, change(name)]));
}

/** An error of the compiler, whose message may continue in a second line. */
function saidOf(file: string, message: string): RegExp {
  return new RegExp(`${file.replaceAll(".", "\\.")}.*\\n?.*${message}`);
}

/** The part of a report of vitest that is read. */
interface VitestReport {
  testResults: { assertionResults: TestResult[] }[];
}

interface TestResult {
  fullName: string;
  status: string;
  failureMessages: string[];
}

describe("the static checks: who may import whom, and more", () => {
  const forbidden = [
    {
      what: "a feature that imports fastify",
      file: "server/features/facts/handlers.ts",
      line: 'import "fastify";',
      rule: "only-http-knows-fastify",
    },
    {
      what: "a feature that imports another's handlers",
      file: "server/features/facts/handlers.ts",
      line: 'import "../liveness/handlers.ts";',
      rule: "features-keep-to-themselves",
    },
    {
      what: "a page that reads a table",
      file: "server/features/site/handlers.ts",
      line: 'import "../../registry/agents/record/records.ts";',
      rule: "pages-say-what-the-api-says",
    },
    {
      what: "the HTTP layer that imports a feature",
      file: "server/core/http/send.ts",
      line: 'import "../../registry/agents/record/agent.ts";',
      rule: "http-knows-no-feature",
    },
    {
      what: "the core that imports the registry",
      file: "server/core/paging/paging.ts",
      line: 'import "../../registry/agents/record/agent.ts";',
      rule: "core-knows-no-feature",
    },
    {
      what: "the registry that imports a feature",
      file: "server/registry/agents/handlers.ts",
      line: 'import "../../features/facts/handlers.ts";',
      rule: "registry-knows-no-feature",
    },
    {
      what: "the client that imports the server",
      file: "client/index.ts",
      line: 'import "../server/core/values/json.ts";',
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
      line: 'import "../../server/core/values/json.ts";',
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
  /** The violations of these imports, all at once, as "rule file". */
  let violations: string[] = [];
  let environment: Outcome;
  let breaking: Outcome;

  beforeAll(async () => {
    await using copy = await copyProject();
    for (const { file, line } of forbidden) await copy.change(file, (text) => `${line}\n${text}`);
    await copy.change(
      "server/core/values/json.ts",
      (text) => `${text}\nexport const home = process.env.HOME;\n`,
    );
    await copy.change("generated/openapi.json", (text) => {
      const document = JSON.parse(text) as { components: { parameters: Record<string, Parameter> } }; // it has some
      const limits = Object.values(document.components.parameters).filter(({ name }) => name === "limit");
      for (const { schema } of limits) schema.maximum = 50;
      return JSON.stringify(document);
    });
    environment = await copy.run("biome", "lint", "server/core/values/json.ts");
    breaking = await copy.run("node", "spec/generate/compatible.ts");
    // `npm run lint` reads the whole project. These files and what they import show the rules.
    const args = ["--config", ".dependency-cruiser.mjs", "--max-depth", "1", "--output-type", "err"];
    const outcome = await copy.run("depcruise", ...args, ...new Set(forbidden.map(({ file }) => file)));
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

  test("the environment is read in one place", () => {
    expect(environment.code).not.toBe(0);
    expect(environment.output).toContain("noProcessEnv");
  });

  test("a breaking change of the contract is an error", () => {
    expect(breaking.code, breaking.output).not.toBe(0);
  });
});

interface Parameter {
  name: string;
  schema: { maximum?: number };
}
