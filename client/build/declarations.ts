/** Builds the types of the package: one declaration file for each entry. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";
import ts from "typescript";

const root = join(import.meta.dirname, "..", "..");
const inPackage = /^[^./]/;

/** What declarations may refer to. */
export interface DeclarationsOptions {
  /** Packages of global types, such as `node`. The client runs in browsers too, so it must not need those of Node.js. */
  types: string[];
  /** The packages whose types may be imported, because users of the package have them. */
  packages: string[];
}

/** Writes a declaration file for each entry into a folder, and one for shared declarations. */
export async function writeDeclarations(
  entries: Record<string, string>,
  folder: string,
  { types, packages }: DeclarationsOptions = { types: [], packages: [] },
): Promise<void> {
  const separate = await mkdtemp(join(tmpdir(), "declarations-"));
  try {
    emit(Object.values(entries), separate, types);
    await cp(join(root, "generated"), join(separate, "generated"), { recursive: true });
    const input = Object.entries(entries).map(([name, source]) => [name, declarationOf(source, separate)]);
    const bundle = await rolldown({
      input: Object.fromEntries(input),
      external: inPackage,
      plugins: [declarationsOfSources, ...dts({ dtsInput: true }), commentsOnLines],
      experimental: { attachDebugInfo: "none" },
      logLevel: "warn",
      onLog: (_, log) => {
        throw new Error(log.message);
      },
    });
    const { output } = await bundle.write({
      dir: folder,
      chunkFileNames: "shared-[name].d.ts",
      codeSplitting: { groups: [{ name: "models", test: /models\.d\.ts$/ }] },
      minifyInternalExports: false,
    });
    for (const file of output) {
      const code = file.type === "chunk" ? file.code : "";
      for (const [, name = ""] of code.matchAll(/from "([^.][^"]*)"/g)) {
        if (packages.includes(name) || (types.includes("node") && name.startsWith("node:"))) continue;
        throw new Error(`The types of ${file.fileName} import types of ${name}`);
      }
    }
  } finally {
    await rm(separate, { recursive: true });
  }
}

/** Resolves imports between declarations, which end in `.ts` as in the sources: `./agents.ts` is `agents.d.ts`. */
const declarationsOfSources: Plugin = {
  name: "declarations-of-sources",
  resolveId: (name, importer) =>
    importer && !inPackage.test(name) ? declarationOf(resolve(dirname(importer), name)) : null,
};

/** Puts comments on lines of their own. After a member on the same line, TypeScript takes them for comments of that member. */
const commentsOnLines: Plugin = {
  name: "comments-on-lines",
  renderChunk: (code) => code.replaceAll(/([;{]) (\/\*\* .* \*\/)$/gm, "$1\n  $2"),
};

/** The path of the declaration of a source: beside it, or in the given folder. */
function declarationOf(source: string, folder?: string): string {
  const path = folder === undefined ? source : join(folder, relative(root, source));
  return path.replace(/(\.d)?\.ts$/, ".d.ts");
}

function emit(sources: string[], outDir: string, types: string[]): void {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(sources, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir,
    types,
  });
  const { diagnostics } = program.emit();
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0) throw new Error(ts.formatDiagnostics(faults, ts.createCompilerHost(options)));
}
