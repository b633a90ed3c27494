/** All scenarios, and the function that runs one. */
import { RegistryError } from "../../client/index.ts";
import { type Operation, operations } from "../../generated/operations.ts";
import { type Exchange, operationOf } from "../exchange.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import * as accounts from "./accounts.ts";
import * as agents from "./agents.ts";
import * as certifications from "./certifications.ts";
import * as compliance from "./compliance.ts";
import * as events from "./events.ts";
import * as facts from "./facts.ts";
import * as federation from "./federation.ts";
import { everyBadKey, keyOfDisabled } from "./invalid-requests.ts";
import * as keys from "./keys.ts";
import * as mcp from "./mcp.ts";
import * as node from "./node.ts";
import * as reputation from "./reputation.ts";
import * as site from "./site.ts";
import * as webhooks from "./webhooks.ts";

const scenarios: Scenarios = {
  accounts,
  agents,
  certifications,
  compliance,
  events,
  facts,
  federation,
  keys,
  mcp,
  node,
  reputation,
  site,
  webhooks,
};

/** Every scenario with its operation and expected status. */
export const cases = Object.entries(scenarios).flatMap(([feature, named]) =>
  Object.entries(named as Record<string, Record<number, Scenario | Scenario[]>>).flatMap(
    ([name, byStatus]) => casesOf(feature, name, byStatus), // Scenarios, by text
  ),
);

function casesOf(feature: string, name: string, byStatus: Record<number, Scenario | Scenario[]>) {
  const table: Record<string, Record<string, Operation>> = operations;
  const operation = table[feature]?.[name];
  const supplied = operation ? keyScenarios(operation) : {}; // a file exports what others of its scenarios need, too
  const statuses = new Set([...Object.keys(byStatus), ...Object.keys(supplied)].map(Number));
  return [...statuses].map((status) => ({
    id: `${feature}_${name}`,
    status,
    list: [byStatus[status] ?? [], supplied[status] ?? []].flat(),
  }));
}

/** The scenarios of public operations with a key: every operation rejects an invalid one. */
function keyScenarios({ method, path, credentials }: Operation): Record<number, Scenario[]> {
  if (credentials.includes("bearer")) return {};
  const filled = path.replaceAll(/\{\w+\}/g, "unknown");
  return { 401: [everyBadKey(method, filled)], 403: [keyOfDisabled(method, filled)] };
}

/** Runs a successful scenario with a key, and returns its request. */
export async function keyedRequest(
  id: string,
  success: Scenario,
  world: ScenarioWorld,
): Promise<Exchange["request"]> {
  world.keyedPosts = true;
  await played(success, world);
  world.keyedPosts = false;
  const found = world.exchanges.findLast(
    ({ request, response }) => operationOf(request.method, request.url) === id && response.status < 300,
  );
  if (!found) throw new Error(`${id} has not succeeded`);
  return found.request;
}

/** Ignores an expected error response. */
export async function played(play: Scenario, world: ScenarioWorld): Promise<void> {
  try {
    await play(world);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
  }
}
