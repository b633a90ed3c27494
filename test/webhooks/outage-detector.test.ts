/** Whose fault failures are, and how secrets are kept. */
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { SecretEncryption } from "../../server/secret-encryption.ts";
import { OutageDetector } from "../../server/webhooks/outage-detector.ts";

describe("the egress gate", () => {
  const origin = (index: number) => `https://${index}.example.com`;

  function noted(attempts: number, origins: number, answered = false): OutageDetector {
    const gate = new OutageDetector();
    for (let index = 0; index < attempts; index++) gate.record(index, origin(index % origins), answered);
    return gate;
  }

  test("closes when twenty attempts at five places failed before an answer, and nothing was answered", () => {
    expect(noted(20, 5).isOutage(20)).toBe(true);
    expect(noted(19, 5).isOutage(20)).toBe(false);
    expect(noted(100, 4).isOutage(100)).toBe(false);
    expect(noted(20, 5, true).isOutage(20)).toBe(false);
  });

  test("opens with one answer, and after a minute", () => {
    const gate = noted(40, 8);
    expect(gate.isOutage(40)).toBe(true);
    expect(gate.isOutage(60_040)).toBe(false);
    gate.record(41, origin(1), true);
    expect(gate.isOutage(42)).toBe(false);
  });
});

describe("the encryption of secrets", () => {
  const encryption = (key: number) =>
    new SecretEncryption(Buffer.alloc(32, key), "webhook secrets", randomBytes);

  test("opens what it sealed, for whom it was sealed, and nothing else", () => {
    const sealed = encryption(1).encrypt("the secret", "whk_1");
    expect(encryption(1).decrypt(sealed, "whk_1")).toBe("the secret");
    expect(encryption(1).decrypt(sealed, "whk_2")).toBeNull();
    expect(encryption(2).decrypt(sealed, "whk_1")).toBeNull();
    const bytes = Buffer.from(sealed, "base64");
    for (const place of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(encryption(1).decrypt(changed.toString("base64"), "whk_1")).toBeNull();
    }
    expect(encryption(1).encrypt("the secret", "whk_1")).not.toBe(sealed);
    expect(bytes.includes("the secret")).toBe(false);
  });
});
