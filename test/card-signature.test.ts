/** The signatures of agent cards: real keys, and hosts that do not mean well. */
import { AgentCard, canonicalizeAgentCard } from "@a2a-js/sdk";
import canonicalize from "canonicalize";
import fc from "fast-check";
import { exportJWK, FlattenedSign, generateKeyPair } from "jose";
import { describe, expect, test } from "vitest";
import { hasDuplicateMembers, payloadsOf } from "../server/registry/agents/card-signature/payloads.ts";
import { engines } from "./engines.ts";
import { type Receiver, type Respond, reaching, receiver } from "./webhooks/receiver.ts";
import { createWorld, type TestWorld } from "./world.ts";

const host = "signed.example.test";
const keysPath = "/.well-known/jwks.json";

type Card = Record<string, unknown>;

/** A key pair, as a signer has it. */
async function signer(alg: string, kid = "key-1") {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid, alg };
  /** Signs a payload with a protected header. */
  const sign = async (payload: unknown, header: object = {}) => {
    const text = new TextEncoder().encode(canonicalize(payload) ?? "");
    const given = { alg, kid, typ: "JOSE", ...header };
    const { protected: protectedHeader, signature } = await new FlattenedSign(text)
      .setProtectedHeader(given)
      .sign(privateKey);
    return { protected: protectedHeader, signature };
  };
  return { jwk, sign };
}

type Signer = Awaited<ReturnType<typeof signer>>;

interface Scene extends AsyncDisposable {
  world: TestWorld;
  web: Receiver;
  card: Card;
  jku: string;
  /** Registers a card, and returns what its record says. */
  check(card: Card): Promise<unknown>;
}

/** A node, and a host that serves keys. */
async function scene(engine: "sqlite" | "postgres", keys: Respond): Promise<Scene> {
  await using opened = new AsyncDisposableStack();
  const web = opened.use(await receiver(keys, host));
  const world = opened.use(await createWorld(engine, ...(await reaching(web))));
  const closing = opened.move();
  const card = {
    name: "Wetter für Zürich 🌦️",
    description: "Forecasts.",
    version: "1.0.0",
    supportedInterfaces: [{ url: web.url("/a2a"), protocolBinding: "JSONRPC", protocolVersion: "1.0" }],
    capabilities: { streaming: true },
    defaultInputModes: ["text/plain"],
    defaultOutputModes: ["text/plain"],
    skills: [],
  };
  return {
    world,
    web,
    card,
    jku: web.url(keysPath),
    check: async (card) =>
      (await world.registry.agents.register({ agent_id: "signed", agent_card: card })).agent.card_signature,
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** Serves a key set. */
function keySet(...signers: Pick<Signer, "jwk">[]): Respond {
  return ({ path }, response) =>
    path === keysPath
      ? response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify({ keys: signers.map(({ jwk }) => jwk) }))
      : response.writeHead(404).end();
}

const unverifiable = (reason: string) => expect.objectContaining({ state: "unverifiable", reason });

describe("duplicate members", () => {
  const objects = fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue({ stringUnit: "binary" }), {
    minKeys: 1,
  });
  const hostile = fc.constantFrom(":", ' : "', '\\":', "\\", '"', '{"a":1,"a":2}');
  const lists = fc.array(fc.oneof(hostile, objects));

  test("are found in any object, and nowhere else", () => {
    fc.assert(
      fc.property(lists, objects, fc.constantFrom("", " ", "\t"), (list, object, indent) => {
        const value = { object, list };
        const text = JSON.stringify(value, null, indent);
        expect(hasDuplicateMembers(text, JSON.parse(text))).toBe(false);
        const twice = text.replace('"object":', () => `"list": 0, "object":`);
        expect(hasDuplicateMembers(twice, JSON.parse(twice))).toBe(true);
        const [member] = Object.entries(object)
          .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
          .slice(0, 1);
        const nested = `[{${member},${member}}]`;
        expect(hasDuplicateMembers(nested, JSON.parse(nested))).toBe(true);
      }),
    );
  });
});

