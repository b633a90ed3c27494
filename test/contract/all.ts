/** All scenarios, and the function that runs one. */
import { declaredCodes } from "../../conformance/contract/operations.ts";
import { type Operation, operations } from "../../generated/operations.ts";
import type { ProblemCode } from "../../generated/problems.ts";
import { type Exchange, operationOf } from "../exchange.ts";
import type { Played, Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import * as accounts from "./accounts.ts";
import * as agents from "./agents.ts";
import * as audit from "./audit.ts";
import * as certifications from "./certifications.ts";
import * as compliance from "./compliance.ts";
import * as domains from "./domains.ts";
import * as erasures from "./erasures.ts";
import * as events from "./events.ts";
import * as ard from "./facades/ard.ts";
import * as gallery from "./facades/gallery.ts";
import * as nanda from "./facades/nanda.ts";
import * as witness from "./facades/witness.ts";
import * as facts from "./facts.ts";
import * as federation from "./federation.ts";
import * as keys from "./keys.ts";
import * as liveness from "./liveness.ts";
import * as log from "./log.ts";
import * as mcp from "./mcp.ts";
import * as node from "./node.ts";
import * as offers from "./offers.ts";
import { expectRejection } from "./preparation.ts";
import * as reputation from "./reputation.ts";
import * as site from "./site.ts";
import { standardScenarios } from "./standard.ts";
import * as webhooks from "./webhooks.ts";

const scenarios: Scenarios = {
  accounts,
  agents,
  ard,
  audit,
  certifications,
  compliance,
  domains,
  offers,
  erasures,
  events,
  facts,
  federation,
  gallery,
  keys,
  liveness,
  log,
  mcp,
  nanda,
  node,
  reputation,
  site,
  webhooks,
  witness,
};

/** A scenario, with the operation that it ends with and the response that it expects. */
export interface Case {
  /** `feature_name` */
  id: string;
  status: number;
  /** The code of the problem; null for a success. */
  code: ProblemCode | null;
  /** Whether the table of operations decides it, not the handler. */
  isStandard: boolean;
  /** The operation, the status, the code, and what the scenario shows. */
  title: string;
  play: Scenario;
}

/** Status -> scenarios, or from 400 on: code -> scenarios. */
type ByStatus = Record<number, Played | Partial<Record<ProblemCode, Played>>>;

/** Every scenario. */
export const cases: Case[] = Object.entries(operations as Record<string, Record<string, Operation>>).flatMap(
  ([feature, named]) =>
    Object.entries(named).flatMap(([name, operation]) => {
      const all = scenarios as unknown as Record<string, Record<string, ByStatus>>; // Scenarios, by text
      const id = `${feature}_${name}`;
      const own = all[feature]?.[name] ?? {};
      return [...ownCases(id, own, operation.facade !== null), ...standardCases(id, operation)];
    }),
);

/** The scenarios that the feature has of an operation. Errors of facades have no codes. */
function ownCases(id: string, byStatus: ByStatus, isFacade: boolean): Case[] {
  return Object.entries(byStatus).flatMap(([text, found]) => {
    const status = Number(text);
    if (status < 400 || isFacade) return casesOf(id, status, null, found as Played); // by the type of a success, or of a facade
    return Object.entries(found).flatMap(
      ([code, played]) => casesOf(id, status, code as ProblemCode, played as Played), // by the type of a problem
    );
  });
}

/** The scenarios that the table of operations gives it. */
function standardCases(id: string, operation: Operation): Case[] {
  return declaredCodes(id).flatMap(({ status, code }) => {
    const played = standardScenarios(code, operation);
    return played ? casesOf(id, status, code, played, true) : [];
  });
}

function casesOf(
  id: string,
  status: number,
  code: ProblemCode | null,
  played: Played,
  isStandard = false,
): Case[] {
  const title = code === null ? `${id} ${status}` : `${id} ${status} ${code}`;
  const one = { id, status, code, isStandard };
  if (typeof played === "function") return [{ ...one, title, play: played }];
  return Object.entries(played).map(([shows, play]) => ({ ...one, title: `${title}: ${shows}`, play }));
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
  await play(world).catch(expectRejection);
}
