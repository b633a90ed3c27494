/**
 * Realistic faults of a node, each with the check that catches it. A fault is put in front of the node, so the node itself is
 * the same for all of them: what a proxy leaves out, repeats or adds is what a changed line of the node would.
 */
import type { Fault, ProxiedRequest, ProxiedResponse } from "./faulty-proxy.ts";

/** A fault with how it is found. */
export interface PlantedFault extends Fault {
  /** What is wrong, as a sentence. */
  name: string;
  /** `subject: sentence` of a check that catches it; null if no check can. */
  caughtBy: string | null;
  /** Why no check can. */
  because?: string;
}

type Body = Record<string, unknown>;

/** Whether a request is to a path. */
function to(request: ProxiedRequest, method: string, path: RegExp): boolean {
  return request.method === method && path.test(request.url.split("?")[0] ?? "");
}

/** Changes the JSON of a response to some requests. */
function inBody(
  method: string,
  path: RegExp,
  change: (body: Body, request: ProxiedRequest, response: ProxiedResponse) => unknown,
): Fault {
  return {
    response(response, request) {
      if (!to(request, method, path) || response.status >= 300 || !response.body.startsWith("{"))
        return response;
      const body = JSON.parse(response.body) as Body; // it begins as an object
      return { ...response, body: JSON.stringify(change(body, request, response) ?? body) };
    },
  };
}

/** Changes the head of a response to some requests. */
function inHead(method: string, path: RegExp, change: (response: ProxiedResponse) => void): Fault {
  return {
    response(response, request) {
      if (to(request, method, path)) change(response);
      return response;
    },
  };
}

/** Loses a header of requests, as a handler does that never reads it. */
function ignoring(header: string, method: string, path: RegExp): Fault {
  return {
    request(request) {
      if (to(request, method, path)) delete request.headers[header];
      return request;
    },
  };
}

/** Loses a query parameter of requests. */
function withoutParameter(path: RegExp, name: string): Fault {
  return {
    request(request) {
      if (!to(request, "GET", path)) return request;
      const [bare = "", query = ""] = request.url.split("?");
      const kept = query.split("&").filter((pair) => !pair.startsWith(`${name}=`));
      return { ...request, url: kept.length > 0 && query !== "" ? `${bare}?${kept.join("&")}` : bare };
    },
  };
}

/** The member of a body that is a list. */
function list(body: Body, name: string): Body[] {
  return (body[name] ?? []) as Body[]; // lists of the contract have objects
}

const any = /./;
const lookup = /^\/lookup\/[^/]+$/;
const register = /^\/register$/;
const agentList = /^\/list$/;
const search = /^\/search$/;
const events = /^\/events$/;
const facts = /^\/agentfacts\//;
const status = /^\/agents\/[^/]+\/status$/;
const agent = /^\/agents\/[^/]+$/;
const keys = /^\/api\/developers\/keys$/;
const key = /^\/api\/developers\/keys\/[^/]+$/;
const webhooks = /^\/api\/webhooks$/;

/** Secrets that the proxy has seen, as a node that lists what it stored in clear text. */
function remembering(path: RegExp, collection: string, secretOf: (body: Body) => [string, unknown][]): Fault {
  const seen = new Map<unknown, [string, unknown][]>();
  return {
    response(response, request) {
      if (!path.test(request.url.split("?")[0] ?? "") || !response.body.startsWith("{")) return response;
      const body = JSON.parse(response.body) as Body; // it begins as an object
      if (request.method === "POST" && response.status === 201) {
        const made = (body.key ?? body) as Body; // keys are in a member, subscriptions are not
        seen.set(made.id, secretOf(made));
        return response;
      }
      for (const each of list(body, collection))
        Object.assign(each, Object.fromEntries(seen.get(each.id) ?? []));
      return { ...response, body: JSON.stringify(body) };
    },
  };
}

