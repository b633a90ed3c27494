/**
 * Builds `dist/`, which is published: the program, and the template with a skeleton of each handler and the versions of its
 * dependencies. `npm pack` and `npm publish` run it.
 */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const create = join(import.meta.dirname, "..");
const root = join(create, "..");
const dist = join(create, "dist");

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** An operation of the contract. */
interface Operation {
  feature: string;
  name: string;
  /** `POST /register: Register an agent.` */
  title: string;
}

/**
 * Builds the package.
 * @param fromClone whether new projects take the contract that is packed in `dist/` of this clone, instead of npm's.
 */
export async function buildCreate(fromClone = false): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await build({
    entryPoints: [join(create, "program.ts")],
    outdir: dist,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "warning",
  });
  const template = join(dist, "template");
  await cp(join(create, "template"), template, { recursive: true });
  await writeManifest(template, fromClone);
  await writeHandlers(join(template, "src"));
}

/** Puts the versions of this repository into the manifest of the template. */
async function writeManifest(template: string, fromClone: boolean): Promise<void> {
  const { devDependencies } = await manifestOf(root);
  const { version } = await manifestOf(join(root, "contract"));
  const contract = fromClone ? `file:${join(dist, `registry-node-contract-${version}.tgz`)}` : version;
  const versions = new Map([...Object.entries(devDependencies), ["@registry-node/contract", contract]]);
  const file = join(template, "package.json");
  const text = await readFile(file, "utf8");
  const filled = text.replaceAll(/"([^"]+)": "\{version\}"/g, (_, name: string) => {
    const found = versions.get(name);
    if (found === undefined) throw new Error(`${name} is not a dependency of this repository`);
    return `"${name}": "${found}"`;
  });
  await writeFile(file, filled);
}

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, "package.json"), "utf8")); // npm's form
}

/** Writes a file of handlers for each feature, and the file that collects them. */
async function writeHandlers(src: string): Promise<void> {
  const features = Map.groupBy(await operationsOf(), ({ feature }) => feature);
  await mkdir(join(src, "handlers"));
  for (const [feature, operations] of features)
    await writeFile(join(src, "handlers", `${feature}.ts`), handlersOf(feature, operations));
  await writeFile(join(src, "routes.ts"), routesOf([...features.keys()]));
}

/** The operations of the document, sorted by feature and name. */
async function operationsOf(): Promise<Operation[]> {
  const document = JSON.parse(await readFile(join(root, "generated", "openapi.json"), "utf8")) as {
    paths: Record<string, Record<string, { operationId: string; summary: string }>>;
  }; // written by the generator
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary }]) => {
      const [feature = "", name = ""] = operationId.split("_");
      return { feature, name, title: `${method.toUpperCase()} ${path}: ${summary}.` };
    }),
  );
  const idOf = ({ feature, name }: Operation) => `${feature}.${name}`;
  return operations.sort((a, b) => idOf(a).localeCompare(idOf(b), "en"));
}

function handlersOf(feature: string, operations: Operation[]): string {
  const handlers = operations.map(
    ({ name, title }) =>
      `/** ${title} */\nexport const ${name}: Routes["${feature}"]["${name}"] = notImplemented;\n`,
  );
  return `import { notImplemented, type Routes } from "@registry-node/contract/fastify";\n\n${handlers.join("\n")}`;
}

function routesOf(features: string[]): string {
  const imports = features.map((name) => `import * as ${name} from "./handlers/${name}.ts";`);
  return `/** All handlers. An operation of the contract without one does not compile. */
import type { Routes } from "@registry-node/contract/fastify";
${imports.join("\n")}

export const routes: Routes = {
${features.map((name) => `  ${name},`).join("\n")}
};
`;
}

if (import.meta.main) await buildCreate(process.argv.includes("--from-clone"));
