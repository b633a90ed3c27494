/** Subscriptions that the operator disables. */
import { describe, expect, it } from "vitest";
import type { Registry } from "../../client/index.ts";
import { engines } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { rejectionOf } from "../spending.ts";
import { all, scene } from "./scene.ts";

const reason = "The operator of the receiver complained.";

describe.each(engines)("a subscription that the operator disables on %s", (engine) => {
  it("shows whose it is to the operator, and the reason to its owner", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    const operator = await at.world.owner();
    const [listed] = (await operator.webhooks.adminList().page()).webhooks;
    const { accounts } = await operator.accounts.list().page();
    expect(accounts.find((account) => account.id === listed?.account_id)?.role).toBe("developer");
    expect(await operator.webhooks.disable(id, { reason })).toMatchObject({ status: "disabled" });
    expect(await at.owner.webhooks.get(id)).toMatchObject({
      status: "disabled",
      account_id: listed?.account_id,
      disabled_at: expect.any(String),
      disabled_reason: reason,
      consecutive_failures: 0,
    });
  });

  it("gets no deliveries, not even requested ones, and cannot be resumed or paused by its owner", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    await at.cause();
    const [delivery] = await all(at.owner.webhooks.deliveries(id));
    await (await at.world.owner()).webhooks.disable(id, { reason });
    await at.cause();
    const attempts: Record<string, (owner: Registry["webhooks"]) => Promise<unknown>> = {
      resume: (webhooks) => webhooks.resume(id),
      "update to active": (webhooks) => webhooks.update(id, { status: "active", description: "mine" }),
      "update to paused": (webhooks) => webhooks.update(id, { status: "paused" }),
      pause: (webhooks) => webhooks.pause(id),
      test: (webhooks) => webhooks.test(id),
      redeliver: (webhooks) => webhooks.redeliver(id, delivery?.id ?? ""),
      replay: (webhooks) => webhooks.replay(id, { status: "skipped" }),
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      const rejection = await rejectionOf(attempt(at.owner.webhooks));
      expect({ name, code: rejection.code }).toEqual({ name, code: "subscription_disabled_by_operator" });
      expect(rejection.problem).toMatchObject({ status: 403, reason });
    }
    const [skipped] = await all(at.owner.webhooks.deliveries(id));
    expect(await outcomeOf(at.owner.webhooks.deliver({ delivery_id: skipped?.id ?? "" }))).toBe(
      "subscription_not_active",
    );
    expect(skipped?.status).toBe("skipped");
    expect(at.hook.requests).toHaveLength(1);
    await at.owner.webhooks.update(id, { description: "mine" });
    expect(await at.owner.webhooks.get(id)).toMatchObject({ status: "disabled", disabled_reason: reason });
  });

  it("gets no delivery that was requested before and not claimed yet", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    await at.cause();
    await at.world.sql(
      "update delivery set status = 'pending', finished_at = null, cause = 'replay', head_start_until = '2026-11-20T16:15:08.000Z'",
    );
    await (await at.world.owner()).webhooks.disable(id, { reason });
    expect((await all(at.owner.webhooks.deliveries(id))).map(({ status }) => status)).toEqual(["skipped"]);
    expect(at.hook.requests).toHaveLength(1);
  });

  it("stays disabled when its account was disabled and enabled again", async () => {
    await using at = await scene(engine);
    const { id, account_id } = await at.subscribe();
    const operator = await at.world.owner();
    await operator.webhooks.disable(id, { reason });
    await operator.accounts.update(account_id, { disabled: true });
    await operator.accounts.update(account_id, { disabled: false });
    expect(await outcomeOf(at.owner.webhooks.resume(id))).toBe("subscription_disabled_by_operator");
  });

  it("is delivered to again once the operator resumes it, and then belongs to its owner as before", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    const operator = await at.world.owner();
    await operator.webhooks.disable(id, { reason });
    const resumed = { status: "active", disabled_at: null, disabled_reason: null };
    expect(await operator.webhooks.resume(id)).toMatchObject(resumed);
    await at.cause();
    expect(at.hook.requests).toHaveLength(1);
    await at.owner.webhooks.pause(id);
    expect(await at.owner.webhooks.resume(id)).toMatchObject(resumed);
  });

  it("can be deleted by its owner, and disabled by nobody but the operator", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    expect(await outcomeOf(at.owner.webhooks.disable(id, { reason }))).toBe("owner_required");
    await (await at.world.owner()).webhooks.disable(id, { reason });
    expect(await at.owner.webhooks.remove(id)).toMatchObject({ id });
  });
});
