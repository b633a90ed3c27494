/**
 * Scenarios of the problems that no handler decides. A few functions in front of the handlers decide them by the table of
 * operations, so one operation of each kind that they tell apart plays a code; `decides` says which operations declare it.
 */
import { randomBytes } from "node:crypto";
import {
  exampleRequest,
  type InvalidRequestCode,
  invalidRequests,
  type Parts,
} from "../../conformance/contract/invalid-requests.ts";
import {
  type ContractOperation,
  contractOperations,
  declaredCodes,
} from "../../conformance/contract/operations.ts";
import { keyScopes, type Operation } from "../../generated/operations.ts";
import { makeRawKey } from "../../server/registry/keys/raw-key.ts";
import { isStandard } from "../../spec/generate/supplied-codes.ts";
import type { Browser } from "../browser.ts";
import type { Played, Scenario, ScenarioWorld, StandardCode } from "../scenario.ts";
import { metricsToken, noRateLimits } from "../world.ts";
import { cookieOf, elsewhere, expectRejection, sharedElsewhere } from "./preparation.ts";

/** The scenarios of requests that are rejected whatever the handler does. */
const invalid = Object.fromEntries(
  Object.entries(invalidRequests).map(([code, partsOf]) => [
    code,
    (operation: Operation) => byCaller(operation, partsOf(operation)),
  ]),
) as Record<InvalidRequestCode, (operation: Operation) => Played>; // the names are those of the requests

/** The scenarios of each standard code. */
const plays = {
  ...invalid,
  credential_missing: (operation) =>
    sharedElsewhere({ keysRequiredFrom: new Date(0) }, (world) => request(world, operation)),
  credential_malformed: (operation) => ({
    "a key that is too short": withHeaders(operation, { authorization: "Bearer registry_short" }),
    ...(!operation.credentials.includes("none") && {
      "another scheme": withHeaders(operation, { authorization: "Basic dXNlcjpwYXNz" }),
    }),
    ...ofSessions(operation, {
      "a session": withHeaders(operation, { cookie: "theme=dark; access_token=abc" }),
    }),
  }),
  credential_checksum_failed: (operation) =>
    withHeaders(operation, { authorization: `Bearer ${mistypedKey}` }),
  credential_unknown: (operation) => ({
    "a key": withHeaders(operation, { "x-api-key": makeRawKey(randomBytes) }),
    ...ofSessions(operation, {
      "a session": withHeaders(operation, { cookie: `access_token=${"a".repeat(43)}` }),
    }),
  }),
  credential_revoked: (operation) => byKey(operation, ({ keys }, id) => keys.revoke(id)),
  credential_expired: (operation) => ({
    "a key": async (world) => {
      const { timestamp } = await world.registry.node.health();
      const expires_at = new Date(Date.parse(timestamp) + day).toISOString();
      const { key } = await (await world.developer()).keys.create({ name: "ci", expires_at });
      world.pass(2 * day);
      return request(world, operation, { headers: bearer(key.raw_key) });
    },
    "a rotated key": byKey(operation, ({ keys }, id) => keys.rotate(id, { grace_period_s: 0 })),
    ...ofSessions(operation, {
      "a session": async (world) => {
        const developer = await world.developer();
        world.pass(8 * day);
        return request(world, operation, { headers: cookieOf(developer) });
      },
    }),
  }),
  duplicate_session_cookie: (operation) => async (world) => {
    const cookies = [cookieOf(await world.developer()), cookieOf(await world.developer())];
    return request(world, operation, { headers: { cookie: cookies.map(({ cookie }) => cookie).join("; ") } });
  },
  session_required: (operation) => byKey(operation),
  insufficient_scope: (operation) => byKeyWithout(operation),
  owner_required: (operation) => ({
    "a key": byKey(operation),
    "a session": bySession(operation, ({ developer }) => developer()),
  }),
  cross_site_request: (operation) => ({
    "by its fetch metadata": fromPage(operation, { "sec-fetch-site": "cross-site" }),
    "by its origin": fromPage(operation, { origin: "https://evil.example" }),
  }),
  account_disabled: (operation) => ({
    "a key": byKey(operation, disable),
    ...ofSessions(operation, {
      "a session": async (world) => {
        const developer = await world.developer();
        await disable(developer, "", world);
        return request(world, operation, { headers: cookieOf(developer) });
      },
    }),
  }),
  single_operator_mode: (operation) =>
    sharedElsewhere({ singleOperator: true }, async (world) => {
      const owner = await world.owner();
      await world.arrange.demoteOwner();
      return request(world, operation, { headers: cookieOf(owner) });
    }),
  rate_limited: (operation) => ({
    ...(operation.rateLimit && {
      "a network": elsewhere(
        { rateLimits: { ...noRateLimits, [String(operation.rateLimit)]: 1 } },
        async (world) => {
          await request(world, operation).catch(expectRejection);
          return request(world, operation);
        },
      ),
    }),
    ...(operation.credentials.includes("cookie") &&
      !operation.signsIn && {
        "the sessions of an account": elsewhere({ sessionWritesPerMinute: 1 }, async (world) => {
          const headers = cookieOf(await world.developer());
          await request(world, operation, { headers }).catch(expectRejection);
          return request(world, operation, { headers });
        }),
      }),
  }),
  storage_limit_reached: (operation) => ({
    "an account": elsewhere({ storageLimits }, async (world) => {
      const headers = cookieOf(await world.developer());
      await world.arrange.store(100);
      return request(world, operation, { headers });
    }),
    ...(operation.credentials.includes("none") && {
      "all callers without an account": elsewhere({ storageLimits }, async (world) => {
        await world.arrange.store(100);
        return request(world, operation);
      }),
    }),
  }),
  quota_exceeded: (operation) => ({
    "of a key": overQuota(operation, "key", 1_000),
    ...(operation.role === null && { "of an account": overQuota(operation, "account", 5_000) }),
    ...(operation.role === null &&
      operation.method !== "GET" &&
      operation.credentials.includes("cookie") && {
        "of the sessions of an account": async (world: ScenarioWorld) => {
          const developer = await world.developer();
          await world.arrange.spendSessions(
            (await developer.accounts.session()).account.id,
            5_000,
            "2026-11",
          );
          return request(world, operation, { headers: cookieOf(developer) });
        },
      }),
  }),
} satisfies Record<StandardCode, (operation: Operation) => Played>;

