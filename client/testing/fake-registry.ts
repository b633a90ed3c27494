/** A registry in memory, to be given to a client in place of a node. */
import { sessionCookie } from "../../server/http/cookies.ts";
import type { RegistryEvent } from "../models.ts";
import { makeSession } from "./accounts/sessions.ts";
import { type Failure, type FailureOptions, Failures, refusalOf } from "./failures.ts";
import type { FakeDelivery, FakeOptions, FakeRegistry, FakeRequest, Fetch } from "./fake.ts";
import { marks, responseOf, type Sent, sentRefusal } from "./http/answers.ts";
import { arrivedOf, operationOf, shown } from "./http/arriving.ts";
import { Jar } from "./http/jar.ts";
import { serve } from "./http/serving.ts";
import { type Person, register, settle } from "./people.ts";
import { type Settings, State } from "./state.ts";

/** Makes a fake registry. Ids, keys and secrets are the same in every run. */
export function createFakeRegistry(options: FakeOptions = {}): FakeRegistry {
  const { baseUrl = "https://registry.test", now = () => new Date(), mode = "open" } = options;
  const { deliver = () => new Response(null, { status: 204 }), reach = nobody } = options;
  const root = new URL(baseUrl).href.replace(/(?<!\/)\/+$/, "");
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
      if (failed?.failure instanceof Response) {
        asked.status = failed.failure.status;
        return failed.failure.clone();
      }
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
