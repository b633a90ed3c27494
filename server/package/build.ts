/**
 * Builds the package of the node in server/package/dist, as npm publishes it: `npm run build:package`. An argument is another
 * folder.
 *
 * Node.js strips no types below node_modules, so the package has JavaScript. Its modules are bundled with the libraries that
 * they import: Node.js takes twice as long to find and load 1,500 files. What the node reads is in the folders of the
 * repository, and the dependencies are what cannot be bundled.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeYaml } from "../../spec/generate/yaml.ts";
import { type Contract, partOf } from "../registry/node/openapi-documents.ts";
import { bundle, notBundled } from "./bundle.ts";
import { licencesOf } from "./licences.ts";

const root = join(import.meta.dirname, "..", "..");
const target = process.argv[2] ?? join(import.meta.dirname, "dist");

/** The program of the package, and the modules of its threads, which are named by URLs. */
const programs = [
  "server/registry-node.js",
  "server/core/database/sqlite-read-thread.ts",
  "server/registry/search/index-worker.ts",
  "server/features/embeddings/local-encoder-thread.ts",
];

/** A module that the compiler takes to be there in JavaScript already, because its types are in a file of their own. */
const typedElsewhere = "server/core/process/launch.js";

/** What the node reads beside its modules. */
const data = [
  "generated/openapi.json",
  "generated/code-samples.json",
  "generated/arazzo.yaml",
  "client/webhooks/test-vectors.json",
];

/** Files of these folders that are no modules: style sheets, icons, guides. */
const dataFolders = ["server/features/site", "deploy"];

rmSync(target, { recursive: true, force: true });
mkdirSync(target);
const compiled = mkdtempSync(join(import.meta.dirname, "compiled-")); // here, so that imports of libraries are found
try {
  compile();
  const bundled = await bundle(compiled, programs.map(javaScript), target);
  writeFileSync(join(target, "LICENCES-OF-LIBRARIES.txt"), licencesOf(bundled));
} finally {
  rmSync(compiled, { recursive: true, force: true });
}
for (const file of [...data, ...dataFolders.flatMap(dataIn)]) copy(file);
const contract = JSON.parse(readFileSync(join(root, "generated/openapi.json"), "utf8")) as Contract; // the generator writes it
await writeYaml(join(target, "generated"), partOf(contract, "client"));
execFileSync(process.execPath, [
  join(root, "server/dashboard/build/build.ts"),
  join(target, "server/dashboard/dist"),
]);
for (const file of ["LICENSE", "CHANGELOG.md"]) copy(file);
cpSync(join(import.meta.dirname, "README.md"), join(target, "README.md"));
writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);

/** Compiles what the programs import; `npm run types` checks it. */
function compile(): void {
  const settings = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      allowJs: true,
      rewriteRelativeImportExtensions: true,
      removeComments: true,
      rootDir: root,
      outDir: compiled,
    },
    files: [...programs, typedElsewhere].map((file) => join(root, file)),
    include: [],
  };
  const file = join(compiled, "tsconfig.json");
  writeFileSync(file, JSON.stringify(settings));
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  execFileSync(process.execPath, [compiler, "--project", file], { stdio: "inherit" });
}

function javaScript(file: string): string {
  return file.replace(/\.ts$/, ".js");
}

function copy(file: string): void {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  cpSync(join(root, file), join(target, file));
}

/** The files of a folder that are no modules, as git knows them. */
function dataIn(folder: string): string[] {
  const files = execFileSync("git", ["ls-files", "-z", folder], { cwd: root, encoding: "utf8" }).split("\0");
  return files.filter((file) => file !== "" && !file.endsWith(".ts"));
}

/** The package.json of the package. */
function manifest(): object {
  const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
    license: string;
    dependencies: Record<string, string>;
  };
  const { version, license, dependencies } = own;
  return {
    name: "registry-node",
    version,
    description:
      "A registry node for AI agents: register, find, rate and federate agents, with signed webhooks.",
    keywords: ["ai-agents", "agent-registry", "a2a", "agentfacts", "mcp", "webhooks", "server"],
    license,
    type: "module",
    engines: { node: ">=22.16" },
    bin: { "registry-node": "server/registry-node.js" },
    dependencies: Object.fromEntries(notBundled.map((name) => [name, versionOf(name, dependencies)])),
    publishConfig: { access: "public", provenance: true },
  };
}

/** The version of a dependency, as the repository has it. */
function versionOf(name: string, versions: Record<string, string>): string {
  const version = versions[name];
  if (version === undefined) throw new Error(`${name} is not in the dependencies of package.json`);
  return version;
}
