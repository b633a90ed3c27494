/** The workflows for the main jobs, run by a tool that reads them and the OpenAPI document from a node on loopback. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { OpenApi } from "../spec/generate/document.ts";
import { workflowsFile } from "../spec/generate/workflows.ts";
import { reaching, receiver } from "./webhooks/receiver.ts";
import { createWorld, type TestWorld } from "./world.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");
const redocly = join(root, "node_modules", "@redocly", "cli", "bin", "cli.js");

/** Runs all workflows as `redocly respect` does. It also checks each response against the OpenAPI document. */
async function respect({ node, send }: TestWorld, inputs: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "workflows-"));
  for (const name of ["arazzo.yaml", "openapi.json"])
    await writeFile(join(folder, name), await (await send("GET", `/${name}`)).text());
  const address = await node.app.listen({ port: 0, host: "127.0.0.1" });
  const options = ["arazzo.yaml", "--server", `registry=${address}`, "--input", JSON.stringify(inputs)];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
  const output = await run(process.execPath, [redocly, "respect", ...options], { cwd: folder, env }).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr, // what execFile throws
  );
  await rm(folder, { recursive: true });
  return output;
}

describe("the workflows", () => {
  test("do the five main jobs on a node", async () => {
    await using hook = await receiver();
    await using world = await createWorld("sqlite", ...(await reaching(hook)));
    const developer = await world.developer();
    const { key } = await developer.keys.create({ name: "workflows" });
    await developer.agents.register({ agent_id: "forecast", agent_url: "https://weather.example.com/a2a" });
    const inputs = {
      words: "forecast",
      email: "new@example.com",
      password: "correct horse battery staple 9",
      keyName: "ci",
      key: key.raw_key,
      agentId: "weather",
      newAgentId: "weather-2",
      eventAgentId: "first-event",
      endpoint: "https://weather.example.com/a2a",
      callbackUrl: hook.url(),
      message: "The service ends with the year.",
      sunsetAt: "2099-12-31T23:59:59Z",
    };
    const output = await respect(world, inputs);
    expect(output).toContain("Workflows: 5 passed, 5 total");
    expect(hook.requests.map(({ headers }) => headers["x-webhook-event"])).toContain("agent.registered");
    expect(await world.registry.agents.lookup("weather-2")).toMatchObject({ status: "deprecated" });
  });

  test("cannot name an operation that the contract does not have", async () => {
    const text = await readFile(join(root, "generated", "openapi.json"), "utf8");
    const document = JSON.parse(text) as OpenApi; // written by the generator
    const source = join(root, "spec", "workflows.yaml");
    expect(parse(workflowsFile(document, source)).info.version).toBe(document.info.version);
    delete document.paths["/search"];
    expect(() => workflowsFile(document, source)).toThrow("findAgent, search: there is no agents_search");
  });
});
