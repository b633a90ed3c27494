/** The commands `registry-node domain …`, on a node that listens. */

import { describe, expect, test } from "vitest";
import { createTxtReaders } from "../../server/core/egress/txt-resolver.ts";
import { run } from "../backup/scene.ts";
import { freePort } from "../free-port.ts";
import { createWorld } from "../world.ts";
import { nameServer } from "./name-server.ts";

const domain = "weather.example.com";

/** A node that listens, its name server, and the command line with a key of an account. */
async function scene() {
  await using opened = new AsyncDisposableStack();
  const names = opened.use(await nameServer());
  const resolvers = { domainResolvers: [names.address, names.address] as [string, string] };
  const world = opened.use(await createWorld("sqlite", resolvers, { txtReaders: createTxtReaders }));
  const port = await freePort();
  await world.node.app.listen({ port, host: "127.0.0.1" });
  const developer = await world.developer();
  const url = `http://127.0.0.1:${port}`;
  const { raw_key } = (await developer.keys.create({ name: "cli", scopes: ["agents:write"] })).key;
  const closing = opened.move();
  return {
    names,
    world,
    developer,
    /** Runs a command. @param args those behind `domain`. */
    type: ([name = "", ...args]: string[], key = raw_key) =>
      run("domain", [name, ...args, "--url", url], { REGISTRY_KEY: key }),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

describe("registry-node domain", () => {
  test("claims a domain, says what to publish, checks it, lists it and gives it up", async () => {
    await using own = await scene();
    const { names, world, developer, type } = own;
    expect(await type(["list"])).toMatchObject({ status: 0, said: expect.stringContaining("No domains") });
    const added = await type(["add", domain]);
    const { records } = (await developer.domains.list()).domains[0] ?? expect.fail("no claim");
    expect(added.status).toBe(0);
    for (const text of [records.dns.name, records.dns.value, records.http.content, records.card.extension])
      expect(added.said).toContain(text);
    const unproved = await type(["check", domain]);
    expect(unproved.status).toBe(2);
    expect(unproved.said).toMatch(
      /^weather\.example\.com {2}pending {2}not proved\n {2}http .*\n {2}dns {3}absent /m,
    );
    names.set(records.dns.name, [[records.dns.value]]);
    world.pass(60_000); // a claim is not checked twice within seconds
    const proved = await type(["check", domain]);
    expect(proved.status).toBe(0);
    expect(proved.said).toMatch(/^weather\.example\.com {2}verified {2}host by dns, since 2026-/m);
    const json = JSON.parse((await type(["list", "--json"])).said);
    expect(json).toMatchObject({ domains: [{ domain, state: "verified" }], count: 1 });
    expect(await type(["rm", domain])).toMatchObject({
      status: 0,
      said: `${domain}: the claim is removed.\n`,
    });
    expect(await developer.domains.list()).toMatchObject({ count: 0 });
  });

  test("says in one line what is wrong, with status 1", async () => {
    await using own = await scene();
    const { type } = own;
    const failures: [string[], string | undefined, string][] = [
      [["check", "unknown.example.com"], undefined, "unknown.example.com"],
      [["add", "co.uk"], undefined, "Others register names under co.uk"],
      [["add"], undefined, "names no domain"],
      [["list"], "", "REGISTRY_KEY is not set"],
      [["list"], "unknown", "does not accept the key"],
    ];
    for (const [args, key, message] of failures) {
      const { status, said } = await type(args, key);
      expect({ status, lines: said.trim().split("\n").length }).toEqual({ status: 1, lines: 1 });
      expect(said).toContain(message);
    }
  });
});