describe("what a card is signed over", () => {
  const flows = { clientCredentials: { tokenUrl: "https://t.example/", refreshUrl: "", scopes: {} } };
  const card = {
    name: "Wetter für Zürich",
    description: "",
    iconUrl: "",
    protocolVersion: "0.3.0",
    supportedInterfaces: [{ url: "https://a.example", protocolBinding: "JSONRPC", tenant: "" }],
    capabilities: {
      streaming: false,
      extensions: [{ uri: "urn:x", required: false, params: { strict: false, list: [], none: null } }],
    },
    securitySchemes: {
      tls: { mtlsSecurityScheme: {} },
      main: { oauth2SecurityScheme: { flows, description: "" } },
    },
    securityRequirements: [{ schemes: { tls: { list: [] } } }],
    skills: [],
    signatures: [{}],
  };
  const { signatures: _, ...whole } = card;
  /** The card as the specification has it. */
  const set = {
    ...whole,
    supportedInterfaces: [{ url: "https://a.example", protocolBinding: "JSONRPC" }],
    capabilities: {
      streaming: false,
      extensions: [{ uri: "urn:x", params: card.capabilities.extensions[0]?.params }],
    },
    securitySchemes: {
      tls: { mtlsSecurityScheme: {} },
      main: {
        oauth2SecurityScheme: {
          flows: { clientCredentials: { tokenUrl: "https://t.example/", scopes: {} } },
        },
      },
    },
    securityRequirements: [{ schemes: { tls: {} } }],
  };
  const cleaned = {
    name: card.name,
    protocolVersion: "0.3.0",
    supportedInterfaces: set.supportedInterfaces,
    capabilities: { streaming: false, extensions: [{ uri: "urn:x", params: { strict: false } }] },
    securitySchemes: {
      main: { oauth2SecurityScheme: { flows: { clientCredentials: { tokenUrl: "https://t.example/" } } } },
    },
  };
  const truthy = { ...cleaned, capabilities: { extensions: [{ uri: "urn:x" }] } };
  const { protocolVersion: __, ...unversioned } = truthy;

  test.each([
    ["as_published", whole],
    ["without_defaults", set],
    ["without_empty", cleaned],
    ["without_falsy", truthy],
    ["without_model_defaults", unversioned],
  ])("%s, escaped or not", (form, signed) => {
    const payload = canonicalize(signed) ?? "";
    const ascii = payload.replaceAll("ü", "\\u00fc");
    const formOf = (text: string) => payloadsOf(card)?.find((each) => each.payload === text)?.form;
    expect([formOf(payload), formOf(ascii)]).toEqual([form, `${form}_escaped`]);
  });

  test("what the worked example of A2A 8.4.1 shows, and what @a2a-js/sdk signs", () => {
    const example = {
      ...{ name: "Example Agent", description: "", skills: [] },
      capabilities: { streaming: false, pushNotifications: false, extensions: [] },
    };
    const texts = payloadsOf(example)?.map(({ payload }) => payload);
    expect(texts).toContain(
      '{"capabilities":{"pushNotifications":false,"streaming":false},"description":"","name":"Example Agent","skills":[]}',
    );
    const signedBySdk = (sent: Card) => {
      const text = canonicalizeAgentCard(AgentCard.fromJSON(sent));
      return payloadsOf(sent)?.find(({ payload }) => payload === text)?.form;
    };
    const { securitySchemes: _, protocolVersion: __, ...open } = card;
    expect(signedBySdk(open)).toBe("without_empty");
    expect(signedBySdk({ ...open, securitySchemes: card.securitySchemes })).toBe("partly");
    expect(signedBySdk(card)).toBe("partly");
  });
});

