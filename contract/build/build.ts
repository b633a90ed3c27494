/**
 * Builds `dist/`, which is published: JavaScript and types of each entry, and the OpenAPI document. In this repository
 * everything imports the sources, so nothing needs a build. `npm run build:contract`; `npm pack` and `npm publish` run it too.
 */
import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { writeDeclarations } from "../../client/build/declarations.ts";
import { writeYaml } from "../../spec/generate/yaml.ts";

const contract = join(import.meta.dirname, "..");
const root = join(contract, "..");
const dist = join(contract, "dist");

/** The entries of the package, as `exports` in package.json names them. */
const entries = {
  index: join(contract, "index.ts"),
  agents: join(contract, "agents.ts"),
  fastify: join(contract, "fastify.ts"),
};

/** Builds the package. The libraries that it uses are its dependencies. */
export async function buildContract(): Promise<void> {
  const { dependencies } = JSON.parse(await readFile(join(contract, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  }; // npm's form
  await rm(dist, { recursive: true, force: true });
  await Promise.all([
    writeJavaScript(Object.keys(dependencies)),
    writeDeclarations(entries, dist, { types: ["node"], packages: ["fastify"] }),
  ]);
  const document = join(root, "generated", "openapi.json");
  await cp(document, join(dist, "openapi.json"));
  await writeYaml(dist, JSON.parse(await readFile(document, "utf8")));
}

/** Writes the JavaScript, without source maps: it is the sources without types. */
async function writeJavaScript(external: string[]): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: dist,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node22",
    external,
    chunkNames: "shared-[hash]",
    logLevel: "warning",
  });
}

if (import.meta.main) await buildContract();
