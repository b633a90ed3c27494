/** Commits whose response is lost: the caller learns that the outcome is unknown, and may repeat the request. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createRegistry } from "../../client/index.ts";
import { type EngineName, engines, scratch } from "../engines.ts";
import { authority } from "../webhooks/authority.ts";
import { receiver } from "../webhooks/receiver.ts";
import { password } from "../world.ts";
import { layCommitWire } from "./commit-wire.ts";
import { browserAt, folder, start, urlOf } from "./process.ts";

/** How many commits are lost. */
const rounds = 10;

interface Result {
  status: number;
  body: { [member: string]: unknown };
  replayed: string | null;
}

async function post(url: string, key: string, body: object, cookie = ""): Promise<Result> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": key,
      ...(cookie && { Cookie: cookie }),
    },
    body: JSON.stringify(body),
  });
  const replayed = response.headers.get("Idempotency-Replayed");
  return { status: response.status, body: (await response.json()) as Result["body"], replayed }; // all answers are JSON
}

/** Signs a developer up; gives the session's cookie. */
async function signUp(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-up`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "developer@example.com", password }),
  });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

describe.runIf(engines.includes("postgres" satisfies EngineName))(
  "a commit whose response PostgreSQL cannot deliver",
  () => {
    it("is reported as unknown each time, and repeated with its key creates nothing twice", async () => {
      await using own = await scratch("postgres");
      await using place = await folder();
      await using wire = await layCommitWire(urlOf(own.database));
      await using node = await start(place.path, { DATABASE_URL: wire.url });
      const cookie = await signUp(node.url);
      const outcomes: unknown[] = [];
      const repeated: Result[] = [];
      for (let round = 0; round < rounds; round++) {
        const [path, body] = [
          ["/register", { agent_id: `lost-${round}`, agent_url: "https://a.example.com/" }] as const,
          ["/api/developers/keys", { name: `lost ${round}` }] as const,
          [
            "/api/webhooks",
            { callbackUrl: `https://hooks.example.com/${round}`, events: ["cert.issued"] },
          ] as const,
        ][round % 3] as readonly [string, object]; // there are three
        wire.loseNext();
        const { status, body: problem } = await post(node.url + path, `key-${round}`, body, cookie);
        outcomes.push({ status, code: problem.code });
        const response = await post(node.url + path, `key-${round}`, body, cookie);
        repeated.push(response);
        expect(await post(node.url + path, `key-${round}`, body, cookie)).toEqual(response);
      }
      expect(outcomes).toEqual(Array(rounds).fill({ status: 503, code: "outcome_unknown" }));
      expect(wire.lost).toBe(rounds);
      expect(repeated.map(({ status, replayed }) => ({ status, replayed }))).toEqual(
        Array(rounds).fill({ status: 201, replayed: "true" }),
      );

      const { agents, events, keys, webhooks } = browserAt(node.url, [cookie]);
      const expected = (kind: number) => Math.ceil((rounds - kind) / 3);
      expect((await agents.list({ limit: 100 }).page()).count).toBe(expected(0));
      expect((await events.list({ limit: 100 }).page()).events.length).toBe(expected(0));
      expect((await keys.list({ limit: 100 }).page()).count).toBe(expected(1));
      expect((await webhooks.list({ limit: 100 }).page()).count).toBe(expected(2));
      // The secret that is shown once works: it is in the repeated response, too.
      const raws = repeated.flatMap(({ body }) =>
        body.key ? [(body.key as { raw_key: string }).raw_key] : [],
      ); // as the contract has it
      for (const raw of raws) {
        const response = await fetch(`${node.url}/lookup/lost-0`, {
          headers: { Authorization: `Bearer ${raw}` },
        });
        expect(response.status).toBe(200);
      }
    });

    it("is reported as unknown for a change of one statement too", async () => {
      await using own = await scratch("postgres");
      await using place = await folder();
      await using wire = await layCommitWire(urlOf(own.database));
      await using node = await start(place.path, { DATABASE_URL: wire.url });
      const { accounts } = browserAt(node.url, [await signUp(node.url)]);
      wire.loseNext(/delete from "session"/);
      await expect(accounts.signOut()).rejects.toMatchObject({ status: 503, code: "outcome_unknown" });
      await expect(accounts.session()).rejects.toMatchObject({ status: 401 });
    });

    it("is no matter of the caller's change if it counts the request, which is rejected before it changes anything", async () => {
      await using own = await scratch("postgres");
      await using place = await folder();
      await using wire = await layCommitWire(urlOf(own.database));
      await using node = await start(place.path, { DATABASE_URL: wire.url });
      const { keys } = browserAt(node.url, [await signUp(node.url)]);
      const { key } = await keys.create({ name: "counted" });
      const { agents } = createRegistry({ baseUrl: node.url, apiKey: key.raw_key, maxRetries: 0 });
      const registration = { agent_id: "counted", agent_url: "https://a.example.com/" };
      wire.loseNextStatement(/update "quota" set "used"/);
      await expect(agents.register(registration)).rejects.toMatchObject({
        status: 503,
        code: "database_unavailable",
      });
      expect(wire.lost).toBe(1);
      await expect(agents.lookup("counted")).rejects.toMatchObject({ status: 404 });
      expect((await agents.register(registration)).status).toBe("registered");
    });

    it("is distinguished from a failure before the commit, which changed nothing", async () => {
      await using own = await scratch("postgres");
      await using place = await folder();
      await using wire = await layCommitWire(urlOf(own.database));
      await using node = await start(place.path, { DATABASE_URL: wire.url });
      await wire[Symbol.asyncDispose]();
      const response = await post(`${node.url}/register`, "k", {
        agent_id: "a",
        agent_url: "https://a.example.com/",
      });
      expect(response).toMatchObject({ status: 503, body: { code: "database_unavailable" } });
    });

    it("has its event delivered", async () => {
      await using hook = await receiver();
      await using own = await scratch("postgres");
      await using place = await folder();
      await using wire = await layCommitWire(urlOf(own.database));
      const NODE_EXTRA_CA_CERTS = join(place.path, "authority.pem");
      await writeFile(NODE_EXTRA_CA_CERTS, (await authority()).cert);
      const env = { NODE_EXTRA_CA_CERTS, EGRESS_PINS: hook.pin };
      await using node = await start(place.path, { DATABASE_URL: wire.url, ...env });
      const cookie = await signUp(node.url);
      await post(`${node.url}/api/webhooks`, "hook", { callbackUrl: hook.url() }, cookie);
      wire.loseNext();
      const body = { agent_id: "lost", agent_url: "https://a.example.com/" };
      expect((await post(`${node.url}/register`, "k", body)).body.code).toBe("outcome_unknown");
      await expect.poll(() => hook.requests.length).toBe(1);
      const event = JSON.parse(String(hook.requests[0]?.body));
      expect(event).toMatchObject({ event: "agent.registered", payload: { agent_id: "lost" } });
    });
  },
);

