/** A transfer as other nodes see it: a change of the record, without the accounts. */
import { expect, test } from "vitest";
import { engines } from "../engines.ts";
import { reachingPeers } from "../federation/fake-peer.ts";
import { testSyncTimes } from "../federation/scene.ts";
import { freePort } from "../free-port.ts";
import { all } from "../webhooks/scene.ts";
import { createWorld, withoutExpiry } from "../world.ts";
import { agent, handOver, party } from "./scene.ts";

test.each(engines)("two nodes agree on an agent before and after its transfer, on %s", async (engine) => {
  const [host, port] = ["origin.example.test", await freePort()];
  const pins = reachingPeers({ pin: `${host}:${port}=127.0.0.1` });
  // Behind a name of its own: a node that says it listens on loopback alone responds to no other host.
  await using origin = await createWorld(
    engine,
    { nodeKey: Buffer.alloc(32, 1), host: "0.0.0.0" },
    withoutExpiry,
  );
  await using mirror = await createWorld(
    engine,
    { ...pins, nodeKey: Buffer.alloc(32, 2) },
    { ...withoutExpiry, syncTimes: testSyncTimes() },
  );
  await origin.node.app.listen({ port, host: "127.0.0.1" });
  const operator = await mirror.owner();
  const peer = await operator.federation.add({ base_url: `http://${host}:${port}` });
  const giver = await party(origin);
  const taker = await party(origin);
  await giver.registry.agents.register(agent);
  await operator.federation.sync(peer.id);
  const before = await mirror.registry.agents.lookup("a");
  await handOver({ giver, taker });
  expect(await operator.federation.sync(peer.id)).toMatchObject({ status: "complete", error: null });
  const original = await origin.registry.agents.lookup("a");
  const after = await mirror.registry.agents.lookup("a");
  expect(after.origin).toMatchObject({ seq: original.seq });
  const described = ({ agent_id, name, agent_url, status, verification, owned }: typeof after) => ({
    ...{ agent_id, name, agent_url, status, verification, owned },
  });
  expect(described(after)).toEqual(described(before));
  const living = await all(mirror.registry.agents.list({ limit: 100 }));
  expect(living.map(({ agent_id }) => agent_id)).toEqual(["a"]);
  const text = JSON.stringify([after, await all(mirror.registry.events.list())]);
  for (const { id, email } of [giver, taker]) for (const it of [id, email]) expect(text).not.toContain(it);
});
