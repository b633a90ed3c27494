/** Claims to domains: what proves them, and what does not. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { outcomeOf } from "../spending.ts";
import type { Respond } from "../webhooks/receiver.ts";
import {
  card,
  domainScene,
  file,
  filePath,
  host,
  hour,
  issuer,
  json,
  outcomes,
  record,
  withDomain,
} from "./scene.ts";

const cardPath = "/.well-known/agent-card.json";

describe.each(engines)("on %s", (engine) => {
  test("a claim is pending, and says what to publish", async () => {
    await using scene = await domainScene(engine);
    const { domains } = await scene.world.developer();
    const claim = await domains.claim({ domain: `${host.toUpperCase()}.` });
    expect(claim).toMatchObject({
      domain: host,
      state: "pending",
      level: "none",
      method: null,
      findings: [],
    });
    expect(claim.records.dns).toEqual({
      name: record,
      value: `${issuer}; handle=${claim.handle}`,
      value_with_subdomains: `${issuer}; handle=${claim.handle}; policy=subdomains`,
    });
    expect(claim.records.http.url).toBe(`https://${host}${filePath}`);
    expect((await domains.list()).domains).toEqual([claim]);
  });

  test("each proof verifies it", async () => {
    await using scene = await domainScene(engine);
    const { domains } = await scene.world.developer();
    const claim = await domains.claim({ domain: host });
    scene.web.respondWith(file(claim));
    const byFile = await domains.check(host);
    expect(byFile).toMatchObject({ state: "verified", level: "host", method: "http" });
    expect(outcomes(byFile)).toEqual({ http: "proved", dns: "absent", card: "absent" });

    const other = (await scene.world.developer()).domains;
    scene.web.respondWith(json(cardPath, card(await other.claim({ domain: host }))));
    expect(await other.check(host)).toMatchObject({ state: "verified", level: "host", method: "card" });

    const third = (await scene.world.developer()).domains;
    const { records } = await third.claim({ domain: host });
    scene.setTxt(record, [["other"], [records.dns.value]]);
    expect(await third.check(host)).toMatchObject({ state: "verified", level: "host", method: "dns" });
    scene.world.pass(hour);
    scene.setTxt(record, [[records.dns.value_with_subdomains]]);
    expect(await third.check(host)).toMatchObject({ state: "verified", level: "domain", method: "dns" });
  });

  test("a card elsewhere proves its URL only", async () => {
    await using scene = await domainScene(engine);
    const { domains } = await scene.world.developer();
    const card_url = `https://${host}:${scene.web.port}/~someone/card.json`;
    const claim = await domains.claim({ domain: host, card_url });
    scene.web.respondWith(json("/~someone/card.json", card(claim)));
    expect(await domains.check(host)).toMatchObject({ state: "verified", level: "url", method: "card" });
  });

  test("another card verifies nothing before its own check", async () => {
    await using scene = await domainScene(engine);
    const { domains, agents } = await scene.world.keyed(await scene.world.developer());
    const folder = `https://${host}:${scene.web.port}`;
    const [mine, theirs] = [`${folder}/mine.json`, `${folder}/theirs.json`];
    const claim = await domains.claim({ domain: host, card_url: mine });
    scene.web.respondWith(json("/mine.json", { ...card(claim), url: mine }));
    await domains.check(host);
    const { agent } = await agents.register({ agent_id: "a", card_url: mine });
    expect(agent.verification).toMatchObject({ level: "url" });
    const unproved = { state: "pending", level: "none", verified_at: null, card_url: theirs };
    expect(await domains.claim({ domain: host, card_url: theirs })).toMatchObject(unproved);
    expect((await agents.lookup("a")).verification).toMatchObject({ level: "none" });

    await domains.claim({ domain: host, card_url: mine });
    scene.web.respondWith(async (request, response, raw) => {
      if (request.path === "/mine.json") await domains.claim({ domain: host, card_url: theirs });
      json("/mine.json", card(claim))(request, response, raw);
    });
    expect(await domains.check(host)).toMatchObject(unproved); // what was found is of the former card
  });

  test("another card leaves what another method proved", async () => {
    await using scene = await domainScene(engine);
    const { domains } = await withDomain(scene, "host");
    const card_url = `https://${host}:${scene.web.port}/card.json`;
    expect(await domains.claim({ domain: host, card_url })).toMatchObject({ state: "verified", card_url });
  });

  test("a check counts though the last one was in the future, as before the clock was set back", async () => {
    await using scene = await domainScene(engine);
    const { domains } = await withDomain(scene, "host");
    scene.world.pass(-hour);
    scene.setTxt(record, "NXDOMAIN");
    expect(outcomes(await domains.check(host))).toMatchObject({ dns: "absent" });
  });

  test("the proofs of one account prove nothing for another, or for another domain", async () => {
    await using scene = await domainScene(engine);
    const a = (await scene.world.developer()).domains;
    const b = (await scene.world.developer()).domains;
    const claim = await a.claim({ domain: host });
    const stolen = await b.claim({ domain: host });
    expect(stolen.handle).not.toBe(claim.handle);
    scene.setTxt(record, [[claim.records.dns.value]]);
    scene.web.respondWith(file(claim));
    expect(await b.check(host)).toMatchObject({ state: "pending", level: "none" });

    await a.claim({ domain: `sub.${host}` });
    scene.setTxt(`_registry-node.sub.${host}`, [[claim.records.dns.value_with_subdomains]]);
    expect(await a.check(`sub.${host}`)).toMatchObject({ state: "pending" });
  });

  test("both name servers have to agree before the first success, and one is enough afterwards", async () => {
    await using scene = await domainScene(engine);
    const { domains } = await scene.world.developer();
    const { records } = await domains.claim({ domain: host });
    const [first, second] = scene.nameServers;
    first.set(record, [[records.dns.value]]);
    const disagreed = await domains.check(host);
    expect(disagreed).toMatchObject({ state: "pending" });
    expect(outcomes(disagreed)).toMatchObject({ dns: "unknown" });
    second.set(record, [[records.dns.value]]);
    scene.world.pass(hour);
    expect(await domains.check(host)).toMatchObject({ state: "verified" });
    first.set(record, "SERVFAIL");
    scene.world.pass(hour);
    expect(outcomes(await domains.check(host))).toMatchObject({ dns: "proved" });
  });

  describe("a TXT record", () => {
    const cases: [string, (value: string) => string[][], string][] = [
      ["in several strings", (value) => [[value.slice(0, 20), value.slice(20)]], "proved"],
      ["among others", (value) => [["v=spf1 -all"], [value]], "proved"],
      [
        "in upper case where case does not matter",
        (value) => [[value.replace("handle", "HANDLE")]],
        "proved",
      ],
      ["of another node", (value) => [[value.replace(issuer, "other.example")]], "absent"],
      ["that has ended", (value) => [[`${value}; until=1600000000`]], "absent"],
      ["that ends later", (value) => [[`${value}; until=4000000000`]], "proved"],
      ["whose end is no number", (value) => [[`${value}; until=later`]], "absent"],
    ];
    test.each(cases)("%s", async (_, records, outcome) => {
      await using scene = await domainScene(engine);
      const { domains } = await scene.world.developer();
      const claim = await domains.claim({ domain: host });
      scene.setTxt(record, records(claim.records.dns.value));
      expect(outcomes(await domains.check(host))).toMatchObject({ dns: outcome });
    });

    test("of a wildcard proves only the claim that it names", async () => {
      await using scene = await domainScene(engine);
      const { domains } = await scene.world.developer();
      const claim = await domains.claim({ domain: `a.${host}` });
      await domains.claim({ domain: `b.${host}` });
      for (const server of scene.nameServers)
        server.setWildcard(host, [[claim.records.dns.value_with_subdomains]]);
      expect(await domains.check(`a.${host}`)).toMatchObject({ state: "verified" });
      expect(await domains.check(`b.${host}`)).toMatchObject({ state: "pending" });
    });
  });

  describe("a file", () => {
    const proof = (content: string): string => `{"proofs":[${content.slice(11, -2)}]}`;
    const cases: [string, (content: string) => Respond, string][] = [
      [
        "beside those of other nodes",
        (content) => ok(`{"proofs":[{"node":"https://x.example"},7,${content.slice(11)}`),
        "proved",
      ],
      [
        "behind a redirect",
        () => (_, response) => response.writeHead(302, { location: "/proof.json" }).end(),
        "absent",
      ],
      ["of exactly 16 KiB", (content) => ok(proof(content).padEnd(16_384)), "proved"],
      ["of a byte more", (content) => ok(proof(content).padEnd(16_385)), "absent"],
      ["that is a page", () => ok("<html>Parked</html>"), "absent"],
      ["that is gone", () => (_, response) => response.writeHead(410).end(), "absent"],
      ["that a firewall withholds", () => (_, response) => response.writeHead(403).end(), "unknown"],
      [
        "of a server that fails",
        (content) => (_, response) => response.writeHead(503).end(content),
        "unknown",
      ],
      ["of a connection that breaks", () => (_, response) => response.destroy(), "unknown"],
    ];
    test.each(cases)("%s", async (_, respond, outcome) => {
      await using scene = await domainScene(engine);
      const { domains } = await scene.world.developer();
      const claim = await domains.claim({ domain: host });
      scene.web.respondWith(respond(claim.records.http.content));
      expect(outcomes(await domains.check(host))).toMatchObject({ http: outcome });
    });
  });

  test("a host without an address is absent, and one that cannot be resolved is unknown", async () => {
    const resolve = async (name: string) =>
      name === "gone.example.test" ? [] : Promise.reject(new Error("SERVFAIL"));
    await using scene = await domainScene(engine, {}, { resolve });
    const { domains } = await scene.world.developer();
    for (const domain of ["gone.example.test", "broken.example.test"]) await domains.claim({ domain });
    expect(outcomes(await domains.check("gone.example.test"))).toMatchObject({
      http: "absent",
      card: "absent",
    });
    expect(outcomes(await domains.check("broken.example.test"))).toMatchObject({
      http: "unknown",
      card: "unknown",
    });
  });

  test("a name that leads to a private address is not connected to, also if it did not before", async () => {
    const answers = [["127.0.0.1"], ["10.0.0.1", "8.8.8.8"]];
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return answers[asked.length % 2] ?? [];
    };
    await using scene = await domainScene(engine, {}, { resolve });
    const { domains } = await scene.world.developer();
    await domains.claim({ domain: "inside.example.test" });
    const checked = await domains.check("inside.example.test");
    expect(outcomes(checked)).toMatchObject({ http: "unknown", card: "unknown" });
    expect(asked.length).toBeGreaterThan(0);
    expect(scene.web.connections()).toBe(0);
  });

  test("wide failures keep a claim for 13 days, and end it after 14", async () => {
    await using scene = await domainScene(engine);
    const { domains } = await scene.world.keyed(await scene.world.developer());
    const { records } = await domains.claim({ domain: host });
    scene.setTxt(record, [[records.dns.value]]);
    const { verified_at } = await domains.check(host);
    scene.setTxt(record, "SERVFAIL");
    scene.world.pass(24 * hour);
    expect(await domains.check(host)).toMatchObject({ state: "verified", level: "host" });
    scene.world.pass(12 * 24 * hour);
    expect(await domains.check(host)).toMatchObject({ state: "stale", level: "host", verified_at });
    scene.world.pass(24 * hour);
    expect(await domains.check(host)).toMatchObject({ state: "lost", level: "none", next_check_at: null });
    expect(await outcomeOf(domains.check(host))).toBe("domain_claim_ended");
  });

  test("a record that is gone twice, six hours apart, ends a claim", async () => {
    await using scene = await domainScene(engine);
    const { domains } = await scene.world.keyed(await scene.world.developer());
    const { records, handle } = await domains.claim({ domain: host });
    scene.setTxt(record, [[records.dns.value]]);
    await domains.check(host);
    scene.setTxt(record, "NXDOMAIN");
    scene.world.pass(24 * hour);
    expect(await domains.check(host)).toMatchObject({ state: "verified" });
    scene.world.pass(5 * hour);
    expect(await domains.check(host)).toMatchObject({ state: "verified" });
    scene.world.pass(hour);
    expect(await domains.check(host)).toMatchObject({ state: "lost", method: null });
    expect(await domains.claim({ domain: host })).toMatchObject({ state: "pending", handle });
    scene.setTxt(record, [[records.dns.value]]);
    scene.world.pass(hour);
    expect(await domains.check(host)).toMatchObject({ state: "verified" });
  });

  test("two accounts prove one domain, and a stale claim ends when another one is proved", async () => {
    await using scene = await domainScene(engine);
    const a = (await scene.world.keyed(await scene.world.developer())).domains;
    const b = (await scene.world.keyed(await scene.world.developer())).domains;
    const c = (await scene.world.keyed(await scene.world.developer())).domains;
    const [first, second, third] = [a, b, c].map((each) => each.claim({ domain: host }));
    const values = (await Promise.all([first, second, third])).map((claim) => [
      claim?.records.dns.value ?? "",
    ]);
    scene.setTxt(record, values.slice(0, 2));
    expect(await a.check(host)).toMatchObject({ state: "verified" });
    expect(await b.check(host)).toMatchObject({ state: "verified" });
    scene.setTxt(record, "SERVFAIL");
    scene.world.pass(4 * 24 * hour);
    expect(await a.check(host)).toMatchObject({ state: "stale" });
    scene.setTxt(record, values.slice(2));
    expect(await c.check(host)).toMatchObject({ state: "verified" });
    const states = [await a.list(), await b.list()].map(({ domains }) => domains[0]?.state);
    expect(states).toEqual(["lost", "verified"]); // the other was never seen to fail
  });

  test("a card on a shared host ends no stale claim to the host or to another card", async () => {
    await using scene = await domainScene(engine);
    const a = (await scene.world.keyed(await scene.world.developer())).domains;
    const b = (await scene.world.keyed(await scene.world.developer())).domains;
    const c = (await scene.world.keyed(await scene.world.developer())).domains;
    const at = (name: string) => `https://${host}:${scene.web.port}/~${name}/card.json`;
    const ofHost = await a.claim({ domain: host });
    const bob = await b.claim({ domain: host, card_url: at("bob") });
    const mallory = await c.claim({ domain: host, card_url: at("mallory") });
    scene.setTxt(record, [[ofHost.records.dns.value]]);
    scene.web.respondWith(json("/~bob/card.json", card(bob)));
    expect(await a.check(host)).toMatchObject({ level: "host" });
    expect(await b.check(host)).toMatchObject({ level: "url" });
    scene.setTxt(record, "SERVFAIL");
    scene.web.respondWith((_, response) => response.writeHead(500).end());
    scene.world.pass(4 * 24 * hour);
    for (const each of [a, b]) expect(await each.check(host)).toMatchObject({ state: "stale" });
    scene.web.respondWith(json("/~mallory/card.json", card(mallory)));
    expect(await c.check(host)).toMatchObject({ state: "verified", level: "url" });
    for (const each of [a, b]) expect((await each.list()).domains[0]).toMatchObject({ state: "stale" });
  });

  test("others see no claims, and cannot check or remove them", async () => {
    await using scene = await domainScene(engine);
    const a = (await scene.world.developer()).domains;
    await a.claim({ domain: host });
    for (const other of [await scene.world.developer(), await scene.world.owner()]) {
      expect(await other.domains.list()).toMatchObject({ domains: [], count: 0 });
      expect(await outcomeOf(other.domains.check(host))).toBe("domain_not_found");
      expect(await outcomeOf(other.domains.remove(host))).toBe("domain_not_found");
    }
    expect((await a.list()).count).toBe(1);
  });

  test("the job checks what is due, and not before", async () => {
    await using scene = await domainScene(
      engine,
      {},
      { jobIntervals: { expiryMs: 86_400_000, agingMs: 20 } },
    );
    const { domains } = await scene.world.keyed(await scene.world.developer());
    const { records } = await domains.claim({ domain: host });
    scene.setTxt(record, [[records.dns.value]]);
    scene.world.pass(hour - 60_000);
    expect((await domains.list()).domains[0]).toMatchObject({ state: "pending", checked_at: null });
    scene.world.pass(60_000);
    const state = async () => (await domains.list()).domains[0]?.state;
    await expect.poll(state).toBe("verified");
    scene.setTxt(record, "NXDOMAIN");
    scene.world.pass(27 * hour);
    const absent = async () =>
      (await domains.list()).domains[0]?.findings.find(({ method }) => method === "dns");
    await expect.poll(absent).toMatchObject({ outcome: "absent" });
    scene.world.pass(6 * hour);
    await expect.poll(state).toBe("lost");
  });
});

function ok(content: string): Respond {
  return ({ path }, response) => response.writeHead(path === filePath ? 200 : 404).end(content);
}
