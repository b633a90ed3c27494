/** The log of a node with embeddings, as a process. */
import { expect, test, vi } from "vitest";
import { examined, installation, of } from "../doctor/scene.ts";
import { folder, start } from "../faults/process.ts";
import { hang } from "../hang.ts";
import { apiKey, createEndpoint } from "./endpoint.ts";
import { agentOf } from "./scene.ts";

/** The variables of a node. */
function variables({ settings }: { settings: { url: string } }): Record<string, string> {
  return {
    EMBEDDINGS: "auto",
    EMBEDDINGS_URL: settings.url,
    EMBEDDINGS_MODEL: "model-a",
    EMBEDDINGS_API_KEY: apiKey,
  };
}

test("an outage of the endpoint is one line at its beginning and one at its end, and no line has the key", async () => {
  await using endpoint = await createEndpoint();
  await using data = await folder();
  await using node = await start(data.path, { ...variables(endpoint), LOG_LEVEL: "trace" });
  endpoint.behaviour = "fails";
  await node.registry.agents.register(agentOf("calm-inn"));
  const count = () => endpoint.received.length;
  await vi.waitFor(() => expect(count()).toBeGreaterThan(1), hang);
  endpoint.behaviour = "works";
  const search = () => node.registry.agents.search({ q: "slumber" }).page();
  await vi.waitFor(async () => expect((await search()).agents).toHaveLength(1), {
    ...hang,
    interval: 200,
  });
  node.send("SIGTERM");
  const { code, out, err } = await node.ended;
  expect(code).toBe(0);
  const lines = out.split("\n").filter((line) => line.includes("agents are "));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "agents are not embedded: searches find new ones by words alone", reason: "HTTP 500" },
    { msg: "agents are embedded again" },
  ]);
  expect(out + err).not.toContain(apiKey);
});

test("the doctor asks the endpoint for a vector, and says what to do if there is none", async () => {
  await using endpoint = await createEndpoint();
  await using at = await installation("sqlite");
  const env = { ...at.env, ...variables(endpoint) };
  expect(of(await examined(env), "Embeddings")).toEqual([
    "ok: sqlite-vec is there",
    `ok: ${endpoint.settings.url}/embeddings gives vectors of 5 numbers`,
  ]);
  expect(of(await examined({ ...env, EMBEDDINGS_DIMENSIONS: "3" }), "Embeddings")[1]).toMatch(
    /^warning: .* ignores EMBEDDINGS_DIMENSIONS: its vectors have 5 numbers/,
  );
  const [, wrongKey] = of(await examined({ ...env, EMBEDDINGS_API_KEY: "another-key" }), "Embeddings");
  expect(wrongKey).toMatch(/^failure: .* gives no vectors of model-a \(HTTP 401: check EMBEDDINGS_API_KEY\)/);
  expect(wrongKey).not.toContain("another-key");
  expect(of(await examined(at.env), "Embeddings")).toEqual([]);
});
