/** What a start that cannot succeed says, without a process: start.test.ts shows that a process prints it and ends. */
import { expect } from "vitest";
import { readConfig } from "../../server/assembly/config.ts";
import { StartError } from "../../server/core/process/start-error.ts";
import { databaseStartError } from "../../server/core/process/start-failures.ts";
import { createNode } from "../../server/node.ts";

/** What a start with this environment says at its end, as server/main.ts makes it. */
export async function startLine(env: Record<string, string>): Promise<string> {
  const NODE_KEY = Buffer.alloc(32, 7).toString("base64");
  const config = readConfig({ NODE_KEY, LOG_LEVEL: "silent", ...env });
  const error = await createNode(config).then(dispose, (error: unknown) => error);
  if (error instanceof StartError) return error.message;
  const known = databaseStartError(error, config.database);
  if (!known) throw error;
  expect(known.message).not.toContain("\n");
  return known.message;
}

async function dispose(node: AsyncDisposable): Promise<Error> {
  await node[Symbol.asyncDispose]();
  return new Error("The node has started");
}
