/** The head start of the process that created a delivery: it must not outlive the process. */
import { describe, expect, it } from "vitest";
import { headStartUntil } from "../../server/registry/webhooks/head-start.ts";
import { engines, scratch } from "../engines.ts";
import { hang } from "../hang.ts";
import { createWorld } from "../world.ts";
import { reaching } from "./receiver.ts";
import { scene } from "./scene.ts";

describe.each(engines)("a delivery on %s", (engine) => {
  it("that a killed process had not claimed is made by the next start, at the same instant", async () => {
    await using own = await scratch(engine);
    await using at = await scene(engine, undefined, {}, [], { database: own.database });
    await at.subscribe();
    await at.cause();
    const now = "2026-11-20T16:15:01.000Z"; // for both: a head start never ends by itself
    at.world.stand(now);
    const until = headStartUntil(now);
    await at.world.sql(
      `update delivery set status = 'pending', finished_at = null, attempts = 0, head_start_until = '${until}'`,
    );
    const [settings, surroundings] = await reaching(at.hook);
    const clock = () => new Date(now);
    await using _next = await createWorld(
      engine,
      { ...settings, database: own.database },
      { ...surroundings, clock },
    );
    await expect.poll(() => at.keys(), hang).toHaveLength(2);
    expect(new Set(at.keys()).size).toBe(1);
  });
});
