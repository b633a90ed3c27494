/** The contract's pipeline as an implementer meets it: each promise of CONTRIBUTING.md, kept and broken on purpose. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "./project.ts";

const root = join(import.meta.dirname, "..");

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
  /** Says back what it was told. */
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
    | {
        @statusCode _: 200;
        ...CommonHeaders;
        @bodyRoot said: {
          /** What was said. */
          @example("hello")
          text: string;
        };
      }
    | QueryFaults
    | InternalError;
}
`;

test("adding an endpoint takes the steps that CONTRIBUTING.md names", async () => {
  await using copy = await copyProject();

  // 1. The contract. 2. Generate: it says what it wrote.
  await copy.change("spec/node.tsp", (text) => text + pingContract);
  const generated = await copy.run("node", "spec/generate/generate.ts");
  expect(generated.output).toContain("skeleton written: server/node/handlers.ts: echo");
  expect(generated.output).toContain("skeleton written: test/contract/node.ts: echo");

  // Without its handler, scenario and client method the project does not compile, and the compiler names what is missing.
  const handlers = await copy.read("server/node/handlers.ts");
  const scenarios = await copy.read("test/contract/node.ts");
  await copy.change("server/node/handlers.ts", (text) =>
    text.replace("export const echo:", "export const other:"),
  );
  await copy.change("test/contract/node.ts", (text) =>
    text.replace("export const echo:", "export const other:"),
  );
  const missing = await copy.run("tsc", "--noEmit");
  expect(missing.code).not.toBe(0);
  expect(missing.output).toMatch(/server\/node\.ts.*\n?.*'echo' is missing/);
  expect(missing.output).toMatch(/test\/contract\.test\.ts.*\n?.*'echo' is missing/);

  expect(missing.output).toMatch(/test\/contract\.test\.ts.*TS1360[\s\S]*'echo' is missing/);

  // With the skeletons and the client method it compiles, answers 501, and its contract test is red.
  await copy.change("server/node/handlers.ts", () => handlers);
  await copy.change("test/contract/node.ts", () => scenarios);
  await copy.change("client/node.ts", (text) =>
    text.replace(
      "    /** Reads the API reference",
      `    /** Says back a text. */
    echo(text: string, options: RequestOptions = {}): Promise<{ text: string }> {
      return read(http.GET("/echo", { params: { query: { text } }, ...sending(options) }));
    },

    /** Reads the API reference`,
    ),
  );
  const compiled = await copy.run("tsc", "--noEmit");
  expect(compiled.code, compiled.output).toBe(0);
  const red = await copy.run("vitest", "run", "test/contract.test.ts", "-t", "node_echo");
  expect(red.code, red.output).not.toBe(0);
  expect(red.output).toContain("node.echo 200: no scenario yet");

  // 3. An answer that the contract does not declare does not compile. 4. The handler, the scenario, the client method.
  const skeleton = /async \(\) => \(\{\s*status: 501,[\s\S]*?\}\);/;
  await copy.change("server/node/handlers.ts", (text) =>
    text.replace(skeleton, "async ({ query }) => ({ status: 200, body: { words: query.text } });"),
  );
  const wrong = await copy.run("tsc", "--noEmit");
  expect(wrong.output).toMatch(/server\/node\/handlers\.ts.*TS2322/);
  await copy.change("server/node/handlers.ts", (text) =>
    text.replace("words: query.text", "text: query.text"),
  );
  await copy.change("test/contract/node.ts", (text) =>
    text
      .replace(
        /200: \(\) => Promise.reject\(new Error\("node.echo.*\n/,
        '200: ({ registry }) => registry.node.echo("hello"),\n',
      )
      .replace(
        /400: \(\) => Promise.reject\(new Error\("node.echo.*\n/,
        '400: unknownParameter("GET", "/echo"),\n',
      ),
  );
  expect(await copy.run("tsc", "--noEmit")).toMatchObject({ code: 0 });
  const green = await copy.run("vitest", "run", "test/contract.test.ts", "-t", "node_echo");
  expect(green.code, green.output).toBe(0);
  expect(green.output).toMatch(/Tests\s+\d+ passed/);
}, 240_000);

test.each([
  [
    "a feature that imports fastify",
    "server/facts/handlers.ts",
    'import "fastify";',
    "only-http-knows-fastify",
  ],
  [
    "a feature that imports another's handlers",
    "server/facts/handlers.ts",
    'import "../agents/handlers.ts";',
    "features-keep-to-themselves",
  ],
  [
    "the HTTP layer that imports a feature",
    "server/http/send.ts",
    'import "../agents/agent.ts";',
    "http-knows-no-feature",
  ],
  [
    "the client that imports the server",
    "client/index.ts",
    'import "../server/json.ts";',
    "client-stands-alone",
  ],
  [
    "the client that imports a module of Node",
    "client/index.ts",
    'import "node:fs";',
    "client-runs-everywhere",
  ],
  [
    "the generator that imports what it generates",
    "spec/generate/write.ts",
    'import "../../generated/routes.ts";',
    "generator-knows-only-the-contract",
  ],
  [
    "the server that imports a test",
    "server/main.ts",
    'import "../test/engines.ts";',
    "nothing-imports-tests",
  ],
])("%s is an error", async (_what, file, line, rule) => {
  await using copy = await copyProject();
  const args = ["--config", ".dependency-cruiser.mjs", "spec", "server", "client", "test", "generated"];
  expect(await copy.run("depcruise", ...args)).toMatchObject({ code: 0 });
  await copy.change(file, (text) => `${line}\n${text}`);
  const outcome = await copy.run("depcruise", ...args);
  expect(outcome.code).not.toBe(0);
  expect(outcome.output).toContain(rule);
});

test("the environment is read in one place", async () => {
  await using copy = await copyProject();
  await copy.change("server/facts/handlers.ts", (text) => `${text}\nexport const home = process.env.HOME;\n`);
  const outcome = await copy.run("biome", "lint", "server/facts/handlers.ts");
  expect(outcome.code).not.toBe(0);
  expect(outcome.output).toContain("noProcessEnv");
});

test("a breaking change of the contract is an error, a growing one is not", async () => {
  await using copy = await copyProject();
  const [released] = (await readdir(join(root, "spec/released")))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .slice(-1);
  const args = [
    "diff",
    `spec/released/${released}`,
    "generated/openapi.json",
    "--config",
    "redocly.yaml",
    "--fail-on",
    "major",
  ];
  await copy.change("spec/node.tsp", (text) => text + pingContract);
  expect(await copy.run("node", "spec/generate/generate.ts")).toMatchObject({ code: 0 });
  expect(await copy.run("redocly", ...args)).toMatchObject({ code: 0 });
  await copy.change("spec/shared.tsp", (text) =>
    text.replace("@maxValue(100)\n  @example(50)\n  limit", "@maxValue(50)\n  @example(50)\n  limit"),
  );
  expect(await copy.run("node", "spec/generate/generate.ts")).toMatchObject({ code: 0 });
  const broken = await copy.run("redocly", ...args);
  expect(broken.code, broken.output).not.toBe(0);
});
