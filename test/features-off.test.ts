/** Features that the operator has switched off are not served, and not offered. */
import { expect, it } from "vitest";
import { createTestNode } from "../server/testing.ts";
import { connectTo } from "./mcp-client.ts";

it("has no operations of features that are off, in its routes, documents and tools", async () => {
  await using node = await createTestNode({ config: { featuresOff: ["ard", "federation"] } });
  const url = await node.listen();
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect(await statusOf("/ard/agents")).toBe(404);
  expect(await statusOf("/peers")).toBe(404);
  expect(await statusOf("/v0.1/servers")).toBe(200);
  expect(await statusOf("/openapi/ard.json")).toBe(404);
  for (const path of ["/openapi/all.json", "/openapi/gallery.json"]) {
    const document = JSON.parse(await (await fetch(`${url}${path}`)).text());
    expect(Object.keys(document.paths)).not.toContain("/ard/agents");
    expect(Object.keys(document.paths)).toContain("/v0.1/servers");
    expect(document.tags.map(({ name }: { name: string }) => name)).not.toContain("federation");
  }
  await using mcp = await connectTo(url);
  const { tools } = await mcp.client.listTools();
  expect(tools.map(({ name }) => name)).toContain("registry_get_reputation");
  expect(tools.map(({ name }) => name)).not.toContain("registry_list_peers");
});
