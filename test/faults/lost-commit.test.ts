/** Commits whose response is lost: the caller learns that the outcome is unknown, and may repeat the request. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Config } from "../../server/assembly/config.ts";
import type { World } from "../../server/world.ts";
import { type EngineName, engines, scratch } from "../engines.ts";
import { authority } from "../webhooks/authority.ts";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { type Browser, createWorld, password } from "../world.ts";
import { layCommitWire } from "./commit-wire.ts";
import { browserAt, folder, type NodeProcess, start, urlOf } from "./process.ts";

/** How many commits are lost: two of each change. */
const rounds = 6;

const registration = { agent_id: "a", agent_url: "https://a.example.com/" };

interface Result {
  status: number;
  body: { [member: string]: unknown };
  replayed: string | null;
}

/** Sends a request to a node. */
type Send = (path: string, headers: Record<string, string>, body: string) => Promise<Response>;

async function post(send: Send, path: string, key: string, body: object, cookie = ""): Promise<Result> {
  const headers = {
    "Content-Type": "application/json",
    "Idempotency-Key": key,
    ...(cookie && { Cookie: cookie }),
  };
  const response = await send(path, headers, JSON.stringify(body));
  const replayed = response.headers.get("Idempotency-Replayed");
  return { status: response.status, body: (await response.json()) as Result["body"], replayed }; // all answers are JSON
}

/** Sends to a process. */
const to =
  ({ url }: NodeProcess): Send =>
  (path, headers, body) =>
    fetch(url + path, { method: "POST", headers, body });

/** A node that reaches PostgreSQL by a wire. */
async function wired(settings: Partial<Config> = {}, surroundings: Partial<World> = {}) {
  await using opened = new AsyncDisposableStack();
  const own = opened.use(await scratch("postgres"));
  const wire = opened.use(await layCommitWire(urlOf(own.database)));
  const database = { engine: "postgres", url: wire.url } as const;
  const world = opened.use(await createWorld("postgres", { ...settings, database }, surroundings));
  const send: Send = (path, headers, body) => world.send("POST", path, { headers, body });
  const closing = opened.move();
  return { wire, world, send, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

const cookieOf = ({ jar }: Browser) => `access_token=${jar.get("access_token")}`;

describe.runIf(engines.includes("postgres" satisfies EngineName))(
  "a commit whose response PostgreSQL cannot deliver",
  () => {
    it("is reported as unknown each time, and repeated with its key creates nothing twice", async () => {
      await using at = await wired();
      const { wire, world, send } = at;
      const developer = await world.developer();
      const cookie = cookieOf(developer);
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
        const { status, body: problem } = await post(send, path, `key-${round}`, body, cookie);
        outcomes.push({ status, code: problem.code });
        const response = await post(send, path, `key-${round}`, body, cookie);
        repeated.push(response);
        expect(await post(send, path, `key-${round}`, body, cookie)).toEqual(response);
      }
      expect(outcomes).toEqual(Array(rounds).fill({ status: 503, code: "outcome_unknown" }));
      expect(wire.lost).toBe(rounds);
      expect(repeated.map(({ status, replayed }) => ({ status, replayed }))).toEqual(
        Array(rounds).fill({ status: 201, replayed: "true" }),
      );

      const { agents, events, keys, webhooks } = developer;
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
        const headers = { Authorization: `Bearer ${raw}` };
        const response = await world.send("GET", "/lookup/lost-0", { headers });
        expect(response.status).toBe(200);
      }
    });

    it("is reported as unknown for a change of one statement too", async () => {
      await using at = await wired();
      const { accounts } = await at.world.developer();
      at.wire.loseNext(/delete from "session"/);
      await expect(accounts.signOut()).rejects.toMatchObject({ status: 503, code: "outcome_unknown" });
      await expect(accounts.session()).rejects.toMatchObject({ status: 401 });
    });

    it("is no matter of the caller's change if it counts the request, which is rejected before it changes anything", async () => {
      await using at = await wired();
      const { wire, world } = at;
      const { agents } = await world.keyed(await world.developer());
      wire.loseNextStatement(/update "quota" set "used"/);
      await expect(agents.register(registration)).rejects.toMatchObject({
        status: 503,
        code: "database_unavailable",
      });
      expect(wire.lost).toBe(1);
      await expect(agents.lookup("a")).rejects.toMatchObject({ status: 404 });
      expect((await agents.register(registration)).status).toBe("registered");
    });

    it("is distinguished from a failure before the commit, which changed nothing", async () => {
      await using at = await wired();
      await at.wire[Symbol.asyncDispose]();
      const response = await post(at.send, "/register", "k", registration);
      expect(response).toMatchObject({ status: 503, body: { code: "database_unavailable" } });
    });

    it("has its event delivered", async () => {
      await using hook = await receiver();
      const [settings, surroundings] = await reaching(hook);
      await using at = await wired(settings, { ...surroundings, clock: () => new Date() }); // the sweep goes by it
      const { wire, world, send } = at;
      await (await world.developer()).webhooks.create({ callbackUrl: hook.url() });
      wire.loseNext();
      expect((await post(send, "/register", "k", registration)).body.code).toBe("outcome_unknown");
      await expect.poll(() => hook.requests.length).toBe(1);
      const event = JSON.parse(String(hook.requests[0]?.body));
      expect(event).toMatchObject({ event: "agent.registered", payload: { agent_id: "a" } });
    });
  },
);

// The response is stored by the transaction of the change, on both engines: test/idempotency.test.ts.
it("gives the first response to a request that is repeated after the process was killed before its response", async () => {
  await using hook = await receiver(() => undefined); // it never responds, so the response waits
  await using own = await scratch("sqlite");
  await using place = await folder();
  const NODE_EXTRA_CA_CERTS = join(place.path, "authority.pem");
  await writeFile(NODE_EXTRA_CA_CERTS, (await authority()).cert);
  const env = { DATABASE_URL: urlOf(own.database), NODE_EXTRA_CA_CERTS, EGRESS_PINS: hook.pin };
  const body = { agent_id: "killed", agent_url: "https://a.example.com/" };
  {
    await using node = await start(place.path, env);
    const browser = browserAt(node.url);
    await browser.accounts.signUp({ email: "developer@example.com", password });
    await browser.webhooks.create({ callbackUrl: hook.url() });
    const response = post(to(node), "/register", "k", body).catch(() => "no response");
    await expect.poll(() => hook.requests.length).toBe(1); // committed, and the response is still to come
    node.send("SIGKILL");
    expect(await response).toBe("no response");
  }
  await using next = await start(place.path, env);
  const again = await post(to(next), "/register", "k", body);
  expect(again).toMatchObject({ status: 201, replayed: "true", body: { status: "registered" } });
  expect(again.body.agent).toEqual(await next.registry.agents.lookup("killed"));
  expect((await next.registry.events.list().page()).events).toHaveLength(1);
  expect(await post(to(next), "/register", "k", { ...body, name: "Another" })).toMatchObject({
    status: 422,
    body: { code: "idempotency_key_reused" },
  });
});
