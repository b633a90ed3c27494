/** What the client rejects of deliveries, and with which code. */
import { expect, test } from "vitest";
import {
  type EventOf,
  type GivenHeaders,
  signDelivery,
  type VerifyOptions,
  verifyDelivery,
  WebhookVerificationError,
} from "../../client/receiver.ts";
import { deliveryHeaders, signingKeys } from "../../server/registry/webhooks/signature.ts";

const secret = "8f2b6c1de4a7095338c1f0a96d7e42b5cb9013f86a5e7d24190c8b3fe6d7a250";
const other = "00ff17a95e3c6bd88124f7093ae5bc6d4471e0c29f58b3067dd2ea91340c65fb";
const at = new Date("2026-11-01T00:00:00.000Z");
const event: EventOf<"agent.registered"> = {
  event: "agent.registered",
  payload: {
    agent_id: "weather-agent",
    name: "Weather 🌦️",
    change: "created",
    seq: 1,
    agent_url: "https://weather.example.com/a2a",
    source: "local",
    changed: ["name"],
  },
  timestamp: "2026-11-01T00:00:00.000Z",
  idempotency_key: "evt_1",
};
const signed = await signDelivery(event, secret, { at });

/** The code of the rejection, or `taken`. */
async function outcomeOf(
  headers: GivenHeaders,
  { body = signed.body, options = {} }: { body?: string | Uint8Array; options?: VerifyOptions } = {},
): Promise<string> {
  try {
    await verifyDelivery(body, headers, secret, { now: () => at, ...options });
    return "taken";
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    expect(error.message).toMatch(new RegExp(`^${error.code}: .+`));
    expect(error.message).not.toContain(secret.slice(0, 8));
    return error.code;
  }
}

function without(...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(signed.headers).filter(([name]) => !names.includes(name)));
}

/** The headers that the node would sign a body with, whatever the body is. */
function headersOf(body: string | Uint8Array, key = "evt_1"): Record<string, string> {
  const keys = { current: signingKeys(secret), previous: null };
  const attempt = { type: event.event, key, body, attempt: 1, at, keys, userAgent: "Registry-Node/0.1.0" };
  return { ...deliveryHeaders(attempt) };
}

test("headers are read in any case, from a record, from lists of values, and from any kind of Headers", async () => {
  const entries = Object.entries(signed.headers);
  const lower = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
  const upper = Object.fromEntries(entries.map(([name, value]) => [name.toUpperCase(), value]));
  const lists = Object.fromEntries(entries.map(([name, value]) => [name, [value]]));
  const foreign = { get: (name: string) => lower[name.toLowerCase()] ?? null };
  // Another realm's Headers are not instances of this one's; of all that they can do, `get` is what is needed.
  const kinds = [lower, upper, lists, { ...lower, "x-none": undefined }, foreign as Headers];
  for (const headers of kinds) expect(await outcomeOf(headers)).toBe("taken");
});

test("the event is given as it was sent, of a type that this client does not know too", async () => {
  expect(await verifyDelivery(signed.body, signed.headers, secret, { now: () => at })).toEqual(event);
  const newer = JSON.stringify({ ...event, event: "agent.moved" });
  const { body, headers } = await signDelivery(newer, secret, { at });
  expect(await verifyDelivery(body, headers, secret, { now: () => at })).toEqual(JSON.parse(newer));
});

test("one of several secrets is enough", async () => {
  const { body, headers } = await signDelivery(event, [other, secret], { at });
  for (const known of [[secret], [other], ["0f".repeat(32), secret]]) {
    expect(await verifyDelivery(body, headers, known, { now: () => at })).toEqual(event);
  }
});

test.each(["webhook-id", "webhook-timestamp", "webhook-signature"])(
  "without %s nothing is taken",
  async (name) => {
    expect(await outcomeOf(without(name))).toBe("missing_header");
    expect(await outcomeOf({ ...signed.headers, [name]: "" })).toBe("missing_header");
  },
);

test("X-Webhook-Signature alone is not taken: it carries no time", async () => {
  const plain = without("webhook-id", "webhook-timestamp", "webhook-signature");
  for (const toleranceS of [300, 1e9, Number.POSITIVE_INFINITY]) {
    expect(await outcomeOf(plain, { options: { toleranceS } })).toBe("missing_header");
  }
});

test.each([
  ["webhook-timestamp", "soon"],
  ["webhook-timestamp", "-1793491200"],
  ["webhook-timestamp", "1793491200.5"],
  ["webhook-timestamp", "0x6ae76a00"],
  ["webhook-timestamp", "1793491200, 1793491200"],
  ["webhook-signature", "nonsense"],
  ["webhook-signature", "v2,AAAA v1a,AAAA"],
])("%s: %s is nothing that a node has signed", async (name, value) => {
  expect(await outcomeOf({ ...signed.headers, [name]: value })).toBe("signature_mismatch");
});

