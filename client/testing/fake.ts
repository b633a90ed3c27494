/** What a test says to a fake registry, and is told by it. */
import type { EventType, Registration, RegistryEvent } from "../models.ts";
import type { Failure, FailureOptions, OperationName } from "./failures.ts";
import type { Person } from "./people.ts";

/** How a fake registry behaves. */
export interface FakeOptions {
  /** Where it pretends to be. Default: `https://registry.test`. */
  baseUrl?: string | undefined;
  /** The time: of events, for the life of keys and sessions, for quotas. Default: the real one. */
  now?: (() => Date) | undefined;
  /** `open` (default): anybody may write. `required`: writes need a key or a session. `single-operator`: the owner's. */
  mode?: "open" | "required" | "single-operator" | undefined;
  /** Whether AgentFacts that do not follow v1 wholly are refused. Default: no. */
  strictFacts?: boolean | undefined;
  /** Agents that are there from the start, those of the developer. */
  agents?: readonly Registration[] | undefined;
  /** Places (`host:port`) that cards and peers may be at though the node would not go there: as its `EGRESS_PINS`. */
  pins?: readonly string[] | undefined;
  /** Takes deliveries of webhooks, signed as a node signs them. Default: answers 204 to all. Nothing leaves the process. */
  deliver?: ((request: Request) => Promise<Response> | Response) | undefined;
  /** Answers for hosts that the node would fetch cards and peers from. Default: nobody is there. */
  reach?: ((request: Request) => Promise<Response> | Response) | undefined;
}

/** What `fetch` is. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A request that was made, and how it was answered. */
export interface FakeRequest {
  /** What it reached; null if nothing is served there. */
  operation: OperationName | null;
  /** Its HTTP method. */
  method: string;
  /** Path and query. */
  url: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
  /** The body: a JSON value, or the text if it is none; undefined without one. */
  body: unknown;
  /** Null where the test asked for an Error. */
  status: number | null;
}

/** A delivery that was made, as its receiver got it. */
export interface FakeDelivery {
  /** Where it went. */
  url: string;
  /** What it tells of. */
  event: EventType;
  /** What it was sent with, the signatures too. */
  headers: Record<string, string>;
  /** The event, as it was signed. */
  body: string;
}

/** A fake registry. */
export interface FakeRegistry {
  /** For `createRegistry`. */
  readonly baseUrl: string;
  /** For `createRegistry`: answers as a node would. It keeps cookies, so whoever signs in with it stays signed in. */
  readonly fetch: Fetch;
  /** The developer's key. */
  readonly apiKey: string;
  /** Somebody who registers agents. */
  readonly developer: Person;
  /** Who operates the registry. */
  readonly owner: Person;
  /** What was asked, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** What happened, oldest first. */
  readonly events: readonly RegistryEvent[];
  /** What was delivered to subscribers, oldest first. */
  readonly deliveries: readonly FakeDelivery[];
  /** Another `fetch` with cookies of its own; with somebody, one that they have signed in with. */
  browser(person?: Person): Fetch;
  /** Lets the next request of an operation (or of any) fail, in place of being served. Several calls queue up. */
  fail(operation: OperationName | "any", failure: Failure, options?: FailureOptions): void;
  /** Makes everything as it was at the start. Streams end; `apiKey` and the people stay the same. */
  reset(): void;
}
