/** The order of deliveries, how many are made at once, whose fault failures are, and how secrets are kept. */
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Health, Owed } from "../../server/database/owed.ts";
import { SecretEncryption } from "../../server/secret-encryption.ts";
import { EgressGate } from "../../server/webhooks/egress-gate.ts";
import { Lanes, places, placesOfOrigin } from "../../server/webhooks/lanes.ts";

let count = 0;

function owed(origin: string, health: Health = "new"): Owed {
  return { deliveryId: `dlv_${++count}`, webhookKey: 1, origin, health };
}

function many(times: number, health: Health, origin = health as string): Owed[] {
  return Array.from({ length: times }, (_, index) => owed(`https://${origin}-${index}.example.com`, health));
}

function lanesOf(...items: Owed[]): Lanes<Owed> {
  const lanes = new Lanes<Owed>();
  for (const item of items) lanes.add(item);
  return lanes;
}

describe("lanes", () => {
  test("take those of each origin in order, a few at once", () => {
    const items = Array.from({ length: 10 }, () => owed("https://one.example.com"));
    const lanes = lanesOf(...items);
    const first = lanes.take();
    expect(first).toEqual(items.slice(0, placesOfOrigin));
    expect(lanes.take()).toEqual([]);
    lanes.release(first[2] as Owed); // there are four
    expect(lanes.take()).toEqual(items.slice(placesOfOrigin, placesOfOrigin + 1));
    expect(lanes.length).toBe(5);
  });

  test("give each origin its turn", () => {
    const a = Array.from({ length: 3 }, () => owed("https://a.example.com"));
    const b = owed("https://b.example.com");
    expect(
      lanesOf(...a, b)
        .take()
        .slice(0, 2),
    ).toEqual([a[0], b]);
  });

  test("take proven receivers before new ones, and these before failing ones", () => {
    const items = [...many(1, "failing"), ...many(1, "new"), ...many(1, "proven")];
    expect(
      lanesOf(...items)
        .take()
        .map(({ health }) => health),
    ).toEqual(["proven", "new", "failing"]);
  });

  test("never take more than there are places, and keep some from receivers that may hang", () => {
    const proven = lanesOf(...many(100, "proven"));
    expect(proven.take()).toHaveLength(places);
    const hanging = lanesOf(...many(100, "failing"), ...many(100, "new"));
    const taken = hanging.take();
    expect(taken).toHaveLength(60);
    const [one] = many(1, "proven");
    hanging.add(one as Owed);
    expect(hanging.take()).toEqual([one]);
    const failing = lanesOf(...many(100, "failing"));
    expect(failing.take()).toHaveLength(32);
  });

  test("give all places back", () => {
    const lanes = lanesOf(...many(100, "proven"));
    for (const item of lanes.take()) lanes.release(item);
    expect(lanes.take()).toHaveLength(36);
    expect(lanes.clear()).toEqual([]);
  });
});

describe("the egress gate", () => {
  const origin = (index: number) => `https://${index}.example.com`;

  function noted(attempts: number, origins: number, answered = false): EgressGate {
    const gate = new EgressGate();
    for (let index = 0; index < attempts; index++) gate.note(index, origin(index % origins), answered);
    return gate;
  }

  test("closes when twenty attempts at five places failed before an answer, and nothing was answered", () => {
    expect(noted(20, 5).isClosed(20)).toBe(true);
    expect(noted(19, 5).isClosed(20)).toBe(false);
    expect(noted(100, 4).isClosed(100)).toBe(false);
    expect(noted(20, 5, true).isClosed(20)).toBe(false);
  });

  test("opens with one answer, and after a minute", () => {
    const gate = noted(40, 8);
    expect(gate.isClosed(40)).toBe(true);
    expect(gate.isClosed(60_040)).toBe(false);
    gate.note(41, origin(1), true);
    expect(gate.isClosed(42)).toBe(false);
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
