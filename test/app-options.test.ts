/** An app with what holds by default: no database, accounts that a function finds, responses for repeats in memory. */
import { describe, expect, it } from "vitest";
import { skeletons } from "../contract/skeletons.ts";
import type { Routes } from "../generated/routes.ts";
import type { Account, Accounts } from "../server/core/http/accounts.ts";
import { createApp } from "../server/core/http/app.ts";
import { MemoryIdempotency } from "../server/core/http/memory-idempotency.ts";
import type { RequestContext } from "../server/core/http/options.ts";
import type { OnceRequest } from "../server/core/http/routes.ts";
import { holdAgainstContract } from "./exchange.ts";

const publicUrl = "http://registry.test";
const options = { publicUrl, logLevel: "silent" };

/** An app that responds with the caller to writes of AgentFacts and to the list of sessions. */
function appOf(accounts: Accounts, anonymousWrites = false) {
  const callers: RequestContext["caller"][] = [];
  const note = async (_request: object, { caller }: RequestContext) => {
    callers.push(caller);
    return { status: 501 as const, problem: { code: "not_implemented" as const, detail: "Noted." } };
  };
  const routes: Routes<RequestContext> = {
    ...skeletons,
    facts: { ...skeletons.facts, put: note },
    accounts: { ...skeletons.accounts, sessions: note },
  };
  return { app: createApp(routes, { ...options, accounts, anonymousWrites }), callers };
}

const put = { method: "PUT", url: "/agentfacts/weather", payload: { label: "Weather" } } as const;
const byKey = { ...put, headers: { authorization: "Bearer good" } };
const ada: Account = { id: "acc_ada", scopes: ["facts:write"], credential: "key_1" };
const adas: Accounts = { ofKey: async (key) => (key === "good" ? ada : null) };

describe("an app without options", () => {
  it("knows no credential, and rejects writes without one", async () => {
    const app = createApp(skeletons, options);
    expect((await app.inject(put)).json()).toMatchObject({ status: 401, code: "credential_missing" });
    expect((await app.inject(byKey)).json()).toMatchObject({ status: 401, code: "credential_unknown" });
    const cookie = { url: "/api/auth/sessions", headers: { cookie: "access_token=any" } };
    expect((await app.inject(cookie)).json()).toMatchObject({ status: 401, code: "credential_unknown" });
  });

  it("responds to browsers with problems, and names no page that it does not have", async () => {
    const response = await createApp(skeletons, options).inject({
      url: "/nothing",
      headers: { accept: "text/html" },
    });
    expect(response.headers["content-type"]).toContain("application/problem+json");
    expect(response.json().detail).toBe("Nothing is served at /nothing.");
  });

  it("rejects requests for pages as the contract declares it", async () => {
    const url = "/agents?q=a&q=b";
    const { statusCode: status, headers, payload: body } = await createApp(skeletons, options).inject(url);
    expect(status).toBe(400);
    holdAgainstContract({
      request: { method: "GET", url, headers: {}, body: undefined },
      response: { status, headers, body },
    });
  });

  it("hides what a handler throws", async () => {
    const failing = { ...skeletons.facts, put: () => Promise.reject(new Error("a secret")) };
    const app = createApp({ ...skeletons, facts: failing }, { ...options, anonymousWrites: true });
    const response = await app.inject(put);
    expect(response.statusCode).toBe(500);
    expect(response.payload).not.toContain("secret");
  });
});

