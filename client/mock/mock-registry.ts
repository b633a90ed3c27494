/** A registry for tests, without a node. It responds with the examples of the contract, or what the test sets. */
import { responseExamples } from "../../generated/response-examples.ts";
import { createRegistry, type Registry } from "../index.ts";
import type { Agent, EventOf, EventType, Registration } from "../models.ts";
import { Agents } from "./agents.ts";
import { type Failure, type FailureOptions, failWith } from "./failure.ts";
import { Journal } from "./journal.ts";
import {
  type AnyMockCall,
  type MockOperation,
  type OperationName,
  operationOf,
  type Responder,
  SetResponses,
} from "./operation.ts";
import { type Receiver, toProblemResponse, toResponse } from "./response.ts";
import { type Route, routeOf } from "./route.ts";

/** The options of a mock registry. */
export interface MockOptions {
  /** The agents that are registered at the start. Default: none. */
  agents?: readonly Registration[] | undefined;
  /** The URL of the registry. Default: `https://registry.test`. */
  baseUrl?: string | undefined;
}

/** The operations of a mock registry, by feature: `mock.agents.lookup`. */
export type MockOperations = {
  readonly [Feature in keyof Registry]: {
    readonly [Name in keyof Registry[Feature] as `${Feature}.${Name & string}` extends OperationName
      ? Name
      : never]: MockOperation<`${Feature}.${Name & string}` & OperationName>;
  };
};

/** A mock registry. */
export interface MockRegistry extends MockOperations {
  /** A client of the mock. It does not retry; for other options, create your own with `baseUrl` and `fetch`. */
  readonly registry: Registry;
  /** The option `baseUrl` of `createRegistry`. */
  readonly baseUrl: string;
  /** The option `fetch` of `createRegistry`, or a replacement of the global `fetch`. It sends nothing. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The received requests of all operations, oldest first. */
  readonly calls: readonly AnyMockCall[];
  /** Makes requests of all operations fail. It takes precedence over what is set for an operation. */
  fails(failure: Failure, options?: FailureOptions): void;
  /**
   * Adds an event to the journal, which streams and `events.list` return. Nothing else adds events.
   * @param payload fields of the payload; the others are those of the contract's example.
   * @returns the event, for example for `signDelivery`.
   */
  emit<Type extends EventType>(type: Type, payload?: Partial<EventOf<Type>["payload"]>): EventOf<Type>;
  /** Restores the initial state, for example between tests: calls, responses, agents and events. Streams end. */
  reset(): void;
}

/**
 * Creates a mock registry. `register`, `lookup`, `lookupMany`, `list`, `mine`, `search`, `setStatus`,
 * `rename` and `remove` of agents
 * use a store in memory; every other operation responds with the example of its success. Requests are not validated.
 */
export function createMockRegistry(options: MockOptions = {}): MockRegistry {
  const { agents: initial = [], baseUrl = "https://registry.test" } = options;
  const calls: AnyMockCall[] = [];
  const journal = new Journal();
  const store = new Agents(responseExamples["agents.lookup"]?.body as Agent, journal); // the contract's example of one
  const set = new Map(Object.keys(responseExamples).map((name) => [name, new SetResponses()]));
  const setForAll = new SetResponses();
  const defaults = new Map<string, Responder>([
    ...(Object.entries(store.operations) as [string, Responder][]), // each gets the calls of its own operation
    ["events.list", (call) => journal.respond(call)],
  ]);
  let requests = 0;

  async function respond(request: Request): Promise<Response> {
    requests += 1;
    const accept = request.headers.get("Accept") ?? "";
    const receiver: Receiver = { baseUrl, requestId: `mock-${requests}`, accept };
    const route = routeOf(request);
    if (!route) return toProblemResponse({ problem: "route_not_found" }, receiver);
    const call = await callOf(route, request);
    calls.push(call);
    const responder = setForAll.take() ?? set.get(route.name)?.take() ?? defaults.get(route.name);
    return toResponse((await responder?.(call)) ?? {}, route.example, receiver);
  }

  function reset(): void {
    calls.length = 0;
    journal.clear();
    store.clear();
    setForAll.clear();
    for (const each of set.values()) each.clear();
    for (const each of initial) store.register(each);
  }

  const fetch: MockRegistry["fetch"] = async (input, init) => {
    const request = new Request(input, init);
    return Promise.race([aborted(request.signal), respond(request)]);
  };
  reset();
  return {
    ...operationsOf(calls, set),
    registry: createRegistry({ baseUrl, fetch, maxRetries: 0 }),
    baseUrl,
    fetch,
    calls,
    fails: (failure, given = {}) => setForAll.add(failWith(failure, given), given.times),
    emit: (type, payload = {}) => journal.emit(type, payload),
    reset,
  };
}

/** Creates the operations of all features. */
function operationsOf(calls: readonly AnyMockCall[], set: ReadonlyMap<string, SetResponses>): MockOperations {
  const features: Record<string, Record<string, unknown>> = {};
  for (const [name, { body }] of Object.entries(responseExamples)) {
    const [feature = "", method = ""] = name.split(".");
    features[feature] ??= {};
    const responses = set.get(name) ?? new SetResponses();
    features[feature][method] = operationOf(name as OperationName, body as never, calls, responses);
  }
  return features as unknown as MockOperations; // the generated table has every operation of the contract
}

async function callOf({ name, path }: Route, request: Request): Promise<AnyMockCall> {
  const { pathname, search, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    operation: name,
    method: request.method,
    url: pathname + search,
    path,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: text === "" ? undefined : JSON.parse(text),
  } as AnyMockCall; // not validated: the body is what the client sent to this operation
}

/** Rejects when a request is aborted, as `fetch` does. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}
