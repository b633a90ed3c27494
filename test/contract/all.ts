/** All scenarios, and the function that runs one. */
import { type ContractOperation, contractOperations } from "../../conformance/contract/operations.ts";
import type { ProblemCode } from "../../generated/problems.ts";
import { type Exchange, operationOf } from "../exchange.ts";
import type { Played, Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import type { Access } from "./access.ts";
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
import { standardKinds } from "./standard.ts";
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
  /** The operation, the status, the code, and what the scenario shows. */
  title: string;
  play: Scenario;
}

/** Status -> scenarios, or from 400 on: code -> scenarios. */
type ByStatus = Record<number, Played | Partial<Record<ProblemCode, Played>>>;

/** What the feature has of an operation. Those of facades have no access of their own. */
type Own = ByStatus & { access?: Access; histories?: readonly string[] };

const own = scenarios as unknown as Record<string, Record<string, Own>>; // Scenarios, by text

function ownOf({ id, feature }: ContractOperation): Own {
  return own[feature]?.[id.slice(feature.length + 1)] ?? {};
}

/** Every scenario of the features. */
export const cases: Case[] = contractOperations.flatMap((operation) =>
  ownCases(operation.id, ownOf(operation), operation.facade !== null),
);

/** The first scenario of each status that is a success. */
export const successes: Case[] = cases.filter(
  ({ id, status }, index) =>
    status < 300 && cases.findIndex((each) => each.id === id && each.status === status) === index,
);

/** Every operation of the registry's own, and who may call it. */
export const accesses: [operation: ContractOperation, access: Access][] = contractOperations.flatMap(
  (operation) => {
    const { access } = ownOf(operation);
    return access ? [[operation, access]] : [];
  },
);

/** The ids of the operations that histories are said to send. */
export const sentByHistories: string[] = contractOperations
  .filter((operation) => ownOf(operation).histories)
  .map(({ id }) => id);

/** The scenarios of the problems that the table of operations decides: one of each code and kind of operation. */
export const standardCases: Case[] = [...standardKinds()].flatMap(({ operation, status, code, played }) =>
  casesOf(operation.id, status, code, played),
);

/** The scenarios that the feature has of an operation. Errors of facades have no codes. */
function ownCases(id: string, byStatus: Own, isFacade: boolean): Case[] {
  return Object.entries(byStatus).flatMap(([text, found]) => {
    const status = Number(text);
    if (Number.isNaN(status)) return []; // what stands beside them
    if (status < 400 || isFacade) return casesOf(id, status, null, found as Played); // by the type of a success, or of a facade
    return Object.entries(found).flatMap(
      ([code, played]) => casesOf(id, status, code as ProblemCode, played as Played), // by the type of a problem
    );
  });
}

function casesOf(id: string, status: number, code: ProblemCode | null, played: Played): Case[] {
  const title = code === null ? `${id} ${status}` : `${id} ${status} ${code}`;
  const one = { id, status, code };
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
