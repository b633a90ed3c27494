/** Writes `generated/arazzo.yaml`: the workflows of `spec/workflows.yaml`, with the version of the contract. */
import { readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { entries, type OpenApi } from "./document.ts";

/** The parts of an Arazzo 1.0.1 document that are checked here. */
interface Arazzo {
  info: { version: string };
  workflows: { workflowId: string; steps: { stepId: string; operationId: string }[] }[];
}

/**
 * Writes the file.
 * @throws if a step names an operation that the contract does not have.
 */
export function workflowsFile(document: OpenApi, source: string): string {
  const arazzo = parse(readFileSync(source, "utf8")) as Arazzo; // written by us; Redocly lints it
  const known = new Set(entries(document).map(({ operation }) => operation.operationId));
  for (const { workflowId, steps } of arazzo.workflows) {
    const unknown = steps.find(({ operationId }) => !known.has(operationId));
    if (unknown) throw new Error(`${workflowId}, ${unknown.stepId}: there is no ${unknown.operationId}`);
  }
  arazzo.info.version = document.info.version;
  return `# Written by \`npm run generate\` from spec/workflows.yaml. Do not edit.\n${stringify(arazzo, { aliasDuplicateObjects: false })}`;
}
