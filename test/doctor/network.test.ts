/** What the doctor says of the port, the clock, names, the way out, the public URL, its certificate and the proxies. */
import { once } from "node:events";
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { version } from "../../generated/operations.ts";
import { readConfig } from "../../server/assembly/config.ts";
import { nodeIdOf } from "../../server/core/secrets/node-key.ts";
import { createNode } from "../../server/node.ts";
import { realWorld } from "../../server/world.ts";
import { freePort } from "../free-port.ts";
import { authority, identityOf, trustInAuthority } from "../webhooks/authority.ts";
import { examined, failures, installation, key, of } from "./scene.ts";

const host = "node.example.test";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** What a node would respond to /health. */
function health(nodeId: string, more: object = {}): string {
  return JSON.stringify({ status: "ok", version, node_id: nodeId, checks: {}, warnings: [], ...more });
}

/** A server in front of a node, with a certificate of the authority that the doctor trusts. @param days until it expires. */
async function front(handle: Handle, days: [number, number] = [-1, 60], name = host) {
  const identity = await identityOf(name, await authority(), days);
  const server = createServer(identity, handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: `https://${host}:${port}`,
    env: { PUBLIC_URL: `https://${host}:${port}`, EGRESS_PINS: `${host}:${port}=127.0.0.1` },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

const ofThisNode: Handle = (_request, response) => void response.end(health(nodeIdOf(key)));

/** Trusts the authority of these certificates. */
const trusting = async () => ({ trust: await trustInAuthority() });

describe("the port", () => {
  it("is free, or used by a program that is no node", async () => {
    await using place = await installation("sqlite");
    const other = createPlainServer((_request, response) => response.end("hello")).listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo; // likewise
    const env = { ...place.env, PORT: String(port) };
    expect(of(await examined(env), "Port")[0]).toMatch(
      /^failure: Another program uses port \d+ of 127\.0\.0\.1, and it is no node/,
    );
    other.close();
    other.closeAllConnections();
    await once(other, "close");
    expect(of(await examined(env), "Port")).toEqual([
      `ok: The node does not run, and port ${port} of 127.0.0.1 is free`,
    ]);
  });

  it("is used by another node, by an older version, or by a node that cannot write", async () => {
    await using place = await installation("sqlite");
    let body = health("node_other");
    const other = createPlainServer((_request, response) => response.end(body)).listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo; // likewise
    const env = { ...place.env, PORT: String(port) };
    expect(of(await examined(env), "Port")[0]).toMatch(/^failure: Another node \(node_other\)/);
    body = health(nodeIdOf(key), {
      version: "0.0.9",
      checks: { database: { status: "ok" }, write: { status: "down" } },
      warnings: [{ code: "journal_damaged" }],
    });
    expect(of(await examined(env), "Port").slice(1)).toEqual([
      expect.stringMatching(
        `^warning: The running node is version 0.0.9, and ${version} is installed: restart it`,
      ),
      expect.stringMatching(/^failure: The running node says that this does not work: write\./),
      expect.stringMatching(/^warning: The running node warns: journal_damaged/),
    ]);
    other.close();
    other.closeAllConnections();
  });

  it.each([
    ["EACCES", "set PORT to 1024 or more"],
    ["EADDRNOTAVAIL", "is no address of this machine"],
  ])("cannot be used: %s", async (code, remedy) => {
    await using place = await installation("sqlite");
    const findings = await examined({ ...place.env, PORT: "9" }, { bindError: async () => code });
    expect(of(findings, "Port")[0]).toMatch(new RegExp(`^failure: .*${remedy}`));
  });
});

describe("names and the way out", () => {
  it("a name server that does not respond is a warning, and a failure for a node that is public", async () => {
    await using place = await installation("sqlite");
    const resolve = async () => {
      throw Object.assign(new Error("no answer"), { code: "ETIMEOUT" });
    };
    expect(of(await examined(place.env, { resolve }), "DNS")[0]).toMatch(
      /^warning: example\.com cannot be resolved \(ETIMEOUT\): check the name servers/,
    );
    const findings = await examined({ ...place.env, PUBLIC_URL: `https://${host}` }, { resolve });
    expect(of(findings, "DNS")[0]).toMatch(new RegExp(`^failure: ${host} cannot be resolved`));
    expect(of(findings, "Way out")[0]).toBe("not checked: The name to ask is not resolved");
    expect(of(findings, "Public URL")[0]).toMatch(/^failure: .*Make a DNS record for its host/);
  });

  it("without a URL to ask the way out is not checked, and what to set is said", async () => {
    await using place = await installation("sqlite");
    expect(of(await examined(place.env), "Way out")[0]).toMatch(/^not checked: .*Set CONNECTIVITY_CHECK_URL/);
  });

  it("a URL that does not respond is a failure, unless it is that of a node that is stopped", async () => {
    await using place = await installation("sqlite");
    const closed = { EGRESS_PINS: `${host}:443=127.0.0.1` };
    const check = { CONNECTIVITY_CHECK_URL: "https://up.example.test/", PUBLIC_URL: `https://${host}` };
    const refused = { ...closed, EGRESS_PINS: "up.example.test:443=127.0.0.1" };
    const other = await examined({ ...place.env, ...check, ...refused });
    expect(of(other, "Way out")[0]).toMatch(
      /^failure: https:\/\/up\.example\.test\/ does not respond: The connection was refused\. Let this machine connect/,
    );
    const stopped = {
      ...place.env,
      ...closed,
      PORT: String(await freePort()),
      PUBLIC_URL: `https://${host}`,
    };
    const findings = await examined(stopped);
    expect(of(findings, "Way out")[0]).toMatch(/^not checked: .*the node does not run/);
    expect(of(findings, "Public URL")[0]).toMatch(/^not checked: .*it does not run/);
  });

  it("pins are a warning that names them", async () => {
    await using place = await installation("sqlite");
    const findings = await examined({ ...place.env, EGRESS_PINS: "hook.example.test:9443=10.0.0.1" });
    expect(of(findings, "Pins")[0]).toContain("hook.example.test:9443 at 10.0.0.1");
    expect(of(findings, "Pins")[0]).toMatch(/^warning/);
    expect(of(findings, "Authorities")[0]).toMatch(/^ok: \d+ .*, \d+ of them from NODE_EXTRA_CA_CERTS/);
  });
});

describe("the public URL", () => {
  it("leads to this node, by a valid certificate", async () => {
    await using place = await installation("sqlite");
    await using proxy = await front(ofThisNode);
    const findings = await examined({ ...place.env, ...proxy.env }, await trusting());
    expect(failures(findings)).toEqual([]);
    expect(of(findings, "Public URL")).toEqual([`ok: ${proxy.url}/health is this node (${nodeIdOf(key)})`]);
    expect(of(findings, "Certificate")[0]).toMatch(/^ok: .* \(59 days\)$/);
    expect(of(findings, "Way out")[0]).toMatch(/^ok: .* responds \(200\)/);
    expect(of(findings, "Clock")).toContain("ok: It agrees with the public URL");
  });

  it.each<[what: string, handle: Handle, says: string]>([
    [
      "another node",
      (_q, response) => void response.end(health("node_other")),
      "is another node (node_other)",
    ],
    ["another site", (_q, response) => void response.end("<html>"), "it is no node"],
    [
      "a redirect",
      (_q, response) => void response.writeHead(301, { location: "https://www.example/" }).end(),
      "redirects to https://www.example/",
    ],
    [
      "a proxy without a node",
      (_q, response) => void response.writeHead(502).end(),
      "the proxy in front does not reach the node",
    ],
    [
      "a proxy that hides Host",
      (_q, response) => void response.writeHead(421).end("{}"),
      "let the proxy pass the header Host on",
    ],
  ])("leads to %s", async (_what, handle, says) => {
    await using place = await installation("sqlite");
    await using proxy = await front(handle);
    const [line] = of(await examined({ ...place.env, ...proxy.env }, await trusting()), "Public URL");
    expect(line).toMatch(/^failure: /);
    expect(line).toContain(says);
  });

  it.each<[what: string, days: [number, number], name: string, says: RegExp]>([
    ["has expired", [-10, -1], host, /^failure: .*The certificate has expired\. Renew it/],
    ["is for another host", [-1, 60], "other.example.test", /^failure: .*for another host name/],
    ["expires soon", [-80, 5], host, /^warning: .*\(in 4 days\): renew it/],
  ])("has a certificate that %s", async (_what, days, name, says) => {
    await using place = await installation("sqlite");
    await using proxy = await front(ofThisNode, days, name);
    const findings = await examined({ ...place.env, ...proxy.env }, await trusting());
    expect(of(findings, "Certificate")[0]).toMatch(says);
  });

  it("has a certificate of an authority that is not trusted", async () => {
    await using place = await installation("sqlite");
    await using proxy = await front(ofThisNode);
    const findings = await examined({ ...place.env, ...proxy.env });
    expect(of(findings, "Certificate")[0]).toMatch(/^failure: .*not from a trusted authority/);
    expect(of(findings, "Public URL")[0]).toMatch(/^failure: .*Install a certificate that browsers trust/);
  });

  it("is on the inner network: the guard does not connect, and what to do is said", async () => {
    await using place = await installation("sqlite");
    const world = { resolve: async () => ["10.0.0.8"] };
    const findings = await examined({ ...place.env, PUBLIC_URL: `https://${host}` }, world);
    expect(of(findings, "Public URL")[0]).toMatch(
      /^warning: .* was not requested: The host name leads to an address that is not public\..*EGRESS_PINS=<host>:<port>=<address>/,
    );
    expect(
      of(await examined({ ...place.env, PUBLIC_URL: "http://192.168.1.10:3000" }), "Public URL")[0],
    ).toMatch(/^warning: .*without TLS/);
  });

  it("is of this machine alone, although others reach the node", async () => {
    await using place = await installation("sqlite");
    const findings = await examined({ ...place.env, HOST: "0.0.0.0" });
    expect(of(findings, "Public URL")[0]).toMatch(
      /^warning: .*Set PUBLIC_URL to the address that others open/,
    );
  });

  it("has a clock, and an hour is a failure", async () => {
    await using place = await installation("sqlite");
    await using proxy = await front(ofThisNode);
    const clock = () => new Date(Date.now() + 3_600_000);
    const findings = await examined({ ...place.env, ...proxy.env }, { ...(await trusting()), clock });
    expect(of(findings, "Clock")[0]).toMatch(/^failure: This machine is 60 minutes ahead of/);
  });
});

describe("the proxies", () => {
  it("are trusted by none, although TLS needs one", async () => {
    await using place = await installation("sqlite");
    await using proxy = await front(ofThisNode);
    const findings = await examined({ ...place.env, ...proxy.env, TRUST_PROXY: "false" }, await trusting());
    expect(of(findings, "Proxy")[0]).toMatch(/^warning: .*Set TRUST_PROXY=true/);
  });

  it.each([
    ["as many as there are", "1", ["198.51.100.7"], /^ok: A forged X-Forwarded-For has no effect/],
    [
      "more than there are",
      "2",
      ["198.51.100.7"],
      /^failure: TRUST_PROXY=2 trusts more proxies than there are/,
    ],
    [
      "fewer than there are",
      "1",
      ["198.51.100.7", "172.18.0.3"],
      /^warning: .*TRUST_PROXY=true does not trust/,
    ],
  ])("that are trusted are %s", async (_what, trusted, appended, says) => {
    await using place = await installation("sqlite");
    await using opened = new AsyncDisposableStack();
    let target = "";
    const proxy = opened.use(
      await front(async ({ url = "", headers }, response) => {
        const former = headers["x-forwarded-for"];
        const forwarded = [...(former === undefined ? [] : [former]), ...appended].join(", ");
        const answer = await fetch(target + url, { headers: { "x-forwarded-for": forwarded } });
        const limit = answer.headers.get("ratelimit");
        response.writeHead(answer.status, limit === null ? {} : { ratelimit: limit });
        response.end(await answer.text());
      }),
    );
    const env = { ...place.env, ...proxy.env, TRUST_PROXY: trusted === "1" ? "true" : trusted };
    const node = opened.use(await createNode(readConfig({ ...env, LOG_LEVEL: "silent" }), realWorld));
    target = await node.app.listen({ port: 0, host: "127.0.0.1" });
    const findings = await examined(env, await trusting());
    expect(of(findings, "Public URL")[0]).toMatch(/^ok/);
    expect(of(findings, "Proxy")[0]).toMatch(says);
  });
});
