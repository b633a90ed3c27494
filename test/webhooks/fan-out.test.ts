/** Fan-out to many subscribers, some of which hang: the others get their deliveries without delay. */
import { describe, expect, test, vi } from "vitest";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { isEveryday } from "../runs.ts";
import { type Respond, receiver } from "./receiver.ts";
import { scene } from "./scene.ts";

/** The numbers of healthy receivers and of receivers that hang. */
const healthy = 150;
const hanging = 50;

describe.each(engines)("on %s", (engine) => {
  test.skipIf(isEveryday)(
    "delivers to 150 healthy receivers before the first attempt to one of 50 that hang has timed out",
    async () => {
      const arrived: string[] = [];
      const respond: Respond = ({ path }, response) => {
        arrived.push(path);
        if (path.startsWith("/well")) response.writeHead(204).end();
      };
      await using ended = new AsyncDisposableStack();
      const hosts = await Promise.all(
        Array.from({ length: 25 }, (_, index) => receiver(respond, `hook.example-${index}.test`)),
      );
      for (const host of hosts) ended.use(host);
      await using at = await scene(engine, respond, {}, hosts, { deliveryWaitMs: 500 });
      for (let index = 0; index < healthy + hanging; index++) {
        const path = index % 4 === 0 ? `/hang-${index}` : `/well-${index}`;
        await at.owner.webhooks.create({ callbackUrl: hosts[index % hosts.length]?.url(path) ?? "" });
      }
      // A host that has never responded with 2xx gets one delivery at a time.
      await at.world.sql("update webhook set reached_at = '2026-11-20T16:00:00.000Z'");
      await at.cause();

      // The response is there, and so is the event at all that are healthy, while no attempt at one that hangs has ended.
      const well = () => arrived.filter((path) => path.startsWith("/well"));
      await vi.waitFor(() => expect(well()).toHaveLength(healthy), hang);
      expect(new Set(well()).size).toBe(healthy);
      await vi.waitFor(async () => {
        const { webhooks } = await at.world.registry.node.stats();
        expect(webhooks.deliveries).toEqual({ delivered: healthy, failed: 0, skipped: 0 });
      }, hang);
    },
  );
});