test("a time that is there twice is none", async () => {
  const { "webhook-timestamp": time = "", ...rest } = signed.headers;
  expect(await outcomeOf({ ...rest, "webhook-timestamp": [time, time] })).toBe("signature_mismatch");
});

test("no byte of what is signed can be changed", async () => {
  const bytes = Buffer.from(signed.body);
  for (let place = 0; place < bytes.length; place += 7) {
    const tampered = Buffer.from(bytes);
    tampered[place] = (tampered[place] ?? 0) ^ 1;
    expect(await outcomeOf(signed.headers, { body: tampered })).toBe("signature_mismatch");
  }
  expect(await outcomeOf(signed.headers, { body: "" })).toBe("signature_mismatch");
  expect(await outcomeOf({ ...signed.headers, "webhook-id": "evt_2" })).toBe("signature_mismatch");
  expect(await outcomeOf({ ...signed.headers, "webhook-timestamp": "1793491201" })).toBe(
    "signature_mismatch",
  );
});

test("no signature but the whole one of the canonical key fits", async () => {
  const [whole = "", pasted = "", text = ""] = (signed.headers["webhook-signature"] ?? "").split(" ");
  const cut = whole.slice(0, -1);
  for (const forged of [
    "v1,",
    cut,
    `${whole}=`,
    whole.toLowerCase(),
    whole.replace("v1,", "v1, "),
    pasted,
    text,
  ]) {
    expect(await outcomeOf({ ...signed.headers, "webhook-signature": forged })).toBe("signature_mismatch");
  }
  expect(await outcomeOf({ ...signed.headers, "webhook-signature": `v2,x v1,x ${whole}` })).toBe("taken");
  const foreign = await signDelivery(event, other, { at });
  expect(await outcomeOf(foreign.headers)).toBe("signature_mismatch");
});

test("a body that was parsed and serialized again is reported as such", async () => {
  const spaced = JSON.stringify(event, null, 2);
  const rejected = verifyDelivery(spaced, signed.headers, secret, { now: () => at });
  await expect(rejected).rejects.toThrow("Pass the body unparsed");
});

test("the time may be 300 seconds off either way, or what the caller says", async () => {
  const ahead = (seconds: number, toleranceS?: number) => {
    const now = () => new Date(at.getTime() + seconds * 1_000);
    return outcomeOf(signed.headers, { options: { now, toleranceS } });
  };
  expect([await ahead(300), await ahead(-300)]).toEqual(["taken", "taken"]);
  expect([await ahead(301), await ahead(-301)]).toEqual(["timestamp_too_old", "timestamp_too_new"]);
  expect([await ahead(11, 10), await ahead(-11, 10)]).toEqual(["timestamp_too_old", "timestamp_too_new"]);
  expect([await ahead(1e9, 2e9), await ahead(1e9, Number.POSITIVE_INFINITY)]).toEqual(["taken", "taken"]);
  expect(await ahead(0, Number.NaN)).toBe("timestamp_too_old");
});

test("what is signed and still no envelope is malformed", async () => {
  const parts = { ...event, payload: undefined };
  const bodies = [
    "",
    "null",
    "[]",
    "7",
    '"evt"',
    "{",
    "{}",
    JSON.stringify(parts),
    JSON.stringify({ ...event, payload: null }),
    JSON.stringify({ ...event, idempotency_key: 7 }),
  ];
  for (const body of bodies) expect(await outcomeOf(headersOf(body), { body })).toBe("malformed_body");
});

test("headers that are not signed are not heard: the event says what is true", async () => {
  const headers = {
    ...signed.headers,
    "X-Webhook-Event": "agent.deprecated",
    "X-Idempotency-Key": "evt_2",
    "X-Webhook-Test": "true",
  };
  expect(await verifyDelivery(signed.body, headers, secret, { now: () => at })).toEqual(event);
  expect(await outcomeOf(without("X-Webhook-Event", "X-Idempotency-Key"))).toBe("taken");
});

test("a wrong secret is the caller's fault, and is not repeated", async () => {
  for (const wrong of ["", "secret", secret.slice(1), `${secret}\n`, "whsec_AAAA", [], [secret, ""]]) {
    const rejected = verifyDelivery(signed.body, signed.headers, wrong);
    await expect(rejected).rejects.toThrow(TypeError);
    await expect(signDelivery(event, wrong)).rejects.toThrow(TypeError);
    await expect(rejected).rejects.not.toThrow(secret.slice(1));
  }
});
