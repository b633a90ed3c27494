/** The world of scenarios with the fake registry: every response is validated by the contract. */
import { randomUUID } from "node:crypto";
import { createRegistry, type Registry } from "../../client/index.ts";
import { responseOf } from "../../client/testing/http/responses.ts";
import { serve } from "../../client/testing/http/serve.ts";
import { type Settings, State } from "../../client/testing/state.ts";
import type { Config } from "../../server/config.ts";
import { type Browser, openBrowser } from "../browser.ts";
import { type Exchange, holdAgainstContract } from "../exchange.ts";
import type { ScenarioWorld } from "../scenario.ts";
import { password, publicUrl } from "../world.ts";
import { arrangedInMemory } from "./arranged.ts";

/** Creates a fake registry without accounts. It uses the settings of a node that a fake has too. */
export function createFakeWorld(settings: Partial<Config> = {}): ScenarioWorld {
  let now = Date.parse("2026-11-20T16:15:00.000Z");
  const state = new State(settingsOf(settings, () => new Date(now++)));
  const exchanges: Exchange[] = [];
  let people = 0;
  let ownersBrowser: Promise<Browser> | undefined;

  const ask = async (
    method: string,
    url: string,
    headers: Record<string, string>,
    body?: string | Buffer,
  ) => {
    if (world.keyedPosts && method === "POST") headers = { "idempotency-key": randomUUID(), ...headers };
    const answer = await serve(state, { method, url, headers, bytes: Buffer.from(body ?? "") });
    const converted = responseOf(answer, method);
    const exchange: Exchange = {
      request: { method, url, headers, body: body?.toString() },
      response: {
        status: answer.status,
        headers: Object.fromEntries(answer.headers.map(([name, value]) => [name.toLowerCase(), value])),
        body: typeof answer.body === "string" && converted.body !== null ? answer.body : "",
      },
    };
    exchanges.push(exchange);
    holdAgainstContract(exchange);
    return converted;
  };
  const fetch = async (request: Request): Promise<Response> => {
    const body = Buffer.from(await request.arrayBuffer());
    const { pathname, search } = new URL(request.url);
    return ask(request.method, pathname + search, Object.fromEntries(request.headers), body);
  };
  const client = (apiKey?: string): Registry => createRegistry({ baseUrl: publicUrl, fetch, apiKey });
  const browser = () => openBrowser(publicUrl, fetch);
  const owner = () => {
    ownersBrowser ??= setUp(browser(), state);
    return ownersBrowser;
  };
  const world: ScenarioWorld = {
    keyedPosts: false,
    registry: client(),
    browser,
    owner,
    exchanges,
    arrange: arrangedInMemory(state),
    setupToken: state.setupToken,
    async developer(tier = "free") {
      const email = `developer-${++people}@example.com`;
      const one = { ...browser(), email };
      const { account } = await one.accounts.signUp({ email, password });
      if (tier !== "free") await (await owner()).accounts.update(account.id, { tier });
      return one;
    },
    keyed: async (one, key = {}) => client((await one.keys.create({ name: "test", ...key })).key.raw_key),
    send: (method, path, { headers = {}, body } = {}) => ask(method, path, headers, body),
    pass: (milliseconds) => {
      now += milliseconds;
    },
    elsewhere: async (others) => createFakeWorld(others),
    async [Symbol.asyncDispose]() {
      state.journal.end();
    },
  };
  return world;
}

/** Only pinned hosts respond: deliveries and fetches go to the test's server. */
function settingsOf(
  {
    singleOperator = false,
    keysRequiredFrom = null,
    strictFacts = false,
    egressPins = new Map(),
  }: Partial<Config>,
  now: () => Date,
): Settings {
  const away = ({ url }: Request): never => {
    throw new TypeError(`nobody is at ${url}`);
  };
  return {
    baseUrl: publicUrl,
    now,
    singleOperator,
    strictFacts,
    keysRequired: keysRequiredFrom !== null,
    pins: [...egressPins.keys()],
    deliver: (request) =>
      egressPins.has(new URL(request.url).host) ? new Response(null, { status: 204 }) : away(request),
    reach: (request) => {
      const { host, port, pathname, search } = new URL(request.url);
      const address = egressPins.get(host);
      return address
        ? fetch(`http://${address}:${port}${pathname}${search}`, { redirect: "manual" })
        : away(request);
    },
  };
}

async function setUp(browser: Browser, { setupToken }: State): Promise<Browser> {
  const email = "owner@example.com";
  await browser.accounts.setup({ token: setupToken, email, password });
  return { ...browser, email };
}
