/** For whoever tests code that uses a registry: one in memory, in place of a node. It runs wherever the client does. */
export type { Failure, FailureOptions, OperationName } from "./testing/failures.ts";
export {
  createFakeRegistry,
  type FakeDelivery,
  type FakeOptions,
  type FakeRegistry,
  type FakeRequest,
  type Fetch,
} from "./testing/fake-registry.ts";
export type { Person } from "./testing/people.ts";
