/** What a scenario is: how to bring about one declared status of one operation. */
import type { operations } from "../generated/operations.ts";
import type { TestWorld } from "./world.ts";

type Operations = typeof operations;

/** Statuses that the contract test plays for every operation by itself: faults of the node. */
type FaultStatus = 500 | 503;

/** Brings the status about, in a fresh world. What it returns does not matter: the answers are recorded. */
export type Scenario = (world: TestWorld) => Promise<unknown>;

/** One scenario per operation and declared status, or several in a list. A missing one does not compile. */
export type Scenarios = {
  [Feature in keyof Operations]: {
    [Name in keyof Operations[Feature]]: Operations[Feature][Name] extends {
      statuses: readonly (infer Status)[];
    }
      ? { [S in Exclude<Status, FaultStatus> & number]: Scenario | Scenario[] }
      : never;
  };
};

/** A method of the published client for each operation. A missing one does not compile. */
export type ClientMethods = {
  [Feature in keyof Operations]: { [Name in keyof Operations[Feature]]: (...given: never[]) => unknown };
};