/** Every fault. */
export const faults: PlantedFault[] = [
  // Statuses
  {
    name: "an unknown agent has 200 with null",
    caughtBy: "agents_lookup: an unknown id has 404 agent_not_found",
    response: (response, request) =>
      to(request, "GET", lookup) && response.status === 404
        ? { ...response, status: 200, body: "null" }
        : response,
  },
  {
    name: "a new agent has 200 in the place of 201",
    caughtBy: "agents_register: a new agent has 201, an ETag, and a Location that leads to its record",
    ...inHead("POST", register, (response) => {
      if (response.status === 201) response.status = 200;
    }),
  },
  {
    name: "a deleted agent has 404 in the place of 410",
    caughtBy: "agents_remove: a deleted agent is a tombstone: lookups have 410",
    ...inHead("GET", lookup, (response) => {
      if (response.status !== 410) return;
      response.status = 404;
      response.body = response.body
        .replace('"status":410', '"status":404')
        .replace("agent_tombstoned", "agent_not_found");
    }),
  },
  {
    name: "another method has 404 in the place of 405",
    caughtBy: "http: another method of each path is rejected with 405 and Allow",
    response: (response) => (response.status === 405 ? { ...response, status: 404 } : response),
  },
  {
    name: "malformed JSON has 500",
    caughtBy: "agents_register: rejects malformed JSON",
    ...inHead("POST", register, (response) => {
      if (response.body.includes("malformed_json")) response.status = 500;
    }),
  },
  {
    name: "an unknown body field is ignored",
    caughtBy: "agents_register: rejects an unknown body field by its name",
    request(request) {
      if (to(request, "POST", register)) request.body = request.body.replace(/,"colour":"red"/, "");
      return request;
    },
  },
  {
    name: "an unknown query parameter is ignored",
    caughtBy: "agents_list: rejects an unknown query parameter",
    ...withoutParameter(agentList, "colour"),
  },
  {
    name: "any media type is read as JSON",
    caughtBy: "agents_register: rejects a body of another media type",
    request(request) {
      if (to(request, "POST", register)) request.headers["content-type"] = "application/json";
      return request;
    },
  },
  // Headers
  {
    name: "responses have no X-Request-Id",
    caughtBy: "agents_lookup: sends your X-Request-Id back",
    ...inHead("GET", lookup, (response) => {
      delete response.headers["x-request-id"];
    }),
  },
  {
    name: "the request id of the client is not used",
    caughtBy: "agents_lookup: sends your X-Request-Id back",
    ...ignoring("x-request-id", "GET", any),
  },
  {
    name: "a record has no ETag",
    caughtBy: "agents_lookup: a record that did not change has 304, a changed one 200",
    ...inHead("GET", lookup, (response) => {
      delete response.headers.etag;
    }),
  },
  {
    name: "If-None-Match is ignored",
    caughtBy: "agents_lookup: a record that did not change has 304, a changed one 200",
    ...ignoring("if-none-match", "GET", lookup),
  },
  {
    name: "the ETag stays the same after a change",
    caughtBy: "agents_lookup: a record that did not change has 304, a changed one 200",
    ...stuckEtag(),
  },
  {
    name: "a new agent has no Location",
    caughtBy: "agents_register: a new agent has 201, an ETag, and a Location that leads to its record",
    ...inHead("POST", register, (response) => {
      delete response.headers.location;
    }),
  },
  {
    name: "a list has no Cache-Control",
    caughtBy: "agents_list: says how caches may use its response",
    ...inHead("GET", agentList, (response) => {
      delete response.headers["cache-control"];
    }),
  },
  {
    name: "the Basic credentials of a proxy are taken for a key",
    caughtBy: "agents_list: ignores credentials in Authorization that are no key",
    request(request) {
      const { authorization = "" } = request.headers;
      if (to(request, "GET", agentList) && authorization.startsWith("Basic"))
        request.headers.authorization = "Bearer registry_short";
      return request;
    },
  },
  {
    name: "responses do not permit pages of other origins",
    caughtBy: "http: responses permit pages of all origins",
    ...inHead("GET", any, (response) => {
      delete response.headers["access-control-allow-origin"];
    }),
  },
  {
    name: "problems have the media type application/json",
    caughtBy: "agents_lookup: an unknown id has 404 agent_not_found",
    ...inHead("GET", lookup, (response) => {
      if (response.status >= 400) response.headers["content-type"] = "application/json";
    }),
  },
  {
    name: "Allow does not name the methods of the path",
    caughtBy: "http: another method of each path is rejected with 405 and Allow",
    response: (response) => ({
      ...response,
      headers: { ...response.headers, ...(response.headers.allow && { allow: "OPTIONS" }) },
    }),
  },
  {
    name: "a rejected credential has no WWW-Authenticate",
    caughtBy: "agents_rename: needs a credential",
    ...inHead("POST", /rename$/, (response) => {
      delete response.headers["www-authenticate"];
    }),
  },
  // Writes
  {
    name: "a stale If-Match is not noticed by updates",
    caughtBy: "agents_register: a stale If-Match has 412 and changes nothing",
    ...ignoring("if-match", "POST", register),
  },
  {
    name: "a stale If-Match is not noticed by deletions",
    caughtBy: "agents_remove: a stale If-Match has 412, and the agent stays",
    ...ignoring("if-match", "DELETE", agent),
  },
  {
    name: "an Idempotency-Key is ignored",
    caughtBy: "keys_create: an Idempotency-Key creates one key",
    ...ignoring("idempotency-key", "POST", keys),
  },
  {
    name: "an update loses a field",
    caughtBy: "agents_register: the record has every field that was sent",
    request(request) {
      if (!to(request, "POST", register)) return request;
      return { ...request, body: request.body.replace(/"documentation_url":"[^"]*",/, "") };
    },
  },
  {
    name: "null does not clear a field",
    caughtBy: "agents_register: an update keeps what it leaves out, and null clears",
    request(request) {
      if (!to(request, "POST", register)) return request;
      return { ...request, body: request.body.replace(/,"description":null/, "") };
    },
  },
  {
    name: "the message of a deprecation is not stored",
    caughtBy: "agents_setStatus: a deprecated agent says why, and who follows it",
    request(request) {
      if (!to(request, "PUT", status)) return request;
      return { ...request, body: request.body.replace(/"message":"[^"]*",?/, "") };
    },
  },
  {
    name: "facts are stored without the fields that the node does not know",
    caughtBy: "facts_put: the document is kept as it was sent",
    request(request) {
      if (!to(request, "PUT", facts)) return request;
      return { ...request, body: request.body.replace(/"x-own":\{[^}]*\},/, "") };
    },
  },
  {
    name: "a deletion is confirmed, and not made",
    caughtBy: "agents_remove: a deleted agent is a tombstone: lookups have 410",
    ...unmade(
      "DELETE",
      agent,
      "GET",
      (url) => url.replace("/agents/", "/lookup/"),
      ({ agent_id }) => ({
        status: "tombstoned",
        agent_id,
        tombstoned_at: new Date().toISOString(),
      }),
    ),
  },
  // Lists
  {
    name: "each page begins one entry too late",
    caughtBy: "agents_list: a second page continues where the first ended",
    ...inBody("GET", agentList, (body, { url }) => {
      if (!url.includes("cursor=")) return body;
      const agents = list(body, "agents").slice(1);
      return { ...body, agents, count: agents.length };
    }),
  },
  {
    name: "each page repeats the last entry of the page before",
    caughtBy: "agents_search: a second page continues where the first ended",
    ...repeating(search),
  },
  {
    name: "the last page has a next_cursor",
    caughtBy: "agents_list: a page has at most limit entries, and the last one has no next_cursor",
    ...inBody("GET", agentList, (body) => ({
      ...body,
      next_cursor: body.next_cursor ?? "eyJrIjo0MTd9.Gk3x",
    })),
  },
  {
    name: "the count of a page is its limit",
    caughtBy: "agents_list: pages of one entry have the order of one page",
    ...inBody("GET", agentList, (body) => ({ ...body, count: 50 })),
  },
  {
    name: "total counts the agents of the page",
    caughtBy: "agents_list: total is the number of agents on all pages",
    ...inBody("GET", agentList, (body) => ("total" in body ? { ...body, total: body.count } : body)),
  },
  {
    name: "deleted agents stay in lists",
    caughtBy: "agents_remove: a deleted agent is in no list and no search",
    ...undeleted(),
  },
  {
    name: "a filter is ignored",
    caughtBy: "agents_list: each filter has the agents that match, and no others",
    ...withoutParameter(agentList, "skills"),
  },
  {
    name: "Link has no next page",
    caughtBy: "agents_search: Link leads to the next page",
    ...inHead("GET", search, (response) => {
      delete response.headers.link;
    }),
  },
  {
    name: "a search does not sort",
    caughtBy: "agents_search: sort=name orders by name",
    ...withoutParameter(search, "sort"),
  },
  {
    name: "a batch leaves out what is missing",
    caughtBy: "agents_lookupMany: each id is among the agents or the missing, once, in the order of the ids",
    ...inBody("POST", /^\/lookup$/, (body) => ({ ...body, missing: [] })),
  },
  {
    name: "a limit of 101 is accepted",
    caughtBy: "agents_list: limits are 1 to 100",
    request: (request) => ({ ...request, url: request.url.replace("limit=101", "limit=100") }),
  },
  // Events
  {
    name: "the journal has no events of facts",
    caughtBy: "events_list: each change of an agent has its event, in the order of the changes",
    ...inBody("GET", events, (body) => ({
      ...body,
      events: list(body, "events").filter(({ payload }) => (payload as Body).change !== "facts"),
    })),
  },
  {
    name: "a page of the journal loses its last event",
    caughtBy: "events_list: the whole journal has the same events, without a gap at the ends of pages",
    ...inBody("GET", events, (body, { url }) => {
      const whole = list(body, "events");
      return { ...body, events: url.includes("limit=2") ? whole.slice(0, 1) : whole };
    }),
  },
  {
    name: "events are not in order",
    caughtBy: "events_list: each change of an agent has its event, in the order of the changes",
    ...inBody("GET", events, (body) => ({ ...body, events: list(body, "events").toReversed() })),
  },
  {
    name: "an event is in the journal twice",
    caughtBy: "events_list: no two events have one idempotency_key",
    ...inBody("GET", events, (body) => ({
      ...body,
      events: list(body, "events").flatMap((event) => [event, event]),
    })),
  },
  {
    name: "the types of events are not filtered",
    caughtBy: "events_list: types selects events by their type",
    ...withoutParameter(events, "types"),
  },
  {
    name: "a reconnected stream begins at the end",
    caughtBy: "events_list: Last-Event-ID resumes an interrupted stream",
    request(request) {
      if (to(request, "GET", events) && request.headers["last-event-id"])
        request.headers["last-event-id"] = "0";
      return request;
    },
  },
  // Credentials
  {
    name: "the list of keys has the keys",
    caughtBy: "keys_create: a new key is shown once, and never again",
    ...remembering(keys, "keys", ({ raw_key }) => [["raw_key", raw_key]]),
  },
  {
    name: "the list of webhooks has their secrets",
    caughtBy: "webhooks_create: the secret is shown once, and never again",
    ...remembering(webhooks, "webhooks", ({ secret }) => [["secret", secret]]),
  },
  {
    name: "a revoked key still works",
    caughtBy: "keys_revoke: a revoked key is rejected at once, on writes and reads",
    ...unmade(
      "DELETE",
      key,
      "GET",
      () => "/api/developers/keys?limit=100",
      (body, { url }) => {
        const id = url.split("/").at(-1);
        const found = list(body, "keys").find((each) => each.id === id);
        return {
          message: "API key revoked",
          key: { ...found, status: "revoked", revoked_at: new Date().toISOString() },
        };
      },
    ),
  },
  {
    name: "reads do not check keys",
    caughtBy: "agents_list: rejects a key of another form",
    ...ignoring("authorization", "GET", agentList),
  },
  {
    name: "scopes of keys are not checked",
    caughtBy: "agents_remove: rejects a key without its scope",
    response: (response, request) =>
      to(request, "DELETE", agent) && response.body.includes("insufficient_scope")
        ? {
            ...response,
            status: 404,
            body: response.body
              .replace('"status":403', '"status":404')
              .replace("insufficient_scope", "agent_not_found"),
          }
        : response,
  },
  {
    name: "the number of remaining requests stays the same",
    caughtBy: "quota: each request with a key is counted, and says what remains",
    ...inHead("POST", register, (response) => {
      if (response.headers["x-ratelimit-remaining"]) response.headers["x-ratelimit-remaining"] = "999";
    }),
  },
  // Webhooks and trust
  {
    name: "deliveries are signed with another secret",
    caughtBy: "deliveries: a change is delivered, signed, with the event of the journal",
    ...inBody("POST", webhooks, (body) => ({ ...body, secret: "0".repeat(64) })),
  },
  {
    name: "a subscription gets all types of events",
    caughtBy: "deliveries: only the subscribed types are delivered",
    request(request) {
      if (!to(request, "POST", webhooks)) return request;
      return { ...request, body: request.body.replace(/,"events":\["agent.deprecated"\]/, "") };
    },
  },
  {
    name: "a test is not sent",
    caughtBy: "webhooks_test: a test is delivered at once, signed, and marked as a test",
    ...inBody("POST", /\/test$/, (body) => ({ ...body, delivered: false })),
  },
  {
    name: "a score is rounded up",
    caughtBy: "reputation_get: a reputation can be recomputed from its inputs",
    ...inBody("GET", /^\/reputation$/, (body) => ({
      ...body,
      reputations: list(body, "reputations").map((each) => ({ ...each, score: 1, grade: "A+" })),
    })),
  },
  {
    name: "a revoked certification is still active",
    caughtBy: "certifications_revoke: a revoked certification says so, and has its event",
    ...inBody("GET", /^\/certifications\/[^/]+$/, (body) => ({
      ...body,
      status: "active",
      revoked_at: null,
      reason: null,
    })),
  },
  // What nobody can see from outside in a run
  {
    name: "a session ends a week too late",
    caughtBy: null,
    because: "A run takes minutes. Only the clock of the node could show it.",
  },
  {
    name: "the log has API keys",
    caughtBy: null,
    because: "The log is not part of any response.",
  },
  {
    name: "a change is lost when the process is killed right after its response",
    caughtBy: null,
    because: "The program cannot kill the node.",
  },
];

/** A node that computes the ETag of a record once. */
function stuckEtag(): Fault {
  const first = new Map<string, string>();
  return {
    request(request) {
      const known = first.get(request.url);
      const given = request.headers["if-none-match"];
      if (to(request, "GET", lookup) && known !== undefined && given !== undefined)
        request.headers["if-none-match"] = "*";
      return request;
    },
    response(response, request) {
      const { etag } = response.headers;
      if (!to(request, "GET", lookup) || typeof etag !== "string") return response;
      const kept = first.get(request.url) ?? etag;
      first.set(request.url, kept);
      return { ...response, headers: { ...response.headers, etag: kept } };
    },
  };
}

/** A node that confirms a change without making it: another request is sent in its place. */
function unmade(
  method: string,
  path: RegExp,
  insteadMethod: string,
  insteadUrl: (url: string) => string,
  confirm: (body: Body, request: ProxiedRequest) => Body,
): Fault {
  return {
    request: (request) =>
      to(request, method, path)
        ? { ...request, method: insteadMethod, url: insteadUrl(request.url), body: "" }
        : request,
    response(response, request) {
      if (!to(request, method, path) || response.status !== 200) return response;
      const body = JSON.parse(response.body) as Body; // a record, or a list
      const { etag: _etag, ...headers } = response.headers;
      return {
        ...response,
        headers: { ...headers, "cache-control": "no-store" },
        body: JSON.stringify(confirm(body, request)),
      };
    },
  };
}

/** A node whose pages overlap by one entry. */
function repeating(path: RegExp): Fault {
  let last: Body | undefined;
  return inBody("GET", path, (body, { url }) => {
    const agents = list(body, "agents");
    const repeated = url.includes("cursor=") && last ? [last, ...agents] : agents;
    last = agents.at(-1);
    return { ...body, agents: repeated, count: repeated.length };
  });
}

/** A node that forgets to remove deleted agents from lists. */
function undeleted(): Fault {
  const known: Body[] = [];
  return {
    response(response, request) {
      if (!response.body.startsWith("{")) return response;
      const body = JSON.parse(response.body) as Body; // it begins as an object
      if (to(request, "POST", register) && response.status === 201) known.push(body.agent as Body);
      if (!to(request, "GET", agentList) || response.status !== 200) return response;
      const tag = new URLSearchParams(request.url.split("?")[1]).get("tags");
      const agents = known.filter(({ tags }) => (tags as string[]).includes(String(tag)));
      return { ...response, body: JSON.stringify({ ...body, agents, count: agents.length }) };
    },
  };
}
