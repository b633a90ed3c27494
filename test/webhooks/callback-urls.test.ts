/** Callback URLs in requests: rejected at creation and at each change, or stored unchanged. */
import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RegistryError, type Webhook } from "../../client/index.ts";
import { type Browser, createWorld, type TestWorld } from "../world.ts";
import { callbackUrl, withoutSecret } from "./subscriber.ts";

const collectedBad = new URL("../../../shared/data/callback-urls-bad.json", import.meta.url);
const collectedGood = new URL("../../../shared/data/callback-urls-good.json", import.meta.url);

const bad = {
  "another scheme": [
    "http://hooks.example.com/",
    "HTTP://hooks.example.com/",
    "wss://hooks.example.com/",
    "hooks.example.com",
    "mailto:ada@example.com",
    "javascript:alert(1)",
    "unix:/run/hooks.sock",
    "httpsx://hooks.example.com/",
  ],
  "this machine, by name": [
    "https://LOCALHOST/",
    "https://hooks.localhost:8443/",
    "https://localhost6/",
    "https://ip6-loopback/",
  ],
  "this machine, by address": [
    "https://127.0.0.2/",
    "https://127.1/",
    "https://0177.1/",
    "https://0x7F000001/",
    "https://2130706433/",
    "https://[0:0:0:0:0:0:0:1]/",
    "https://[::ffff:7f00:1]/",
    "https://[::ffff:0:127.0.0.1]/",
    "https://0/",
  ],
  "private networks": [
    "https://10.255.255.255/",
    "https://172.16.0.0/",
    "https://172.31.255.255/",
    "https://192.168.255.255/",
    "https://0xc0.0xa8.1.1/",
    "https://[fc00::1]/",
    "https://[fdff::1]/",
    "https://[::ffff:192.168.1.1]/",
    "https://[64:ff9b::a00:1]/",
    "https://[2002:a00:1::]/",
    "https://100.64.0.1/",
    "https://100.127.255.255/",
  ],
  "other special addresses": [
    "https://169.254.169.254/",
    "https://[fe80::a9fe:a9fe]/",
    "https://192.0.2.1/",
    "https://203.0.113.9/",
    "https://224.0.0.1/",
    "https://[2001:db8::1]/",
    "https://[ff05::1]/",
    "https://[100::1]/",
  ],
  "names of no public host": [
    "https://printer/",
    "https://nas.local/",
    "https://db.internal/",
    "https://hooks.home.arpa/",
    "https://hidden.onion/",
    "https://hooks.invalid/",
    "https://api.svc.cluster.local/",
    "https://wiki.corp/",
  ],
  "credentials and fragments": [
    "https://ada@hooks.example.com/",
    "https://:pw@hooks.example.com/",
    "https://hooks.example.com/#",
    "https://@10.0.0.1/",
  ],
  "spellings that readers differ on": [
    "https:\\\\hooks.example.com/",
    "https://hooks.example.com\\@10.0.0.1/",
    "https://hooks.example.com%2f@10.0.0.1/",
    "https://hooks.example.com/a b",
    "https://hooks.example.com/\u200b",
    "https://hooks\u3002example.com/",
    "\thttps://a.example.com/",
    "https://hööks.example.com/",
    "https://hooks.example.com/\ud800",
    "https://-hooks.example.com/",
    "https://hooks.example.com:08443/",
  ],
  "ports that are not called": [
    "https://hooks.example.com:22/",
    "https://hooks.example.com:6379x/",
    "https://hooks.example.com:0/",
    "https://1.1.1.1:25/",
  ],
  "too long": [
    `https://hooks.example.com/${"a".repeat(2_023)}`,
    `https://hooks.example.com/${"é".repeat(400)}`,
  ],
};

const good = [
  "https://hooks.example.com",
  "https://hooks.example.com/",
  "https://hooks.example.com:443/a",
  "HTTPS://Hooks.Example.COM/A",
  "https://hooks.example.com:8443/a/b?c=d&e=f",
  "https://hooks.example.com/a%20b?c=%0a",
  "https://hooks.example.com/ä?ö",
  "https://xn--hks-5qaa.example.com/",
  "https://8.8.8.8/",
  "https://[2606:4700:4700::1111]:8443/",
  "https://a.b.c.d.example.test/",
  "https://my_hooks.example.com/",
  "https://172.32.0.1/",
  "https://11.0.0.1/",
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

  test.each(Object.entries(bad))("is rejected for %s", async (_why, urls) => {
    for (const url of urls) await holdRejected(url);
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

  test.skipIf(!existsSync(collectedBad))(
    "of the shared lists is judged as they say (skipped where ../shared/data/callback-urls-*.json are not beside the project)",
    async () => {
      const bad = JSON.parse(readFileSync(collectedBad, "utf8")) as { url: string }[]; // the list's form
      const good = JSON.parse(readFileSync(collectedGood, "utf8")) as string[]; // the list's form
      expect(bad.length).toBeGreaterThan(100);
      for (const { url } of bad) await holdRejected(url);
      for (const url of good) await taken(url);
      expect((await owner.webhooks.list().page()).webhooks).toEqual([made]);
    },
  );
});
