/** What is verified of an agent after a transfer: by the claims of the account that has it now. */
import { describe, expect, test } from "vitest";
import { domainScene, host, withDomain } from "../domains/scene.ts";
import { engines } from "../engines.ts";
import { party } from "./scene.ts";

const unverified = { level: "none", domain: null, method: null, verified_at: null };

describe.each(engines)("on %s", (engine) => {
  test("the domain of the giver verifies the agent no longer, and that of the recipient does, each in the same event", async () => {
    await using scene = await domainScene(engine);
    const { world } = scene;
    const owner = await withDomain(scene, "host");
    const other = await party(world);
    const { agent } = await owner.agents.register({ agent_id: "a", agent_url: `https://${host}/` });
    expect(agent.verification).toMatchObject({ level: "host", domain: host });
    await other.registry.offers.accept((await owner.agents.transfer("a", { to: other.id })).id);
    expect((await world.registry.agents.lookup("a")).verification).toEqual(unverified);
    const latest = async () => (await world.registry.events.latest({ limit: 1 }).page()).events[0]?.payload;
    expect(await latest()).toMatchObject({
      change: "updated",
      changed: ["owner", "verification"],
      transfer: { verification_before: agent.verification, verification_after: unverified },
    });
    const { account } = await owner.accounts.whoami();
    const back = await other.registry.agents.transfer("a", { to: account?.id ?? "" });
    await owner.offers.accept(back.id);
    expect((await world.registry.agents.lookup("a")).verification).toEqual(agent.verification);
    expect(await latest()).toMatchObject({
      transfer: { verification_before: unverified, verification_after: agent.verification },
    });
    const { changes } = await owner.agents.changes("a").page();
    expect(changes.map(({ fields }) => fields.map(({ field }) => field))).toEqual([
      ["verification"],
      ["verification"],
    ]);
    const { agents } = await world.registry.agents.list({ verified: ["host"] }).page();
    expect(agents.map(({ agent_id }) => agent_id)).toEqual(["a"]);
  });
});
