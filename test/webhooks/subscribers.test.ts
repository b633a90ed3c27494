/** Which changes create deliveries: those that a subscription selects, whichever process changed it. */
import { describe, expect, it, vi } from "vitest";
import { Transaction } from "../../server/core/journal/transaction.ts";
import { engines, scratch } from "../engines.ts";
import { createWorld } from "../world.ts";
import { callbackUrl, subscriber } from "./subscriber.ts";

describe.each(engines)("an event on %s", (engine) => {
  it("without subscribers does nothing with the tables of webhooks", async () => {
    await using at = await subscriber(engine);
    await at.owner.webhooks.create({ callbackUrl, events: ["cert.issued"] });
    await at.cause("first"); // reads the subscriptions
    const runs = (["all", "get", "run"] as const).map((name) => vi.spyOn(Transaction.prototype, name));
    await at.cause("second");
    const texts = runs.flatMap(({ mock }) => mock.calls.map(([sql]) => sql));
    for (const run of runs) run.mockRestore();
    expect(texts.filter((text) => text.includes("event"))).not.toEqual([]);
    expect(texts.filter((text) => /"(webhook|delivery)"/.test(text))).toEqual([]);
  });

  it("is delivered as subscriptions are at the time, also those that another process changes", async () => {
    await using own = await scratch(engine);
    await using here = await createWorld(engine, { database: own.database });
    await using there = await createWorld(engine, { database: own.database });
    const owner = await here.keyed(await here.developer());
    let count = 0;
    /** Registers an agent through the other process, and returns how many deliveries that creates. */
    const caused = async () => {
      const deliveries = async () => {
        const [row] = await there.node.database.all<{ count: number }>(
          "select count(*) as count from delivery",
        );
        return Number(row?.count);
      };
      const before = await deliveries();
      const agent = { agent_id: `agent-${++count}`, agent_url: "https://agent.example.com/" };
      await there.registry.agents.register(agent, { respondAsync: true });
      return (await deliveries()) - before;
    };
    expect(await caused()).toBe(0);
    const { id } = await owner.webhooks.create({ callbackUrl });
    expect(await caused()).toBe(1);
    await owner.webhooks.update(id, { events: ["cert.issued"] });
    expect(await caused()).toBe(0);
    await owner.webhooks.update(id, { events: [] });
    expect(await caused()).toBe(1);
    await owner.webhooks.update(id, { source: "federated" });
    expect(await caused()).toBe(0);
    await owner.webhooks.update(id, { source: "all" });
    await owner.webhooks.pause(id);
    expect(await caused()).toBe(1);
    expect((await there.registry.node.stats()).webhooks.deliveries.skipped).toBe(1);
    await owner.webhooks.remove(id);
    expect(await caused()).toBe(0);
  });

  it("is delivered after the change of a subscription that was rolled back", async () => {
    await using at = await subscriber(engine);
    await at.cause("first");
    const { database } = at.world.node;
    const undone = database.transaction(async (tx) => {
      await tx.subscriptionsChanged();
      await tx.emit({ type: "agent.registered", agentId: null, payload: { seq: await tx.nextSeq() } });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await at.owner.webhooks.create({ callbackUrl });
    await at.cause("second");
    expect(await at.count("delivery")).toBe(1);
  });
});
