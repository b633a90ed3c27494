/** The retention of events: what is deleted, what is kept, and what readers of deleted numbers get. */
import { describe, expect, it, vi } from "vitest";
import { RegistryError } from "../client/index.ts";
import { deleteOldEvents } from "../server/registry/events/retention.ts";
import { streamEvents } from "../server/registry/events/stream.ts";
import { engines } from "./engines.ts";
import { hang } from "./hang.ts";
import { scene } from "./webhooks/scene.ts";
import { createWorld, type TestWorld } from "./world.ts";

const day = 86_400_000;

async function register(world: TestWorld, ...ids: string[]): Promise<void> {
  for (const agent_id of ids)
    await world.registry.agents.register({ agent_id, agent_url: "https://agent.example.com/" });
}

async function storedSeqs(world: TestWorld): Promise<number[]> {
  const { events } = await world.registry.events.list().page();
  return events.map(({ payload }) => payload.seq);
}

const expired = { status: 410, code: "cursor_expired" };

describe.each(engines)("the retention of events, on %s", (engine) => {
  it("deletes events older than the setting, except the latest", async () => {
    const jobIntervals = { expiryMs: day, agingMs: 20 };
    await using world = await createWorld(engine, { eventRetentionDays: 2 }, { jobIntervals });
    await register(world, "a", "b");
    world.pass(day);
    await register(world, "c", "d");
    world.pass(day + 60_000);
    await vi.waitFor(async () => expect(await storedSeqs(world)).toEqual([3, 4]), hang);
    world.pass(10 * day);
    await vi.waitFor(async () => expect(await storedSeqs(world)).toEqual([4]), hang);
    expect((await world.registry.node.stats()).events).toMatchObject({ last_seq: 4, oldest_seq: 4 });
  });

  it("keeps all events by default", async () => {
    const jobIntervals = { expiryMs: day, agingMs: 20 };
    await using world = await createWorld(engine, {}, { jobIntervals });
    await register(world, "a", "b");
    world.pass(1_000 * day);
    await register(world, "c");
    expect(await storedSeqs(world)).toEqual([1, 2, 3]);
  });

  it("deletes at most 200 events at once, and says whether there are more", async () => {
    await using world = await createWorld(engine);
    await register(world, ...Array.from({ length: 203 }, (_, index) => `agent-${index}`));
    const { database } = world.node;
    expect(await deleteOldEvents(database, new Date("2100-01-01"), 0)).toBe(true);
    expect((await storedSeqs(world))[0]).toBe(201);
    expect(await deleteOldEvents(database, new Date("2100-01-01"), 0)).toBe(false);
    expect(await storedSeqs(world)).toEqual([203]);
  });

  it("deletes the values that changes replaced, with the events of these changes", async () => {
    await using world = await createWorld(engine);
    const { agents } = world.registry;
    const agent = { agent_id: "a", agent_url: "https://agent.example.com/" };
    for (const version of ["1", "2", "3"]) await agents.register({ ...agent, version });
    await deleteOldEvents(world.node.database, new Date("2100-01-01"), 0);
    const { changes } = await agents.changes("a").page();
    expect(changes.map(({ seq }) => seq)).toEqual([3]);
  });

  it("keeps the events of deliveries, and all later ones", async () => {
    await using at = await scene(engine);
    await at.cause();
    await at.subscribe();
    await at.cause();
    await at.cause();
    await deleteOldEvents(at.world.node.database, new Date("2100-01-01"), 0);
    expect(await storedSeqs(at.world)).toEqual([2, 3]);
  });

  it("responds with 410 to readers of deleted events, and not to others", async () => {
    await using world = await createWorld(engine);
    await register(world, "a", "b", "c", "d");
    await world.arrange.deleteEvents();
    const { registry } = world;
    const error = await registry.events
      .list({ after: 2 })
      .page()
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(RegistryError);
    expect(error).toMatchObject(expired);
    expect((await (await world.send("GET", "/events?after=2")).json()).oldest_seq).toBe(4);
    await expect(registry.events.list({ after: 2, types: ["cert.issued"] }).page()).rejects.toMatchObject(
      expired,
    );
    await expect(registry.events.stream({ after: 2 }).next()).rejects.toMatchObject(expired);
    const headers = { accept: "text/event-stream", "last-event-id": "2" };
    expect((await world.send("GET", "/events?after=3", { headers })).status).toBe(410);
    expect((await registry.events.list({ after: 3 }).page()).events).toHaveLength(1);
    expect((await registry.events.list({ after: 4 }).page()).events).toEqual([]);
    expect((await registry.events.list().page()).events).toHaveLength(1);
    expect((await world.send("GET", "/")).status).toBe(200);
  });

  it("ends a stream whose next events were deleted", async () => {
    await using world = await createWorld(engine);
    await register(world, "a", "b", "c");
    const stopping = new AbortController();
    const filters = { types: undefined, agentId: undefined };
    const stream = streamEvents(world.node.database, filters, 1, stopping.signal);
    await stream.next(); // the headers
    await world.arrange.deleteEvents();
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  it("leaves lists of changes to mirrors complete", async () => {
    await using world = await createWorld(engine);
    await register(world, "a", "b", "c");
    await world.arrange.deleteEvents();
    const response = await world.send("GET", "/list?after_seq=0&source=local");
    const { agents } = await response.json();
    expect(agents.map(({ agent_id }: { agent_id: string }) => agent_id)).toEqual(["a", "b", "c"]);
  });
});
