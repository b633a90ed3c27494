/** The types of the package: the declarations that TypeScript gives of the sources, one file for each entry. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { type Plugin, rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import ts from "typescript";

const root = join(import.meta.dirname, "..", "..");
const inPackage = /^[^./]/;

/** Writes a declaration for each entry into a folder. What several entries share is in a file beside them. */
export async function writeDeclarations(entries: Record<string, string>, folder: string): Promise<void> {
  const separate = await mkdtemp(join(tmpdir(), "declarations-"));
  try {
    emit(Object.values(entries), separate);
    await cp(join(root, "generated"), join(separate, "generated"), { recursive: true });
    const bundle = await rollup({
      input: Object.fromEntries(
        Object.entries(entries).map(([name, source]) => [name, join(separate, relative(root, source))]),
      ),
      external: inPackage,
      plugins: [declarationOfSource, dts()],
      onLog: (_, log) => {
        throw new Error(log.message);
      },
    });
    const { output } = await bundle.write({
      dir: folder,
      entryFileNames: "[name].d.ts",
      chunkFileNames: ({ name }) => `${name.replace(/\.d$/, "")}.d.ts`,
      minifyInternalExports: false,
    });
    for (const file of output) {
      const packages = file.type === "chunk" ? file.imports.filter((name) => !name.endsWith(".d.ts")) : [];
      if (packages.length > 0)
        throw new Error(`The types of ${file.fileName} speak of ${packages.join(", ")}`);
    }
  } finally {
    await rm(separate, { recursive: true });
  }
}

/** Sources name each other by `.ts`, and so do their declarations: `./agents.ts` is `agents.d.ts`. */
const declarationOfSource: Plugin = {
  name: "declaration-of-source",
  resolveId: (name, importer) =>
    inPackage.test(name)
      ? null
      : resolve(importer ? dirname(importer) : "", name).replace(/(\.d)?\.ts$/, ".d.ts"),
};

function emit(sources: string[], outDir: string): void {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(sources, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir,
    types: [], // the client runs in browsers too: it may need nothing of Node
  });
  const { diagnostics } = program.emit(undefined, undefined, undefined, true, {
    afterDeclarations: [namedFeatures],
  });
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0) throw new Error(ts.formatDiagnostics(faults, ts.createCompilerHost(options)));
}

/**
 * Makes an interface of `type Agents = ReturnType<typeof createAgents>`. The sources say what a feature does once, in the
 * function that makes it; users read the interface, and need not know what that function takes: how requests are sent.
 */
const namedFeatures: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => (file) => {
  if (!ts.isSourceFile(file)) return file;
  const made = new Map(
    file.statements
      .filter(ts.isFunctionDeclaration)
      .flatMap(({ name, type }) => (name && type && ts.isTypeLiteralNode(type) ? [[name.text, type]] : [])),
  );
  const statements = file.statements.map((statement) => {
    const members = ts.isTypeAliasDeclaration(statement) && made.get(makerOf(statement.type) ?? "")?.members;
    if (!members) return statement;
    const { modifiers, name, typeParameters } = statement;
    const feature = context.factory.createInterfaceDeclaration(
      modifiers,
      name,
      typeParameters,
      undefined,
      members,
    );
    return ts.setCommentRange(feature, ts.getCommentRange(statement));
  });
  return context.factory.updateSourceFile(file, statements);
};

/** The function in `ReturnType<typeof function>`. */
function makerOf(type: ts.TypeNode): string | undefined {
  if (!ts.isTypeReferenceNode(type) || type.typeName.getText() !== "ReturnType") return undefined;
  const [of] = type.typeArguments ?? [];
  return of && ts.isTypeQueryNode(of) && ts.isIdentifier(of.exprName) ? of.exprName.text : undefined;
}
