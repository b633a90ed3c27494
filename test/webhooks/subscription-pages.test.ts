/** Pagination of subscriptions while they change. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { header, outcomeOf } from "../responses.ts";
import { callbackUrl, subscriber } from "./subscriber.ts";

describe.each(engines)("on %s", (engine) => {
  test.each(["list", "adminList"] as const)(
    "%s gives each once, newest first, while others are made, changed and deleted",
    async (list) => {
      await using at = await subscriber(engine);
      const { webhooks } = at.owner;
      const ids: string[] = [];
      for (let n = 0; n < 10; n++) ids.unshift((await webhooks.create({ callbackUrl })).id);
      const given: string[] = [];
      const sizes: number[] = [];
      for await (const page of webhooks[list]({ limit: 3 }).pages()) {
        expect(page.count).toBe(page.webhooks.length);
        sizes.push(page.count);
        given.push(...page.webhooks.map(({ id }) => id));
        const last = given.at(-1) ?? "";
        await Promise.all([webhooks.create({ callbackUrl }), webhooks.create({ callbackUrl })]);
        if (sizes.length === 1)
          await webhooks.remove(last); // where the next page begins
        else await webhooks.update(last, { description: "Changed" });
      }
      expect(given).toEqual(ids);
      expect(sizes).toEqual([3, 3, 3, 1]);
    },
  );

  test("accepts a cursor only in its list and for its account", async () => {
    await using at = await subscriber(engine);
    const { webhooks } = at.owner;
    for (let n = 0; n < 3; n++) await webhooks.create({ callbackUrl });
    const { next_cursor } = await webhooks.list({ limit: 1 }).page();
    const cursor = next_cursor ?? "";
    expect(header(at.world, "link")).toBe(`</api/webhooks?limit=1&cursor=${cursor}>; rel="next"`);
    expect((await webhooks.list({ limit: 2, cursor }).page()).next_cursor).toBeNull();
    expect(header(at.world, "link")).toBeUndefined();

    const other = await at.world.developer();
    const operator = await at.world.owner();
    const elsewhere = [webhooks.adminList, other.webhooks.list, operator.webhooks.adminList];
    for (const list of elsewhere) expect(await outcomeOf(list({ cursor }).page())).toBe("invalid_cursor");
  });
});
