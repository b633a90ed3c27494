/** Writes skeletons of operations that are not implemented yet. */
import { access, appendFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Entry, entries, isIdempotent, isPublic, type OpenApi } from "./document.ts";

/**
 * Appends skeletons of missing operations to the files of their features: a handler that responds with 501, and a scenario
 * that fails. Existing code is never changed.
 * @param root the project's folder.
 * @returns a line for each skeleton written.
 */
export async function writeSkeletons(document: OpenApi, root: string): Promise<string[]> {
  const lines: string[] = [];
  for (const entry of entries(document)) {
    const handlers = join("server", entry.feature, "handlers.ts");
    const scenarios = join("test", "contract", `${entry.feature}.ts`);
    if (await append(join(root, handlers), entry.name, handlerHead, handler(entry))) {
      lines.push(`${handlers}: ${entry.name}`);
    }
    if (await append(join(root, scenarios), entry.name, scenarioHead, scenario(entry))) {
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

/** The statuses that need no scenario of their own: `Supplied` in test/scenario.ts. */
function supplied(entry: Entry): Set<string> {
  const faults = ["500", "503"];
  const ofKeys = isPublic(entry.operation) ? ["401", "403"] : [];
  const ofRepetitions = isIdempotent(entry) ? ["409", "422"] : [];
  return new Set([...faults, ...ofKeys, ...ofRepetitions]);
}

function scenario(entry: Entry): string {
  const { feature, name, operation } = entry;
  const without = supplied(entry);
  const statuses = Object.keys(operation.responses).filter((status) => !without.has(status));
  const rows = statuses.map(
    (status) =>
      `  ${status}: () => Promise.reject(new Error("${feature}.${name} ${status}: no scenario yet")),`,
  );
  return `
export const ${name}: Scenarios["${feature}"]["${name}"] = {
${rows.join("\n")}
};
`;
}
