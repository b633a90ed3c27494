/** Writes skeletons of operations that are not implemented yet. */
import { access, appendFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
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
  const handled = await handledIn(join(root, "server"));
  for (const entry of entries(document)) {
    const place = entry.operation["x-facade"] === undefined ? "" : "facades";
    const handlers = join(await folderOf(root, entry.feature, place), "handlers.ts");
    const scenarios = join("test", "contract", place, `${entry.feature}.ts`);
    const isHandled = handled.has(`${entry.feature}.${entry.name}`);
    const head = headOf(handlers, handlerHead);
    if (!isHandled && (await append(join(root, handlers), entry.name, head, handler(entry)))) {
      lines.push(`${handlers}: ${entry.name}`);
    }
    const scenarioText = scenario(document, entry);
    if (await append(join(root, scenarios), entry.name, headOf(scenarios, scenarioHead), scenarioText)) {
      lines.push(`${scenarios}: ${entry.name}`);
    }
  }
  return lines;
}

/** The operations that have a handler in any file of the server: one may be in the folder of another feature. */
async function handledIn(server: string): Promise<ReadonlySet<string>> {
  const handled = new Set<string>();
  for (const name of await readdir(server, { recursive: true })) {
    if (!/^(registry|features)\b.*\.ts$/.test(name)) continue;
    const text = await readFile(join(server, name), "utf8");
    for (const [, feature, operation] of text.matchAll(/: Handlers\["(\w+)"\]\["(\w+)"\] =/g))
      handled.add(`${feature}.${operation}`);
  }
  return handled;
}

/** The folder of a feature's handlers: in the registry, or, if it has none there, plugged in. */
async function folderOf(root: string, feature: string, place: string): Promise<string> {
  const inRegistry = join("server", "registry", feature);
  return (await exists(join(root, inRegistry))) ? inRegistry : join("server", "features", place, feature);
}

/** The first line of a new file: an import of what its additions are typed by. */
function headOf(file: string, { from, names }: { from: string; names: string }): string {
  const path = relative(dirname(file), from).split("\\").join("/");
  return `import type { ${names} } from "${path}";\n`;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function append(file: string, name: string, head: string, text: string): Promise<boolean> {
  const missing = !(await exists(file));
  const written = missing ? "" : await readFile(file, "utf8");
  const exported = `^export ((const|async function|function) ${name}\\b|\\{[^}]*\\b${name}\\b)`;
  if (new RegExp(exported, "m").test(written)) return false;
  await mkdir(dirname(file), { recursive: true });
  if (missing) await writeFile(file, head);
  await appendFile(file, text);
  return true;
}

const handlerHead = { names: "Handlers", from: "server/feature.ts" };

function handler({ feature, name }: Entry): string {
  return `
/** Skeleton: responds with 501 until it is implemented. */
export const ${name}: Handlers["${feature}"]["${name}"] = async () => ({
  status: 501,
  problem: { code: "not_implemented", detail: "${feature}.${name} is in the contract, but not implemented yet." },
});
`;
}

const scenarioHead = { names: "Scenarios", from: "test/scenario.ts" };

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
