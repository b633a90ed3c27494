/** The samples of the API reference: each is true in its language, and the node takes what it sends. */
import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRegistry } from "../../client/index.ts";
import { tools } from "../../generated/tools.ts";
import { type Entry, entries } from "../../server/features/site/reference/document.ts";
import { samplesOf } from "../../server/features/site/reference/samples/section.ts";
import { toolOf } from "../../server/features/site/reference/samples/tool-call.ts";
import { codeSamplesOf } from "../../spec/generate/code-samples/code-samples.ts";
import { requestOf } from "../../spec/generate/code-samples/request.ts";
import { entries as generatorEntries, type OpenApi } from "../../spec/generate/document.ts";
import { createWorld, metricsToken, type TestWorld } from "../world.ts";
import { contract, schemaErrors } from "./document.ts";

const root = join(import.meta.dirname, "..", "..");
const all = entries(contract.paths).map((entry) => [entry.operation.operationId ?? "", entry] as const);

/** The example requests, as the generator makes them of the document. */
const whole = contract as OpenApi; // the committed document has all members
const requests = new Map(
  generatorEntries(whole).map((entry) => [entry.operation.operationId, requestOf(whole, entry)]),
);

/** The sample of an operation in curl. */
function curlOf({ operation }: Entry): string {
  return operation["x-codeSamples"]?.find(({ label }) => label === "curl")?.source ?? "";
}

/** The samples of all operations in a language, by operation. */
function samplesIn(language: string): (readonly [string, string])[] {
  return all.flatMap(([id, entry]) =>
    samplesOf(contract, entry)
      .filter((sample) => sample.language === language)
      .map(({ text }) => [id, text] as const),
  );
}

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "samples-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("in curl", () => {
  test.each(all)("%s is a command that a shell parses and the contract allows", (_id, entry) => {
    const sent = run(curlOf(entry));
    const address = sent[entry.method === "GET" ? 0 : 2] ?? "";
    if (entry.method !== "GET") expect(sent.slice(0, 2)).toEqual(["-X", entry.method]);
    const path = entry.at.replace(/[.]/g, "\\.").replace(/{[^}]+}/g, "[^/{}]+");
    expect(address).toMatch(new RegExp(`^http://localhost:3000${path}(\\?[^{}]+)?$`));
    const schema = entry.operation.requestBody?.content?.["application/json"]?.schema;
    const body = sent[sent.indexOf("-d") + 1] ?? "";
    if (schema) expect(schemaErrors(schema, JSON.parse(body))).toBeUndefined();
    else expect(sent).not.toContain("-d");
  });

  test("hostile text in an example is one argument", () => {
    const example = { text: 'it\'s $(date) `date` "quoted"\nand more' };
    const schema = { type: "object", examples: [example] };
    const operation = {
      operationId: "pets_add",
      parameters: [],
      requestBody: { content: { "application/json": { schema } } },
      responses: {},
    };
    const document: OpenApi = {
      openapi: "3.1.0",
      info: { title: "Pets", version: "1" },
      paths: { "/it's": { post: operation } },
      components: { schemas: {} },
    };
    const [entry] = generatorEntries(document);
    const [curl] = entry ? codeSamplesOf(document, entry) : [];
    const sent = run(curl?.source ?? "");
    expect(sent.slice(0, 3)).toEqual(["-X", "POST", "http://localhost:3000/it's"]);
    expect(JSON.parse(sent.at(-1) ?? "")).toEqual(example);
  });
});

