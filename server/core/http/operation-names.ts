/** The ids of operations, as the contract has them. */
import { type Operation, operations } from "../../../generated/operations.ts";

const ids = new Map<Operation, string>(
  Object.entries(operations).flatMap(([feature, named]) =>
    Object.entries(named).map(([name, operation]) => [operation, `${feature}_${name}`] as const),
  ),
);

/** The `operationId` of an operation; undefined if there is none, as for an unknown path. */
export function operationIdOf(operation: Operation | undefined): string | undefined {
  return operation && ids.get(operation);
}
