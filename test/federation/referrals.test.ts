/** Which peers searches by ARD refer to. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import type { TestWorld } from "../world.ts";
import { json, numbering, type PeerResponse } from "./fake-peer.ts";
import { scene, testSyncTimes } from "./scene.ts";

const list = numbering([]);

/** A peer that is a registry of ARD as long as `isUp` returns true. */
function registry(isUp: () => boolean): PeerResponse {
  return (url, response) => {
    if (!url.pathname.startsWith("/ard/")) return list(url, response);
    return isUp() ? json(response, { items: [] }) : json(response, { error: "gone" }, 404);
  };
}

async function referrals(world: TestWorld, federation = "referrals") {
  const response = await world.send("POST", "/ard/search", {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: { text: "weather" }, federation }),
  });
  return (await response.json()).referrals;
}

/** Waits until the job of the node has probed the peers again. */
async function untilReferrals(world: TestWorld, count: number): Promise<void> {
  await expect.poll(() => referrals(world), hang).toHaveLength(count);
}

const probing = { jobIntervals: { expiryMs: 86_400_000, agingMs: 20 } };

describe.each(engines)("on %s", (engine) => {
  test("a search refers to the peers that are registries, if it asks for them", async () => {
    await using federation = await scene(engine, [registry(() => true), list]);
    const { world } = federation;
    expect(await referrals(world)).toEqual([]);
    const peer = await federation.add(0);
    await federation.add(1);
    expect(await referrals(world)).toEqual([
      {
        identifier: "urn:air:peer-0.example.test:registry:node",
        displayName: peer.name,
        type: "application/ai-registry+json",
        url: `${peer.base_url}/ard`,
      },
    ]);
    expect([await referrals(world, "auto"), await referrals(world, "none")]).toEqual([undefined, undefined]);
    await federation.operator.federation.remove(peer.id);
    expect(await referrals(world)).toEqual([]);
  });

  test("a peer is probed again after a day, not before", async () => {
    let isUp = true;
    await using federation = await scene(engine, [registry(() => isUp)], testSyncTimes(), probing);
    const { world, peers } = federation;
    await federation.add();
    await untilReferrals(world, 1);
    isUp = false;
    world.pass(86_000_000);
    const probes = () => peers[0]?.requests.filter((path) => path.startsWith("/ard/")).length;
    expect(probes()).toBe(1);
    world.pass(500_000);
    await untilReferrals(world, 0);
    expect(probes()).toBe(2);
  });
});
