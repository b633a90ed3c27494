/** Every tool for every kind of caller: a tool requires what its operation requires, and no tool reads cookies. */
import { expect, test } from "vitest";
import { type Tool, tools } from "../../generated/tools.ts";
import type { Access } from "../contract/access.ts";
import { accesses } from "../contract/all.ts";
import { failureOf } from "../mcp-client.ts";
import type { TestWorld } from "../world.ts";
import { createWorldOf, everyone, type Person, type Shown } from "./people.ts";
import { requiredArguments } from "./tool-arguments.ts";

/** Who may call the operation of a tool. */
function accessOf({ request }: Tool): Access {
  const found = accesses.find(([{ method, path }]) => method === request.method && path === request.path);
  if (!found) throw new Error(`${request.method} ${request.path} is no operation`);
  return found[1];
}

/** The problem code of a call, or "authorized". A rejected key is a problem of HTTP, all else is a result of the tool. */
async function outcome(world: TestWorld, { name, request }: Tool, shown: Shown): Promise<string> {
  const given = requiredArguments(request);
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } };
  const response = await world.send("POST", "/mcp", {
    headers: { ...shown, "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  const body = await response.json();
  if (response.status >= 400) return (body as { code: string }).code; // a problem: the world has validated it by the contract
  const { result } = body as { result: Parameters<typeof failureOf>[0] }; // of a call, by the protocol
  if (!result.isError) return "authorized";
  const { code } = failureOf(result).problem;
  return code === "credential_missing" ? code : "authorized";
}

function expectedOutcome(tool: Tool, { by, rejected }: Person): string {
  if (by === "key") return rejected ?? "authorized";
  return accessOf(tool).requires.startsWith("anyone") ? "authorized" : "credential_missing";
}

test("every tool lets in those that its operation is for", async () => {
  await using crowd = await createWorldOf("sqlite", {});
  for (const person of everyone) {
    const found: Record<string, string> = {};
    for (const tool of Object.values<Tool>(tools))
      found[tool.name] = await outcome(crowd.world, tool, crowd.shownBy(person.is));
    const expected = Object.values<Tool>(tools).map((tool) => [tool.name, expectedOutcome(tool, person)]);
    expect(found, person.is).toEqual(Object.fromEntries(expected));
  }
});
