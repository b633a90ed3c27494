/** The interface of a fake registry. */
import type { EventType, Registration, RegistryEvent } from "../models.ts";
import type { Failure, FailureOptions, OperationName } from "./failures.ts";
import type { Person } from "./users.ts";

/** The options of a fake registry. */
export interface FakeOptions {
  /** Its URL. Default: `https://registry.test`. */
  baseUrl?: string | undefined;
  /** The clock, for events, keys, sessions and quotas. Default: the real time. */
  now?: (() => Date) | undefined;
  /** `open` (default): anyone may write. `required`: writes need a key or a session. `single-operator`: those of the owner. */
  mode?: "open" | "required" | "single-operator" | undefined;
  /** Whether AgentFacts that are invalid by v1 are rejected. Default: no. */
  strictFacts?: boolean | undefined;
  /** The initial agents, owned by the developer. */
  agents?: readonly Registration[] | undefined;
  /** Hosts (`host:port`) of cards and peers that a node would otherwise block, as in `EGRESS_PINS`. */
  pins?: readonly string[] | undefined;
  /** Receives webhook deliveries, signed as by a node. Default: responds with 204 to all. Nothing leaves the process. */
  deliver?: ((request: Request) => Promise<Response> | Response) | undefined;
  /** Responds for the hosts of cards and peers. Default: no host responds. */
  reach?: ((request: Request) => Promise<Response> | Response) | undefined;
}

/** The type of `fetch`. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A received request and the status of its response. */
export interface FakeRequest {
  /** The operation; null if the request matches none. */
  operation: OperationName | null;
  /** Its HTTP method. */
  method: string;
  /** The path and query. */
  url: string;
  /** The headers, with names in lower case. */
  headers: Record<string, string>;
  /** The body: a JSON value, otherwise text; undefined if there is none. */
  body: unknown;
  /** The status of the response; null if the test requested an Error. */
  status: number | null;
}

/** A delivery, as its receiver got it. */
export interface FakeDelivery {
  /** The URL of the receiver. */
  url: string;
  /** The event type. */
  event: EventType;
  /** The headers, including the signatures. */
  headers: Record<string, string>;
  /** The event as JSON text, as it was signed. */
  body: string;
}

/** A fake registry. */
export interface FakeRegistry {
  /** The option `baseUrl` of `createRegistry`. */
  readonly baseUrl: string;
  /** The option `fetch` of `createRegistry`: responds as a node would. It stores cookies, so a sign-in persists. */
  readonly fetch: Fetch;
  /** The developer's API key. */
  readonly apiKey: string;
  /** A user who registers agents. */
  readonly developer: Person;
  /** The user who operates the registry. */
  readonly owner: Person;
  /** All requests, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** All events, oldest first. */
  readonly events: readonly RegistryEvent[];
  /** All deliveries, oldest first. */
  readonly deliveries: readonly FakeDelivery[];
  /** Creates another `fetch` with its own cookies. With a person, it is signed in. */
  browser(person?: Person): Fetch;
  /** Makes the next request of an operation (or of any) fail. Several calls queue up. */
  fail(operation: OperationName | "any", failure: Failure, options?: FailureOptions): void;
  /** Restores the initial state. Streams end; `apiKey` and the persons stay the same. */
  reset(): void;
}
