/** A process that is stopped in the middle of long work: it obeys, and the next one goes on. */
import { describe, expect, it } from "vitest";
import { fakePeer, numbering, record } from "../federation/fake-peer.ts";
import { hang } from "../hang.ts";
import { browserAt, start } from "./process.ts";
import { surroundings } from "./surroundings.ts";

const owner = { email: "owner@example.com", password: "correct horse battery" };

/** How many agents the peer has. */
const agents = Number(process.env.SLICE_ROWS ?? 120);

describe("the removal of a peer", () => {
  it("is broken off by SIGTERM and goes on at the next start", async () => {
    await using place = await surroundings("sqlite");
    const listed = Array.from({ length: agents }, (_, index) => record(`far-${index}`, index + 1));
    await using peer = await fakePeer(numbering(listed));
    const env = {
      ...place.env,
      EGRESS_PINS: peer.pin,
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
    };
    const first = await start(place.path, env);
    await using _ = first;
    const operator = browserAt(first.url);
    await operator.accounts.signIn(owner);
    const { id } = await operator.federation.add({ base_url: peer.baseUrl });
    const imported = async () => (await first.registry.node.stats()).total_agents;
    await operator.federation.sync(id);
    await expect.poll(imported, hang).toBe(agents);

    const removing = operator.federation.remove(id).catch(() => undefined);
    await expect.poll(imported, { ...hang, interval: 1 }).toBeLessThan(agents);
    const sentAt = performance.now();
    first.send("SIGTERM");
    expect(await first.ended).toMatchObject({ code: 0, signal: null });
    expect(performance.now() - sentAt).toBeLessThan(10_000); // as container hosts wait
    await removing;

    await using second = await start(place.path, env);
    await expect
      .poll(async () => (await second.registry.federation.list()).peers, { ...hang, interval: 200 })
      .toEqual([]);
    const { total_agents, by_source } = await second.registry.node.stats();
    expect({ total_agents, by_source }).toEqual({ total_agents: 0, by_source: {} });
  });
});
