/** Compiles TypeSpec to OpenAPI. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile, formatDiagnostic, NodeHost, resolveCompilerOptions } from "@typespec/compiler";
import { getAllHttpServices, type HttpOperation } from "@typespec/http";
import type { OpenApi } from "./document.ts";
import { writeExamples } from "./examples.ts";

/**
 * Compiles the contract in a folder.
 * @param folder the folder of `main.tsp` and `tspconfig.yaml`.
 * @returns the document of `@typespec/openapi3`, with the examples that it omits.
 * @throws with TypeSpec's diagnostics if the contract does not compile.
 */
export async function compileContract(folder: string): Promise<OpenApi> {
  const output = await mkdtemp(join(tmpdir(), "registry-contract-"));
  try {
    const main = join(folder, "main.tsp");
    const [options, problems] = await resolveCompilerOptions(NodeHost, {
      cwd: folder,
      entrypoint: main,
      overrides: { outputDir: output },
    });
    const program = await compile(NodeHost, main, options);
    const diagnostics = [...problems, ...program.diagnostics];
    if (diagnostics.length > 0) throw new Error(diagnostics.map((each) => formatDiagnostic(each)).join("\n"));
    const document = JSON.parse(await readFile(join(output, "openapi.json"), "utf8")) as OpenApi; // the emitter's own format
    const [services] = getAllHttpServices(program); // once: it resolves every operation again
    const operations = services.flatMap((service) => service.operations);
    writeExamples(program, document, operations);
    inOrder(document, operations);
    return document;
  } finally {
    await rm(output, { recursive: true });
  }
}

/** Restores the contract's order of paths, which is easier to read than the emitter's alphabetical order. */
function inOrder(document: OpenApi, operations: readonly HttpOperation[]): void {
  const order = operations.map(({ path }) => path);
  const paths = Object.entries(document.paths);
  document.paths = Object.fromEntries(paths.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}