describe.each(engines)("on %s", (engine) => {
  it("gives the first response to a request that is repeated after the process was killed before its response", async () => {
    await using hook = await receiver(() => undefined); // it never responds, so the response waits
    await using own = await scratch(engine);
    await using place = await folder();
    const NODE_EXTRA_CA_CERTS = join(place.path, "authority.pem");
    await writeFile(NODE_EXTRA_CA_CERTS, (await authority()).cert);
    const env = { DATABASE_URL: urlOf(own.database), NODE_EXTRA_CA_CERTS, EGRESS_PINS: hook.pin };
    const body = { agent_id: "killed", agent_url: "https://a.example.com/" };
    {
      await using node = await start(place.path, env);
      await post(`${node.url}/api/webhooks`, "hook", { callbackUrl: hook.url() }, await signUp(node.url));
      const response = post(`${node.url}/register`, "k", body).catch(() => "no response");
      await expect.poll(() => hook.requests.length).toBe(1); // committed, and the response is still to come
      node.send("SIGKILL");
      expect(await response).toBe("no response");
    }
    await using next = await start(place.path, env);
    const again = await post(`${next.url}/register`, "k", body);
    expect(again).toMatchObject({ status: 201, replayed: "true", body: { status: "registered" } });
    expect(again.body.agent).toEqual(await next.registry.agents.lookup("killed"));
    expect((await next.registry.events.list().page()).events).toHaveLength(1);
    expect(await post(`${next.url}/register`, "k", { ...body, name: "Another" })).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    });
  });
});
