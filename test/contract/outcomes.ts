/** What an exchange ended with, and what a scenario expects. */

import { contractOperations } from "../../conformance/contract/operations.ts";
import type { Operation } from "../../generated/operations.ts";
import { type Exchange, holdAgainstContract, operationOf } from "../exchange.ts";
import type { TestWorld } from "../world.ts";
import type { Case } from "./all.ts";

/** What a scenario must end with. */
export function outcomeExpected({ id, status, code }: Pick<Case, "id" | "status" | "code">) {
  return { id, status, code };
}

/** What an exchange ended with: the code is null without a problem. */
export function outcomeOf(exchange: Exchange | undefined) {
  if (!exchange) return undefined;
  const { request, response } = exchange;
  const isProblem = String(response.headers["content-type"]).startsWith("application/problem+json");
  const problem: { code: string } | null = isProblem ? JSON.parse(response.body) : null;
  return {
    id: operationOf(request.method, request.url),
    status: response.status,
    code: problem?.code ?? null,
  };
}

/** Holds exchanges against the contract: the client made an error of a violation, which the scenario may expect. */
export function expectHeld(exchanges: Exchange[]): void {
  exchanges.forEach(holdAgainstContract);
}

/** The first request of an operation that a scenario made. */
export function requestOf(id: string, { exchanges }: TestWorld): Exchange["request"] {
  const found = exchanges.find(({ request }) => operationOf(request.method, request.url) === id);
  if (!found) throw new Error(`${id} was not asked`);
  return found.request;
}

/** The row of an operation. */
export function rowOf(id: string): Operation {
  const found = contractOperations.find((each) => each.id === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found;
}
