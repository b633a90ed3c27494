/** A registry in memory, to be given to a client in place of a node. */
import { sessionCookie } from "../../server/http/cookies.ts";
import { Refused } from "../../server/http/refusal.ts";
import type { EventType, Registration, RegistryEvent } from "../models.ts";
import { marks, responseOf, type Sent, sentRefusal } from "./answers.ts";
import { type Failure, type FailureOptions, Failures, type OperationName, refusalOf } from "./failures.ts";
import { Jar } from "./jar.ts";
import { type Person, register, settle } from "./people.ts";
import { type Route, routeOf } from "./router.ts";
import { type Arrived, serve } from "./serving.ts";
import { makeSession } from "./sessions.ts";
import { type Settings, State } from "./state.ts";

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
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** A request that was made, and how it was answered. */
export interface FakeRequest {
  /** What it reached; null if nothing is served there. */
  operation: OperationName | null;
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
  url: string;
  event: EventType;
  headers: Record<string, string>;
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

/** Makes a fake registry. Ids, keys and secrets are the same in every run. */
export function createFakeRegistry(options: FakeOptions = {}): FakeRegistry {
  const { baseUrl = "https://registry.test", now = () => new Date(), mode = "open" } = options;
  const { deliver = () => new Response(null, { status: 204 }), reach = nobody } = options;
  const root = new URL(baseUrl).href.replace(/\/+$/, "");
  const requests: FakeRequest[] = [];
  const deliveries: FakeDelivery[] = [];
  const failures = new Failures();
  const jars: Jar[] = [];
  const settings: Settings = {
    ...{ baseUrl: root, now, reach, strictFacts: options.strictFacts ?? false, pins: options.pins ?? [] },
    ...{ singleOperator: mode === "single-operator", keysRequired: mode === "required" },
    deliver: async (request) => {
      deliveries.push(await deliveryOf(request.clone()));
      return deliver(request);
    },
  };
  const begin = () => {
    const state = new State(settings);
    const people = settle(state);
    register(state, people.developer, options.agents ?? []);
    return { state, ...people };
  };
  let present = begin();

  const browser = (person?: Person): Fetch => {
    const jar = new Jar();
    jars.push(jar);
    if (person) jar.set(sessionCookie, makeSession(present.state, person.accountId, null));
    return async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const arrived = await arrivedOf(request, root, jar);
      const operation = operationOf(arrived);
      const asked: FakeRequest = { operation, ...shown(arrived), status: null };
      requests.push(asked);
      const failed = failures.take(operation);
      if (failed?.failure instanceof Error) throw failed.failure;
      if (failed?.failure instanceof Response) return failed.failure.clone();
      const answer = failed
        ? failedAnswer(failed.failure, failed.options, present.state)
        : await serve(present.state, arrived);
      asked.status = answer.status;
      jar.take(answer);
      request.signal.throwIfAborted();
      return responseOf(answer, request.method);
    };
  };

  return {
    baseUrl: root,
    fetch: browser(),
    ...{ apiKey: present.developer.apiKey, developer: present.developer, owner: present.owner },
    ...{ requests, deliveries, browser },
    get events() {
      return present.state.journal.events.map(({ body }): RegistryEvent => JSON.parse(body)); // written as such
    },
    fail: (operation, failure, more = {}) => failures.add(operation, failure, more),
    reset() {
      present.state.journal.end();
      for (const list of [requests, deliveries]) list.length = 0;
      for (const jar of jars) jar.clear();
      failures.clear();
      present = begin();
    },
  };
}

function nobody({ url }: Request): never {
  throw new TypeError(`nobody is at ${new URL(url).host}`);
}

async function deliveryOf(request: Request): Promise<FakeDelivery> {
  const body = await request.text();
  const { event } = JSON.parse(body) as RegistryEvent; // the fake's own
  return { url: request.url, event, headers: Object.fromEntries(request.headers), body };
}

/** A request as it arrives. Browsers let no script set cookies, so those of the jar are added here. */
async function arrivedOf(request: Request, root: string, jar: Jar): Promise<Arrived> {
  if (!request.url.startsWith(`${root}/`))
    throw new TypeError(`The fake registry is at ${root}, not at ${request.url}`);
  const headers = Object.fromEntries(request.headers);
  const { header } = jar;
  if (header !== undefined && headers.cookie === undefined) headers.cookie = header;
  const url = request.url.slice(root.length).split("#")[0] ?? "";
  return { method: request.method, url, headers, bytes: new Uint8Array(await request.arrayBuffer()) };
}

function shown({ method, url, headers, bytes }: Arrived) {
  const text = new TextDecoder().decode(bytes);
  return { method, url, headers, body: text === "" ? undefined : readValue(text) };
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function operationOf({ method, url }: Arrived): OperationName | null {
  try {
    const { feature, name }: Route = routeOf(method, url.split("?")[0] ?? "");
    return `${feature}.${name}` as OperationName; // a row of the table that its type is made of
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function failedAnswer(
  failure: Exclude<Failure, Error | Response>,
  options: FailureOptions,
  state: State,
): Sent {
  const more = marks(state.newId("request"));
  if (typeof failure !== "number")
    return sentRefusal(refusalOf(failure, options), state.settings.baseUrl, more);
  const headers = Object.entries({ "Content-Type": "text/plain", ...options.headers });
  return { status: failure, headers, body: `${failure}` };
}
