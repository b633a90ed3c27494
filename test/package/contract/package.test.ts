/** The published packages of the contract: their content, and the results of package linters. */
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, it, test } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };
import { prepared, preparedContract } from "../prepared.ts";

const run = promisify(execFile);
const { contract, project } = await preparedContract(inject("preparing"));
const folder = join(project, "node_modules", "@registry-node", "contract");
const dist = join(folder, "dist");
const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));

describe("the package of the contract", () => {
  it("has JavaScript and types of each entry, the document, its papers, and nothing else", async () => {
    const entries = ["agents", "fastify", "index"].flatMap((name) => [`${name}.d.ts`, `${name}.js`]);
    const names = (await readdir(dist)).filter((name) => !/^shared-.*\.(js|d\.ts)$/.test(name));
    expect(names.sort()).toEqual([...entries, "openapi.json", "openapi.yaml"].sort());
    const papers = ["CHANGELOG.md", "LICENSE", "README.md", "dist", "package.json"];
    expect((await readdir(folder)).sort()).toEqual(papers.sort());
    expect(await readFile(join(folder, "LICENSE"), "utf8")).toBe(await readFile("LICENSE", "utf8"));
  });

  it("depends on the versions of the libraries that the node has, and can be published by a workflow", () => {
    expect(packageJson.dependencies).toMatchObject(manifest.dependencies);
    expect(manifest).toMatchObject({
      license: "MIT",
      engines: { node: ">=22.16" },
      publishConfig: { access: "public", provenance: true },
    });
  });

  it("serves its document by its name", async () => {
    const program =
      'import document from "@registry-node/contract/openapi.json" with { type: "json" }; console.log(document.openapi);';
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: project,
    });
    expect(stdout).toBe("3.1.0\n");
  });

  it("passes publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it("passes attw for ESM imports", async () => {
    const { runtimes } = await prepared(inject("preparing"));
    const program = join(runtimes, ".bin", "attw");
    const options = ["--profile", "esm-only", "--format", "json", "--exclude-entrypoints", "openapi.yaml"]; // a text
    const { stdout } = await run(program, [contract, ...options]);
    const { analysis } = JSON.parse(stdout);
    const wrong = analysis.problems.filter(
      ({ resolutionKind }: { resolutionKind?: string }) => !/^node1[06]-?(cjs)?$/.test(resolutionKind ?? ""),
    );
    expect(wrong).toEqual([]);
  });
});

test("one version of Fastify is installed with it", async () => {
  const { stdout } = await run("npm", ["ls", "fastify", "--json", "--all"], { cwd: project });
  expect([...stdout.matchAll(/"fastify": \{\s+"version": "([^"]+)"/g)].map(([, version]) => version)).toEqual(
    [packageJson.dependencies.fastify],
  );
});
