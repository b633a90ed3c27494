/** Plays every scenario of every operation, declared status and code; each response is held against the published document. */
import { describe, expect, test } from "vitest";
import { createRegistry } from "../../client/index.ts";
import { contractOperations, declaredCodes } from "../../conformance/contract/operations.ts";
import { isSupplied, unplayedCodes } from "../../spec/generate/supplied-codes.ts";
import { engines } from "../engines.ts";
import type { Exchange } from "../exchange.ts";
import { isEveryday } from "../runs.ts";
import type { ClientMethods } from "../scenario.ts";
import { expectStoredRecords } from "../stored.ts";
import { createWorld, publicUrl, type TestWorld } from "../world.ts";
import { type Case, cases, played, successes } from "./all.ts";
import { expectConsistent } from "./consistency.ts";
import { expectCaching, expectDistinctPages, expectReflected } from "./exchanges.ts";
import { expectHeld, outcomeExpected, outcomeOf, requestOf, rowOf } from "./outcomes.ts";

createRegistry({ baseUrl: publicUrl }) satisfies ClientMethods;

describe.each(engines)("on %s", (engine) => {
  const playsAll = engine === engines[0] || !isEveryday;
  const ofEngine = playsAll ? cases : successes;

  test.each(ofEngine.map((each) => [each.title, each] as const))("%s", async (_, scenario) => {
    const { play, ...expected } = scenario;
    await using world = await createWorld(engine);
    await played(play, world);
    expect(outcomeOf(world.exchanges.at(-1))).toEqual(outcomeExpected(expected));
    expectHeld(world.exchanges);
    world.exchanges.forEach(expectReflected);
    world.exchanges.forEach(expectCaching);
    expectDistinctPages(world.exchanges);
    if (changedSomething(world)) await expectConsistent(world.registry);
    await expectStoredRecords(world.node.database);
    if (successes.includes(scenario))
      await expectWithoutDatabase(world, scenario, requestOf(scenario.id, world));
  });
});

test("every code that an operation declares has a scenario, or is that of a layer in front", () => {
  const played = new Set(cases.map(({ id, status, code }) => `${id} ${status} ${code}`));
  const missing = contractOperations.flatMap((operation) =>
    declaredCodes(operation.id)
      .filter(({ code }) => !isSupplied(code, operation) && !(code in unplayedCodes))
      .map(({ status, code }) => `${operation.id} ${status} ${code}`)
      .filter((each) => !played.has(each)),
  );
  expect(missing).toEqual([]);
});

/** Whether a scenario ends with a write that was served: what its preparation wrote ends other scenarios. */
function changedSomething({ exchanges }: TestWorld): boolean {
  const last = exchanges.at(-1);
  return last !== undefined && last.request.method !== "GET" && last.response.status < 400;
}

/** Repeats a request when the database is gone: it ends with 503, or as before where the operation needs no database. */
async function expectWithoutDatabase(
  { node, send }: TestWorld,
  { id, status: success }: Case,
  { method, url, headers, body }: Exchange["request"],
): Promise<void> {
  await node.database[Symbol.asyncDispose]();
  const response = await send(method, url, { headers, ...(body !== undefined && { body }) });
  // A call of MCP reads the database for its key, and this one has none; the result of a tool has its own failure.
  const needsDatabase = rowOf(id).statuses.includes(503) && id !== "mcp_call";
  expect(response.status, "without the database").toBe(needsDatabase ? 503 : success);
}
