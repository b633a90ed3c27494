/** What a proved domain means for the names, renames and accounts of its owners. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { outcomeOf } from "../spending.ts";
import { password } from "../world.ts";
import { domainScene, host, withDomain } from "./scene.ts";

const agent_url = `https://${host}/a2a`;

describe.each(engines)("on %s", (engine) => {
  test("only the account of a domain registers ids that begin with it, where the operator demands a proof", async () => {
    await using scene = await domainScene(engine, { namespaceMode: "verified" });
    const { world } = scene;
    const other = await world.keyed(await world.developer());
    const rejected = "domain_not_verified";
    expect(await outcomeOf(other.agents.register({ agent_id: `${host}:weather`, agent_url }))).toBe(rejected);
    const owner = await withDomain(scene, "host");
    expect(
      (await owner.agents.register({ agent_id: `${host}:weather`, agent_url })).warnings,
    ).toBeUndefined();
    expect(await outcomeOf(owner.agents.register({ agent_id: `a.${host}:weather`, agent_url }))).toBe(
      rejected,
    );
    expect(await outcomeOf(other.agents.register({ agent_id: `${host}:other`, agent_url }))).toBe(rejected);
    await owner.domains.remove(host);
    expect(await outcomeOf(owner.agents.register({ agent_id: `${host}:late`, agent_url }))).toBe(rejected);
  });

  test("a server name whose namespace is a domain has a warning, or is for the account of the domain, as ids are", async () => {
    await using warning = await domainScene(engine);
    await using verified = await domainScene(engine, { namespaceMode: "verified" });
    const inReverse = host.split(".").reverse().join(".");
    const server = (namespace: string, agent_id = "weather") => ({
      agent_id,
      agent_url,
      server_json: { name: `${namespace}/${agent_id}` },
    });
    await withDomain(warning, "host");
    const third = await warning.world.keyed(await warning.world.developer());
    const { warnings } = await third.agents.register(server(inReverse));
    expect(warnings).toEqual([{ code: "domain_not_verified", detail: expect.stringContaining(host) }]);
    expect((await third.agents.register({ ...server(inReverse), name: "Changed" })).warnings).toBeUndefined();
    const owner = await withDomain(verified, "host");
    const other = await verified.world.keyed(await verified.world.developer());
    for (const namespace of [
      inReverse,
      inReverse.toUpperCase(),
      `${inReverse}.`,
      "com.github",
      "io.github.mallory",
    ])
      expect(await outcomeOf(other.agents.register(server(namespace))), namespace).toBe(
        "domain_not_verified",
      );
    expect(await outcomeOf(owner.agents.register(server(`${inReverse}.a`)))).toBe("domain_not_verified");
    expect((await owner.agents.register(server(inReverse))).warnings).toBeUndefined();
    expect(await outcomeOf(other.agents.register(server("weather", "plain")))).toBe("done");
  });

  test("a record for all subdomains permits ids that begin with them", async () => {
    await using scene = await domainScene(engine, { namespaceMode: "verified" });
    const owner = await withDomain(scene, "subdomains");
    expect(await outcomeOf(owner.agents.register({ agent_id: `a.${host}:weather`, agent_url }))).toBe("done");
  });

  test("a renamed agent is verified as before", async () => {
    await using scene = await domainScene(engine);
    const owner = await withDomain(scene, "host");
    const { agent } = await owner.agents.register({ agent_id: "weather", agent_url });
    expect(agent.verification.level).toBe("host");
    await owner.agents.rename("weather", { agent_id: "forecast" });
    expect((await owner.agents.lookup("forecast")).verification).toEqual(agent.verification);
  });

  test("the claims of a closed account end with it", async () => {
    await using scene = await domainScene(engine);
    const developer = await scene.world.developer();
    await developer.domains.claim({ domain: host });
    await developer.accounts.close({ current_password: password });
    const rows = await scene.world.node.database.all("select * from domain_claim");
    expect(rows).toEqual([]);
  });
});
