/** Callback URLs in requests: rejected at creation and at each change, or stored unchanged. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RegistryError, type Webhook } from "../../client/index.ts";
import { type Browser, createWorld, type TestWorld } from "../world.ts";
import { callbackUrl, withoutSecret } from "./subscriber.ts";

/** One of each kind that test/egress/callback-url.test.ts tells apart. */
const bad = [
  "http://hooks.example.com/",
  "https://LOCALHOST/",
  "https://2130706433/",
  "https://[::ffff:192.168.1.1]/",
  "https://api.svc.cluster.local/",
  "https://ada@hooks.example.com/",
  "https://hooks.example.com/#",
  "https://hooks.example.com/\ud800",
  "https://hooks.example.com:22/",
  `https://hooks.example.com/${"a".repeat(2_023)}`,
];

const good = [
  "HTTPS://Hooks.Example.COM/A",
  "https://hooks.example.com:443/a%20b?c=%0a&d=ö",
  `https://hooks.example.com/${"a".repeat(2_022)}`,
];

describe("a callback URL", () => {
  let world: TestWorld;
  let owner: Browser; // a session, which has no quota
  let made: Webhook;

  beforeAll(async () => {
    world = await createWorld("sqlite"); // nothing of this is the database's
    owner = await world.developer();
    made = withoutSecret(await owner.webhooks.create({ callbackUrl, events: ["cert.issued"] }));
  });

  afterAll(() => world[Symbol.asyncDispose]());

  /** The code of a rejected call; "served" if it succeeds. */
  async function rejection(call: Promise<unknown>): Promise<unknown> {
    try {
      await call;
      return "served";
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const { code, problem } = error;
      return { code, reason: problem?.reason, pointer: problem?.errors?.[0]?.pointer };
    }
  }

  /** Expects that every operation rejects a URL. */
  async function holdRejected(url: string): Promise<void> {
    const rejected = {
      code: "callback_url_rejected",
      reason: expect.stringMatching(/^.{10,}\.$/),
      pointer: "/callbackUrl",
    };
    const calls = {
      creation: owner.webhooks.create({ callbackUrl: url }),
      change: owner.webhooks.update(made.id, {
        callbackUrl: url,
        description: "new",
        status: "paused",
        events: [],
      }),
    };
    for (const [when, call] of Object.entries(calls))
      expect({ url, when, rejection: await rejection(call) }).toEqual({ url, when, rejection: rejected });
  }

  /** Expects that every operation accepts a URL unchanged. */
  async function taken(url: string): Promise<void> {
    const { id, callbackUrl: created } = await owner.webhooks.create({ callbackUrl: url });
    await owner.webhooks.remove(id);
    const { callbackUrl: changed } = await owner.webhooks.update(made.id, { callbackUrl: url });
    await owner.webhooks.update(made.id, { callbackUrl });
    expect({ created, changed }).toEqual({ created: url, changed: url });
  }

  test("is rejected with the reason, and changes nothing", async () => {
    for (const url of bad) await holdRejected(url);
    expect((await owner.webhooks.list().page()).webhooks).toEqual([made]);
  });

  test("is stored unchanged if the host may be public", async () => {
    for (const url of good) await taken(url);
  });

  test("is an invalid body if it is empty, not a string, or longer than any request permits", async () => {
    for (const url of ["", `https://hooks.example.com/${"a".repeat(4_071)}`]) {
      const invalid = { code: "invalid_body", reason: undefined, pointer: "/callbackUrl" };
      expect(await rejection(owner.webhooks.create({ callbackUrl: url }))).toEqual(invalid);
      expect(await rejection(owner.webhooks.update(made.id, { callbackUrl: url }))).toEqual(invalid);
    }
    expect((await owner.webhooks.list().page()).webhooks).toEqual([made]);
  });
});
