/** Responses kept for an `Idempotency-Key`: whose they are, for how long, and how many. */
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  CommitOutcomeUnknown,
  commitWith,
  isOutcomeUnknown,
} from "../server/core/database/commit-outcome.ts";
import { type AnyResponse, Idempotency } from "../server/core/idempotency/idempotency.ts";
import { keepResponse } from "../server/core/idempotency/stored-response.ts";
import { SecretEncryption } from "../server/core/secrets/secret-encryption.ts";
import { engines } from "./engines.ts";
import { createWorld, type TestWorld } from "./world.ts";

const dayMs = 86_400_000;

/** Registers the agent "a" with a key, without a credential. */
async function register(world: TestWorld, key: string, name = "A", headers: Record<string, string> = {}) {
  const response = await world.send("POST", "/register", {
    headers: { "content-type": "application/json", "idempotency-key": key, ...headers },
    body: JSON.stringify({ agent_id: "a", agent_url: "https://a.example.com/", name }),
  });
  const { status, code } = (await response.json()) as { status: unknown; code?: string }; // JSON in any case
  return {
    status: response.status,
    what: code ?? status,
    replayed: response.headers.has("idempotency-replayed"),
  };
}

describe.each(engines)("on %s", (engine) => {
  describe("a kept response", () => {
    it("is replayed for 24 hours, and deleted then", async () => {
      const jobIntervals = { expiryMs: dayMs, agingMs: 20 };
      await using world = await createWorld(engine, {}, { jobIntervals });
      const first = { status: 201, what: "registered", replayed: false };
      expect(await register(world, "k")).toEqual(first);
      expect(await register(world, "k")).toEqual({ ...first, replayed: true });
      expect(await register(world, "other")).toEqual({ status: 200, what: "updated", replayed: false });
      world.pass(dayMs);
      expect(await register(world, "k", "B")).toEqual({ status: 200, what: "updated", replayed: false });
      expect(await register(world, "k", "B")).toMatchObject({ what: "updated", replayed: true });

      const kept = () => world.node.database.all("select id from idempotent_request");
      await expect.poll(kept).toHaveLength(1);
    });

    it("belongs to the account that made the request", async () => {
      await using world = await createWorld(engine);
      expect(await register(world, "k")).toMatchObject({ status: 201 });
      const { jar } = await world.developer();
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      expect(await register(world, "k", "A", { cookie })).toMatchObject({ replayed: false });
    });

    it("is not kept for a failure", async () => {
      await using world = await createWorld(engine);
      const broken = { "content-type": "application/json", "idempotency-key": "k" };
      expect((await world.send("POST", "/register", { headers: broken, body: "{}" })).status).toBe(400);
      expect(await register(world, "k")).toEqual({ status: 201, what: "registered", replayed: false });
    });

    it("is one of the newest thousand where the caller has no account", async () => {
      await using world = await createWorld(engine);
      await register(world, "k");
      const [own] = await world.node.database.all<{ network: string }>(
        "select network from idempotent_request",
      );
      await world.node.database.aside(async (rows) => {
        for (let n = 0; n < 1_010; n++) {
          const stored = { id: `id-${n}`, fingerprint: "f", response: "r" };
          await keepResponse(rows, stored, own?.network ?? null, new Date(Date.UTC(2026, 10, 20) + n));
        }
      });
      const kept = await world.node.database.all<{ id: string }>(
        "select id from idempotent_request order by created_at",
      );
      expect(kept.map(({ id }) => id).at(0)).toBe("id-11"); // the first response is the newest
      expect(kept).toHaveLength(1_000);
    });

    it("is the only one when two processes get the same request at once", async () => {
      await using world = await createWorld(engine);
      const process = () => {
        const nodeKey = Buffer.alloc(32, 7);
        const encryption = new SecretEncryption(nodeKey, "stored responses", randomBytes);
        return new Idempotency({ nodeKey, encryption, clock: () => new Date(), warn: () => undefined });
      };
      const request = {
        key: "k",
        operation: "POST /x",
        target: "/x",
        body: "{}",
        account: "acc_1",
        network: "",
      };
      const run = () =>
        process().run(world.node.database, request, (database) =>
          database.transaction(async (tx): Promise<AnyResponse> => {
            const n = await tx.nextSeq();
            await tx.emit({ type: "agent.registered", agentId: null, payload: { seq: n } });
            return { status: 201, body: { n } };
          }),
        );
      const responses = await Promise.all([run(), run(), run()]);
      expect(await world.node.database.all("select seq from event")).toHaveLength(1);
      expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(responses.filter(({ headers }) => headers?.["Idempotency-Replayed"])).toHaveLength(2);
    });
  });

  describe("an Idempotency-Key", () => {
    it.each(["", "a b", "ä", "x".repeat(256), "a\tb"])("cannot be %j", async (key) => {
      await using world = await createWorld(engine);
      expect(await register(world, key)).toEqual({ status: 400, what: "invalid_header", replayed: false });
    });
  });
});

describe("the outcome of a commit", () => {
  it("is unknown after an error that does not say that nothing was committed", async () => {
    const fail = (message: string) =>
      commitWith(
        () => Promise.reject(new Error(message)),
        (error) => /rejected/.test(String(error)),
      );
    await expect(fail("connection lost")).rejects.toThrow(CommitOutcomeUnknown);
    await expect(fail("rejected")).rejects.toThrow("rejected");
    const lost = await fail("connection lost").catch((error: unknown) => error);
    expect(isOutcomeUnknown(new Error("The change failed", { cause: lost }))).toBe(true);
    expect(isOutcomeUnknown(new Error("connection lost"))).toBe(false);
  });
});
