/** What is kept of receivers' responses: how much, as which text, for how long. */
import { describe, expect, test } from "vitest";
import { forgetOldResponses } from "../../server/registry/webhooks/retention.ts";
import { engines } from "../engines.ts";
import { all, scene } from "./scene.ts";

const sevenDaysMs = 7 * 86_400_000;

describe.each(engines)("on %s", (engine) => {
  test("a delivery has the body that was sent, and the beginning of each response, which the list leaves out", async () => {
    await using at = await scene(engine);
    const { id } = await at.subscribe();
    at.hook.respondWith((_request, response) => response.writeHead(500).end("é".repeat(3_000)));
    await at.cause();
    const [listed] = await all(at.owner.webhooks.deliveries(id));
    at.hook.respondWith((_request, response) => response.writeHead(200).end('{"received":true}'));
    await at.owner.webhooks.redeliver(id, listed?.id ?? "");

    const read = await at.owner.webhooks.delivery(id, listed?.id ?? "");
    expect(at.hook.requests.map(({ body }) => String(body))).toEqual([read.request_body, read.request_body]);
    expect(read.attempts).toMatchObject([
      {
        attempt: 2,
        response_status: 200,
        response_body: '{"received":true}',
        response_truncated: false,
      },
      { attempt: 1, response_status: 500, response_body: "é".repeat(2_048), response_truncated: true },
    ]);
    expect(Object.keys(listed?.attempts[0] ?? {})).not.toContain("response_body");
  });

  test("forgets responses after a week, and keeps their deliveries", async () => {
    await using at = await scene(engine, (_request, response) => response.writeHead(200).end("thanks"));
    const { id } = await at.subscribe();
    await at.cause();
    const [listed] = await all(at.owner.webhooks.deliveries(id));
    const startedAt = Date.parse(listed?.attempts[0]?.started_at ?? "");
    const bodyAfter = async (ms: number) => {
      const now = new Date(startedAt + ms);
      await forgetOldResponses(at.world.node.database, now, new AbortController().signal);
      const { attempts } = await at.owner.webhooks.delivery(id, listed?.id ?? "");
      return attempts.map(({ response_status, response_body }) => [response_status, response_body]);
    };
    expect(await bodyAfter(sevenDaysMs)).toEqual([[200, "thanks"]]);
    expect(await bodyAfter(sevenDaysMs + 1)).toEqual([[200, null]]);
  });

  test("keeps text without the secrets that signed the request, and nothing of other data", async () => {
    await using at = await scene(engine);
    const first = await at.subscribe();
    const { id, secret, signing_key } = await at.owner.webhooks.rotateSecret(first.id);
    const kept = async (body: string | Buffer) => {
      at.hook.respondWith((_request, response) => response.writeHead(500).end(body));
      const { response_body, response_truncated } = await at.owner.webhooks.test(id);
      return [response_body, response_truncated];
    };
    expect(await kept(`SECRET=${secret} KEY=${signing_key} OLD=${first.secret}`)).toEqual([
      "SECRET=[secret] KEY=whsec_[secret] OLD=[secret]",
      false,
    ]);
    const [atTheEnd] = await kept("x".repeat(4_080) + secret);
    expect(atTheEnd).toBe(`${"x".repeat(4_080)}[secret]`);
    expect(await kept(Buffer.from("caf\xe9!", "latin1"))).toEqual(["caf\ufffd!", false]);
    expect(await kept(Buffer.from([0x89, 0x50, 0, 1]))).toEqual([null, false]);
    expect(await kept("")).toEqual([null, false]);
  });
});
