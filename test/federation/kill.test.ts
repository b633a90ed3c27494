/** A process is killed during a sync: the next process continues it. */
import { describe, expect, test } from "vitest";
import { engines, scratch } from "../engines.ts";
import { browserAt, folder, start, urlOf } from "../faults/process.ts";
import { hang } from "../hang.ts";
import { all } from "../webhooks/scene.ts";
import { fakePeer, numbering, record } from "./fake-peer.ts";

const owner = { email: "owner@example.com", password: "correct horse battery" };

describe.each(engines)("on %s", (engine) => {
  test("imports every agent exactly once although the process is killed", async () => {
    await using own = await scratch(engine);
    await using place = await folder();
    const listed = Array.from({ length: 350 }, (_, index) => record(`far-${index}`, index + 1));
    const whole = numbering(listed);
    await using peer = await fakePeer(whole);
    const environment = {
      DATABASE_URL: urlOf(own.database),
      EGRESS_PINS: peer.pin,
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
    };
    const begin = async () => {
      const node = await start(place.path, environment);
      const operator = browserAt(node.url);
      await operator.accounts.signIn(owner);
      return { node, operator };
    };

    const first = await begin();
    await using _ = first.node;
    const { id } = await first.operator.federation.add({ base_url: peer.baseUrl });
    const arrived = Promise.withResolvers<void>();
    peer.response((url, response) => {
      if (url.searchParams.get("after_seq") === "200") arrived.resolve();
      else whole(url, response);
    });
    const broken = first.operator.federation.sync(id).catch(() => undefined);
    await arrived.promise;
    first.node.send("SIGKILL");
    await Promise.all([first.node.ended, broken]);

    const read: (string | null)[] = [];
    peer.response((url, response) => {
      if (url.pathname === "/list") read.push(url.searchParams.get("after_seq"));
      whole(url, response);
    });
    const second = await begin();
    await using __ = second.node;
    const synced = async () => (await second.operator.federation.list()).peers[0]?.last_sync_at;
    await expect.poll(synced, hang).not.toBeNull(); // of itself, because the sync is still due
    expect(read[0]).toBe("200");
    const events = await all(second.node.registry.events.list({ types: ["agent.registered"], limit: 100 }));
    const ids = events.map(({ payload }) => (payload as { agent_id: string }).agent_id); // of such events
    expect(ids).toEqual(listed.map(({ agent_id }) => agent_id));
    const { total_agents, by_source } = await second.node.registry.node.stats();
    expect({ total_agents, by_source }).toEqual({ total_agents: 350, by_source: { [id]: 350 } });
  });
});
