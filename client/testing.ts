/** A fake registry in memory, for tests of code that uses a registry. It runs wherever the client does. */
export type { Failure, FailureOptions, OperationName } from "./testing/failures.ts";
export type { FakeDelivery, FakeOptions, FakeRegistry, FakeRequest, Fetch } from "./testing/fake.ts";
export { createFakeRegistry } from "./testing/fake-registry.ts";
export type { Person } from "./testing/users.ts";
