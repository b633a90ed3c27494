/** Detection of outages, and encryption of secrets. */
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { SecretEncryption } from "../../server/core/secrets/secret-encryption.ts";
import { OutageDetector } from "../../server/registry/webhooks/outage-detector.ts";
import { engines } from "../engines.ts";
import { createWorld } from "../world.ts";
import { reaching, receiver } from "./receiver.ts";

describe("the outage detector", () => {
  const origin = (index: number) => `https://${index}.example.com`;

  function detector(networkIsDown = false): OutageDetector {
    return new OutageDetector({ isNetworkDown: async () => networkIsDown });
  }

  function recorded(attempts: number, origins: number, responded = false): OutageDetector {
    const found = detector();
    for (let index = 0; index < attempts; index++) found.record(index, origin(index % origins), responded);
    return found;
  }

  test("detects an outage when twenty attempts to five origins failed without any response", async () => {
    expect(await recorded(20, 5).isAtFault(0, 20)).toBe(true);
    expect(await recorded(19, 5).isAtFault(0, 20)).toBe(false);
    expect(await recorded(100, 4).isAtFault(0, 100)).toBe(false);
    expect(await recorded(20, 5, true).isAtFault(0, 20)).toBe(false);
  });

  test("ends the outage at the first response, and after a minute", async () => {
    const found = recorded(40, 8);
    expect(await found.isAtFault(39, 40)).toBe(true);
    expect(await found.isAtFault(60_000, 60_040)).toBe(false);
    found.record(41, origin(1), true);
    expect(await found.isAtFault(41, 42)).toBe(false);
  });

  test("asks the connectivity check about a single receiver, unless another one has responded meanwhile", async () => {
    const found = detector(true);
    found.record(10, origin(1), false);
    expect(await found.isAtFault(5, 10)).toBe(true);
    found.record(20, origin(2), true);
    expect(await found.isAtFault(15, 25)).toBe(false);
    expect(await found.isAtFault(21, 25)).toBe(true);
  });
});

describe("the encryption of secrets", () => {
  const encryption = (key: number) =>
    new SecretEncryption(Buffer.alloc(32, key), "webhook secrets", randomBytes);

  test("decrypts only with the same key and for the same owner, and detects tampering", () => {
    const encrypted = encryption(1).encrypt("the secret", "whk_1");
    expect(encryption(1).decrypt(encrypted, "whk_1")).toBe("the secret");
    expect(encryption(1).decrypt(encrypted, "whk_2")).toBeNull();
    expect(encryption(2).decrypt(encrypted, "whk_1")).toBeNull();
    const bytes = Buffer.from(encrypted, "base64");
    for (const place of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(encryption(1).decrypt(changed.toString("base64"), "whk_1")).toBeNull();
    }
    expect(encryption(1).encrypt("the secret", "whk_1")).not.toBe(encrypted);
    expect(bytes.includes("the secret")).toBe(false);
  });
});

test.each(engines)(
  "a secret that the node cannot read never counts against its subscription on %s",
  async (engine) => {
    await using hook = await receiver();
    const [settings, surroundings] = await reaching(hook);
    await using world = await createWorld(engine, settings, surroundings);
    const developer = await world.developer();
    const { id } = await developer.webhooks.create({
      callbackUrl: hook.url("/lost"),
      events: ["agent.registered"],
    });
    await developer.webhooks.create({ callbackUrl: hook.url("/other"), events: ["cert.issued"] });
    await world.sql(
      `update webhook set secret = (select secret from webhook where id <> '${id}') where id = '${id}'`,
    );
    for (let index = 0; index < 11; index++)
      await world.registry.agents.register({ agent_id: `a-${index}`, agent_url: "https://a.example.com" });
    expect(await developer.webhooks.get(id)).toMatchObject({ status: "active", consecutive_failures: 0 });
    const { deliveries } = await developer.webhooks.deliveries(id).page();
    expect(deliveries.at(-1)?.attempts[0]?.detail).toContain("node key has changed");
  },
);
