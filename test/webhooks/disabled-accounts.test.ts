/** Subscriptions of an account that the operator disables. */
import { describe, expect, it, vi } from "vitest";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { rejectionOf } from "../spending.ts";
import { heldRespond } from "./receiver.ts";
import { all, scene } from "./scene.ts";

describe.each(engines)("disabling an account on %s", (engine) => {
  it("pauses its active subscriptions in the same transaction, and skips pending deliveries, including requested ones", async () => {
    await using at = await scene(engine);
    const { id, ...subscription } = await at.subscribe();
    const failed = await at.subscribe({ callbackUrl: at.hook.url("/disabled") });
    await at.cause();
    const received = at.hook.requests.length;
    await at.world.sql(`update webhook set status = 'disabled' where id = '${failed.id}'`);
    // Pending, and no process has claimed them: one for its event, one that was to be sent again.
    const operator = await at.world.owner();
    await at.world.sql(
      "update delivery set status = 'pending', finished_at = null, cause = 'replay', head_start_until = '2026-11-20T16:15:08.000Z'",
    );
    const { accounts } = await operator.accounts.list().page();
    const account = accounts.find(({ role }) => role === "developer")?.id ?? "";
    await operator.accounts.update(account, { disabled: true });

    expect((await operator.webhooks.get(id)).status).toBe("paused");
    expect((await operator.webhooks.get(failed.id)).status).toBe("disabled");
    for (const each of [id, failed.id]) {
      expect((await all(operator.webhooks.deliveries(each))).map(({ status }) => status)).toEqual([
        "skipped",
      ]);
    }
    await (await at.world.keyed(operator)).agents.register({
      agent_id: "meanwhile",
      agent_url: "https://agent.example.com/",
    });
    expect((await all(operator.webhooks.deliveries(id))).map(({ status }) => status)).toEqual([
      "skipped",
      "skipped",
    ]);
    expect(at.hook.requests).toHaveLength(received);
    expect((await rejectionOf(operator.webhooks.resume(id))).code).toBe("account_disabled");
    expect((await operator.webhooks.get(id)).status).toBe("paused");
    expect(subscription.status).toBe("active");
  });

  it("leaves subscriptions paused when the account is enabled, until its owner resumes them", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    const operator = await at.world.owner();
    const { accounts } = await operator.accounts.list().page();
    const account = accounts.find(({ role }) => role === "developer")?.id ?? "";
    await operator.accounts.update(account, { disabled: true });
    await operator.accounts.update(account, { disabled: false });
    await at.cause();
    expect(at.hook.requests).toHaveLength(0);
    await at.owner.webhooks.resume(id);
    expect(await at.owner.webhooks.replay(id, { status: "skipped" })).toMatchObject({ replayed: 1 });
    await vi.waitFor(() => expect(at.hook.requests).toHaveLength(1), hang);
  });

  it("lets an attempt under way finish, and makes no other", async () => {
    const { respond, release } = heldRespond(204);
    await using at = await scene(engine, respond);
    const { id } = await at.subscribe();
    await at.owner.agents.register(
      { agent_id: "slow", agent_url: "https://agent.example.com/" },
      { respondAsync: true },
    );
    await vi.waitFor(() => expect(at.hook.requests).toHaveLength(1), hang);
    const operator = await at.world.owner();
    const { accounts } = await operator.accounts.list().page();
    const account = accounts.find(({ role }) => role === "developer")?.id ?? "";
    await operator.accounts.update(account, { disabled: true });
    release();
    await vi.waitFor(async () => {
      const found = await all(operator.webhooks.deliveries(id));
      expect(found.map(({ status }) => status)).toEqual(["delivered"]);
    }, hang);
    expect((await operator.webhooks.get(id)).status).toBe("paused");
  });
});
