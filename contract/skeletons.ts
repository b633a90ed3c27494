/** Handlers for operations that a server does not implement, or not yet. */
import { operations } from "../generated/operations.ts";
import type { Routes, Skeleton } from "../generated/routes.ts";

/** Responds with 501. It is a handler of any operation. */
export const notImplemented = async (): Promise<Skeleton> => skeletonOf("This operation");

/** A handler that responds with 501, for each operation. */
export type Skeletons = {
  [Feature in keyof Routes<unknown>]: {
    [Name in keyof Routes<unknown>[Feature]]: () => Promise<Skeleton>;
  };
};

/**
 * Handlers that respond with 501, by feature, for a server that implements a part of the contract. What is spread from here
 * is no longer missed by the compiler.
 */
export const skeletons: Skeletons = Object.fromEntries(
  Object.entries(operations).map(([feature, named]) => [
    feature,
    Object.fromEntries(
      Object.keys(named).map((name) => [name, async () => skeletonOf(`${feature}.${name}`)] as const),
    ),
  ]),
) as Skeletons; // the generated type has a member for each row of the generated table

function skeletonOf(subject: string): Skeleton {
  const detail = `${subject} is in the contract, but this server does not implement it.`;
  return { status: 501, problem: { code: "not_implemented", detail } };
}