/** A code, and an operation that stands for all of its kind. */
interface StandardKind {
  operation: ContractOperation;
  status: number;
  code: StandardCode;
  played: Played;
}

/** One operation of each code and kind. */
export function* standardKinds(): Generator<StandardKind> {
  const known = new Set<string>();
  for (const operation of contractOperations) {
    for (const { status, code } of declaredCodes(operation.id)) {
      if (!isStandard(code, operation)) continue; // its handler decides
      const standard = code as StandardCode; // as isStandard says
      const kind = `${code} ${kindOf(operation, standard)}`;
      if (known.has(kind)) continue;
      known.add(kind);
      yield { operation, status, code: standard, played: plays[standard](operation) };
    }
  }
}

/** What the functions in front of handlers read of an operation when they decide about the code. */
function kindOf(operation: ContractOperation, code: StandardCode): string {
  const { credentials, role, scopes, rateLimit, page, body, text, signsIn } = operation;
  const caller = [...credentials, role, scopes !== null && scopes.length > 0];
  const isRead = operation.method === "GET";
  if (code in invalidRequests) return [page, body, text, isRead].join();
  if (code === "rate_limited") return [rateLimit, ...caller].join();
  return [page, isRead, signsIn, ...caller].join();
}

const takesKey = ({ credentials }: Operation) => credentials.includes("bearer");
const takesSession = ({ credentials }: Operation) => credentials.includes("cookie");
const isWrite = ({ method }: Operation) => method !== "GET";
/** Whether a credential that the request has is checked, although nobody needs one. Health and metrics must always respond. */
const checksCredential = ({ path }: Operation) => !/^\/(health|metrics)/.test(path);

/**
 * Which operations of the registry's own the layer in front of handlers gives each code, in the words of interface and
 * product, not of the generator. Those whose parameters have a form give `invalid_header`, `invalid_path` and, if they are
 * pages, `duplicate_query_parameter`: each has its scenario.
 */
export const decides: Record<
  Exclude<StandardCode, "invalid_header" | "invalid_path" | "duplicate_query_parameter">,
  (operation: ContractOperation) => boolean
