/** The fake registry supports `Idempotency-Key` like a node. */
import { expect, test } from "vitest";
import { createFakeWorld } from "./world.ts";

test("a repeated request gets the first response, and another request with its key is rejected", async () => {
  await using world = createFakeWorld();
  const send = (name: string) =>
    world.send("POST", "/register", {
      headers: { "content-type": "application/json", "idempotency-key": "one" },
      body: JSON.stringify({ agent_id: "a", agent_url: "https://a.example.com/", name }),
    });
  const first = await send("A");
  const again = await send("A");
  expect([first.status, again.status, again.headers.get("idempotency-replayed")]).toEqual([201, 201, "true"]);
  expect(await again.text()).toBe(await first.text());
  expect(await (await send("B")).json()).toMatchObject({ status: 422, code: "idempotency_key_reused" });
  world.pass(86_400_000);
  expect((await send("B")).status).toBe(200);
});