test("in TypeScript, all call methods of the client with arguments of their types", async () => {
  const samples = samplesIn("typescript");
  const features = Object.keys(createRegistry({ baseUrl: "http://localhost:3000" }));
  const methods = all.filter(([id]) => features.includes(id.split("_")[0] ?? ""));
  expect(samples.map(([id]) => id)).toEqual(methods.map(([id]) => id));
  for (const [id, text] of samples) {
    const [feature, method] = id.split("_");
    expect(text).toContain(`registry.${feature}.${method}(`);
    await writeFile(join(folder, `${id}.mts`), text);
  }
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    module: "nodenext",
    moduleResolution: "nodenext",
    allowImportingTsExtensions: true,
    target: "es2024",
    lib: ["es2024", "dom", "dom.iterable", "dom.asynciterable"],
    types: ["node"],
    typeRoots: [join(root, "node_modules", "@types")],
    paths: { "@registry-node/client": [join(root, "client", "index.ts")] },
  };
  const files = samples.map(([id]) => `${id}.mts`);
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const compiler = join(root, "node_modules", "typescript-native", "bin", "tsc");
  const options = ["-p", ".", "--checkers", "1"]; // each checker reads the whole client
  const said = await promisify(execFile)(process.execPath, [compiler, ...options], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout, // what execFile throws
  );
  expect(said).toBe("");
});

test("in Python, all are valid programs", async (context) => {
  const python = await promisify(execFile)("python3", ["--version"]).catch(() => undefined);
  if (!python) {
    await context.annotate("not run: this machine has no python3", "notice");
    return;
  }
  const samples = samplesIn("python");
  expect(samples).toHaveLength(all.length);
  await writeFile(join(folder, "samples.json"), JSON.stringify(samples));
  const script =
    "import ast, json; [ast.parse(text, name) for name, text in json.load(open('samples.json'))]";
  await promisify(execFile)("python3", ["-c", script], { cwd: folder }); // rejects with the first error
});

test("as a call of an MCP tool, all have arguments that the tool takes", () => {
  const ajv = ajvFormats.default(new Ajv2020({ strict: false }));
  const samples = samplesIn("mcp");
  expect(samples).toHaveLength(tools.length);
  for (const [id, text] of samples) {
    const call = JSON.parse(text) as { name: string; arguments: object }; // as it was made
    const entry = all.find(([each]) => each === id)?.[1];
    const tool = entry && toolOf(entry);
    expect(call.name).toBe(tool?.name);
    expect([id, ajv.validate(tool?.request.schema ?? false, call.arguments) || ajv.errorsText()]).toEqual([
      id,
      true,
    ]);
  }
});

test("no request of a sample is malformed", async () => {
  await using world = await createWorld("sqlite");
  const key = (await (await world.owner()).keys.create({ name: "samples" })).key.raw_key;
  const rejected: unknown[] = [];
  for (const [id, entry] of all) {
    const { status, code } = await sent(world, entry, key);
    if (malformed.test(code)) rejected.push([id, status, code]);
  }
  expect(rejected).toEqual([]);
});

/** The codes of requests that the contract does not allow. */
const malformed = /^(invalid_(body|query|path|header|json)|unknown_|duplicate_|unsupported_media)/;

/** Sends the request of a sample, with a credential that the operation accepts. */
async function sent(
  { send, developer }: TestWorld,
  entry: Entry,
  key: string,
): Promise<{ status: number; code: string }> {
  const { url = "", body, credential } = requests.get(entry.operation.operationId ?? "") ?? {};
  const token = credential?.variable === "METRICS_TOKEN" ? metricsToken : key;
  const headers: Record<string, string> = body ? { "content-type": body.media } : {};
  if (credential?.in === "bearer") headers.authorization = `Bearer ${token}`;
  if (credential?.in === "cookie")
    headers.cookie = `access_token=${(await developer()).jar.get("access_token")}`;
  const response = await send(entry.method, url.replace("http://localhost:3000", ""), {
    headers,
    ...(body && { body: JSON.stringify(body.value) }),
  });
  const text = await response.text();
  const problem = response.status >= 400 && text.startsWith("{") ? JSON.parse(text) : {};
  return { status: response.status, code: String(problem.code ?? "") };
}

/** The arguments of a command as a shell parses it, without the name of the command. */
function run(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  return execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
}
