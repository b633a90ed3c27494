/** Secrets of subscriptions: returned once, rotated with a grace period, and stored encrypted. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { dump, header } from "../responses.ts";
import { rejectionOf } from "../spending.ts";
import { all } from "./scene.ts";
import { callbackUrl, subscriber, withoutSecret } from "./subscriber.ts";

const day = 86_400;

describe.each(engines)("on %s", (engine) => {
  test("returns a secret only in the response that created it, and stores no plaintext", async () => {
    await using at = await subscriber(engine);
    const { world, owner } = at;
    const { webhooks } = owner;
    const { id, ...made } = await webhooks.create({ callbackUrl });
    const from = world.exchanges.length;
    await webhooks.get(id);
    await webhooks.list().page();
    await webhooks.adminList().page();
    await (await world.owner()).webhooks.adminList().page();
    await webhooks.update(id, { description: "Shop" });
    await at.cause("a");
    await webhooks.test(id);
    await webhooks.pause(id);
    await webhooks.resume(id);
    const [delivery] = await all(webhooks.deliveries(id));
    await webhooks.redeliver(id, delivery?.id ?? "");
    await webhooks.replay(id, { status: "failed" });
    const rotated = await webhooks.rotateSecret(id);
    const again = await webhooks.rotateSecret(id);
    await webhooks.get(id);
    const rows = await dump(world);
    await webhooks.remove(id);

    const responses = world.exchanges.slice(from).map(({ response }) => JSON.stringify(response));
    const forms = [made, rotated, again].map(({ secret, signing_key }) => {
      const bytes = Buffer.from(secret, "hex");
      expect(signing_key).toBe(`whsec_${bytes.toString("base64")}`);
      return [secret, signing_key.slice("whsec_".length, -1), bytes.toString("base64url")];
    });
    const found = (secret: string[]) =>
      responses.filter((each) => secret.some((form) => each.includes(form)));
    expect(forms.map((secret) => found(secret).length)).toEqual([0, 1, 1]);
    expect(responses.filter((each) => /"secret|signing_key/.test(each.replaceAll("\\", "")))).toHaveLength(2);
    expect(rows).toContain(id); // it is the subscription that is looked at
    for (const form of forms.flat()) expect(rows).not.toContain(form);
  });

  test("replaces the secret at a rotation, and signs with the previous one for a day", async () => {
    await using at = await subscriber(engine);
    const { webhooks } = at.owner;
    const { secret, signing_key, ...made } = await webhooks.create({ callbackUrl });
    at.world.stand("2026-11-21T10:00:00.000Z");
    const rotated = await webhooks.rotateSecret(made.id);
    expect(header(at.world, "cache-control")).toBe("no-store");
    const until = "2026-11-22T10:00:00.000Z";
    expect(withoutSecret(rotated)).toEqual({ ...made, previous_secret_until: until });
    expect([rotated.secret === secret, rotated.signing_key === signing_key]).toEqual([false, false]);
    expect(await webhooks.get(made.id)).toEqual({ ...made, previous_secret_until: until });

    at.world.stand("2026-11-22T09:59:59.999Z");
    expect((await webhooks.get(made.id)).previous_secret_until).toBe(until);
    at.world.stand(until);
    expect((await webhooks.get(made.id)).previous_secret_until).toBeNull();
    expect(await webhooks.list().page()).toMatchObject({ webhooks: [made] });
  });

  test("applies the requested grace period: none at 0, at most a week", async () => {
    await using at = await subscriber(engine);
    const { rotateSecret, create, get } = at.owner.webhooks;
    const { id } = await create({ callbackUrl });
    at.world.stand("2026-11-21T10:00:00.000Z");
    const lengths = [
      [3_600, "2026-11-21T11:00:00.000Z"],
      [1, "2026-11-21T10:00:01.000Z"],
      [7 * day, "2026-11-28T10:00:00.000Z"],
      [0, null],
    ] as const;
    for (const [grace_period_s, until] of lengths)
      expect((await rotateSecret(id, { grace_period_s })).previous_secret_until).toBe(until);
    expect((await get(id)).previous_secret_until).toBeNull();
    expect(await at.world.node.database.all("select previous_secret from webhook")).toEqual([
      { previous_secret: null },
    ]);
    for (const grace_period_s of [-1, 7 * day + 1, 1.5])
      expect((await rejectionOf(rotateSecret(id, { grace_period_s }))).code).toBe("invalid_body");
  });

  test("does not change the status and the failure count at a rotation", async () => {
    await using at = await subscriber(engine);
    const { webhooks } = at.owner;
    const { id } = await webhooks.create({ callbackUrl });
    for (const [status, failures] of [
      ["paused", 3],
      ["disabled", 10],
    ] as const) {
      await at.put(id, status, failures);
      const before = await webhooks.get(id);
      const rotated = withoutSecret(await webhooks.rotateSecret(id, { grace_period_s: 0 }));
      expect(rotated).toEqual(before);
    }
  });
});
