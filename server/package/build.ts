/**
 * Builds the package of the node in server/package/dist, as npm publishes it: `npm run build:package`. An argument is another
 * folder.
 *
 * Node.js strips no types below node_modules, so the package has JavaScript. It has the folders of the repository with what the
 * node runs, and its dependencies are those that the compiled files import.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { rolldown } from "rolldown";
import { dependenciesOf } from "./dependencies.ts";

const root = join(import.meta.dirname, "..", "..");
const target = process.argv[2] ?? join(import.meta.dirname, "dist");

/** The programs of the package, and the modules that no compiled module imports: by a URL, or with types of their own. */
const programs = ["server/registry-node.js", "server/launch.js", "server/database/sqlite-read-thread.ts"];

/** What the node reads beside its modules. */
const data = ["generated/openapi.json", "generated/openapi.yaml", "client/webhooks/test-vectors.json"];

/** Files of these folders that are no modules: style sheets, icons, guides. */
const dataFolders = ["server/site"];

rmSync(target, { recursive: true, force: true });
mkdirSync(target);
compile();
await bundleTracing();
for (const file of [...data, ...dataFolders.flatMap(dataIn)]) copy(file);
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
      outDir: target,
      typeRoots: [join(root, "node_modules/@types")], // the target may be outside of the repository
    },
    files: programs.map((file) => join(root, file)),
    include: [],
  };
  const file = join(target, "tsconfig.json");
  writeFileSync(file, JSON.stringify(settings));
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  execFileSync(process.execPath, [compiler, "--project", file], { stdio: "inherit" });
  rmSync(file);
}

/** Replaces the module of OpenTelemetry's libraries by a bundle of what it uses of them, with their licence. */
async function bundleTracing(): Promise<void> {
  await using bundle = await rolldown({
    input: join(root, "server/tracing/libraries.ts"),
    platform: "node",
  });
  await bundle.write({
    file: join(target, "server/tracing/libraries.js"),
    format: "esm",
    codeSplitting: false,
  });
  cpSync(
    join(root, "node_modules/@opentelemetry/api/LICENSE"),
    join(target, "server/tracing/libraries.LICENSE.txt"),
  );
}

function copy(file: string): void {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  cpSync(join(root, file), join(target, file));
}

/** The files of a folder that are no modules, as git knows them. */
function dataIn(folder: string): string[] {
  const files = execFileSync("git", ["ls-files", "-z", folder], { cwd: root, encoding: "utf8" }).split("\0");
  return files.filter((file) => /\.(css|js|md|svg)$/.test(file));
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
    dependencies: dependenciesOf(target, dependencies),
    publishConfig: { access: "public", provenance: true },
  };
}
