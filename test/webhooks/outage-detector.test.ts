/** Detection of outages, and encryption of secrets. */
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { SecretEncryption } from "../../server/secret-encryption.ts";
import { OutageDetector } from "../../server/webhooks/outage-detector.ts";

describe("the outage detector", () => {
  const origin = (index: number) => `https://${index}.example.com`;

  function recorded(attempts: number, origins: number, responded = false): OutageDetector {
    const detector = new OutageDetector();
    for (let index = 0; index < attempts; index++) detector.record(index, origin(index % origins), responded);
    return detector;
  }

  test("detects an outage when twenty attempts to five origins failed without any response", () => {
    expect(recorded(20, 5).isOutage(20)).toBe(true);
    expect(recorded(19, 5).isOutage(20)).toBe(false);
    expect(recorded(100, 4).isOutage(100)).toBe(false);
    expect(recorded(20, 5, true).isOutage(20)).toBe(false);
  });

  test("ends the outage at the first response, and after a minute", () => {
    const detector = recorded(40, 8);
    expect(detector.isOutage(40)).toBe(true);
    expect(detector.isOutage(60_040)).toBe(false);
    detector.record(41, origin(1), true);
    expect(detector.isOutage(42)).toBe(false);
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
