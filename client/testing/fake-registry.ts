/** A fake registry in memory, which replaces a node in tests. */
import { sessionCookie } from "../../server/http/cookies.ts";
import type { RegistryEvent } from "../models.ts";
import { createSession } from "./accounts/sessions.ts";
import { type Failure, type FailureOptions, Failures, refusalOf } from "./failures.ts";
import type { FakeDelivery, FakeOptions, FakeRegistry, FakeRequest, Fetch } from "./fake.ts";
import { CookieJar } from "./http/cookie-jar.ts";
import { operationOf, readRequest, toFakeRequest } from "./http/incoming-request.ts";
import { commonHeaders, responseOf, type SentResponse, toProblemResponse } from "./http/responses.ts";
import { serve } from "./http/serve.ts";
import { type Settings, State } from "./state.ts";
import { createUsers, type Person, register } from "./users.ts";

/** Creates a fake registry. Ids, keys and secrets are the same in every run. */
export function createFakeRegistry(options: FakeOptions = {}): FakeRegistry {
  const { baseUrl = "https://registry.test", now = () => new Date(), mode = "open" } = options;
  const { deliver = () => new Response(null, { status: 204 }), reach = noHost } = options;
  const root = new URL(baseUrl).href.replace(/(?<!\/)\/+$/, "");
  const requests: FakeRequest[] = [];
  const deliveries: FakeDelivery[] = [];
  const failures = new Failures();
  const jars: CookieJar[] = [];
  const settings: Settings = {
    baseUrl: root,
    now,
    reach,
    strictFacts: options.strictFacts ?? false,
    pins: options.pins ?? [],
    singleOperator: mode === "single-operator",
    keysRequired: mode === "required",
    deliver: async (request) => {
      deliveries.push(await deliveryOf(request.clone()));
      return deliver(request);
    },
  };
  const begin = () => {
    const state = new State(settings);
    const users = createUsers(state);
    register(state, users.developer, options.agents ?? []);
    return { state, ...users };
  };
  let current = begin();

  const browser = (person?: Person): Fetch => {
    const jar = new CookieJar();
    jars.push(jar);
    if (person) jar.set(sessionCookie, createSession(current.state, person.accountId, null));
    return async (input, init) => {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const incoming = await readRequest(request, root, jar);
      const operation = operationOf(incoming);
      const record: FakeRequest = { operation, ...toFakeRequest(incoming), status: null };
      requests.push(record);
      const failed = failures.take(operation);
      if (failed?.failure instanceof Error) throw failed.failure;
      if (failed?.failure instanceof Response) {
        record.status = failed.failure.status;
        return failed.failure.clone();
      }
      const response = failed
        ? failedResponse(failed.failure, failed.options, current.state)
        : await serve(current.state, incoming);
      record.status = response.status;
      jar.take(response);
      request.signal.throwIfAborted();
      return responseOf(response, request.method);
    };
  };

  return {
    baseUrl: root,
    fetch: browser(),
    apiKey: current.developer.apiKey,
    developer: current.developer,
    owner: current.owner,
    requests,
    deliveries,
    browser,
    get events() {
      return current.state.journal.events.map(({ body }): RegistryEvent => JSON.parse(body)); // written as an event
    },
    fail: (operation, failure, more = {}) => failures.add(operation, failure, more),
    reset() {
      current.state.journal.end();
      for (const list of [requests, deliveries]) list.length = 0;
      for (const jar of jars) jar.clear();
      failures.clear();
      current = begin();
    },
  };
}

function noHost({ url }: Request): never {
  throw new TypeError(`no host responds at ${new URL(url).host}`);
}

async function deliveryOf(request: Request): Promise<FakeDelivery> {
  const body = await request.text();
  const { event } = JSON.parse(body) as RegistryEvent; // written by the fake itself
  return { url: request.url, event, headers: Object.fromEntries(request.headers), body };
}

function failedResponse(
  failure: Exclude<Failure, Error | Response>,
  options: FailureOptions,
  state: State,
): SentResponse {
  const more = commonHeaders(state.newId("request"));
  if (typeof failure !== "number")
    return toProblemResponse(refusalOf(failure, options), state.settings.baseUrl, more);
  const headers = Object.entries({ "Content-Type": "text/plain", ...options.headers });
  return { status: failure, headers, body: `${failure}` };
}