describe.each(engines)("on %s", (engine) => {
  test.each(["ES256", "ES384", "EdDSA", "RS256"])(
    "a signature by %s is valid, also without typ",
    async (alg) => {
      const key = await signer(alg);
      await using at = await scene(engine, keySet(await signer("ES256", "other"), key));
      const { card, jku } = at;
      const origin = new URL(jku).origin;
      const valid = { state: "valid", reason: null, kid: "key-1", key_origin: origin, form: "as_published" };
      const signatures = [await key.sign(card, { jku })];
      expect(await at.check({ ...card, signatures })).toEqual(valid);
      const untyped = [await key.sign(card, { jku, typ: undefined })];
      expect(await at.check({ ...card, signatures: untyped })).toEqual(valid);
      expect((await at.world.registry.agents.lookup("signed")).card_signature).toEqual(valid);
    },
  );

  test("a card without a signature is unsigned, and an agent without a card has none", async () => {
    await using at = await scene(engine, keySet());
    expect(await at.check(at.card)).toMatchObject({ state: "unsigned", reason: null });
    expect(await at.check({ ...at.card, signatures: [] })).toMatchObject({ state: "unsigned" });
    const { agent } = await at.world.registry.agents.register({
      agent_id: "plain",
      agent_url: "https://plain.example.com/",
    });
    expect(agent.card_signature).toBeNull();
    expect(at.web.requests).toEqual([]);
  });

  test("a card that was changed is invalid, as is the signature of another key with the same id", async () => {
    const [key, other] = [await signer("ES256"), await signer("ES256")];
    await using at = await scene(engine, keySet(key));
    const { card, jku } = at;
    const invalid = { state: "invalid", reason: "signature_mismatch", kid: "key-1" };
    const signatures = [await key.sign(card, { jku })];
    expect(await at.check({ ...card, name: "Changed", signatures })).toMatchObject(invalid);
    expect(await at.check({ ...card, signatures: [await other.sign(card, { jku })] })).toMatchObject(invalid);
    const both = [...signatures, await other.sign(card, { jku })];
    expect(await at.check({ ...card, signatures: both })).toMatchObject({ state: "valid" });
    const many = [...Array(4).fill(both[1]), ...signatures]; // no more than four are looked at
    expect(await at.check({ ...card, signatures: many })).toMatchObject(invalid);
  });

  test("a key of another origin is not fetched", async () => {
    const key = await signer("ES256");
    await using foreign = await receiver(keySet(key), "foreign.example.test");
    await using at = await scene(engine, keySet(key));
    const { card } = at;
    const others = [
      foreign.url(keysPath),
      `https://${host}${keysPath}`, // the same host at another port
      `http://${host}:${at.web.port}${keysPath}`,
      `https://${host}.example.org:${at.web.port}${keysPath}`,
      "https://169.254.169.254/keys",
      "no URL",
    ];
    for (const jku of others) {
      const signatures = [await key.sign(card, { jku })];
      expect(await at.check({ ...card, signatures }), jku).toEqual(unverifiable("untrusted_key"));
    }
    expect([...foreign.requests, ...at.web.requests]).toEqual([]);
  });

  test("what a header must not say is not verified, and no key is fetched for it", async () => {
    const key = await signer("ES256");
    await using at = await scene(engine, keySet(key));
    const { card, jku } = at;
    const encoded = (header: object) => Buffer.from(JSON.stringify(header)).toString("base64url");
    const { signature, ...whole } = await key.sign(card, { jku });
    const cases: [object, string][] = [
      [{ protected: encoded({ alg: "none", kid: "key-1", jku }), signature: "" }, "algorithm_not_permitted"],
      [{ protected: encoded({ alg: "HS256", kid: "key-1", jku }), signature }, "algorithm_not_permitted"],
      [{ protected: encoded({ kid: "key-1", jku }), header: { alg: "ES256" }, signature }, "malformed"],
      [{ protected: encoded({ alg: "ES256", jku }), signature }, "malformed"],
      [
        { protected: encoded({ alg: "ES256", kid: "key-1", jku, crit: ["b64"], b64: false }), signature },
        "critical_header",
      ],
      [{ protected: encoded({ alg: "ES256", kid: "key-1", jwk: key.jwk }), signature }, "no_key_url"],
      [{ protected: "%%%", signature }, "malformed"],
      [{ ...whole }, "malformed"],
    ];
    for (const [sent, reason] of cases)
      expect(await at.check({ ...card, signatures: [sent] }), reason).toEqual(unverifiable(reason));
    expect(await at.check({ ...card, signatures: "none" })).toEqual(unverifiable("malformed"));
    expect(at.web.requests).toEqual([]);
  });

  test("a key that is not of the algorithm, or unknown, is not used", async () => {
    const [key, rsa] = [await signer("ES256"), await signer("RS256")];
    await using at = await scene(engine, keySet(rsa));
    const { card, jku } = at;
    const signatures = [await key.sign(card, { jku })];
    expect(await at.check({ ...card, signatures })).toEqual(unverifiable("key_not_usable"));
    at.web.respondWith(keySet({ jwk: { ...key.jwk, kid: "key-2" } }));
    expect(await at.check({ ...card, signatures })).toEqual(unverifiable("key_not_found"));
    const shared = { jwk: { kty: "oct", k: "c2VjcmV0", kid: "key-1", alg: "ES256" } };
    at.web.respondWith(keySet(shared));
    expect(await at.check({ ...card, signatures })).toEqual(unverifiable("key_not_found"));
    at.web.respondWith(keySet(key));
    expect(await at.check({ ...card, signatures })).toMatchObject({ state: "valid" });
  });

  test("a host that serves no keys does not prevent the registration, and takes no valid signature away", async () => {
    const key = await signer("EdDSA");
    const faulty: [string, Respond][] = [
      ["missing", (_, response) => response.writeHead(404).end()],
      ["elsewhere", (_, response) => response.writeHead(302, { location: "/other.json" }).end()],
      ["huge", (_, response) => response.writeHead(200).end(" ".repeat(65_537))],
      ["no JSON", (_, response) => response.writeHead(200).end("<html>")],
      ["broken", (_, response) => response.destroy()],
    ];
    await using at = await scene(engine, keySet(key));
    const { card, jku } = at;
    for (const [name, respond] of faulty) {
      at.web.respondWith(respond);
      const named = { ...card, name };
      const signatures = [await key.sign(named, { jku })];
      expect(await at.check({ ...named, signatures }), name).toEqual(unverifiable("key_not_fetched"));
    }
    at.web.respondWith(keySet(key));
    const signatures = [await key.sign(card, { jku })];
    expect(await at.check({ ...card, signatures })).toMatchObject({ state: "valid" });
    at.web.respondWith((_, response) => response.destroy());
    expect(await at.check({ ...card, signatures })).toMatchObject({ state: "valid" });
    const changed = { ...card, name: "Changed", signatures };
    expect(await at.check(changed)).toEqual(unverifiable("key_not_fetched"));
  });

  test("a name that leads to a private address is not connected to", async () => {
    const key = await signer("ES256");
    await using web = await receiver(keySet(key), host);
    let asked = 0;
    const resolve = async () => (asked++ % 2 === 0 ? ["8.8.8.8", "127.0.0.1"] : ["127.0.0.1"]);
    const [settings, surroundings] = await reaching(web);
    await using world = await createWorld(engine, settings, { ...surroundings, resolve });
    const card = { name: "Inside", url: "https://inside.example.test/a2a" };
    const signatures = [await key.sign(card, { jku: "https://inside.example.test/keys" })];
    const { agent } = await world.registry.agents.register({
      agent_id: "a",
      agent_card: { ...card, signatures },
    });
    expect(agent.card_signature).toEqual(unverifiable("key_not_fetched"));
    expect(asked).toBeGreaterThan(0);
    expect(web.connections()).toBe(0);
  });

  test("a card with a member twice is not verified", async () => {
    const key = await signer("ES256");
    await using at = await scene(engine, keySet(key));
    const signatures = [await key.sign(at.card, { jku: at.jku })];
    const card = JSON.stringify({ ...at.card, signatures }).replace("{", '{"name":"Another",');
    const body = `{"agent_id":"signed","agent_card":${card}}`;
    await at.world.send("POST", "/register", { headers: { "content-type": "application/json" }, body });
    const { card_signature } = await at.world.registry.agents.lookup("signed");
    expect(card_signature).toEqual(unverifiable("duplicate_members"));
  });

  test("a card that has no canonical form is registered, and its signature is unverifiable", async () => {
    const key = await signer("ES256");
    await using at = await scene(engine, keySet(key));
    const signatures = [await key.sign(at.card, { jku: at.jku })];
    for (const value of ["1e400", "-1e400", '"\\ud800"', '{"\\udfff":1}']) {
      const card = JSON.stringify({ ...at.card, signatures }).replace("{", `{"x-value":${value},`);
      const body = `{"agent_card":${card}}`;
      const headers = { "content-type": "application/json" };
      const response = await at.world.send("POST", "/register", { headers, body });
      expect(response.status, value).toBeLessThan(202);
      const { agent } = (await response.json()) as { agent: { card_signature: unknown } }; // of the contract
      expect(agent.card_signature, value).toEqual(unverifiable("not_i_json"));
    }
  });

  test("an agent that moves to another origin has no valid signature any more", async () => {
    const key = await signer("ES256");
    await using at = await scene(engine, keySet(key));
    const signatures = [await key.sign(at.card, { jku: at.jku })];
    expect(await at.check({ ...at.card, signatures })).toMatchObject({ state: "valid" });
    const moved = { agent_id: "signed", agent_url: "https://elsewhere.example.com/" };
    const { agent } = await at.world.registry.agents.register(moved);
    expect(agent.card_signature).toEqual(unverifiable("untrusted_key"));
    const { events } = await at.world.registry.events.latest({ limit: 1 }).page();
    expect(events[0]?.payload).toMatchObject({ changed: ["agent_url", "card_signature"] });
  });
});
