/** The operations of the contract with the problems that they declare. */
import { type Operation, operations } from "../../generated/operations.ts";
import { problemCodes } from "../../generated/problem-codes.ts";
import type { ProblemCode } from "../../generated/problems.ts";

/** An operation with its id, such as `agents_lookup`. */
export interface ContractOperation extends Operation {
  id: string;
  feature: string;
}

/** Every operation of the contract. */
export const contractOperations: readonly ContractOperation[] = Object.entries(
  operations as Record<string, Record<string, Operation>>,
).flatMap(([feature, named]) =>
  Object.entries(named).map(([name, operation]) => ({ ...operation, id: `${feature}_${name}`, feature })),
);

/** The codes that an operation declares, with their statuses. Those of facades have none. */
export function declaredCodes(id: string): { status: number; code: ProblemCode }[] {
  const [feature = "", name = ""] = id.split("_");
  const table: Record<string, Record<string, Record<number, readonly ProblemCode[]>>> = problemCodes;
  return Object.entries(table[feature]?.[name] ?? {}).flatMap(([status, codes]) =>
    codes.map((code) => ({ status: Number(status), code })),
  );
}
