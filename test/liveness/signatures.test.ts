/** The signatures of probes, verified by a library for Web Bot Auth, and what follows if a host refuses them. */
import { component, verifySignature, webcrypto } from "http-message-sig";
import { describe, expect, it, test } from "vitest";
import type { ProbeRequest } from "../../server/core/egress/egress.ts";
import { canBeVerified, probeSignerOf } from "../../server/features/liveness/probe-signature.ts";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { a2a, agent, type LocalAgent } from "./agents.ts";
import { egressTo, proberOf, readAgents } from "./own-prober.ts";

const nodeKey = Buffer.alloc(32, 7);
const publicUrl = "https://registry.example";
const hour = 3_600_000;
const signer = probeSignerOf(nodeKey, publicUrl);

/** The public key of a JWK set, with its name. */
async function keyOf(text: string) {
  const [jwk] = JSON.parse(text).keys;
  const key = await crypto.subtle.importKey("jwk", jwk, "Ed25519", true, ["verify"]);
  return { kid: jwk.kid, verifier: webcrypto.verifier(key) };
}

/** The JWK set as a host reads it. */
async function directory(world: TestWorld): Promise<string> {
  await using other = await world.elsewhere({ publicUrl });
  return other.registry.liveness.keys();
}

/** Verifies a request as a host does that knows only the keys of the node. */
async function verify(request: Request, directoryText: string, now: Date): Promise<void> {
  const { kid, verifier } = await keyOf(directoryText);
  await verifySignature(request, {
    policy: {
      algorithms: ["ed25519"],
      requiredComponents: ["@authority", "@method", "@path", component("signature-agent", { key: "sig1" })],
      requiredParameters: ["created", "expires", "keyid", "tag"],
      now: Math.floor(now.getTime() / 1_000),
      validate: ({ parameters }) => parameters.tag === "web-bot-auth",
    },
    resolveVerifier: ({ parameters }) => {
      expect(parameters.keyid).toBe(kid);
      return verifier;
    },
  });
}

describe("the signature of a probe", () => {
  const now = new Date("2026-11-20T12:00:00.000Z");
  const url = "https://Agent.example:8443/a2a/%7Eweather?x=1";
  const headers = signer.headersFor("POST", url, now);
  const text = JSON.stringify(signer.directory(now).keys);
  const requestOf = (changed: { url?: string; method?: string; headers?: object } = {}) =>
    new Request(changed.url ?? url, {
      method: changed.method ?? "POST",
      headers: { ...headers, ...changed.headers },
    });

  it("is accepted by another implementation, for a minute", async () => {
    await verify(requestOf(), text, now);
    await verify(requestOf(), text, new Date(now.getTime() + 59_000));
    await expect(verify(requestOf(), text, new Date(now.getTime() + 61_000))).rejects.toThrow();
  });

  it("does not fit another host, path, method or address of the node", async () => {
    for (const changed of [
      { url: url.replace("8443", "8444") },
      { url: url.replace("a2a", "mcp") },
      { method: "DELETE" },
      { headers: { "signature-agent": 'sig1="https://other.example"' } },
    ])
      await expect(verify(requestOf(changed), text, now)).rejects.toThrow();
  });

  it("names the key by its thumbprint, which no other use of the node key has", () => {
    expect(headers["signature-input"]).toMatch(
      /^sig1=\("@authority" "@method" "@path" "signature-agent";key="sig1"\);created=1795176000;expires=1795176060;keyid="[\w-]{43}";alg="ed25519";tag="web-bot-auth"$/,
    );
    expect(headers["signature-agent"]).toBe('sig1="https://registry.example"');
    expect(probeSignerOf(Buffer.alloc(32, 8), publicUrl).directory(now).keys).not.toEqual(
      signer.directory(now).keys,
    );
  });

  it("is missing if hosts could not find the key", () => {
    expect(canBeVerified(publicUrl)).toBe(true);
    expect(canBeVerified("http://registry.example")).toBe(false);
    expect(canBeVerified("https://registry.example/below")).toBe(false);
  });
});

