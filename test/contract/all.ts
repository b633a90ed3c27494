/** All scenarios, and how one is played. */
import { RegistryError } from "../../client/index.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import * as accounts from "./accounts.ts";
import * as agents from "./agents.ts";
import * as certifications from "./certifications.ts";
import * as compliance from "./compliance.ts";
import * as events from "./events.ts";
import * as facts from "./facts.ts";
import * as federation from "./federation.ts";
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

/** Every scenario with what it is to bring about. */
export const cases = Object.entries(scenarios).flatMap(([feature, named]) =>
  Object.entries(named as Record<string, Record<number, Scenario | Scenario[]>>).flatMap(
    (
      [name, byStatus], // Scenarios, by text
    ) =>
      Object.entries(byStatus).map(([status, list]) => ({
        id: `${feature}_${name}`,
        status: Number(status),
        list: [list].flat(),
      })),
  ),
);

/** A refusal is what half of the scenarios are for. */
export async function played(play: Scenario, world: ScenarioWorld): Promise<void> {
  try {
    await play(world);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
  }
}
