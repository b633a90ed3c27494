/** The scenarios of the contract, run on the client's fake registry, which must respond like a node. */
import { describe, expect, test } from "vitest";
import { cases, played } from "./contract/all.ts";
import { operationOf } from "./exchange.ts";
import { createFakeWorld } from "./fake/world.ts";
import type { Scenario } from "./scenario.ts";

/** The scenarios that the fake cannot run, by operation and status, with their numbers (from 1) and the reason. */
const nodesAlone: Record<string, { ways: number[]; why: string }> = {
  "accounts_setup 429": { ways: [1, 2], why: "Its passwords cost nothing, and it knows no networks." },
  "accounts_signUp 429": { ways: [1, 2, 3], why: "As above." },
  "agents_register 429": { ways: [3], why: "It knows no networks." },
  "agents_remove 429": { ways: [3], why: "As above." },
  "agents_search 429": { ways: [1], why: "As above." },
  "agents_setStatus 429": { ways: [3], why: "As above." },
  "facts_put 429": { ways: [3], why: "As above." },
  "reputation_report 429": { ways: [3], why: "As above." },
  "accounts_changePassword 409": { ways: [1], why: "It knows no identity provider." },
  "accounts_oidcStart 302": { ways: [1, 2], why: "It knows no identity provider: its test would need one." },
  "accounts_oidcStart 403": { ways: [1], why: "As above." },
  "accounts_oidcStart 429": { ways: [1], why: "As above." },
  "accounts_oidcCallback 303": { ways: [1, 2], why: "As above." },
  "accounts_oidcCallback 400": { ways: [2, 3], why: "As above." },
  "accounts_oidcCallback 403": { ways: [1, 2, 3], why: "As above." },
  "accounts_oidcCallback 409": { ways: [1, 2, 3], why: "As above." },
  "accounts_oidcCallback 429": { ways: [1, 2], why: "As above." },
  "site_asset 200": { ways: [1, 2, 3, 4], why: "Its pages are bare: it has no files." },
  "site_asset 304": { ways: [1], why: "As above." },
};

const all = cases.flatMap(({ id, status, list }) =>
  list.map((play, index) => ({ id, status, play, way: index + 1 })),
);
const isOfNodesAlone = ({ id, status, way }: { id: string; status: number; way: number }) =>
  nodesAlone[`${id} ${status}`]?.ways.includes(way) === true;

describe.each(all.filter((each) => !isOfNodesAlone(each)))("$id $status", ({ id, status, play, way }) => {
  test(`way ${way}`, async () => {
    expect(await outcome(play)).toEqual({ id, status });
  });
});

test.each(all.filter(isOfNodesAlone))("$id $status, way $way, needs a node", async ({ id, status, play }) => {
  const found = await outcome(play).catch(() => undefined);
  expect(found).not.toEqual({ id, status });
});

test("every scenario that needs a node exists", () => {
  const listed = Object.entries(nodesAlone).flatMap(([name, { ways }]) =>
    ways.map((way) => `${name} ${way}`),
  );
  const found = all.filter(isOfNodesAlone).map(({ id, status, way }) => `${id} ${status} ${way}`);
  expect(found.sort()).toEqual(listed.sort());
});

/** The operation and status that a scenario ends with. */
async function outcome(play: Scenario) {
  await using world = createFakeWorld();
  await played(play, world);
  const last = world.exchanges.at(-1);
  return {
    id: last && operationOf(last.request.method, last.request.url),
    status: last?.response.status,
  };
}