describe.each(engines)("signed probes on %s", (engine) => {
  /** A world with an agent that is probed by its protocol, and its prober. */
  async function scene(local: LocalAgent) {
    const world = await createWorld(engine);
    const developer = await world.developer();
    await developer.agents.register({ agent_id: "weather", agent_url: local.url, protocols: ["a2a"] });
    await developer.liveness.choose("weather", { probes: "protocol" });
    await readAgents(world, () => new Date("2026-11-20T16:00:00.000Z"));
    return world;
  }

  test("can be verified by a host from the directory, which is signed too", async () => {
    await using local = await agent(a2a("1.0"));
    await using world = await scene(local);
    await using egress = egressTo([local]);
    const clock = () => new Date("2026-11-20T16:20:00.000Z");
    const sent: ProbeRequest[] = [];
    const recorded = {
      probe: (request: ProbeRequest) => {
        sent.push(request);
        return egress.probe(request);
      },
    };
    const prober = proberOf(world, { egress: recorded, signer, clock });
    await prober.start();
    await prober.idle();
    const keys = await directory(world);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(["/robots.txt", "/agent"]);
    for (const { url, method, headers } of sent)
      await verify(new Request(url, { method, headers }), keys, clock());
    const received = local.requests[0]?.headers;
    expect(received?.signature).toBe(sent[1]?.headers.signature);
    await using other = await world.elsewhere({ publicUrl });
    const response = await other.send("GET", "/.well-known/http-message-signatures-directory");
    const { kid, verifier } = await keyOf(await response.clone().text());
    await verifySignature(
      {
        kind: "response",
        status: 200,
        fields: [...response.headers].map(([name, value]) => ({ name, value })),
        request: new Request(`${publicUrl}/.well-known/http-message-signatures-directory`),
      },
      {
        policy: {
          algorithms: ["ed25519"],
          requiredComponents: [component("@authority", { req: true })],
          requiredParameters: ["created", "expires", "keyid", "tag"],
          now: Date.parse("2026-11-20T16:16:00.000Z") / 1_000,
          validate: ({ parameters }) => parameters.tag === "http-message-signatures-directory",
        },
        resolveVerifier: ({ parameters }) => {
          expect(parameters.keyid).toBe(kid);
          return verifier;
        },
      },
    );
  });

  test("are GET requests for 30 days after a host refused one of its protocol", async () => {
    await using local = await agent(({ method }, response) =>
      response.writeHead(method === "POST" ? 403 : 200).end(),
    );
    await using world = await scene(local);
    await using egress = egressTo([local]);
    let now = Date.parse("2026-11-20T16:20:00.000Z");
    const prober = proberOf(world, { egress, signer, clock: () => new Date(now) });
    const methods = async () => {
      await prober.start();
      await prober.idle();
      return local.requests.splice(0).map(({ method }) => method);
    };
    const level = async () => (await world.registry.liveness.get({ agent_id: "weather" })).liveness[0]?.level;
    expect(await methods()).toEqual(["POST"]);
    now += 7 * hour;
    expect(await methods()).toEqual([]);
    expect(await level()).toBe("reachable");
    now += 20 * hour;
    expect(await methods()).toEqual(["GET"]);
    now += 30 * 24 * hour;
    expect(await methods()).toEqual(["POST"]);
  });

  test("do not change by a 403 if they are not signed", async () => {
    await using local = await agent((_, response) => response.writeHead(403).end());
    await using world = await scene(local);
    await using egress = egressTo([local]);
    let now = Date.parse("2026-11-20T16:20:00.000Z");
    const prober = proberOf(world, { egress, signer: null, clock: () => new Date(now) });
    for (let times = 0; times < 2; times++) {
      await prober.start();
      await prober.idle();
      now += 7 * hour;
    }
    expect(local.requests.map(({ method }) => method)).toEqual(["POST", "POST"]);
    expect(local.requests[0]?.headers.signature).toBeUndefined();
  });
});
