/** Writes skeletons of operations that are not implemented yet. */
import { access, appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Entry, entries, type OpenApi } from "./document.ts";
import { operationRow } from "./operations.ts";
import { problemCodes } from "./problem-codes.ts";
import { isSupplied } from "./supplied-codes.ts";

/**
 * Appends skeletons of missing operations to the files of their features: a handler that responds with 501, and a scenario
 * that fails. Existing code is never changed.
 * @param root the project's folder.
 * @returns a line for each skeleton written.
 */
export async function writeSkeletons(document: OpenApi, root: string): Promise<string[]> {
  const lines: string[] = [];
  for (const entry of entries(document)) {
    const isFacade = entry.operation["x-facade"] !== undefined;
    const place = isFacade ? "facades" : "";
    const head = (text: string) => (isFacade ? text.replace('"../', '"../../') : text);
    const handlers = join("server", place, entry.feature, "handlers.ts");
    const scenarios = join("test", "contract", place, `${entry.feature}.ts`);
    if (await append(join(root, handlers), entry.name, head(handlerHead), handler(entry))) {
      lines.push(`${handlers}: ${entry.name}`);
    }
    if (await append(join(root, scenarios), entry.name, head(scenarioHead), scenario(document, entry))) {
      lines.push(`${scenarios}: ${entry.name}`);
    }
  }
  return lines;
}

async function append(file: string, name: string, head: string, text: string): Promise<boolean> {
  const missing = await access(file).then(
    () => false,
    () => true,
  );
  const written = missing ? "" : await readFile(file, "utf8");
  const exported = `^export ((const|async function|function) ${name}\\b|\\{[^}]*\\b${name}\\b)`;
  if (new RegExp(exported, "m").test(written)) return false;
  await mkdir(dirname(file), { recursive: true });
  if (missing) await writeFile(file, head);
  await appendFile(file, text);
  return true;
}

const handlerHead = 'import type { Handlers } from "../context.ts";\n';

function handler({ feature, name }: Entry): string {
  return `
/** Skeleton: responds with 501 until it is implemented. */
export const ${name}: Handlers["${feature}"]["${name}"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "${feature}.${name} is in the contract, but not implemented yet." },
});
`;
}

const scenarioHead = 'import type { Scenarios } from "../scenario.ts";\n';

/** A scenario for each success, and for each code that is not supplied. */
function scenario(document: OpenApi, entry: Entry): string {
  const { feature, name, operation } = entry;
  const missing = (what: string) =>
    `() => Promise.reject(new Error("${feature}.${name} ${what}: no scenario yet"))`;
  const row = operationRow(document, entry);
  const successes = row.statuses
    .filter((status) => status < 400)
    .map((status) => `  ${status}: ${missing(String(status))},`);
  const problems = problemCodes(document, operation.responses).flatMap(([status, codes]) => {
    const own = codes.filter((code) => !isSupplied(code, row));
    const rows = own.map((code) => `    ${code}: ${missing(`${status} ${code}`)},`);
    return own.length > 0 ? [`  ${status}: {`, ...rows, "  },"] : [];
  });
  return `
export const ${name}: Scenarios["${feature}"]["${name}"] = {
${[...successes, ...problems].join("\n")}
};
`;
}
