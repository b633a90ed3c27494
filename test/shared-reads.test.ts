/** Reads of the journal that event streams share. */
import { describe, expect, test } from "vitest";
import type { Database } from "../server/core/database/database.ts";
import { readEventsShared } from "../server/registry/events/shared-reads.ts";
import { engines } from "./engines.ts";
import { createWorld } from "./world.ts";

const all = { types: undefined, agentId: undefined };

/** A read of the journal: its last number, the events, and up to which number events were deleted. */
const statementsOfRead = 3;

/** A database that counts the statements that read it. */
function counting(database: Database): { counted: Database; statements: () => number } {
  let statements = 0;
  const counted: Database = {
    ...database,
    all: (sql, params) => {
      statements++;
      return database.all(sql, params);
    },
    get: (sql, params) => {
      statements++;
      return database.get(sql, params);
    },
  };
  return { counted, statements: () => statements };
}

describe.each(engines)("reads of the journal by streams on %s", (engine) => {
  const agent = (id: string) => ({ agent_id: id, agent_url: "https://a.example.com" });

  test("are made once for all streams at the same position, and again for each other position or filter", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register(agent("a"));
    const { counted, statements } = counting(world.node.database);
    const same = await Promise.all([1, 2, 3].map(() => readEventsShared(counted, all, 0, 25)));
    expect(statements()).toBe(statementsOfRead);
    for (const { events } of same) expect(events).toMatchObject([{ seq: 1, type: "agent.registered" }]);
    await Promise.all([
      readEventsShared(counted, all, 0, 25),
      readEventsShared(counted, all, 0, 50),
      readEventsShared(counted, { types: ["agent.registered"], agentId: undefined }, 0, 25),
      readEventsShared(counted, { types: undefined, agentId: "a" }, 0, 25),
    ]);
    expect(statements()).toBe(5 * statementsOfRead + 1); // those of an agent read its ids too
  });

  test("are not shared with a read that began before the last commit", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register(agent("a"));
    const { counted } = counting(world.node.database);
    const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
    const slow: Database = {
      ...counted,
      all: async (sql, params) => {
        const rows = await counted.all<never>(sql, params);
        await isHeld;
        return rows;
      },
    };
    const before = readEventsShared(slow, all, 0, 25);
    await world.registry.agents.register(agent("b"));
    const after = await readEventsShared(counted, all, 0, 25);
    release();
    expect(after.events.map(({ seq }) => seq)).toEqual([1, 2]);
    expect((await before).events.at(0)?.seq).toBe(1);
  });
});
