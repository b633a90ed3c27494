/** Signatures of deliveries: the node, its client, stock libraries and plain HMAC agree about the published vectors. */
import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test, vi } from "vitest";
import { signDelivery, verifyDelivery } from "../../client/receiver.ts";
import {
  type Attempt,
  type DeliveryKeys,
  deliveryHeaders,
  signingKey,
  signingKeys,
} from "../../server/registry/webhooks/signature.ts";
import { clockOf, vectors } from "./vectors.ts";

type Vector = (typeof vectors)[number];

const contract = JSON.parse(readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"));
const userAgent = "Registry-Node/0.1.0";

/** The attempt that a vector describes. */
function attemptOf({ secret, previous_secret, body, id, timestamp, attempt }: Vector): Attempt {
  return {
    type: JSON.parse(body).event,
    key: id,
    body,
    attempt,
    at: new Date(timestamp * 1_000 + 999), // a part of a second is not sent
    keys: keysOf(secret, previous_secret),
    userAgent,
  };
}

function keysOf(current: string, previous: string | null): DeliveryKeys {
  return { current: signingKeys(current), previous: previous === null ? null : signingKeys(previous) };
}

function secretsOf({ secret, previous_secret }: Vector): string[] {
  return previous_secret === null ? [secret] : [secret, previous_secret];
}

afterEach(() => {
  vi.useRealTimers();
});

test("the vectors have what goes wrong elsewhere: U+2028, emoji, a rotation, a second attempt, a test", () => {
  const bodies = vectors.map(({ body }) => body).join();
  expect(bodies).toContain("\u2028");
  expect(bodies).toMatch(/\p{Extended_Pictographic}/u);
  expect(vectors.some(({ previous_secret }) => previous_secret !== null)).toBe(true);
  expect(vectors.some(({ attempt }) => attempt > 1)).toBe(true);
  expect(vectors.some(({ headers }) => headers["X-Webhook-Test"] === "true")).toBe(true);
});

test("the vectors are events of the contract", () => {
  const ajv = ajvFormats.default(new Ajv2020({ strict: false }));
  ajv.addSchema({ components: contract.components }, "contract");
  for (const { body, body_base64 } of vectors) {
    expect(Buffer.from(body_base64, "base64").toString("utf8")).toBe(body);
    ajv.validate({ $ref: "contract#/components/schemas/RegistryEvent" }, JSON.parse(body));
    expect(ajv.errors).toBeNull();
  }
});

test("the headers of a delivery are those of the contract", () => {
  const { parameters } = contract.webhooks["agent.registered"].post;
  const declared: { name: string; required?: boolean }[] = parameters.map(
    ({ $ref }: { $ref: string }) => contract.components.parameters[$ref.split("/").at(-1) ?? ""],
  );
  const required = declared.filter((each) => each.required).map(({ name }) => name);
  for (const vector of vectors) {
    const names = Object.keys(deliveryHeaders(attemptOf(vector)));
    const ownOfTests = vector.id.startsWith("evt_test_") ? ["X-Webhook-Test"] : [];
    expect(names.sort()).toEqual([...required, "Content-Type", ...ownOfTests].sort());
  }
});

describe.each(vectors)("$name", (vector) => {
  const { secret, signing_key, body, id, timestamp, signatures, headers } = vector;

  test("is what the node sends, of text and of bytes", () => {
    const expected = { ...headers, "User-Agent": userAgent };
    expect(deliveryHeaders(attemptOf(vector))).toEqual(expected);
    expect(deliveryHeaders({ ...attemptOf(vector), body: Buffer.from(body) })).toEqual(expected);
    expect(signingKey(secret)).toBe(signing_key);
  });

  test("is what the client signs for tests, of an event and of its text", async () => {
    const at = new Date(timestamp * 1_000);
    const options = { at, attempt: vector.attempt, userAgent };
    const expected = { body, headers: { ...headers, "User-Agent": userAgent } };
    expect(await signDelivery(body, secretsOf(vector), options)).toEqual(expected);
    expect(await signDelivery(JSON.parse(body), secretsOf(vector), options)).toEqual(expected);
  });

  test("is taken by the client, with the secret in either form", async () => {
    const options = { now: clockOf(vector) };
    for (const each of [secret, signing_key, ...secretsOf(vector)]) {
      expect(await verifyDelivery(body, headers, each, options)).toEqual(JSON.parse(body));
      expect(await verifyDelivery(Buffer.from(body), new Headers(headers), [each], options)).toEqual(
        JSON.parse(body),
      );
    }
  });

  test("is taken by stock libraries of Standard Webhooks, however they read the secret", () => {
    vi.useFakeTimers({ now: timestamp * 1_000 });
    for (const each of secretsOf(vector)) {
      const readings = [
        new Webhook(each),
        new Webhook(each, { format: "raw" }),
        new Webhook(`whsec_${Buffer.from(each, "hex").toString("base64")}`),
      ];
      for (const webhook of readings) {
        expect(webhook.verify(body, headers)).toEqual(JSON.parse(body));
        expect(() => webhook.verify(`${body} `, headers)).toThrow("No matching signature found");
      }
    }
  });

  test("is taken by five lines of HMAC, as receivers write them", () => {
    const plain = createHmac("sha256", secret).update(body).digest("hex");
    expect(headers["X-Webhook-Signature"]).toBe(`sha256=${plain}`);
    const canonical = Buffer.from(signing_key.slice("whsec_".length), "base64");
    const standard = createHmac("sha256", canonical).update(`${id}.${timestamp}.${body}`).digest("base64");
    expect(signatures.bytes).toBe(`v1,${standard}`);
  });

  test.skipIf(!runs("openssl", ["version"]))("is what openssl computes (skipped where there is none)", () => {
    const sum = (key: string, input: string, ...form: string[]) =>
      execFileSync("openssl", ["dgst", "-sha256", "-mac", "HMAC", "-macopt", `hexkey:${key}`, ...form], {
        input,
      });
    const text = Buffer.from(secret).toString("hex");
    expect(sum(text, body).toString().trim()).toMatch(
      new RegExp(`= ${headers["X-Webhook-Signature"]?.slice(7)}$`),
    );
    const standard = sum(secret, `${id}.${timestamp}.${body}`, "-binary").toString("base64");
    expect(signatures.bytes).toBe(`v1,${standard}`);
  });
});

test.skipIf(!runs("python3", ["--version"]))(
  "Python's hmac agrees (skipped where there is no python3)",
  () => {
    const program = `
import base64, hashlib, hmac, json, sys
for v in json.load(sys.stdin)["vectors"]:
    body = v["body"].encode()
    plain = "sha256=" + hmac.new(v["secret"].encode(), body, hashlib.sha256).hexdigest()
    assert hmac.compare_digest(plain, v["headers"]["X-Webhook-Signature"]), v["name"]
    content = f'{v["id"]}.{v["timestamp"]}.'.encode() + body
    for name, key in ("bytes", bytes.fromhex(v["secret"])), ("pasted", base64.b64decode(v["secret"])), ("text", v["secret"].encode()):
        mac = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
        assert hmac.compare_digest("v1," + mac, v["signatures"][name]), v["name"]
    print(v["name"])
`;
    const file = readFileSync(new URL("../../client/webhooks/test-vectors.json", import.meta.url));
    const printed = execFileSync("python3", ["-c", program], {
      input: file,
      env: { ...process.env, PYTHONIOENCODING: "utf-8" },
    });
    expect(printed.toString().trim().split("\n")).toEqual(vectors.map(({ name }) => name));
  },
);

test("any body and any secret: what the node signs, the client takes, and signs alike", async () => {
  const secrets = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString("hex"));
  const texts = fc.string({ unit: "binary" });
  await fc.assert(
    fc.asyncProperty(secrets, fc.option(secrets), texts, async (current, previous, name) => {
      const envelope = {
        event: "agent.registered" as const,
        payload: { name },
        timestamp: "2026-11-01T00:00:00.000Z",
        idempotency_key: "evt_1",
      };
      const body = JSON.stringify(envelope);
      const at = new Date(1_793_491_200_000);
      const attempt = { type: envelope.event, key: "evt_1", body, attempt: 3, at, userAgent };
      const headers = deliveryHeaders({ ...attempt, keys: keysOf(current, previous) });
      const known = previous === null ? [current] : [current, previous];
      for (const secret of [...known, ...known.map(signingKey)]) {
        expect(await verifyDelivery(body, { ...headers }, secret, { now: () => at })).toEqual(envelope);
      }
      expect(await signDelivery(body, known, { at, attempt: 3, userAgent })).toEqual({ body, headers });
    }),
    { numRuns: 20 },
  );
});

test("the three keys of a secret are of 32, 48 and 64 bytes", () => {
  const { text, all } = signingKeys("0f".repeat(32));
  expect(all.map((key) => key.symmetricKeySize)).toEqual([32, 48, 64]);
  expect(text.symmetricKeySize).toBe(64);
});

test.each([
  "",
  "0f".repeat(31),
  `${"0f".repeat(31)}0g`,
  "0F".repeat(32),
  `whsec_${"A".repeat(43)}=`,
  `${"0f".repeat(32)}\n`,
])("%j is no secret to sign with: a shorter key would go unnoticed", (secret) => {
  expect(() => signingKey(secret)).toThrow("64 hexadecimal digits");
  expect(() => signingKeys(secret)).toThrow("64 hexadecimal digits");
});

function runs(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
