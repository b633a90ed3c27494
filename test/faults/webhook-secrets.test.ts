/** Secrets of subscriptions are sealed on the disk, and not in the log, whatever was done with them. */
import { describe, expect, test } from "vitest";
import { engines, scratch } from "../engines.ts";
import { password } from "../world.ts";
import { contentOf } from "./content.ts";
import { browserAt, folder, start, urlOf } from "./process.ts";

/** All ways to write a secret down. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, "hex");
  const inBase64 = [bytes.toString("base64"), Buffer.from(secret).toString("base64")];
  return [secret, secret.toUpperCase(), bytes.toString("base64url"), bytes.toString("latin1"), ...inBase64];
}

describe.each(engines)("on %s", (engine) => {
  test("after subscriptions were made, used, rotated and deleted, no secret is in the database or the log", async () => {
    await using own = await scratch(engine);
    await using place = await folder();
    await using node = await start(place.path, {
      DATABASE_URL: urlOf(own.database),
      LOG_LEVEL: "trace",
      EGRESS_PINS: "hooks.example.test:8443=127.0.0.1", // where nobody listens
    });
    const { accounts, agents, webhooks } = browserAt(node.url);
    await accounts.signUp({ email: "developer@example.com", password });
    const callbackUrl = "https://hooks.example.test:8443/";
    const made = await webhooks.create({ callbackUrl });
    const { id } = made;
    await agents.register({ agent_id: "a", agent_url: "https://a.example.com/" });
    expect((await webhooks.test(id)).delivered).toBe(false);
    const rotated = await webhooks.rotateSecret(id, { grace_period_s: 3_600 });
    const [delivery] = (await webhooks.deliveries(id).page()).deliveries;
    await webhooks.redeliver(id, delivery?.id ?? "");
    await webhooks.replay(id, { status: "failed" });
    const deleted = await webhooks.adminCreate({ callbackUrl });
    await webhooks.remove(deleted.id);

    const kept = await contentOf(own.database);
    node.send("SIGTERM");
    const { out, err } = await node.ended;
    expect(kept).toContain(id); // it is the content that is looked at
    expect(out).toContain(`/api/webhooks/${id}/rotate-secret`);
    for (const { secret } of [made, rotated, deleted]) {
      for (const form of formsOf(secret)) {
        const found = Object.entries({ kept, out, err }).filter(([, text]) => text.includes(form));
        expect(found.map(([name]) => name)).toEqual([]);
      }
    }
  });
});