> = {
  account_disabled: checksCredential,
  credential_checksum_failed: checksCredential,
  credential_expired: checksCredential,
  credential_malformed: checksCredential,
  credential_revoked: checksCredential,
  credential_unknown: checksCredential,
  credential_missing: takesSession,
  duplicate_session_cookie: takesSession,
  single_operator_mode: takesSession,
  session_required: (operation) => takesSession(operation) && !takesKey(operation),
  insufficient_scope: ({ scopes }) => scopes !== null && scopes.length > 0,
  owner_required: ({ role }) => role === "owner",
  cross_site_request: (operation) => operation.signsIn || (takesSession(operation) && isWrite(operation)),
  quota_exceeded: ({ counted }) => counted,
  rate_limited: (operation) =>
    operation.rateLimit !== null ||
    (takesSession(operation) &&
      isWrite(operation) &&
      operation.role !== "owner" &&
      !["accounts_signOut", "accounts_endSession"].includes(operation.id)), // a caller that may end a session may always do so
  storage_limit_reached: ({ limitsStorage }) => limitsStorage,
  invalid_query: () => true,
  unknown_query_parameter: ({ page }) => !page,
  body_too_large: ({ body }) => body,
  invalid_body: ({ body }) => body,
  json_too_deep: ({ body }) => body,
  malformed_json: ({ body }) => body,
  unsupported_media_type: ({ body }) => body,
  unknown_member: ({ body, id }) => body && id !== "facts_put", // AgentFacts may have fields of one's own
  unexpected_body: (operation) => isWrite(operation) && !operation.body && !operation.text,
};

const day = 86_400_000;

/** Limits of bytes per day. */
const storageLimits = { network: 0, anonymous: 100, account: { free: 100, pro: 0, enterprise: 0 } };

const mistypedKey = `registry_${"a".repeat(40)}${"0".repeat(6)}`;

/** Sends a request to an operation: with the examples of the contract, and an empty object if it takes a body. */
function request(
  { send }: Pick<ScenarioWorld, "send">,
  operation: Operation,
  parts: Parts = {},
): Promise<Response> {
  const { method, url, headers, body } = exampleRequest(operation, parts);
  return send(method, url, { headers, ...(body !== undefined && { body }) });
}

/** Sends a request as a caller who may use the operation. */
function byCaller(operation: Operation, parts: Parts): Scenario {
  if (operation.credentials.includes("none")) return (world) => request(world, operation, parts);
  if (operation.credentials.includes("metrics"))
    return (world) =>
      request(world, operation, { ...parts, headers: { ...parts.headers, ...bearer(metricsToken) } });
  return async (world) => {
    const caller = operation.role === "owner" ? await world.owner() : await world.developer();
    return request(world, operation, { ...parts, headers: { ...parts.headers, ...cookieOf(caller) } });
  };
}

function withHeaders(operation: Operation, headers: Record<string, string>): Scenario {
  return (world) => request(world, operation, { headers });
}

/** Sends a request with the key of a developer, after a preparation. */
function byKey(
  operation: Operation,
  prepare?: (developer: Browser, id: string, world: ScenarioWorld) => Promise<unknown>,
): Scenario {
  return async (world) => {
    const developer = await world.developer();
    const { key } = await developer.keys.create({ name: "ci" });
    await prepare?.(developer, key.id, world);
    return request(world, operation, { headers: bearer(key.raw_key) });
  };
}

/** Sends a request with a key that has each scope but those of the operation. */
function byKeyWithout(operation: Operation): Scenario {
  return async (world) => {
    const caller = operation.role === "owner" ? await world.owner() : await world.developer();
    const scopes = keyScopes.filter((each) => !operation.scopes?.includes(each));
    const { key } = await caller.keys.create({ name: "ci", scopes });
    return request(world, operation, { headers: bearer(key.raw_key) });
  };
}

function bySession(operation: Operation, browserOf: (world: ScenarioWorld) => Promise<Browser>): Scenario {
  return async (world) => request(world, operation, { headers: cookieOf(await browserOf(world)) });
}

function bearer(key: string): { authorization: string } {
  return { authorization: `Bearer ${key}` };
}

/** The scenarios, if the operation accepts sessions. */
function ofSessions(
  { credentials }: Operation,
  scenarios: Record<string, Scenario>,
): Record<string, Scenario> {
  return credentials.includes("cookie") ? scenarios : {};
}

/** Sends a request that a page of another site made. */
function fromPage(operation: Operation, headers: Record<string, string>): Scenario {
  if (operation.credentials.includes("none")) return withHeaders(operation, headers);
  return async (world) =>
    request(world, operation, { headers: { ...headers, ...cookieOf(await world.developer()) } });
}

async function disable(developer: Browser, _key: string, { arrange }: ScenarioWorld): Promise<void> {
  const { account } = await developer.accounts.session();
  await arrange.disableAccount(account.id);
}

function overQuota(operation: Operation, whose: "key" | "account", used: number): Scenario {
  return async (world) => {
    const caller = operation.role === "owner" ? await world.owner() : await world.developer();
    const { key } = await caller.keys.create({ name: "ci", tier: "free" });
    await world.arrange.spend(key.id, whose, used, "2026-11");
    return request(world, operation, { headers: bearer(key.raw_key) });
  };
}