describe("the accounts of an app", () => {
  it("are those of keys, in either header, with their scopes", async () => {
    const { app, callers } = appOf(adas);
    expect((await app.inject(byKey)).statusCode).toBe(501);
    expect((await app.inject({ ...put, headers: { "x-api-key": "good" } })).statusCode).toBe(501);
    const caller = {
      account: "acc_ada",
      role: "developer",
      key: "key_1",
      session: null,
      scopes: ["facts:write"],
    };
    expect(callers).toEqual([caller, caller]);
  });

  it("may only do what their scopes and their role permit", async () => {
    const { app } = appOf({ ofKey: async () => ({ ...ada, scopes: ["webhooks:manage"] }) });
    expect((await app.inject(byKey)).json()).toMatchObject({ status: 403, code: "insufficient_scope" });
    const { app: unscoped } = appOf({ ofKey: async () => ({ id: "acc_ada" }) });
    const admin = { url: "/api/admin/health", headers: byKey.headers };
    expect((await unscoped.inject(admin)).json()).toMatchObject({ status: 403, code: "owner_required" });
    const { app: owned } = appOf({ ofKey: async () => ({ id: "acc_ada", isOwner: true }) });
    expect((await owned.inject(admin)).statusCode).toBe(501);
  });

  it("are those of sessions, of which a request has one", async () => {
    const { app, callers } = appOf({
      ofSession: async (token) => (token === "none" ? null : { id: `acc_${token}` }),
    });
    const read = (cookie: string) => app.inject({ url: "/api/auth/sessions", headers: { cookie } });
    expect((await read("access_token=ada")).statusCode).toBe(501);
    expect((await read("access_token=ada; access_token=none")).statusCode).toBe(501);
    expect(callers.map(({ account, session }) => [account, session])).toEqual([
      ["acc_ada", "acc_ada"],
      ["acc_ada", "acc_ada"],
    ]);
    expect((await read("access_token=ada; access_token=bob")).json().code).toBe("duplicate_session_cookie");
  });

  it("are not asked for a key that no header has", async () => {
    const { app } = appOf({ ofKey: () => Promise.reject(new Error("asked")) });
    const response = await app.inject({ ...put, headers: { authorization: "Basic YTpi" } });
    expect(response.json()).toMatchObject({ status: 401, code: "credential_malformed" });
  });

  it("are checked also where no credential is needed", async () => {
    const { app } = appOf(adas);
    const read = (key: string) => app.inject({ url: "/list", headers: { "x-api-key": key } });
    expect((await read("good")).statusCode).toBe(501);
    expect((await read("bad")).statusCode).toBe(401);
  });

  it("are not needed for writes if the server accepts those of anybody", async () => {
    const { app, callers } = appOf({}, true);
    expect((await app.inject(put)).statusCode).toBe(501);
    expect(callers).toMatchObject([{ account: null, role: null }]);
    const foreign = await app.inject({ ...put, headers: { origin: "https://elsewhere.example.com" } });
    expect(foreign.json().code).toBe("cross_site_request");
  });
});

describe("responses for an Idempotency-Key in memory", () => {
  const request: OnceRequest = {
    key: "k",
    operation: "POST /register",
    target: "/register",
    body: "{}",
    account: "acc_ada",
    network: "192.0.2.1",
  };
  let calls = 0;
  const handle = async () => ({ status: 201, headers: { ETag: '"1"' }, body: { call: ++calls } });
  const textOf = async (response: ReturnType<MemoryIdempotency["run"]>) =>
    JSON.stringify((await response).body);

  it("are replayed, and say so", async () => {
    const idempotency = new MemoryIdempotency();
    const first = await idempotency.run(request, handle);
    const again = await idempotency.run(request, handle);
    expect(again).toMatchObject({ status: 201, headers: { ETag: '"1"', "Idempotency-Replayed": "true" } });
    expect(again.body).toEqual({ text: JSON.stringify(first.body) });
  });

  it("belong to the account, or to the network where there is none, and to the operation", async () => {
    const idempotency = new MemoryIdempotency();
    const others: Partial<OnceRequest>[] = [
      {},
      { account: "acc_bob" },
      { account: null },
      { account: null, network: "192.0.2.2" },
      { operation: "POST /other" },
    ];
    const responses = [];
    for (const other of others)
      responses.push(await textOf(idempotency.run({ ...request, ...other }, handle)));
    expect(new Set(responses).size).toBe(others.length);
  });

  it("are not given to another request, nor while the first is being processed", async () => {
    const idempotency = new MemoryIdempotency();
    let finish = () => {};
    const waits = new Promise<void>((resolve) => (finish = resolve));
    const first = idempotency.run(request, async () => {
      await waits;
      return handle();
    });
    expect(await idempotency.run(request, handle)).toMatchObject({
      problem: { code: "idempotency_key_in_use" },
    });
    finish();
    await first;
    const other = await idempotency.run({ ...request, body: "[]" }, handle);
    expect(other).toMatchObject({ status: 422, problem: { code: "idempotency_key_reused" } });
  });

  it("are not kept of failures", async () => {
    const idempotency = new MemoryIdempotency();
    const rejected = { status: 409, problem: { code: "agent_id_taken" as const, detail: "Taken." } };
    expect(await idempotency.run(request, async () => rejected)).toEqual(rejected);
    await expect(idempotency.run(request, () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
    expect(await idempotency.run(request, handle)).toMatchObject({ status: 201 });
  });

  it("are kept for their time, and only the newest of them", async () => {
    let now = 0;
    const idempotency = new MemoryIdempotency({ now: () => now, retentionMs: 1_000, maxResponses: 2 });
    const run = (key: string) => textOf(idempotency.run({ ...request, key }, handle));
    const [first, second] = [await run("1"), await run("2")];
    now = 999;
    expect(await run("1")).toContain(JSON.stringify(first).slice(1, -1));
    const third = await run("3"); // removes the first
    expect(await run("2")).toContain(JSON.stringify(second).slice(1, -1));
    expect(await run("1")).not.toContain(JSON.stringify(first).slice(1, -1));
    now = 2_500;
    expect(await run("3")).not.toContain(JSON.stringify(third).slice(1, -1));
  });
});
