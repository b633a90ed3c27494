/** A mock registry for tests of code that uses a registry. It runs wherever the client does. */
export type { Failure, FailureOptions } from "./mock/failure.ts";
export {
  createMockRegistry,
  type MockOperations,
  type MockOptions,
  type MockRegistry,
} from "./mock/mock-registry.ts";
export type {
  AnyMockCall,
  MockCall,
  MockOperation,
  OperationName,
  RequestBody,
  ResponseBody,
  ReturnOptions,
} from "./mock/operation.ts";
